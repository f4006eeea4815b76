//! Checks the search at a table: which answers it tries, that the same luck gives the same answer, and that it finds
//! winning moves.

use std::sync::atomic::AtomicBool;

use fief_engine::decide::Decider;
use fief_engine::game::{Flow, Game, Stop};
use fief_engine::imagine::{Memory, Remembering};
use fief_engine::question::{Question, Reply};
use fief_engine::state::{Phase, State};
use fief_engine::view::View;
use fief_mind::search::{Budget, Judged, Moment, Portfolio, judge};
use fief_proofs::desk::Desk;

const BUDGET: Budget = Budget { rollouts: 200, arms: 12, tells: true };

/// Plays the first card and lets a search judge the next question; with `at_once`, the first question.
struct Judge {
    at_once: bool,
    luck: u64,
    found: Option<(Question, Judged, Vec<String>)>,
}

impl Decider for Judge {
    fn decide(&mut self, _: View<'_>, _: &Question, _: &mut Reply) -> Flow {
        unreachable!("the game is remembered")
    }

    fn decide_remembering(
        &mut self,
        memory: &Memory,
        view: View<'_>,
        question: &Question,
        reply: &mut Reply,
    ) -> Flow {
        if question.quiet && !self.at_once {
            reply.pick(0);
            return Ok(());
        }
        let portfolio = Portfolio::usual(view.rules());
        let (moment, never) = (Moment { memory, view, question }, AtomicBool::new(false));
        let judged = judge(moment, &portfolio, BUDGET, self.luck, &[], &never);
        let label = |&pick: &u16| view.label(question, pick as usize);
        let answer = judged.answer().picks.iter().map(label).collect();
        self.found = Some((question.clone(), judged, answer));
        Err(Stop::NeedsAnswer)
    }
}

fn judged(state: State, at_once: bool, luck: u64) -> (Question, Judged, Vec<String>) {
    let mut decider = Remembering::new(Judge { at_once, luck, found: None });
    let mut game = Game::new(state, &mut decider);
    assert_eq!(game.run(), Err(Stop::NeedsAnswer));
    decider.inner.found.expect("a question was judged")
}

/// Checks properties of every search.
fn check(question: &Question, judged: &Judged) {
    assert!(judged.arms.len() > 1);
    for (i, arm) in judged.arms.iter().enumerate() {
        question.check(&arm.picks).expect("what is tried is legal");
        let twice = judged.arms[..i].iter().any(|other| other.picks == arm.picks);
        assert!(!twice, "{:?} is tried twice", arm.picks);
        assert!((0.0..=1.0).contains(&arm.share) && arm.error >= 0.0 && arm.rollouts > 0);
        assert_eq!(arm.tells.games, arm.rollouts);
    }
    assert!(judged.chosen < judged.arms.len());
}

const DECK: &str = "Copper, Copper, Copper, Copper, Copper, Estate, Estate, Silver, Gold, Copper";

#[test]
fn any_number_of_cards_is_searched_from_the_plans_answer() {
    let hand = "Chapel, Curse, Estate, Copper, Copper";
    let desk = Desk::new(2, &["Chapel"]).hand(0, hand).deck(0, DECK).deck(1, DECK);
    let (question, judged, _) = judged(desk.set(), false, 1);
    assert_eq!((question.min, question.max), (0, 4));
    check(&question, &judged);
    let sizes: Vec<usize> = judged.arms.iter().map(|arm| arm.picks.len()).collect();
    assert!(sizes.contains(&0), "nothing is tried: {sizes:?}");
    assert!(sizes.iter().any(|&size| size > 1), "several cards are tried: {sizes:?}");
}

#[test]
fn the_order_of_cards_is_searched() {
    let desk = Desk::new(2, &["Cartographer"])
        .hand(0, "Cartographer, Estate, Estate, Estate, Estate")
        .deck(0, "Copper, Gold, Silver, Cartographer, Copper, Copper, Copper, Copper, Copper")
        .deck(1, DECK);
    let (question, judged, _) = judged(desk.set(), false, 1);
    check(&question, &judged);
}

#[test]
fn a_number_of_cards_to_discard_is_searched() {
    let desk = Desk::new(2, &["Militia"])
        .hand(0, "Militia, Copper, Copper, Copper, Copper")
        .hand(1, "Copper, Silver, Gold, Estate, Duchy")
        .deck(0, DECK)
        .deck(1, DECK);
    let (question, judged, mut answer) = judged(desk.set(), false, 1);
    answer.sort();
    assert_eq!((question.player.index(), question.min, question.max), (1, 2, 2));
    check(&question, &judged);
    assert_eq!(answer, ["Duchy", "Estate"]);
}

#[test]
fn the_same_luck_finds_the_same() {
    let hand = "Chapel, Curse, Estate, Copper, Copper";
    let desk = || Desk::new(3, &["Chapel", "Smithy", "Witch"]).hand(0, hand).deck(0, DECK).set();
    let [one, again] = [(); 2].map(|()| judged(desk(), false, 7).1);
    assert_eq!(one, again);
}

#[test]
fn what_wins_now_is_bought() {
    // The last Province wins; any other card leaves it to Bob.
    let desk = Desk::new(2, &["Smithy"])
        .hand(0, "Gold, Gold, Silver")
        .deck(0, "Province, Province, Copper, Copper")
        .hand(1, "Gold, Gold, Gold, Gold")
        .deck(1, "Province, Province, Copper")
        .pile("Province", 1)
        .phase(Phase::Buy);
    let mut treasures = AllTreasures { played: false };
    let mut game = Game::new(desk.set(), &mut treasures);
    assert_eq!(game.run(), Err(Stop::NeedsAnswer));
    let (state, ..) = game.into_parts();
    let (question, judged, answer) = judged(state, true, 3);
    check(&question, &judged);
    assert_eq!(answer, ["Province"]);
    assert!(judged.answer().share > 0.99, "{:?}", judged.answer());
}

/// Plays all Treasures, and answers nothing more.
struct AllTreasures {
    played: bool,
}

impl Decider for AllTreasures {
    fn decide(&mut self, _: View<'_>, _: &Question, reply: &mut Reply) -> Flow {
        if std::mem::replace(&mut self.played, true) {
            return Err(Stop::NeedsAnswer);
        }
        reply.everything();
        Ok(())
    }
}
