//! Dealing: from a table that is laid out to the first hands.

use std::sync::Arc;

use crate::event::Trigger;
use crate::ids::{PileId, PileSet, Player};
use crate::rng::Rng;
use crate::state::{Phase, State, Turn};
use crate::types::Types;
use crate::zone::{End, Zone};

impl State {
    pub(super) fn deal(&mut self, seed: u64) {
        self.rng = Rng::new(seed);
        let first = match self.rules.setup.first {
            Some(first) => first,
            None => Player(self.rng.below(self.rules.players() as u32) as u8),
        };
        self.prepare_piles();
        self.regular = first;
        self.turn = Turn::of(first, 1, Phase::Start);
        if self.rules.listeners.hear(Trigger::GameStart, Types::ANY) {
            self.turn.phase = Phase::SetUp;
        } else {
            self.deal_hands(first);
        }
    }

    /// Shuffles the starting decks and deals the first hands.
    pub(crate) fn deal_hands(&mut self, first: Player) {
        for player in self.turn_order_from(first) {
            self.cards.shuffle(Zone::Deck(player), &mut self.rng);
            self.cards.deal(player, 5);
        }
    }

    /// Shuffles the piles and decks that are shuffled before a game, and deals from them what a game needs.
    fn prepare_piles(&mut self) {
        for pile in self.rules.face_down.iter() {
            if self.pile_len(pile) > 0 {
                self.shuffle_pile(pile);
            }
        }
        if !self.rules.dealt.is_empty() {
            self.deal_from_piles();
            self.shuffle_dealt();
        }
    }

    /// Shuffles the decks into which something was dealt.
    fn shuffle_dealt(&mut self) {
        let pile_of = |&(_, to, _): &(PileId, Zone, usize)| match to {
            Zone::Pile(pile) => Some(pile),
            _ => None,
        };
        let decks: PileSet = self.rules.dealt.iter().filter_map(pile_of).collect();
        for deck in decks.iter() {
            self.shuffle_pile(deck);
        }
    }

    /// Deals from piles what a game needs.
    pub(crate) fn deal_from_piles(&mut self) {
        let rules = Arc::clone(&self.rules);
        for &(from, to, cards) in &rules.dealt {
            for _ in 0..cards {
                if let Some(top) = self.top_of(from) {
                    self.relocate(top, to, End::Bottom);
                }
            }
        }
    }

    /// Shuffles a pile; nobody knows its order.
    pub(crate) fn shuffle_pile(&mut self, pile: PileId) {
        self.cards.shuffle(Zone::Pile(pile), &mut self.rng);
        self.price(pile);
    }

    /// The player who starts the next game: the one to the left of the winner, or after a shared victory one of those who
    /// did not win, by chance.
    pub fn next_first_player(&self, seed: u64) -> Player {
        let winners = self.winners();
        if let [winner] = winners[..] {
            return self.others(winner).next().expect("a game has at least two players");
        }
        let losers: Vec<Player> = self.players().filter(|p| !winners.contains(p)).collect();
        let candidates = if losers.is_empty() { self.players().collect() } else { losers };
        candidates[Rng::new(seed).below(candidates.len() as u32) as usize]
    }
}
