//! Cards in places, as far as they are known.

use fief_engine::ids::{Kind, Player};
use fief_engine::question::Site;
use fief_engine::view::View;
use fief_engine::zone::Zone;
use fief_telling::by_use;

use crate::protocol::{CardCount, DeckView, DiscardView, MatView, Place, PlayedCard, ZoneView};

/// Copies together, best to read.
pub(super) fn counted(view: View<'_>, kinds: impl IntoIterator<Item = Kind>) -> Vec<CardCount> {
    let named = |(kind, count)| CardCount { card: view.name(kind).to_owned(), count };
    by_use(view, kinds).into_iter().map(named).collect()
}

/// A zone of which the order is nobody's business.
pub(super) fn zone(view: View<'_>, zone: Zone) -> ZoneView {
    let cards: Vec<Option<Kind>> = view.known_in(zone).collect();
    ZoneView { count: cards.len(), cards: counted(view, cards.into_iter().flatten()) }
}

pub(super) fn deck(view: View<'_>, owner: Player) -> DeckView {
    let cards: Vec<Option<Kind>> = view.known_in(Zone::Deck(owner)).collect();
    let known = cards.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
    let name = |kind: &Option<Kind>| kind.map(|kind| view.name(kind).to_owned());
    DeckView { count: cards.len(), top: cards[..known].iter().map(name).collect() }
}

/// A discard pile. What lies under its top is a matter of counting, so only counters show it.
pub(super) fn discard(view: View<'_>, owner: Player, counters: bool) -> DiscardView {
    let cards: Vec<Option<Kind>> = view.known_in(Zone::Discard(owner)).collect();
    let top = cards.first().copied().flatten().map(|kind| view.name(kind).to_owned());
    let whole = counters && view.eye().sees_as(owner);
    let known = cards.iter().copied().flatten();
    DiscardView {
        count: cards.len(),
        top,
        cards: if whole { counted(view, known) } else { Vec::new() },
    }
}

/// What a player has in play, in the order in which it was played; equal neighbours are told together.
pub(super) fn in_play(view: View<'_>, owner: Player) -> Vec<PlayedCard> {
    let played: Vec<(Kind, bool)> = view.played(owner).collect();
    let together = |same: &[(Kind, bool)]| {
        let (kind, stays) = same[0];
        PlayedCard { card: view.name(kind).to_owned(), count: same.len() as u16, stays }
    };
    played.chunk_by(|a, b| a == b).map(together).collect()
}

/// The mats that have something on them.
pub(super) fn mats(view: View<'_>, owner: Player) -> Vec<MatView> {
    let all = view.rules().mats().map(|(mat, name)| MatView {
        name: name.to_owned(),
        cards: zone(view, Zone::Mat(owner, mat)),
    });
    all.filter(|mat| mat.cards.count > 0).collect()
}

/// Where something lies, as a client finds it: mats and landscapes by their names, which mean something there.
pub(super) fn place(view: View<'_>, at: Option<Site>) -> Place {
    match at {
        None => Place::Nowhere,
        Some(Site::Landscape(kind)) => Place::Landscape { card: view.name(kind).to_owned() },
        Some(Site::In(zone)) => match zone {
            Zone::Deck(p) => Place::Deck { seat: p.0 },
            Zone::Hand(p) => Place::Hand { seat: p.0 },
            Zone::Discard(p) => Place::Discard { seat: p.0 },
            Zone::InPlay(p) => Place::InPlay { seat: p.0 },
            Zone::Aside(p) => Place::Aside { seat: p.0 },
            Zone::SetAside(p) => Place::SetAside { seat: p.0 },
            Zone::Mat(p, mat) => {
                Place::Mat { seat: p.0, mat: view.rules().mat_name(mat).to_owned() }
            }
            Zone::Trash => Place::Trash,
            Zone::Pile(pile) => Place::Pile { pile: pile.index() },
            Zone::Box => Place::Nowhere,
        },
    }
}
