//! Runs of whole games.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use fief_cards::LIBRARY;
use fief_engine::decide::Seats;
use fief_engine::game::Game;
use fief_engine::ids::Player;
use fief_engine::setup::{Rules, Setup, Start};
use fief_sim::run::{Control, Ending, MAX_TURNS, Plan, Until, one_game, run};
use fief_sim::stats::{Stats, WIN};
use fief_sim::{Bot, Contest, Contestant};

struct Named(&'static str);

impl Contestant for Named {
    fn name(&self) -> &str {
        self.0
    }

    fn bot(&self, _: &Rules, seed: u64) -> Result<Bot, String> {
        fief_bots::by_name(self.0, seed).ok_or_else(|| format!("no bot named {}", self.0))
    }
}

const BIG_MONEY: Named = Named("big-money");
const RANDOM: Named = Named("random");

fn contest(contestants: Vec<&'static dyn Contestant>) -> Contest<'static> {
    let names: Vec<String> = (1..=contestants.len()).map(|seat| format!("Seat {seat}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let first = Some(Player(0));
    let setup = Setup { first, ..Setup::new(&names, &["Village", "Smithy", "Militia", "Moat"]) };
    Contest::new(Start::new(setup, &LIBRARY).expect("a legal game"), contestants).expect("bots")
}

fn plan(games: u64) -> Plan {
    Plan { seed: 5, paired: false, max_turns: MAX_TURNS, until: Until::Games(games) }
}

fn play(contest: &Contest<'_>, plan: &Plan, threads: usize) -> (Stats, Ending) {
    let stop = AtomicBool::new(false);
    run(contest, plan, &Control { threads, stop: &stop, progress: &|_| {} })
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let contest = contest(vec![&BIG_MONEY, &RANDOM, &BIG_MONEY]);
    let plans = [plan(1_500), Plan { paired: true, ..plan(1_500) }];
    for plan in plans {
        let alone = play(&contest, &plan, 1);
        assert_eq!(alone.0.games + alone.0.unfinished, 1_500);
        assert_eq!(alone, play(&contest, &plan, 4));
    }
    let until = Until::Precision { half_width: 0.004, most: 100_000 };
    let plan = Plan { until, ..plan(0) };
    let contest = self::contest(vec![&BIG_MONEY, &BIG_MONEY]);
    let (stats, ending) = play(&contest, &plan, 1);
    assert_eq!(ending, Ending::Done);
    assert!(
        stats.games < 100_000
            && stats.contestants[0].sample(false).interval().half_width() <= 0.004
    );
    assert_eq!((stats, ending), play(&contest, &plan, 3));
}

#[test]
fn another_seed_is_another_run() {
    let contest = contest(vec![&BIG_MONEY, &BIG_MONEY]);
    let other = Plan { seed: 6, ..plan(500) };
    assert_ne!(play(&contest, &plan(500), 1), play(&contest, &other, 1));
}

#[test]
fn every_result_is_counted_once() {
    let contest = contest(vec![&BIG_MONEY, &RANDOM, &BIG_MONEY, &RANDOM]);
    let (stats, _) = play(&contest, &plan(400), 2);
    let games = stats.games;
    let all: u64 = stats.contestants.iter().map(|tally| tally.results().sum).sum();
    assert_eq!(all, games * WIN);
    assert_eq!(stats.lengths.iter().sum::<u64>(), games);
    assert_eq!(stats.endings.values().sum::<u64>(), games);
    for tally in &stats.contestants {
        assert_eq!(tally.results().games(), games);
        assert!(
            tally.seats.iter().all(|seat| seat.games().abs_diff(games / 4) <= stats.unfinished)
        );
        for gains in &tally.gains {
            assert_eq!(gains.by_turn.iter().sum::<u64>(), gains.gained);
            assert!(gains.games <= games && gains.games <= gains.gained);
        }
    }
}

#[test]
fn a_mirror_with_the_same_luck_is_even() {
    let contest = contest(vec![&BIG_MONEY, &BIG_MONEY]);
    let (stats, _) = play(&contest, &Plan { paired: true, ..plan(2_000) }, 1);
    let sample = stats.contestants[0].sample(true);
    assert_eq!(sample.mean(), Some(0.5));
    assert!(sample.interval().half_width() < 0.01);
    assert_eq!(stats.contestants[0].seats[0], stats.contestants[1].seats[0]);
}

#[test]
fn games_with_the_same_luck_come_in_whole_rounds() {
    let contest = contest(vec![&BIG_MONEY, &BIG_MONEY]);
    let (stats, _) = play(&contest, &Plan { paired: true, ..plan(7) }, 1);
    assert_eq!(stats.games, 8);
    assert_eq!(stats.contestants[0].rounds.count, 4);
}

#[test]
fn endless_games_are_given_up() {
    let contest = contest(vec![&BIG_MONEY, &BIG_MONEY]);
    let (stats, ending) = play(&contest, &Plan { max_turns: 5, ..plan(300) }, 2);
    assert_eq!((stats.games, stats.unfinished, ending), (0, 300, Ending::Done));
}

#[test]
fn an_interrupted_run_keeps_what_was_played() {
    let contest = contest(vec![&BIG_MONEY, &BIG_MONEY]);
    let (stop, told) = (AtomicBool::new(false), AtomicU64::new(0));
    let progress = |stats: &Stats| {
        told.store(stats.games, Ordering::Relaxed);
        stop.store(stats.games > 1_000, Ordering::Relaxed);
    };
    let control = Control { threads: 2, stop: &stop, progress: &progress };
    let (stats, ending) = run(&contest, &plan(u64::MAX), &control);
    assert_eq!(ending, Ending::Interrupted);
    assert!(stats.games > 1_000 && stats.games == told.load(Ordering::Relaxed));
    assert_eq!(stats.contestants[0].seats[0].games(), stats.contestants[0].seats[1].games());
}

#[test]
fn a_game_of_a_run_can_be_played_again() {
    let contest = contest(vec![&RANDOM, &BIG_MONEY]);
    let (before, _) = play(&contest, &plan(300), 1);
    let (after, _) = play(&contest, &plan(301), 1);
    let game = one_game(&contest, &plan(301), 301).expect("the bots can play");
    let mut seats = Seats(game.bots);
    let mut again = Game::new(contest.start().deal(game.seed), &mut seats);
    again.run().expect("the bots answer everything");
    for player in again.state().players() {
        let contestant = game.seating[player.index()] as usize;
        let score =
            after.contestants[contestant].scores.sum - before.contestants[contestant].scores.sum;
        assert_eq!(i64::from(again.state().score(player)), score);
    }
}

#[test]
fn who_cannot_play_is_refused() {
    let setup = Setup { first: Some(Player(0)), ..Setup::new(&["A", "B"], &[]) };
    let start = Start::new(setup, &LIBRARY).expect("a legal game");
    let error = Contest::new(start, vec![&BIG_MONEY, &Named("nobody")]).expect_err("no such bot");
    assert_eq!(error, "no bot named nobody");
}
