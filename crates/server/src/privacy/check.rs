//! What may be in a message, by the engine's own account of what a player knows.

use std::collections::BTreeMap;

use fief_engine::ids::{CardId, Player};
use fief_engine::log::{Entry, What};
use fief_engine::setup::Open;
use fief_engine::state::State;
use fief_engine::table::Table;
use fief_engine::view::Eye;
use fief_engine::zone::Zone;
use serde_json::Value;

use crate::protocol::{CardCount, LogLine, Piece, Place, SeatView, Update, ZoneView};

/// Cards by name.
type Heap = BTreeMap<String, usize>;

/// Somebody who reads, and remembers the log.
pub(super) struct Reader {
    pub(super) eye: Eye,
    log: Vec<LogLine>,
}

impl Reader {
    pub(super) fn new(eye: Eye) -> Self {
        Self { eye, log: Vec::new() }
    }

    /// Whether the reader may know a card, as the engine says.
    fn knows(&self, state: &State, card: CardId) -> bool {
        match self.eye {
            Eye::Seat { seat } => state.view(seat).kind(card).is_some(),
            Eye::Watcher | Eye::Open => state.players().all(|p| state.view(p).kind(card).is_some()),
        }
    }

    /// The cards of a zone that the reader may know, and how many others there are.
    fn allowed(&self, state: &State, zone: Zone) -> (Heap, usize) {
        let mut heap = Heap::new();
        let mut hidden = 0;
        for card in state.cards().in_zone(zone) {
            if self.knows(state, card) {
                *heap.entry(state.name(state.kind(card)).to_owned()).or_default() += 1;
            } else {
                hidden += 1;
            }
        }
        (heap, hidden)
    }

    fn heap(&self, state: &State, zone: Zone, shown: &[CardCount]) -> usize {
        let (allowed, hidden) = self.allowed(state, zone);
        for CardCount { card, count } in shown {
            let most = allowed.get(card).copied().unwrap_or(0);
            let eye = self.eye;
            assert!(usize::from(*count) <= most, "{eye:?} is shown {count} {card} in {zone:?}");
        }
        hidden
    }

    fn zone(&self, state: &State, zone: Zone, shown: &ZoneView) -> usize {
        assert_eq!(shown.count, state.cards().len(zone), "how many is open: {zone:?}");
        self.heap(state, zone, &shown.cards)
    }

    /// Checks an update against the true game, and says how many cards were hidden from its reader.
    pub(super) fn check(&mut self, update: &Update, copy: &Table, counters: bool) -> usize {
        let state = copy.state();
        let asked = copy.question().map(|question| question.player);
        let own = self.eye.seat();
        assert_eq!(
            update.question.is_some(),
            own.is_some() && asked == own,
            "who is asked is told"
        );
        assert_eq!(update.waiting.as_ref().map(|waiting| Player(waiting.seat)), asked);
        assert_eq!(update.view.tracker.is_some(), own.is_some() && counters);
        assert!(update.view.outcome.is_none() || state.is_over());
        if !counters && !state.is_over() {
            assert!(
                update.view.seats.iter().all(|seat| seat.score.is_none() && seat.owned.is_none())
            );
        }
        self.log.truncate(update.log.from);
        self.log.extend(update.log.lines.iter().cloned());
        // Lines stay in the log, so that looking at all of them now and then misses none.
        if copy.answers().len().is_multiple_of(8) || state.is_over() {
            self.check_log(copy);
        }
        self.piles(state, update);
        let players = state.players();
        players.zip(&update.view.seats).map(|(p, seat)| self.seat(state, p, seat)).sum()
    }

    /// A pile that lies face down is told by its own name, in the view as in the question, and what is under the top
    /// of a shuffled one by nothing.
    fn piles(&self, state: &State, update: &Update) {
        for (pile, shown) in state.piles().zip(&update.view.piles) {
            let about = state.rules().pile(pile);
            if !about.is_deck && about.open != Open::Whole {
                assert!(shown.cards.is_empty(), "{:?} looks into {}", self.eye, about.name);
            }
            if about.shows_top() {
                continue;
            }
            self.heap(state, Zone::Pile(pile), &shown.cards);
            let known = state.top_of(pile).filter(|&top| self.knows(state, top));
            let may_be_named = known.map_or(about.kind, |top| state.kind(top));
            assert_eq!(shown.card, state.name(may_be_named), "on top of {}", about.name);
            let question = update.question.iter();
            let here = |at: &Place| *at == Place::Pile { pile: pile.index() };
            let mut blocked = question.flat_map(|question| &question.blocked);
            let named = blocked.find(|blocked| here(&blocked.at) && blocked.card != about.name);
            assert_eq!(named, None, "{:?} is told what lies on {}", self.eye, about.name);
        }
    }

