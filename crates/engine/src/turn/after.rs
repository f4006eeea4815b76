//! After a turn: the end of the game, or whose turn is next.

use smallvec::SmallVec;

use crate::event::Trigger;
use crate::game::{Flow, Game};
use crate::ids::{Player, PlayerSet};
use crate::log::What;
use crate::state::{NextTurn, Phase, Play, PlayId, State, Turn, Until, WantedBy};
use crate::zone::Zone;

impl Game<'_> {
    /// Whether the extra turn that comes next is skipped.
    pub(super) fn skips_extra_turn(&mut self) -> bool {
        let skips = |next: &NextTurn| self.state.pools(next.player).skips > 0;
        let Some(NextTurn { player, .. }) = self.state.next_turn.filter(skips) else {
            return false;
        };
        self.state.next_turn = None;
        self.state.pools_mut(player).skips -= 1;
        true
    }

    /// Makes `you` skip the next turn that they would take.
    pub fn skip_turn(&mut self, you: Player) {
        self.state.pools_mut(you).skips += 1;
        self.note(you, What::SkipTurn);
    }

    /// Whether the game is over, and nobody has a turn after its end.
    pub(super) fn is_the_end(&mut self, you: Player) -> Flow<bool> {
        if let Some(left) = self.state.last_round {
            return Ok(left.is_empty());
        }
        if !self.state.has_ended() {
            return Ok(false);
        }
        self.turn_window(Trigger::GameEnd, you)?;
        Ok(self.state.last_round.is_none())
    }

    /// Lets `you` have a turn in one last round after the end of the game.
    pub fn turn_after_the_end(&mut self, you: Player) {
        let round = self.state.last_round.unwrap_or(PlayerSet::NONE);
        self.state.last_round = Some(round.with(you));
    }

    /// The game is over, and is scored.
    pub(super) fn end_game(&mut self) {
        self.state.turn.phase = Phase::Over;
        if self.log.is_none() {
            return;
        }
        for player in self.state.players() {
            self.note(player, What::Score(self.state.score(player)));
        }
        for winner in self.state.winners() {
            self.note(winner, What::Win);
        }
    }
}

impl State {
    /// How many empty Supply piles end the game.
    pub fn piles_to_end(&self) -> usize {
        if self.rules.players() >= 5 { 4 } else { 3 }
    }

    /// Whether the game is over at the end of this turn.
    fn has_ended(&self) -> bool {
        self.empty_piles().contains_any(self.rules.game_enders)
            || self.empty_supply_piles() >= self.piles_to_end()
    }

    /// Begins the next turn: an extra turn that waits, else that of the player to the left. Returns whether there is one: the
    /// last turn after the end of the game may be skipped.
    pub(super) fn next_turn(&mut self) -> bool {
        if self.may_stay_in_play() || !self.set_aside.is_empty() {
            self.forget_what_is_over();
        } else {
            self.plays.clear();
        }
        self.forget_modifiers();
        self.plain_plays.clear();
        self.history.begin_turn();
        let previous = Some(self.turn.player);
        let number = self.turn.number + 1;
        if self.next_turn.is_some() {
            self.begin_extra_turn(number);
        } else {
            let Some(player) = self.next_regular_player() else { return false };
            let extra = self.last_round.is_some();
            self.turn = Turn { extra, ..Turn::of(player, number, Phase::Start) };
        }
        self.turn.previous = previous;
        true
    }

    #[cold]
    fn begin_extra_turn(&mut self, number: u32) {
        if let Some(NextTurn { player, given_by, controller }) = self.next_turn.take() {
            self.turn = Turn {
                extra: true,
                given_by: Some(given_by),
                controller,
                ..Turn::of(player, number, Phase::Start)
            };
        }
    }

    /// Forgets the plays, and what was set up, that can make no difference any more.
    #[cold]
    fn forget_what_is_over(&mut self) {
        // Between turns "this turn" means none, so abilities set up for it expire. "The end of the turn" means the next
        // turn's (Donate (pre-2021)/8).
        self.later
            .retain(|row| row.until != Until::EndOfTurn || row.ability.on == Trigger::TurnEnd);
        self.changes.retain(|change| change.until != Until::EndOfTurn);
        if self.may_stay_in_play() {
            self.forget_plays();
        } else {
            self.plays.clear();
        }
        let (plays, later, cards) = (&self.plays, &self.later, &self.cards);
        self.set_aside.retain(|aside| {
            let wanted = match aside.wanted_by {
                WantedBy::Play(id, _) => plays.iter().any(|play| play.id == id),
                WantedBy::Later(id) => later.iter().any(|row| row.id == id),
            };
            wanted && cards.still_there(aside.card)
        });
    }

    /// Forgets the plays that have nothing to do any more, and are part of no play that has: what such a play keeps in
    /// play may be the card that it is by, however many plays are in between.
    fn forget_plays(&mut self) {
        let (later, changes, cards) = (&self.later, &self.changes, &self.cards);
        let matters = |play: &Play| {
            let in_play = matches!(cards.zone(play.card.card), Zone::InPlay(_));
            (in_play && cards.still_there(play.card))
                || play.by_card.is_some_and(|by| cards.still_there(by))
                || later.iter().any(|row| row.play == Some(play.id))
                || changes.iter().any(|change| change.play == Some(play.id))
        };
        let mut kept: SmallVec<[PlayId; 16]> = SmallVec::new();
        // A play comes after the one that it is part of.
        for play in self.plays.iter().rev() {
            if kept.contains(&play.id) || matters(play) {
                kept.push(play.id);
                kept.extend(play.by);
            }
        }
        self.plays.retain(|play| kept.contains(&play.id));
    }

    /// Forgets what modified plays that are forgotten.
    #[inline]
    fn forget_modifiers(&mut self) {
        if !self.modifiers.is_empty() {
            let Self { plays, modifiers, .. } = self;
            modifiers.retain(|&(id, _)| plays.iter().any(|play| play.id == id));
        }
    }

    /// The player of the next regular turn.
    fn next_regular_player(&mut self) -> Option<Player> {
        let next = self.left_of(self.regular);
        if self.last_round.is_some() || self.pools(next).skips > 0 {
            return self.next_player_with_a_turn();
        }
        self.regular = next;
        Some(next)
    }

    /// The next player in order who does not skip a turn. A turn that is skipped counts for the tie-break.
    #[cold]
    fn next_player_with_a_turn(&mut self) -> Option<Player> {
        loop {
            let player = self.next_in_order()?;
            let counts = u16::from(self.last_round.is_none());
            let pools = self.pools_mut(player);
            if pools.skips == 0 {
                return Some(player);
            }
            pools.skips -= 1;
            pools.turns += counts;
        }
    }

    /// The next player in order; after the end of the game, the next one who still has a turn. That turn does not count for the
    /// tie-break.
    fn next_in_order(&mut self) -> Option<Player> {
        let next = self.left_of(self.regular);
        let player = match self.last_round {
            None => next,
            Some(left) => {
                let mut order = self.turn_order_from(next);
                let player = order.find(|&player| left.contains(player))?;
                self.last_round = Some(left.without(player));
                player
            }
        };
        self.regular = player;
        Some(player)
    }
}
