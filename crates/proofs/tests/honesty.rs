//! Checks that a searching player knows no more than its seat: in two games that the seat cannot tell apart, it gives
//! the same answer with the same luck. Questions in the middle of a card are included.
//!
//! `FIEF_GAMES=400 cargo test --profile play -p fief-proofs --test honesty` tries tens of thousands of questions.

use std::sync::Arc;

use fief_engine::decide::Decider;
use fief_engine::game::{Flow, Game, Stop};
use fief_engine::ids::Player;
use fief_engine::imagine::Memory;
use fief_engine::question::{Picks, Question, Reply};
use fief_engine::rng::Rng;
use fief_engine::table::Table;
use fief_engine::view::{Snapshot, View};
use fief_mind::search::{Budget, Portfolio, Thinker};
use fief_proofs::case::asked;
use fief_proofs::swarm::{games, swarm};

/// Enough for two rounds of a race, so that every part of a search runs.
const BUDGET: Budget = Budget { rollouts: 24, arms: 4, tells: false };

/// The view and the answer of the player who is asked.
#[derive(PartialEq, Debug)]
struct Answered {
    question: Question,
    view: Snapshot,
    picks: Picks,
}

/// Lets a thinker answer the open question of an imagined game, and stops there.
struct Probe<'m> {
    thinker: Thinker,
    memory: &'m Memory,
    answered: Option<Answered>,
}

fn answer(thinker: &mut Thinker, memory: &Memory, view: View<'_>, question: &Question) -> Picks {
    let picks = thinker.picks_remembering(memory, view, question).expect("a thinker answers");
    question.check(&picks).expect("a thinker answers legally");
    picks
}

impl Decider for Probe<'_> {
    fn decide(&mut self, view: View<'_>, question: &Question, _: &mut Reply) -> Flow {
        let picks = answer(&mut self.thinker, self.memory, view, question);
        let (question, view) = (question.clone(), view.snapshot());
        self.answered = Some(Answered { question, view, picks });
        Err(Stop::NeedsAnswer)
    }
}

/// The answer in the real game.
fn as_it_is(table: &Table, question: &Question, mut thinker: Thinker) -> Answered {
    let view = table.view(question.acting);
    let picks = answer(&mut thinker, &table.memory(), view, question);
    Answered { question: question.clone(), view: view.snapshot(), picks }
}

/// The answer in a game that differs only in what `seat` does not know.
fn as_it_might_be(memory: &Memory, seat: Player, luck: u64, thinker: Thinker) -> Option<Answered> {
    let other = memory.dealt_anew(seat, luck);
    let mut probe = Probe { thinker, memory: &other, answered: None };
    let mut game = Game::for_imagining(memory, &mut probe);
    game.imagine(memory, seat, luck);
    assert_eq!(game.run(), Err(Stop::NeedsAnswer), "the answers lead to the question again");
    probe.answered
}

#[test]
fn a_search_answers_the_same_whatever_is_hidden() {
    // If the command asks for many games, a large part of all questions is tried.
    let one_in = if games(0) > 0 { 4 } else { 40 };
    let (tried, within) = (std::cell::Cell::new(0), std::cell::Cell::new(0));
    swarm(12, |case| {
        let portfolio = Arc::new(Portfolio::usual(case.start.rules()));
        let mut rng = Rng::new(case.seed);
        case.walk(|table| {
            if rng.below(one_in) > 0 {
                return;
            }
            let question = table.question().expect("a question");
            let (luck, seed) = (rng.next_u64(), rng.next_u64());
            let thinker = || Thinker::new(Arc::clone(&portfolio), BUDGET, seed);
            let one = as_it_is(table, question, thinker());
            let memory = table.memory();
            let other = as_it_might_be(&memory, question.player, luck, thinker());
            assert_eq!(Some(one), other, "{}", asked(table));
            tried.set(tried.get() + 1);
            within.set(within.get() + u32::from(!question.quiet));
        });
    });
    println!("{} questions, {} of them in the middle of a card", tried.get(), within.get());
    assert!(within.get() > 0, "no question was in the middle of a card");
}
