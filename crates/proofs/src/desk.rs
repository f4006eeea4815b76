//! Small tables, set by hand.

use std::fmt::Write as _;

use fief_cards::LIBRARY;
use fief_cards::kingdoms::{Kingdom, everything};
use fief_engine::ids::Player;
use fief_engine::position::Position;
use fief_engine::setup::{CardName, Setup, Start};
use fief_engine::state::{Phase, State};
use fief_engine::zone::Zone;

const NAMES: [&str; 6] = ["Alice", "Bob", "Carol", "Dave", "Eve", "Frank"];

/// A table in preparation, in the Action phase of the first player. Cards are named in one text: "Chapel, Estate".
#[derive(Debug)]
pub struct Desk(Position);

impl Desk {
    /// A table for `players` with these Kingdom cards and full piles.
    pub fn new(players: usize, kingdom: &[&str]) -> Self {
        let mut chosen = Kingdom::of(kingdom.iter().map(|name| CardName::parse(name)));
        chosen.complete(&everything(), 0).expect("what must be chosen for a card can be");
        let Kingdom { cards, landscapes } = chosen;
        let setup = Setup { kingdom: cards, landscapes, ..Setup::new(&NAMES[..players], &[]) };
        let start = Start::new(setup, &LIBRARY).expect("a legal kingdom");
        Self(Position::new(&start))
    }

    /// Puts cards into a hand.
    #[must_use]
    pub fn hand(self, seat: u8, cards: &str) -> Self {
        self.put(Zone::Hand(Player(seat)), cards)
    }

    /// Puts cards onto a deck, the top first.
    #[must_use]
    pub fn deck(self, seat: u8, cards: &str) -> Self {
        self.put(Zone::Deck(Player(seat)), cards)
    }

    /// Puts cards into a discard pile, the top first.
    #[must_use]
    pub fn discard(self, seat: u8, cards: &str) -> Self {
        self.put(Zone::Discard(Player(seat)), cards)
    }

    fn put(mut self, zone: Zone, cards: &str) -> Self {
        for name in cards.split(',').map(str::trim).filter(|name| !name.is_empty()) {
            let kind = self.0.state().rules().kind_named(name);
            self.0.put(kind.unwrap_or_else(|| panic!("{name} is not in this game")), zone);
        }
        self
    }

    /// Leaves `count` cards in a pile.
    #[must_use]
    pub fn pile(mut self, name: &str, count: usize) -> Self {
        let pile = self.0.state().rules().pile_named(name).expect("a pile of this game");
        self.0.set_pile(pile, count);
        self
    }

    /// Sets the phase of the first player's turn.
    #[must_use]
    pub fn phase(mut self, phase: Phase) -> Self {
        self.0.set_turn(Player(0), phase);
        self
    }

    /// The finished table.
    pub fn set(self) -> State {
        self.0.finish()
    }
}

/// The table as one text. Two games with the same text are the same for every player: the order of a hand or of the
/// trash does not count, that of a deck or discard pile does.
pub fn arrangement(state: &State) -> String {
    let names = |zone: Zone| -> Vec<&str> {
        state.cards().in_zone(zone).map(|card| state.card(card).name).collect()
    };
    let sorted = |zone: Zone| {
        let mut names = names(zone);
        names.sort_unstable();
        names
    };
    let mut text = String::new();
    for player in state.players() {
        let _ = writeln!(
            text,
            "{player:?} hand {:?} deck {:?} discard {:?} in play {:?} aside {:?} {:?} {:?}",
            sorted(Zone::Hand(player)),
            names(Zone::Deck(player)),
            names(Zone::Discard(player)),
            sorted(Zone::InPlay(player)),
            names(Zone::Aside(player)),
            names(Zone::SetAside(player)),
            state.pools(player),
        );
    }
    let piles: Vec<usize> = state.piles().map(|pile| state.pile_len(pile)).collect();
    let _ = write!(text, "trash {:?} piles {piles:?}", sorted(Zone::Trash));
    text
}
