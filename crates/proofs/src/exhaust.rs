//! Tries every sequence of answers to a card.
//!
//! The game is a function of its answers, so trying everything needs no cleverness: run, and take the answer that the
//! path names at each question (the first if the path is too short); then advance the path like an odometer and run
//! again.

use fief_engine::decide::Decider;
use fief_engine::game::{Flow, Game, Stop};
use fief_engine::log::Entry;
use fief_engine::question::{Picks, Question, Reply};
use fief_engine::state::State;
use fief_engine::view::View;

use crate::answers::legal_answers;

/// The most answers to one question; more mean that the table was chosen badly.
const MOST_ANSWERS: usize = 2_000;

/// The end of one sequence of answers.
#[derive(Debug)]
pub struct Ending<'a> {
    /// The table when nothing is left to resolve.
    pub state: &'a State,
    /// The whole log.
    pub log: &'a [Entry],
    /// Every answer that was given between the plays.
    pub answers: &'a [Picks],
}

/// Plays `cards` one after the other from the hand of the player whose turn it is, and tries every sequence of
/// answers to their questions, at most `limit`. Calls `visit` with each ending, and returns the number of endings.
///
/// A card that cannot be played in the Action phase is played in the Buy phase, and skipped if it cannot be played
/// there either.
pub fn exhaust(
    state: &State,
    cards: &[&str],
    limit: usize,
    mut visit: impl FnMut(&Ending<'_>),
) -> usize {
    let mut path = Path::default();
    for tried in 1..=limit {
        let mut decider = Branching { path: &mut path, cards, next: 0, answers: Vec::new() };
        decider.path.at = 0;
        let mut game = Game::new(state.clone(), &mut decider).logged();
        match game.run() {
            Ok(()) | Err(Stop::NeedsAnswer) => {}
            Err(stop) => panic!("{stop:?} at {:?}", game.question()),
        }
        let (end, _, log) = game.into_parts();
        visit(&Ending { state: &end, log: &log, answers: &decider.answers });
        if !path.advance() {
            return tried;
        }
    }
    limit
}

/// The answer to take at each question.
#[derive(Debug, Default)]
struct Path {
    /// The index of the answer taken, and the number of answers.
    taken: Vec<(usize, usize)>,
    at: usize,
}

impl Path {
    fn take(&mut self, of: usize) -> usize {
        if self.at == self.taken.len() {
            self.taken.push((0, of));
        }
        let (taken, known) = self.taken[self.at];
        assert_eq!(known, of, "the same answers lead to the same question");
        self.at += 1;
        taken
    }

    /// Advances to the next path; returns whether there is one.
    fn advance(&mut self) -> bool {
        while let Some((taken, of)) = self.taken.pop() {
            if taken + 1 < of {
                self.taken.push((taken + 1, of));
                return true;
            }
        }
        false
    }
}

struct Branching<'a> {
    path: &'a mut Path,
    cards: &'a [&'a str],
    next: usize,
    answers: Vec<Picks>,
}

impl Branching<'_> {
    /// Plays the next card, or ends the phase in which it cannot be played.
    fn play_next(&mut self, view: View<'_>, question: &Question, reply: &mut Reply) -> Flow {
        let Some(wanted) = self.cards.get(self.next) else { return Err(Stop::NeedsAnswer) };
        let is_wanted = |index: &usize| view.label(question, *index) == *wanted;
        match (0..question.options.listed().len()).find(is_wanted) {
            Some(index) => {
                self.next += 1;
                reply.pick(index);
                Ok(())
            }
            None if view.turn().phase == fief_engine::state::Phase::Action => Ok(()),
            None => Err(Stop::NeedsAnswer),
        }
    }
}

impl Decider for Branching<'_> {
    fn decide(&mut self, view: View<'_>, question: &Question, reply: &mut Reply) -> Flow {
        if question.quiet {
            return self.play_next(view, question, reply);
        }
        let legal = legal_answers(question, MOST_ANSWERS).expect("few enough answers");
        let picks = &legal[self.path.take(legal.len())];
        reply.picks(picks.iter().copied());
        self.answers.push(picks.clone());
        Ok(())
    }
}
