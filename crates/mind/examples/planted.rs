//! Whether the review of a game finds mistakes: plans play games, one bad buy is planted in each, and the review is asked.
//!
//!     cargo run --profile play -p fief-mind --example planted -- 100 [first game] [rollouts]
//!
//! A mistake is planted where a long search says that a buy costs at least eight points of win share. A flag elsewhere is
//! false if a long search with other luck says that the decision cost less than one point. The time of each review is
//! told on the side; everything else repeats.

use std::sync::atomic::AtomicBool;
use std::time::Instant;

use fief_engine::decide::Decider as _;
use fief_engine::ids::Player;
use fief_engine::question::{Picks, Verb};
use fief_engine::rng::Rng;
use fief_engine::setup::Start;
use fief_engine::state::Phase;
use fief_engine::table::Table;
use fief_mind::gauntlet::suite;
use fief_mind::levels::portfolio;
use fief_mind::review::{Effort, review};
use fief_mind::search::{Budget, Judged, Moment, Portfolio, judge};

/// The player who makes the mistake.
const SEAT: Player = Player(0);
/// What a mistake must cost, surely.
const COST: f64 = 0.08;
/// What costs less is no mistake, and a flag for it is false.
const NOTHING: f64 = 0.01;
/// A long search.
const LONG: Budget = Budget { rollouts: 6_000, arms: 10, tells: false };

/// Judges the open question of a table.
fn judged(table: &Table, plans: &Portfolio, also: &[Picks], luck: u64) -> Option<Judged> {
    let question = table.question()?;
    let memory = table.memory();
    let moment = Moment { memory: &memory, view: table.view(question.acting), question };
    let budget = if also.len() > 1 { Budget { arms: also.len(), ..LONG } } else { LONG };
    let judged = judge(moment, plans, budget, luck, also, &AtomicBool::new(false));
    (judged.arms.len() > 1).then_some(judged)
}

/// A buy that surely costs what a mistake costs: of several the least bad, which is the hardest to find.
fn mistake(table: &Table, plans: &Portfolio, luck: u64) -> Option<Picks> {
    let judged = judged(table, plans, &[], luck)?;
    let bad = judged.arms.iter().filter(|arm| arm.loss - 2.0 * arm.loss_error >= COST);
    let least = bad.min_by(|a, b| a.loss.total_cmp(&b.loss))?;
    // The first look is kind to the best of many answers, so another look must agree.
    let both = [least.picks.clone(), judged.answer().picks.clone()];
    let again = self::judged(table, plans, &both, !luck)?;
    let arm = again.arm(&both[0])?;
    (arm.loss >= COST).then(|| both[0].clone())
}

fn is_a_buy(table: &Table) -> bool {
    table.question().is_some_and(|question| {
        question.verb == Verb::Turn
            && question.player == SEAT
            && table.state().turn().phase == Phase::Buy
            && !question.options.piles().is_empty()
    })
}

/// A game of plans, and the number of the answer that is a planted mistake.
fn game(start: &Start, plans: &Portfolio, seed: u64) -> Option<(Table, usize)> {
    let mut rng = Rng::new(seed);
    let from = 2 + rng.below(9) as u16;
    let mut planted = None;
    let mut bot = plans.best();
    let mut table = Table::new(start.clone(), seed);
    while let Some(question) = table.question() {
        let mut picks = bot.picks_for(table.view(question.acting), question).ok()?;
        let number = table.answers().len();
        let late_enough = table.state().pools(SEAT).turns >= from;
        if planted.is_none() && late_enough && is_a_buy(&table) {
            let luck = rng.next_u64();
            if let Some(bad) = mistake(&table, plans, luck) {
                planted = Some(number);
                picks = bad;
            }
        }
        table.answer(&picks).ok()?;
    }
    Some((table, planted?))
}

/// Whether a flag is false: a long search with other luck does not find that the decision cost anything.
fn is_false(table: &Table, plans: &Portfolio, number: usize) -> bool {
    let mut then = table.clone();
    then.undo_to(number);
    let played = table.answers()[number].picks.to_vec();
    let judged = judged(&then, plans, std::slice::from_ref(&played), 0xFA15E ^ number as u64);
    let loss = judged.and_then(|judged| judged.arm(&played).map(|arm| arm.loss));
    loss.is_none_or(|loss| loss < NOTHING)
}

fn main() {
    let mut numbers = std::env::args().skip(1).map(|word| word.parse::<u64>().expect("a number"));
    let wanted = numbers.next().unwrap_or(100);
    let mut number = numbers.next().unwrap_or(0);
    let rollouts = numbers.next().map_or(Effort::default().rollouts, |n| n as u32);
    let effort = Effort { rollouts, second: 5 * rollouts };
    let kingdoms = suite("base").expect("it is there");
    let (mut games, mut found, mut flags, mut wrong, mut longest) = (0, 0, 0, 0, 0.0_f64);
    while games < wanted {
        let kingdom = &kingdoms[number as usize % kingdoms.len()];
        let start = kingdom.start().expect("a legal kingdom");
        let plans = portfolio(start.rules());
        let seed = 0x91A7 ^ (number << 16);
        number += 1;
        let Some((table, planted)) = game(&start, &plans, seed) else { continue };
        games += 1;
        let clock = Instant::now();
        let review = review(&table, &[SEAT], &plans, effort, |_| {});
        let seconds = clock.elapsed().as_secs_f64();
        longest = longest.max(seconds);
        let flagged = &review.seats[0].flagged;
        let is_found = flagged.iter().any(|decision| decision.answer == planted);
        let others = flagged.iter().filter(|decision| decision.answer != planted);
        let false_flags = others.filter(|decision| is_false(&table, &plans, decision.answer));
        let false_flags = false_flags.count();
        found += u64::from(is_found);
        flags += flagged.len();
        wrong += false_flags;
        println!(
            "{}, seed {seed:x}: answer {planted} {}, {} flags, {false_flags} of them false",
            kingdom.name,
            if is_found { "was flagged" } else { "was missed" },
            flagged.len(),
        );
        eprintln!("{seconds:.1} s for {} decisions", review.seats[0].decisions);
    }
    println!(
        "{found} of {games} planted mistakes were flagged; {flags} flags, {wrong} of them false ({:.2} a game)",
        wrong as f64 / games as f64
    );
    eprintln!("The longest review took {longest:.1} s");
}
