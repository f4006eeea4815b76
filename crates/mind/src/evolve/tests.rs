use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;

use fief_bots::Strategy;
use fief_cards::LIBRARY;
use fief_cards::kingdoms::{Request, random};
use fief_engine::rng::Rng;
use fief_engine::setup::{Setup, Start};

use super::generation::STAGES;
use super::*;

static NEVER: AtomicBool = AtomicBool::new(false);

const VILLAGE_SQUARE: [&str; 6] = ["Chapel", "Village", "Workshop", "Gardens", "Smithy", "Witch"];

fn start(kingdom: &[&str]) -> Start {
    let start = Start::new(Setup::new(&["A", "B"], kingdom), &LIBRARY).expect("a legal kingdom");
    for_two(start.rules())
}

fn strategy(text: &str) -> Strategy {
    Strategy::parse(text, &LIBRARY).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

#[test]
fn every_seed_and_every_child_reads_as_it_is_written() {
    let mut rng = Rng::new(5);
    for kingdom in 1..4 {
        let kingdom = random(&Request::new(kingdom)).expect("a kingdom");
        let setup = Setup {
            kingdom: kingdom.cards,
            landscapes: kingdom.landscapes,
            ..Setup::new(&["A", "B"], &[])
        };
        let start = Start::new(setup, &LIBRARY).expect("a legal kingdom");
        let market = Market::new(&start);
        let seeds = seeds::seeds(&market, start.rules());
        assert!(seeds.len() > 50, "{} seeds", seeds.len());
        let breeder = Breeder { market: &market };
        for pair in seeds.windows(2) {
            let mut child = breeder.child(&pair[0], Some(&pair[1]), &mut rng);
            child = breeder.child(&child, None, &mut rng);
            for plan in [&pair[0], &child] {
                let text = plan.to_string();
                assert_eq!(strategy(&text).to_string(), text);
                assert!(plan.bot(start.rules()).is_ok(), "{text}");
            }
        }
    }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let start = start(&VILLAGE_SQUARE);
    let run = |threads| {
        let mut evolution = Evolution::new(start.rules(), 3, 1_500);
        for _ in 0..3 {
            assert!(evolution.step(threads, &NEVER));
        }
        let found = evolution.finish(4, true, threads, &NEVER).expect("it was not told to stop");
        (evolution.games(), format!("{found:?}"))
    };
    assert_eq!(run(1), run(3));
}

#[test]
fn what_falls_behind_is_dropped_after_a_few_games() {
    let start = start(&VILLAGE_SQUARE);
    let mut evolution = Evolution::new(start.rules(), 1, 1_500);
    assert!(evolution.step(1, &NEVER));
    let rules = evolution.start.rules();
    let candidate =
        |text: &str| Candidate::new(strategy(text), rules).expect("its piles are there");
    let panel = evolution.panel.len() as u64;
    let (dropped, games) = evolution.race(&candidate("name: Bad\nbuy:\n  Curse\n  Copper\n"), 0.4);
    assert!(dropped.is_none());
    assert_eq!(games, 2 * STAGES[0].0 * panel);
    let best = Candidate { results: BTreeMap::new(), ..evolution.population[0].clone() };
    let (kept, games) = evolution.race(&best, -1.0);
    assert!(kept.is_some());
    assert_eq!(games, 2 * STAGES[2].0 * panel);
}

#[test]
fn an_evolution_that_is_told_to_stop_is_as_it_was_before() {
    let start = start(&VILLAGE_SQUARE);
    let mut evolution = Evolution::new(start.rules(), 1, 1_500);
    assert!(!evolution.step(2, &AtomicBool::new(true)));
    assert_eq!((evolution.games(), evolution.generation()), (0, 0));
    assert!(evolution.finish(1, true, 1, &AtomicBool::new(false)).is_none());
}

#[test]
fn a_search_that_was_kept_goes_on_as_if_it_had_never_stopped() {
    let start = start(&VILLAGE_SQUARE);
    let mut evolution = Evolution::new(start.rules(), 9, 1_500);
    assert!(evolution.step(2, &NEVER));
    let saved = evolution.save();
    let mut resumed = Evolution::resume(start.rules(), &saved).expect("the same kingdom");
    for both in [&mut evolution, &mut resumed] {
        assert!(both.step(2, &NEVER) && both.step(2, &NEVER));
    }
    assert_eq!(format!("{:?}", resumed.save()), format!("{:?}", evolution.save()));
    let other = self::start(&["Moat"]);
    let refused = Evolution::resume(other.rules(), &saved).map(|_| ()).unwrap_err();
    assert!(refused.starts_with("it is about the kingdom Chapel, Gardens,"), "{refused}");
}

#[test]
fn a_deal_is_played_from_both_seats() {
    let start = start(&["Smithy"]);
    let money = big_money().bot(start.rules()).expect("money is there");
    let pairs = duel(&start, [&money, &money], 1, 0..20);
    // Who plays against itself wins as often as it loses.
    assert_eq!(pairs.counts, [0, 0, 20, 0, 0]);
}

#[test]
fn a_plan_is_found_that_beats_money() {
    let start = start(&VILLAGE_SQUARE);
    let mut evolution = Evolution::new(start.rules(), 1, 4_000);
    while evolution.games() < 4_000 {
        assert!(evolution.step(2, &NEVER));
    }
    let found = evolution.finish(20, true, 2, &NEVER).expect("it was not told to stop");
    let money = found.matrix.names.iter().position(|name| name == "Big Money Ultimate");
    assert!(found.matrix.share(0, money.expect("it is in the panel")) > 0.75);
    assert!(found.worths.iter().any(|worth| worth.is_bought));
}
