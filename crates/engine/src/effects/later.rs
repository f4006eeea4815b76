//! Abilities that wait for later, and telling what has happened.

use smallvec::SmallVec;

use crate::card::{Ability, Triggered};
use crate::event::{Event, Trigger};
use crate::game::{Flow, Game};
use crate::ids::{CardId, Kind, PileId, Player};
use crate::question::Asker;
use crate::state::{Later, Memo, NextTurn, State, Until};
use crate::types::Types;
use crate::zone::Zone;

/// Later abilities
impl Game<'_> {
    /// Sets up `ability` to trigger once, this turn.
    pub fn next_time_this_turn(&mut self, you: Player, ability: &'static Ability) -> &mut Later {
        self.set_up(you, ability, Until::EndOfTurn, true)
    }

    /// Sets up `ability` to trigger every time, this turn.
    pub fn each_time_this_turn(&mut self, you: Player, ability: &'static Ability) -> &mut Later {
        self.set_up(you, ability, Until::EndOfTurn, false)
    }

    /// Sets up `ability` to trigger at the end of this turn, even if that has already come.
    pub fn at_end_of_turn(&mut self, you: Player, ability: &'static Ability) -> &mut Later {
        self.set_up(you, ability, Until::EndOfTurn, false)
    }

    /// Sets up `ability` to trigger at the start of the next turn of `you`. A Duration stays in play for it.
    pub fn at_start_of_next_turn(&mut self, you: Player, ability: &'static Ability) -> &mut Later {
        self.set_up(you, ability, Until::StartOfNextTurn, true)
    }

    /// Sets up `ability` to trigger every time until the next turn of `you` starts.
    pub fn until_your_next_turn(&mut self, you: Player, ability: &'static Ability) -> &mut Later {
        self.set_up(you, ability, Until::NextTurn, false)
    }

    /// Sets up `ability` to trigger once, whenever that is.
    pub fn next_time(&mut self, you: Player, ability: &'static Ability) -> &mut Later {
        self.set_up(you, ability, Until::EndOfGame, true)
    }

    /// Sets up `ability` for the rest of the game.
    pub fn for_the_rest_of_the_game(
        &mut self,
        you: Player,
        ability: &'static Ability,
    ) -> &mut Later {
        self.set_up(you, ability, Until::EndOfGame, false)
    }

    /// Lets `player` take an extra turn after this one.
    pub fn extra_turn(&mut self, player: Player) -> &mut Later {
        self.next_time(player, &EXTRA_TURN)
    }

    /// Lets the player of an ability that waited for [`Trigger::ExtraTurn`] take that turn now.
    pub fn begin_extra_turn(&mut self, t: &Triggered<'_>) {
        let (player, given_by) = (t.you, t.kind);
        let controller = t.later.and_then(|row| row.memo.player);
        self.state.next_turn = Some(NextTurn { player, given_by, controller });
    }

    fn set_up(
        &mut self,
        you: Player,
        ability: &'static Ability,
        until: Until,
        once: bool,
    ) -> &mut Later {
        let frame = self.frame().copied().expect("an ability is resolving");
        let Asker::Card(kind) = frame.asker else {
            unreachable!("only abilities of cards set something up")
        };
        self.state.set_up(Later {
            id: 0,
            since: self.state.next_play,
            owner: you,
            ability,
            kind,
            play: frame.play,
            time: frame.time,
            turn: self.state.turn.number,
            until,
            once,
            memo: Memo::default(),
        })
    }

    /// Says whether `you` do for the first time this turn what the card that is resolving lets them do once a turn, and
    /// remembers it.
    pub fn is_first_time_this_turn(&mut self, you: Player) -> bool {
        let Asker::Card(kind) = self.asker() else {
            unreachable!("only abilities of cards are limited")
        };
        let first = !self.state.has_used(you, kind);
        if first {
            self.use_up(you, kind);
        }
        first
    }

    /// Remembers that `you` have used a landscape that is used once a turn: [`State::has_used`] says so.
    pub fn use_up(&mut self, you: Player, kind: Kind) {
        let turn = self.state.turn.number;
        self.state.bought.retain(|&(player, used, _)| (player, used) != (you, kind));
        self.state.bought.push((you, kind, turn));
    }

    /// The row of a later ability, to change what it remembers.
    pub fn later_mut(&mut self, id: u32) -> Option<&mut Later> {
        self.state.later.iter_mut().find(|row| row.id == id)
    }

    /// Ends a later ability.
    pub fn end_later(&mut self, id: u32) {
        self.state.later.retain(|row| row.id != id);
    }
}

/// An extra turn is an ability that waits until after the turn. [`Memo::player`] is who controls it, if not its player.
static EXTRA_TURN: Ability =
    Ability::when(Trigger::ExtraTurn, "take an extra turn", crate::card::always, |g, t| {
        g.begin_extra_turn(t);
        Ok(())
    });

/// Events
impl Game<'_> {
    /// Lets everything answer that something happened to `cards`. What `were` something else until they left play did it
    /// as that.
    #[inline]
    pub(super) fn cards_event(
        &mut self,
        trigger: Trigger,
        you: Player,
        cards: &[CardId],
        from: Zone,
        were: &[(CardId, Kind)],
        empties: bool,
    ) -> Flow {
        if !empties && !self.state.listens(trigger, Types::ANY) {
            return Ok(());
        }
        let kind = |state: &State, card: CardId| {
            let guise = were.iter().find(|&&(other, _)| other == card);
            guise.map_or_else(|| state.kind(card), |&(_, kind)| kind)
        };
        let types = cards.iter().fold(Types::NONE, |types, &card| {
            types.union(self.state.types_for(kind(&self.state, card), from.owner()))
        });
        if !empties && !self.state.listens(trigger, types) {
            return Ok(());
        }
        let kinds = cards.iter().map(|&card| kind(&self.state, card)).collect();
        if !empties && !self.state.may_be_answered(trigger, you, types, kinds) {
            return Ok(());
        }
        let subject = |&card: &CardId| {
            let kind = kind(&self.state, card);
            self.state.subject_as(card, kind, self.state.types_for(kind, from.owner()))
        };
        let subjects: SmallVec<_> = cards.iter().map(subject).collect();
        let mut event = Event::of_cards(trigger, you, subjects, Some(from));
        event.by = self.asker().kind();
        event.emptied = empties;
        self.open_window(&event)
    }

    /// Lets what waits for it answer that a Supply pile has become empty other than by a gain or a trashing.
    pub fn pile_empties(&mut self, you: Player, pile: PileId) -> Flow {
        if self.state.pile_len(pile) == 0 && self.state.rules.supply.contains(pile) {
            self.turn_window(Trigger::PileEmpties, you)?;
        }
        Ok(())
    }
}
