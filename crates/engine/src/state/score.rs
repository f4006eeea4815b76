//! Victory points, and the winners (chapter II, the end of the game).

use super::State;
use crate::card::{Card, Worth};
use crate::ids::{Kind, Player};

impl State {
    /// The victory points of `player` now.
    pub fn score(&self, player: Player) -> i32 {
        let owned = self.cards.owned(player).iter().zip(&self.rules.points);
        let fixed: i32 = owned.map(|(&n, &points)| i32::from(n) * i32::from(points)).sum();
        let mut points = i32::from(self.pools(player).points) + fixed;
        if !self.rules.counted.is_empty() {
            points += self.counted_points(player);
        }
        if self.rules.landscapes_score {
            points += self.landscape_points(player);
        }
        points
    }

    /// The victory points of the landscapes and States that work for a player.
    fn landscape_points(&self, player: Player) -> i32 {
        let points = |kind: Kind| match self.definition(kind).worth {
            Worth::Nothing | Worth::Where(_) => 0,
            Worth::Fixed(points) => i32::from(points),
            Worth::Counted(count) => count(self, player),
        };
        self.landscapes_of(player).map(points).sum()
    }

    /// The victory points of the cards that are worth something different in every deck.
    fn counted_points(&self, player: Player) -> i32 {
        let count = |card| match self.card(card).worth {
            Worth::Counted(count) => count(self, player),
            Worth::Where(points) => points(self.cards.zone(card)),
            Worth::Nothing | Worth::Fixed(_) => 0,
        };
        self.cards_of(player).map(count).sum()
    }

    /// The kinds of card that `player` has, and how many copies of each, wherever they are.
    pub fn kinds_had(&self, player: Player) -> impl Iterator<Item = (Kind, i32)> {
        let owned = self.rules.kinds().zip(self.cards.owned(player));
        owned.filter(|&(_, &copies)| copies > 0).map(|(kind, &copies)| (kind, i32::from(copies)))
    }

    /// How many copies of a card `player` has, wherever they are.
    pub fn copies_had(&self, player: Player, card: &Card) -> i32 {
        let copies = self.kinds_had(player).find(|&(kind, _)| self.is_copy_of(kind, card));
        copies.map_or(0, |(_, copies)| copies)
    }

    /// The players with the most points, and of those the ones with the fewest turns.
    pub fn winners(&self) -> Vec<Player> {
        let rank = |p: Player| (self.score(p), std::cmp::Reverse(self.pools(p).turns));
        let best = self.players().map(rank).max().expect("a game has players");
        self.players().filter(|&p| rank(p) == best).collect()
    }
}
