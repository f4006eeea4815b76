//! Imagining: the moment of a question again, with another deal of everything that a player does not know.
//!
//! A question in the middle of a card cannot be asked again from the state alone: what the card has done so far is on
//! the stack of the functions that run. So a [`Memory`] keeps the last quiet state and the answers since. An
//! [imagined game](Game::imagine) plays these answers again exactly as they were given, and only when it has come to
//! the open question, it deals everything that the player does not know *then* again, and the luck to come with it. Cards
//! that the player has seen stay where they are, cards that others have chosen in secret are any cards that they may
//! be, and no answer fails to fit.

use crate::decide::Decider;
use crate::game::{Flow, Game, Stop};
use crate::ids::Player;
use crate::question::{Picks, Question, Reply};
use crate::rng::Rng;
use crate::state::State;
use crate::view::View;

/// What is needed to come to the moment of a question again: the last quiet state and the answers since.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    quiet: Option<State>,
    /// What was picked since, one answer after the other, and where each answer ends.
    picks: Picks,
    ends: Vec<u32>,
    /// What was imagined at this moment: whose knowledge was kept, and with which luck.
    deals: Vec<(Player, u64)>,
}

impl Memory {
    /// The moment at which a game stands that no card is resolving in.
    pub fn of(quiet: &State) -> Self {
        Self { quiet: Some(quiet.clone()), ..Self::default() }
    }

    /// Whether there is nothing to imagine: no quiet point has come yet.
    pub fn is_empty(&self) -> bool {
        self.quiet.is_none()
    }

    /// A question is about to be asked. The state of a quiet one is kept.
    pub fn hear(&mut self, view: View<'_>, question: &Question) {
        if !question.quiet {
            return;
        }
        match &mut self.quiet {
            Some(quiet) => quiet.clone_from(view.whole()),
            none => *none = Some(view.whole().clone()),
        }
        self.picks.clear();
        self.ends.clear();
        self.deals.clear();
    }

    /// The question was answered: all that follows depends on that.
    pub fn answered(&mut self, question: &Question, reply: &mut Reply) {
        self.add(reply.write_out(question));
    }

    pub(crate) fn add(&mut self, picks: &[u16]) {
        self.picks.extend_from_slice(picks);
        self.ends.push(self.picks.len() as u32);
    }

    /// Another game begins.
    pub fn forget(&mut self) {
        *self = Self::default();
    }

    /// The same moment in a game that `seat` cannot tell from this one.
    #[must_use]
    pub fn dealt_anew(&self, seat: Player, luck: u64) -> Self {
        let mut other = self.clone();
        other.deals.push((seat, luck));
        other
    }

    fn answer(&self, number: usize) -> Option<&[u16]> {
        let end = *self.ends.get(number)? as usize;
        let start = number.checked_sub(1).map_or(0, |before| self.ends[before] as usize);
        Some(&self.picks[start..end])
    }
}

/// A moment that a game is on its way to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Imagining<'m> {
    memory: &'m Memory,
    /// How many of the answers were given again.
    given: usize,
    seat: Player,
    luck: u64,
}

impl<'d> Game<'d> {
    /// A game for imagining the moment of a question, which [`imagine`](Self::imagine) fills.
    ///
    /// # Panics
    ///
    /// If the memory is [empty](Memory::is_empty).
    pub fn for_imagining(memory: &'d Memory, decider: &'d mut dyn Decider) -> Self {
        Self::new(memory.quiet.clone().expect("a quiet point has come"), decider)
    }

    /// Makes this the game at the moment of a question, as `seat` might think that it is. The next
    /// [`run_turn`](Self::run_turn) gives the answers that lead there, deals again what `seat` does not know, and lets the
    /// decider answer from the open question on. Uses the memory of the last game.
    ///
    /// # Panics
    ///
    /// If the memory is [empty](Memory::is_empty).
    pub fn imagine(&mut self, memory: &'d Memory, seat: Player, luck: u64) {
        let quiet = memory.quiet.as_ref().expect("a quiet point has come");
        self.replace_state(|state| state.clone_from(quiet));
        self.imagining = Some(Imagining { memory, given: 0, seat, luck });
    }

    /// Repeats a recorded answer and returns true. At the open question it deals again what the seat does not know there.
    #[cold]
    pub(crate) fn answer_again(&mut self) -> Flow<bool> {
        let Some(Imagining { memory, given, seat, luck }) = &mut self.imagining else {
            return Ok(false);
        };
        if let Some(picks) = memory.answer(*given) {
            *given += 1;
            self.reply.picks(picks.iter().copied());
            return if self.question.takes(&self.reply) { Ok(true) } else { Err(Stop::Illegal) };
        }
        for &(seat, luck) in memory.deals.iter().chain([&(*seat, *luck)]) {
            self.state.determinize(seat, &mut Rng::new(luck));
        }
        self.imagining = None;
        Ok(false)
    }
}

/// Remembers the game for a decider that imagines.
#[derive(Debug)]
pub struct Remembering<D> {
    /// Who answers.
    pub inner: D,
    memory: Memory,
}

impl<D> Remembering<D> {
    /// Remembers nothing yet.
    pub fn new(inner: D) -> Self {
        Self { inner, memory: Memory::default() }
    }

    /// Another game begins.
    pub fn forget(&mut self) {
        self.memory.forget();
    }
}

impl<D: Decider> Decider for Remembering<D> {
    fn decide(&mut self, view: View<'_>, question: &Question, reply: &mut Reply) -> Flow {
        self.memory.hear(view, question);
        self.inner.decide_remembering(&self.memory, view, question, reply)?;
        self.memory.answered(question, reply);
        Ok(())
    }
}
