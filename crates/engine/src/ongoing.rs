//! What cards cost and which types they have while something changes that.

use crate::card::Ongoing;
use crate::cost::Cost;
use crate::game::Game;
use crate::ids::{Kind, Player};
use crate::state::{Change, State, Until};
use crate::types::Types;
use crate::zone::Zone;

impl State {
    /// Whether nothing can change costs and types now: almost always, and then they are read off the card.
    #[inline]
    pub(crate) fn is_as_printed(&self) -> bool {
        self.changes.is_empty() && !self.rules.changes_in_play
    }

    /// Everything that changes something now, and whom it works for.
    fn ongoing(&self) -> impl Iterator<Item = (&'static Ongoing, Player)> {
        let set_up = self.changes.iter().map(|change| (change.ongoing, change.owner));
        let in_play = self.players().flat_map(move |player| {
            let kinds = self.cards.kinds_in(Zone::InPlay(player));
            kinds.filter_map(move |kind| {
                Some((self.definition(kind).while_in_play.as_ref()?, player))
            })
        });
        set_up.chain(in_play)
    }

    /// Changes are cumulative, and a cost never goes below 0.
    #[cold]
    pub(crate) fn changed_cost(&self, kind: Kind, printed: Cost) -> Cost {
        let change = |(ongoing, owner): (&'static Ongoing, Player)| {
            ongoing.cost.map_or(0, |change| change(self, owner, kind))
        };
        let coins = i16::from(printed.coins) + self.ongoing().map(change).sum::<i16>();
        Cost { coins: coins.clamp(0, i16::from(u8::MAX)) as u8, ..printed }
    }

    #[cold]
    pub(crate) fn changed_types(&self, kind: Kind, printed: Types) -> Types {
        self.ongoing().fold(printed, |types, (ongoing, owner)| {
            types.union(ongoing.types.map_or(Types::NONE, |more| more(self, owner, kind)))
        })
    }
}

impl Game<'_> {
    /// Changes something for the rest of this turn. Played twice, it does so twice.
    pub fn this_turn(&mut self, you: Player, ongoing: &'static Ongoing) {
        self.change(you, ongoing, Until::EndOfTurn);
    }

    /// Changes something until the next turn of `you` starts.
    pub fn until_next_turn(&mut self, you: Player, ongoing: &'static Ongoing) {
        self.change(you, ongoing, Until::NextTurn);
    }

    fn change(&mut self, owner: Player, ongoing: &'static Ongoing, until: Until) {
        let play = self.this_play();
        self.state.changes.push(Change { ongoing, owner, play, until });
    }
}
