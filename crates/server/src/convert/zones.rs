//! Cards in places, as far as they are known.

use fief_engine::ids::{Kind, Player};
use fief_engine::state::State;
use fief_engine::types::Type;
use fief_engine::zone::{Mat, Zone};

use super::Eye;
use crate::protocol::{CardCount, DeckView, DiscardView, MatView, PlayedCard, ZoneView};

/// The cards of a zone from its top, those that are not known as nothing.
pub(super) fn shown(state: &State, eye: Eye, zone: Zone) -> Vec<Option<Kind>> {
    state.cards().in_zone(zone).map(|card| eye.kind(state, card)).collect()
}

/// Copies together, best to read: Actions first, then Treasures, then the rest, the dearest first.
pub(super) fn counted(state: &State, kinds: impl IntoIterator<Item = Kind>) -> Vec<CardCount> {
    let mut kinds: Vec<Kind> = kinds.into_iter().collect();
    let rank = |&kind: &Kind| {
        let types = state.types(kind);
        let group = [Type::Action, Type::Treasure].iter().position(|&t| types.has(t)).unwrap_or(2);
        (group, std::cmp::Reverse(state.definition(kind).cost.coins), kind)
    };
    kinds.sort_by_key(rank);
    let name = |kind: Kind| state.name(kind).to_owned();
    let same = kinds.chunk_by(|a, b| a == b);
    same.map(|some| CardCount { card: name(some[0]), count: some.len() as u16 }).collect()
}

/// A zone of which order is nobody's business.
pub(super) fn zone(state: &State, eye: Eye, zone: Zone) -> ZoneView {
    let cards = shown(state, eye, zone);
    ZoneView { count: cards.len(), cards: counted(state, cards.into_iter().flatten()) }
}

pub(super) fn deck(state: &State, eye: Eye, owner: Player) -> DeckView {
    let cards = shown(state, eye, Zone::Deck(owner));
    let known = cards.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
    let name = |kind: &Option<Kind>| kind.map(|kind| state.name(kind).to_owned());
    DeckView { count: cards.len(), top: cards[..known].iter().map(name).collect() }
}

/// A discard pile. What lies under its top is a matter of counting, so only counters show it.
pub(super) fn discard(state: &State, eye: Eye, owner: Player, counters: bool) -> DiscardView {
    let cards = shown(state, eye, Zone::Discard(owner));
    let top = cards.first().copied().flatten().map(|kind| state.name(kind).to_owned());
    let whole = counters && eye.is(owner);
    let known = cards.iter().copied().flatten();
    DiscardView {
        count: cards.len(),
        top,
        cards: if whole { counted(state, known) } else { Vec::new() },
    }
}

/// What a player has in play, in the order in which it was played; equal neighbours are told together.
pub(super) fn in_play(state: &State, eye: Eye, owner: Player) -> Vec<PlayedCard> {
    let mut played: Vec<PlayedCard> = Vec::new();
    for card in state.cards().in_zone(Zone::InPlay(owner)) {
        let Some(kind) = eye.kind(state, card) else { continue };
        let (name, stays) = (state.name(kind), state.view(owner).stays_in_play(card));
        match played.last_mut() {
            Some(last) if last.card == name && last.stays == stays => last.count += 1,
            _ => played.push(PlayedCard { card: name.to_owned(), count: 1, stays }),
        }
    }
    played
}

/// The mats that have something on them.
pub(super) fn mats(state: &State, eye: Eye, owner: Player) -> Vec<MatView> {
    let all = Mat::ALL.into_iter().map(|mat| MatView {
        name: mat.name().to_owned(),
        cards: zone(state, eye, Zone::Mat(owner, mat)),
    });
    all.filter(|mat| mat.cards.count > 0).collect()
}

/// A zone as a place on the table.
pub(super) fn place(zone: Zone) -> crate::protocol::Place {
    use crate::protocol::Place;
    match zone {
        Zone::Deck(p) => Place::Deck { seat: p.0 },
        Zone::Hand(p) => Place::Hand { seat: p.0 },
        Zone::Discard(p) => Place::Discard { seat: p.0 },
        Zone::InPlay(p) => Place::InPlay { seat: p.0 },
        Zone::Aside(p) => Place::Aside { seat: p.0 },
        Zone::SetAside(p) => Place::SetAside { seat: p.0 },
        Zone::Mat(p, mat) => Place::Mat { seat: p.0, mat: mat.name().to_owned() },
        Zone::Trash => Place::Trash,
        Zone::Pile(pile) => Place::Pile { pile: pile.index() },
        Zone::Box => Place::Nowhere,
    }
}
