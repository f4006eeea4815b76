//! What cards cost, which types they have and what may be done with them while something changes that.

use crate::card::Ongoing;
use crate::cost::Cost;
use crate::game::Game;
use crate::ids::{Kind, Player};
use crate::question::Asker;
use crate::state::{Change, State, Until};
use crate::types::Types;
use crate::zone::Zone;

impl State {
    /// Whether nothing can change costs and types now: almost always, and then they are read off the card.
    #[inline]
    pub(crate) fn is_as_printed(&self) -> bool {
        self.changes.is_empty() && !self.rules.changes_in_play
    }

    /// Everything that changes something now.
    fn ongoing(&self) -> impl Iterator<Item = Change> {
        let of_kind = move |kind: Kind, owner: Player| {
            let ongoing = self.definition(kind).ongoing.as_ref()?;
            Some(Change { ongoing, owner, play: None, until: Until::EndOfGame, kind, named: None })
        };
        let in_play = self.players().flat_map(move |player| {
            let kinds = self.cards.kinds_in(Zone::InPlay(player));
            kinds.filter_map(move |kind| of_kind(kind, player))
        });
        let beside = self.players().flat_map(move |player| {
            self.landscapes_of(player).filter_map(move |kind| of_kind(kind, player))
        });
        self.changes.iter().copied().chain(in_play).chain(beside)
    }

    /// Changes are cumulative, and a cost never goes below 0.
    #[cold]
    pub(crate) fn changed_cost(&self, kind: Kind, printed: Cost) -> Cost {
        let own = self.definition(kind).cost_now.map_or(printed, |cost| cost(self, printed));
        let change =
            |change: Change| change.ongoing.cost.map_or(0, |cost| cost(self, &change, kind));
        let coins = i16::from(own.coins) + self.ongoing().map(change).sum::<i16>();
        Cost { coins: coins.clamp(0, i16::from(u8::MAX)) as u8, ..own }
    }

    #[cold]
    pub(crate) fn changed_types(&self, kind: Kind, printed: Types) -> Types {
        self.ongoing().fold(printed, |types, change| {
            let more = change.ongoing.types.map_or(Types::NONE, |more| more(self, &change, kind));
            types.union(more)
        })
    }

    /// Whether something keeps the player whose turn it is from buying a card.
    pub fn may_not_buy(&self, kind: Kind) -> bool {
        let forbids = |change: Change| {
            change.ongoing.forbids_buying.is_some_and(|forbids| forbids(self, &change, kind))
        };
        !self.is_as_printed() && self.ongoing().any(forbids)
    }

    /// Whether something keeps the player whose turn it is from playing a card from hand.
    pub fn may_not_play(&self, kind: Kind) -> bool {
        let forbids = |change: Change| {
            change.ongoing.forbids_playing.is_some_and(|forbids| forbids(self, &change, kind))
        };
        !self.is_as_printed() && self.ongoing().any(forbids)
    }
}

impl Game<'_> {
    /// Changes something for the rest of this turn. Played twice, it does so twice.
    pub fn this_turn(&mut self, you: Player, ongoing: &'static Ongoing) -> &mut Change {
        self.change(you, ongoing, Until::EndOfTurn)
    }

    /// Changes something until the next turn of `you` starts.
    pub fn until_next_turn(&mut self, you: Player, ongoing: &'static Ongoing) -> &mut Change {
        self.change(you, ongoing, Until::NextTurn)
    }

    /// Changes something for the rest of the game.
    pub fn forever(&mut self, you: Player, ongoing: &'static Ongoing) -> &mut Change {
        self.change(you, ongoing, Until::EndOfGame)
    }

    fn change(&mut self, owner: Player, ongoing: &'static Ongoing, until: Until) -> &mut Change {
        let play = self.this_play();
        let Asker::Card(kind) = self.asker() else {
            unreachable!("only abilities of cards change something")
        };
        self.state.changes.push(Change { ongoing, owner, play, until, kind, named: None });
        self.state.changes.last_mut().expect("it was just put there")
    }
}
