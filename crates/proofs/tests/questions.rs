//! Checks that every offered answer is legal, that every other is refused, and that no question is idle.

use std::collections::BTreeSet;

use fief_engine::decide::{Recorded, Then};
use fief_engine::game::{Game, Stop};
use fief_engine::ids::PileSet;
use fief_engine::question::{Choice, Picks, Question, Reply};
use fief_engine::rng::Rng;
use fief_engine::state::State;
use fief_engine::table::{AnswerError, Table};
use fief_proofs::answers::{copies, legal_answers, most_picks, together};
use fief_proofs::case::asked;
use fief_proofs::moods::{Mood, Moody};
use fief_proofs::swarm::swarm;

const A_FEW: usize = 40;

/// Some legal answers: all if there are few; otherwise every option at least once where one pick is enough.
fn some_legal(question: &Question) -> Vec<Picks> {
    legal_answers(question, A_FEW).unwrap_or_else(|| {
        let first_of_each = 0..question.options.len() as u16;
        let several = usize::from(question.min.max(1));
        first_of_each.map(|index| filled_up(question, index, several)).collect()
    })
}

/// An answer of `many` picks that contains `first`.
fn filled_up(question: &Question, first: u16, many: usize) -> Picks {
    let all = question.options.iter().enumerate().flat_map(|(index, choice)| {
        let used = usize::from(index == first as usize);
        std::iter::repeat_n(index as u16, copies(choice) - used)
    });
    std::iter::once(first).chain(all).take(many).collect()
}

#[test]
fn every_offered_answer_goes_on() {
    swarm(10, |case| {
        let mut turn = 0;
        case.walk(|table| {
            let question = table.question().expect("a question");
            // Quiet questions are many and alike, so only the first of each turn is tried.
            if question.quiet && std::mem::replace(&mut turn, table.state().turn().number) == turn {
                return;
            }
            for picks in some_legal(question) {
                let mut other = table.clone();
                other.answer(&picks).unwrap_or_else(|e| panic!("{picks:?}: {e}: {}", asked(table)));
                assert_eq!(other.answers().len(), table.answers().len() + 1);
            }
        });
    });
}

#[test]
fn the_next_turn_comes_after_any_offered_answer() {
    swarm(6, |case| {
        let mut rng = Rng::new(case.seed);
        case.walk(|table| {
            let question = table.question().expect("a question");
            if rng.below(if question.quiet { 200 } else { 10 }) > 0 {
                return;
            }
            for picks in some_legal(question) {
                let mut other = table.clone();
                other.answer(&picks).expect("an offered answer is legal");
                let mut decider = Then {
                    first: Recorded::new(other.answers()),
                    second: Moody::new(Mood::Money, 0),
                };
                let mut game = Game::new(case.start.deal(case.deal), &mut decider);
                for _ in 0..=other.state().turn().number {
                    assert_eq!(game.run_turn(), Ok(()), "after {picks:?} to {}", asked(table));
                }
            }
        });
    });
}

/// Random answers, legal and illegal.
fn wild_picks(question: &Question, rng: &mut Rng) -> Picks {
    let options = question.options.len() as u32;
    let most = (most_picks(question) + 3) as u32;
    let many = rng.below(most);
    (0..many)
        .map(|_| {
            if rng.below(30) == 0 {
                u16::MAX - rng.below(70) as u16
            } else {
                rng.below(options + 1) as u16
            }
        })
        .collect()
}

/// Returns whether an answer is legal, judged by counting.
fn is_legal(question: &Question, picks: &[u16]) -> bool {
    let together = together(question);
    let times = |index: usize| picks.iter().filter(|&&pick| pick as usize == index).count();
    let mut options = question.options.iter().enumerate();
    (question.min as usize..=question.max as usize).contains(&picks.len())
        && picks.iter().all(|&pick| (pick as usize) < question.options.len())
        && (picks.len() == 1 || picks.iter().all(|&pick| (pick as usize) < together))
        && options.all(|(index, choice)| times(index) <= copies(choice))
}

#[test]
fn every_other_answer_is_refused_and_changes_nothing() {
    swarm(10, |case| {
        let mut rng = Rng::new(case.seed);
        case.walk(|table| {
            let question = table.question().expect("a question");
            for _ in 0..8 {
                let picks = wild_picks(question, &mut rng);
                assert_eq!(
                    question.check(&picks).is_ok(),
                    is_legal(question, &picks),
                    "{picks:?} to {}",
                    asked(table)
                );
                if !is_legal(question, &picks) && rng.below(20) == 0 {
                    refuse(table, &picks);
                }
            }
        });
    });
}

/// Checks that both a table and a game played by a bot refuse an answer.
fn refuse(table: &Table, picks: &[u16]) {
    let mut tried = table.clone();
    let error = tried.answer(picks).expect_err("an illegal answer");
    assert!(matches!(&error, AnswerError::Illegal(_)), "{error}");
    assert!(!error.to_string().is_empty());
    assert_eq!(tried.state(), table.state());
    assert_eq!(tried.question(), table.question());
    assert_eq!(tried.log(), table.log());
    assert_eq!(tried.save(), table.save());
    if table.question().is_some_and(|question| question.quiet) {
        let mut stubborn = Stubborn(picks);
        let mut game = Game::new(table.state().clone(), &mut stubborn);
        assert_eq!(game.run(), Err(Stop::Illegal));
        assert_eq!(game.state(), table.state());
    }
}