    fn seat(&self, state: &State, owner: Player, seat: &SeatView) -> usize {
        let mut hidden = self.zone(state, Zone::Hand(owner), &seat.hand);
        hidden += self.zone(state, Zone::Aside(owner), &seat.aside);
        hidden += self.zone(state, Zone::SetAside(owner), &seat.set_aside);
        for mat in &seat.mats {
            let named = state.rules().mats().find(|&(_, name)| name == mat.name);
            hidden += self.zone(state, Zone::Mat(owner, named.expect("a mat").0), &mat.cards);
        }
        hidden += self.heap(state, Zone::Discard(owner), &seat.discard.cards);
        let deck: Vec<CardId> = state.cards().in_zone(Zone::Deck(owner)).collect();
        assert_eq!(seat.deck.count, deck.len());
        for (shown, &card) in seat.deck.top.iter().zip(&deck) {
            if let Some(name) = shown {
                assert!(self.knows(state, card), "{:?} is shown {name} on a deck", self.eye);
                assert_eq!(name, state.name(state.kind(card)));
            }
        }
        hidden + deck.len() - seat.deck.top.iter().flatten().count()
    }

    /// No line may name a card that the entries of the same player do not show to this reader.
    fn check_log(&self, copy: &Table) {
        let rules = copy.state().rules();
        let mut shown: BTreeMap<(u8, String), usize> = BTreeMap::new();
        for line in &self.log {
            for piece in &line.pieces {
                if let Piece::Card { card, count } = piece {
                    *shown.entry((line.seat, card.clone())).or_default() += usize::from(*count);
                }
            }
        }
        for entry in copy.log().iter().filter(|entry| self.may_read(entry)) {
            for &kind in &entry.cards {
                let key = (entry.player.0, rules.definition(kind).name.to_owned());
                if let Some(left) = shown.get_mut(&key) {
                    *left = left.saturating_sub(1);
                }
            }
        }
        let too_many: Vec<_> = shown.iter().filter(|(_, count)| **count > 0).collect();
        assert!(too_many.is_empty(), "{:?} is told of {too_many:?}", self.eye);
    }

    fn may_read(&self, entry: &Entry) -> bool {
        // A private line is its player's; a card that is passed is also the receiver's.
        let told = |seat| entry.player == seat || entry.what == What::Pass(seat);
        !entry.private || self.eye.seat().is_some_and(told)
    }
}

/// The places in an update that may name a card, without the numbers of lists.
const PLACES: [&str; 24] = [
    "view.piles.name",
    "view.piles.card",
    "view.piles.cards.card",
    "view.piles.chosen_for",
    "view.landscapes.card",
    "view.landscapes.chosen",
    "view.trash.card",
    "view.turn.given_by",
    "view.seats.hand.cards.card",
    "view.seats.deck.top",
    "view.seats.discard.top",
    "view.seats.discard.cards.card",
    "view.seats.in_play.card",
    "view.seats.aside.cards.card",
    "view.seats.set_aside.cards.card",
    "view.seats.owned.card",
    "view.seats.mats.name",
    "view.seats.mats.cards.cards.card",
    "view.seats.tokens.name",
    "view.seats.badges",
    "view.tracker.",
    "view.outcome.seats.cards.card",
    "log.lines.pieces.card",
    "question.",
];

/// Cards are named only where [`Reader::check`] looks, or in what only the player that is asked gets.
pub(super) fn names_where_they_may_be(text: &str, copy: &Table) {
    let message: Value = serde_json::from_str(text).expect("a message");
    let rules = copy.state().rules();
    let names: Vec<&str> = rules.kinds().map(|kind| rules.definition(kind).name).collect();
    walk("", &message, &mut |path, said| {
        let allowed = PLACES.iter().any(|place| path.starts_with(place));
        assert!(allowed || !names.contains(&said), "{said} at {path}");
    });
}

fn walk(path: &str, value: &Value, see: &mut impl FnMut(&str, &str)) {
    match value {
        Value::String(text) => see(path, text),
        Value::Array(items) => items.iter().for_each(|item| walk(path, item, see)),
        Value::Object(fields) => {
            for (name, field) in fields {
                let path = if path.is_empty() { name.clone() } else { format!("{path}.{name}") };
                walk(&path, field, see);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}
