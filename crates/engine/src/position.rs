//! Any position at all: how scenarios and puzzles set the table.

use crate::card::Card;
use crate::ids::{CardId, Kind, PileId, Player};
use crate::rng::Rng;
use crate::setup::{Open, Start};
use crate::state::{Phase, Pools, State, Turn};
use crate::tokens::{Spot, Token};
use crate::zone::{End, Zone};

/// A table being set. It begins with full piles and players that have nothing, in the Action phase of the first player.
#[derive(Debug)]
pub struct Position {
    state: State,
}

impl Position {
    /// The table of a game before anything is dealt.
    pub fn new(start: &Start) -> Self {
        let mut state = start.undealt().clone();
        for player in state.players() {
            *state.pools_mut(player) = Pools::default();
            while let Some(card) = state.cards.top(Zone::Deck(player)) {
                state.relocate(card, Zone::Box, End::Bottom);
            }
        }
        while let Some(card) = state.cards.top(Zone::Trash) {
            state.relocate(card, Zone::Box, End::Bottom);
        }
        for pools in &mut state.pools {
            *pools = Pools::default();
        }
        let mut position = Self { state };
        position.state.deal_from_piles();
        position.set_turn(Player(0), Phase::Action);
        position
    }

    /// The kind of a card, if the game has it.
    pub fn kind(&self, card: &Card) -> Option<Kind> {
        self.state.rules.kind_named(card.name)
    }

    /// Puts a new card at the bottom of a zone: the first card put onto a deck is its top.
    pub fn put(&mut self, kind: Kind, zone: Zone) {
        self.state.cards.create(kind, zone);
    }

    /// Puts a new card into play that its player has played this turn: what counts plays counts it.
    pub fn put_played(&mut self, kind: Kind, player: Player) {
        let card = self.state.cards.create(kind, Zone::InPlay(player));
        let here = self.state.cards.track(card);
        self.state.record_play(player, kind, here, (None, None), |_| {});
    }

    /// Leaves `count` cards in a pile.
    pub fn set_pile(&mut self, pile: PileId, count: usize) {
        while self.state.pile_len(pile) > count {
            let top = self.state.top_of(pile).expect("a pile with cards has a top");
            self.state.relocate(top, Zone::Box, End::Bottom);
        }
        while self.state.pile_len(pile) < count {
            let card = self.state.cards.create(self.state.rules.pile(pile).kind, Zone::Box);
            self.state.relocate(card, Zone::Pile(pile), End::Top);
        }
    }

    /// Puts cards of these kinds on top of a pile, the first on top, as far as they are in it or could have been.
    pub fn stack_pile(&mut self, pile: PileId, top: &[Kind]) {
        for &kind in top.iter().rev() {
            let found = self.last_in(Zone::Pile(pile), kind);
            if found.is_none() && self.state.home_of(kind) == Some(pile) {
                self.swap_with_box(pile, kind);
            }
            if found.is_none() && self.state.rules.pile(pile).is_deck {
                self.swap_with_other_deck(pile, kind);
            }
            if let Some(card) = self.last_in(Zone::Pile(pile), kind) {
                self.state.relocate(card, Zone::Pile(pile), End::Top);
            }
        }
    }

    /// Takes a card out of another deck of cards that belong to nobody, for the bottom card of this one.
    fn swap_with_other_deck(&mut self, pile: PileId, kind: Kind) {
        let decks = self.state.piles().filter(|&other| self.state.rules.pile(other).is_deck);
        let found = decks.filter_map(|deck| Some((deck, self.last_in(Zone::Pile(deck), kind)?)));
        let found = found.last();
        let bottom = self.state.cards.in_zone(Zone::Pile(pile)).last();
        if let (Some((deck, card)), Some(bottom)) = (found, bottom) {
            self.state.relocate(bottom, Zone::Pile(deck), End::Bottom);
            self.state.relocate(card, Zone::Pile(pile), End::Top);
        }
    }

    fn last_in(&self, zone: Zone, kind: Kind) -> Option<CardId> {
        self.state.cards.in_zone(zone).filter(|&card| self.state.kind(card) == kind).last()
    }

    /// Exchanges the bottom card of a pile for one that was left out of it.
    fn swap_with_box(&mut self, pile: PileId, kind: Kind) {
        let bottom = self.state.cards.in_zone(Zone::Pile(pile)).last();
        if let (Some(bottom), Some(card)) = (bottom, self.last_in(Zone::Box, kind)) {
            self.state.relocate(bottom, Zone::Box, End::Bottom);
            self.state.relocate(card, Zone::Pile(pile), End::Bottom);
        }
    }

    /// Sets the number of tokens of a sort in a place.
    pub fn put_tokens(&mut self, owner: Option<Player>, at: Spot, token: Token, n: u16) {
        self.state.remove_tokens(owner, at, token, u16::MAX);
        if n > 0 {
            self.state.add_tokens(owner, at, token, n);
        }
    }

    /// Gives a player a Project, State or Artifact.
    pub fn give(&mut self, player: Player, kind: Kind) {
        self.state.holdings.push((player, kind));
    }

    /// Makes it `player`'s turn, in `phase`, with one Action and one Buy.
    pub fn set_turn(&mut self, player: Player, phase: Phase) {
        self.state.turn = Turn::of(player, 1, phase);
        self.state.regular = player;
        for other in self.state.players() {
            let one = u16::from(other == player);
            let pools = self.state.pools_mut(other);
            (pools.actions, pools.buys) = (one, one);
            // A turn counts from its start.
            pools.turns = if phase == Phase::Start { 0 } else { one };
        }
    }

    /// What a player has beside cards.
    pub fn pools_mut(&mut self, player: Player) -> &mut Pools {
        self.state.pools_mut(player)
    }

    /// Puts these cards on top at the player's next shuffle (the one after that, if called again), as far as they are
    /// among the shuffled.
    pub fn rig_shuffle(&mut self, player: Player, top: Vec<Kind>) {
        self.state.rigged.push((player, top));
    }

    /// Sets the luck to come.
    pub fn seed(&mut self, seed: u64) {
        self.state.rng = Rng::new(seed);
    }

    /// The position so far.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The table as it is set. A deck that belongs to nobody lies face down, whatever was put on top of it.
    pub fn finish(mut self) -> State {
        for pile in self.state.piles() {
            let about = self.state.rules.pile(pile);
            if about.is_deck && about.open == Open::Nothing {
                self.state.cards.forget(Zone::Pile(pile));
            }
        }
        self.state
    }
}

/// The players whose next shuffle is still rigged.
pub fn unused_shuffles(state: &State) -> impl Iterator<Item = Player> {
    state.rigged.iter().map(|&(player, _)| player)
}