/// Gives the same answer to every question.
struct Stubborn<'a>(&'a [u16]);

impl fief_engine::decide::Decider for Stubborn<'_> {
    fn decide(
        &mut self,
        _: fief_engine::view::View<'_>,
        _: &Question,
        reply: &mut Reply,
    ) -> fief_engine::game::Flow {
        reply.picks(self.0.iter().copied());
        Ok(())
    }
}

#[test]
fn only_the_player_who_is_asked_answers_and_only_once() {
    swarm(10, |case| {
        case.walk(|table| {
            let question = table.question().expect("a question");
            let number = table.answers().len();
            if number % 16 > 0 {
                return;
            }
            let legal = filled_up(question, 0, usize::from(question.min.max(1)));
            for seat in table.state().players().filter(|&seat| seat != question.player) {
                let refused = table.clone().answer_as(seat, number, &legal);
                assert_eq!(refused, Err(AnswerError::NotYourQuestion { asked: question.player }));
            }
            let early = table.clone().answer_as(question.player, number + 1, &legal);
            assert_eq!(early, Err(AnswerError::Stale { expected: number, given: number + 1 }));
            assert_eq!(table.clone().answer_as(question.player, number, &legal), Ok(()));
        });
    });
}

#[test]
fn no_question_is_idle() {
    swarm(40, |case| {
        case.walk(|table| {
            let question = table.question().expect("a question");
            let said = || asked(table);
            assert!(question.min <= question.max, "{}", said());
            assert!(question.max as usize <= most_picks(question), "{}", said());
            assert!(question.options.iter().all(|choice| copies(choice) > 0), "{}", said());
            // With a limit of one, the result is `None` if there are several answers.
            assert_eq!(legal_answers(question, 1), None, "one legal answer: {}", said());
        });
    });
}

/// The features by which the asked player tells an option from the others.
fn looks(question: &Question, state: &State, index: usize) -> (String, &'static str) {
    let text = match question.options.get(index) {
        Some(Choice::Ability { ability, .. }) => ability.text,
        _ => "",
    };
    (question.phrase(state, index), text)
}

#[test]
fn no_two_options_look_alike() {
    swarm(40, |case| {
        case.walk(|table| {
            let question = table.question().expect("a question");
            let all = 0..question.options.len();
            let looks: BTreeSet<_> =
                all.map(|index| looks(question, table.state(), index)).collect();
            assert_eq!(looks.len(), question.options.len(), "{}", asked(table));
        });
    });
}

#[test]
fn what_can_be_bought_is_what_can_be_paid_for() {
    swarm(40, |case| {
        case.walk(|table| {
            let (question, state) = (table.question().expect("a question"), table.state());
            if !question.quiet || state.turn().phase != fief_engine::state::Phase::Buy {
                return;
            }
            let pools = state.pools(question.acting);
            let affordable = state.supply_where(|kind| {
                let cost = state.cost(kind);
                let paid = u16::from(cost.coins) <= pools.coins
                    && u16::from(cost.potions) <= pools.potions;
                let instead = state.definition(kind).instead_of_paying;
                let otherwise = || instead.is_some_and(|it| (it.can)(state, question.acting));
                (paid || otherwise()) && !state.may_not_buy(question.acting, kind)
            });
            let may_buy = pools.buys > 0 && pools.debt == 0;
            let expected = if may_buy { affordable } else { PileSet::NONE };
            assert_eq!(question.options.piles(), expected, "{}", asked(table));
        });
    });
}

#[test]
fn a_reply_in_short_is_recorded_in_full() {
    swarm(10, |case| {
        case.walk(|table| {
            let question = table.question().expect("a question");
            for pile in question.options.piles().iter() {
                let mut reply = Reply::new();
                reply.pile(pile);
                let index = question.options.index_of_pile(pile).expect("a pile on offer");
                assert_eq!(reply.write_out(question), [index as u16], "{}", asked(table));
            }
            let cards: Picks = question.every_card().collect();
            let mut reply = Reply::new();
            reply.everything();
            let legal = !cards.is_empty() && is_legal(question, &cards);
            let all = cards.len() == usize::from(question.max);
            assert_eq!(question.takes(&reply), legal && all, "{}", asked(table));
            if legal && all {
                assert_eq!(reply.write_out(question), cards, "{}", asked(table));
            }
        });
    });
}

#[test]
fn an_index_from_outside_never_means_anything_else() {
    swarm(2, |case| {
        case.walk(|table| {
            let question = table.question().expect("a question");
            let first = question.options.len() as u16;
            for index in (first..first + 3).chain(u16::MAX - 70..=u16::MAX) {
                let mut reply = Reply::new();
                reply.pick(index.into());
                assert!(!question.takes(&reply), "{index} to {}", asked(table));
                assert!(question.check(&[index]).is_err(), "{index} to {}", asked(table));
            }
        });
    });
}
