//! Checks that a game is its set-up, its seed and its answers: running again, cloning, undoing and loading give the
//! same game.

use fief_cards::LIBRARY;
use fief_engine::decide::{Answer, Recorded};
use fief_engine::game::{Game, Stop};
use fief_engine::ids::Player;
use fief_engine::log::Entry;
use fief_engine::question::Question;
use fief_engine::rng::Rng;
use fief_engine::state::State;
use fief_engine::table::Table;
use fief_proofs::case::Case;
use fief_proofs::swarm::swarm;

/// The number of answers between two costly comparisons in a long game.
fn stride(answers: usize) -> usize {
    1 + answers / 150
}

/// Plays on from `state` as far as the answers go.
fn run_from(state: State, answers: &[Answer]) -> (State, Option<Question>, Vec<Entry>) {
    let mut decider = Recorded::new(answers);
    let mut game = Game::new(state, &mut decider).logged();
    let stop = game.run();
    let (state, question, log) = game.into_parts();
    assert_eq!(decider.given(), answers.len(), "all answers are wanted");
    match stop {
        Ok(()) => (state, None, log),
        Err(Stop::NeedsAnswer) => (state, Some(question), log),
        Err(stop) => panic!("{stop:?} at {question:?}"),
    }
}

fn assert_same(table: &Table, state: &State, question: Option<&Question>, log: &[Entry]) {
    assert_eq!(table.state(), state);
    assert_eq!(table.state().digest(), state.digest());
    assert_eq!(table.question(), question);
    assert_eq!(table.log(), log);
}

fn assert_same_tables(one: &Table, other: &Table) {
    assert_same(one, other.state(), other.question(), other.log());
    assert_eq!(one.answers(), other.answers());
    assert_eq!(one.save(), other.save());
}

#[test]
fn recorded_answers_give_the_same_game() {
    swarm(150, |case| {
        let played = case.play();
        let (state, question, log) = run_from(case.start.deal(case.deal), &played.answers);
        assert_eq!(state, played.state);
        assert_eq!(state.digest(), played.state.digest());
        assert_eq!(question, None);
        assert_eq!(log, played.log);
    });
}

#[test]
fn a_table_equals_a_run_from_scratch_at_every_question() {
    swarm(12, |case| {
        let every = stride(case.play().answers.len());
        let mut answered = 0;
        let end = case.walk(|table| {
            if table.answers().len() % every == 0 {
                let dealt = case.start.deal(case.deal);
                let (state, question, log) = run_from(dealt, table.answers());
                assert_same(table, &state, question.as_ref(), &log);
            }
            assert_eq!(table.answers().len(), answered, "one answer for each question");
            answered += 1;
        });
        let played = case.play();
        assert_same(&end, &played.state, None, &played.log);
        assert_eq!(end.answers(), played.answers);
    });
}

#[test]
fn a_clone_at_a_quiet_point_goes_on_to_the_same_end() {
    swarm(25, |case| {
        let played = case.play();
        let every = stride(played.answers.len() * 4);
        case.walk(|table| {
            let given = table.answers().len();
            if table.question().is_some_and(|question| question.quiet)
                && given.is_multiple_of(every)
            {
                let (state, _, log) = run_from(table.state().clone(), &played.answers[given..]);
                assert_eq!(state, played.state);
                assert_eq!(log, played.log[table.log().len()..]);
            }
        });
    });
}

/// Tables before some of the answers, in order.
fn history(case: &Case) -> Vec<Table> {
    let every = stride(case.play().answers.len() * 4);
    let mut history = Vec::new();
    let end = case.walk(|table| {
        if table.answers().len().is_multiple_of(every) {
            history.push(table.clone());
        }
    });
    history.push(end);
    history
}

#[test]
fn undo_and_the_same_answers_give_the_same_game() {
    swarm(12, |case| {
        let history = history(case);
        let end = history.last().expect("a game has an end");
        let mut rng = Rng::new(case.seed);
        for _ in 0..6 {
            let early = &history[rng.below(history.len() as u32) as usize];
            let later = &history[rng.below(history.len() as u32) as usize];
            let mut table = end.clone();
            table.undo_to(early.answers().len());
            assert_same_tables(&table, early);
            for answer in &end.answers()[table.answers().len()..].to_vec() {
                if table.answers().len() < later.answers().len() {
                    table.answer(&answer.picks).expect("what was legal is legal");
                }
            }
            assert_same_tables(
                &table,
                if later.answers().len() > early.answers().len() { later } else { early },
            );
        }
    });
}

#[test]
fn undo_takes_back_the_last_answer_of_a_player() {
    swarm(25, |case| {
        let mut asked: Vec<Player> = Vec::new();
        let end = case.walk(|table| asked.push(table.question().expect("a question").player));
        for seat in end.state().players() {
            let mut table = end.clone();
            let last = asked.iter().rposition(|&player| player == seat);
            assert_eq!(table.undo(seat), last.is_some());
            assert_eq!(table.answers().len(), last.unwrap_or(asked.len()));
            if last.is_some() {
                assert_eq!(table.question().map(|question| question.player), Some(seat));
            }
        }
    });
}

#[test]
fn a_saved_game_loads_as_the_same_game() {
    swarm(12, |case| {
        for table in history(case) {
            let loaded = Table::load(&table.save(), &LIBRARY).expect("a save loads");
            assert_same_tables(&loaded, &table);
            assert_eq!(loaded.setup(), table.setup());
            assert_eq!(loaded.seed(), table.seed());
        }
    });
}

#[test]
fn a_loaded_game_goes_on_like_the_one_that_was_saved() {
    swarm(8, |case| {
        let history = history(case);
        let (middle, end) = (&history[history.len() / 2], &history[history.len() - 1]);
        let mut loaded = Table::load(&middle.save(), &LIBRARY).expect("a save loads");
        for answer in &end.answers()[middle.answers().len()..] {
            loaded.answer(&answer.picks).expect("what was legal is legal");
        }
        assert_same_tables(&loaded, end);
    });
}
