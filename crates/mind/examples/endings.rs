//! Endings with known answers: makes them, and measures bots on them.
//!
//!     cargo run --profile play -p fief-mind --example endings -- make > crates/mind/data/endings.txt
//!     cargo run --profile play -p fief-mind --example endings -- hard

use fief_bots::{Strategy, StrategyBot};
use fief_engine::decide::Decider;
use fief_engine::setup::Start;
use fief_engine::table::Table;
use fief_mind::book::at_hand;
use fief_mind::endings::{About, Ending, solve};
use fief_mind::evolve::fitting;
use fief_mind::gauntlet::{Kingdom, suite};
use fief_mind::levels::by_name;

/// How many endings there are of each kind, and how many of them may be won by the dearest card, which anybody buys.
const WANTED: [(About, usize, usize); 2] = [(About::Win, 120, 80), (About::Piles, 80, 60)];

/// Games that are played at most on the way to all of them.
const MOST_GAMES: u64 = 200_000;

fn main() {
    let word = std::env::args().nth(1).unwrap_or_else(|| "hard".to_owned());
    if word == "make" { make() } else { measure(&word) }
}

/// Plays games of plans and strategies and keeps the endings that come up, at most one of each game.
fn make() {
    println!(
        "# Endings of games between bots, with the right answers, found by exhaustive search."
    );
    println!("# Made by `cargo run --profile play -p fief-mind --example endings -- make`.");
    let kingdoms = suite("base").expect("it is there");
    let mut found: Vec<(About, bool)> = Vec::new();
    for number in 0..MOST_GAMES {
        let kingdom = &kingdoms[number as usize % kingdoms.len()];
        let start = kingdom.start().expect("a legal kingdom");
        let room = |about: About, is_plain: bool| {
            let of = |plain: bool| found.iter().filter(|&&it| it == (about, plain)).count();
            let row = WANTED.iter().find(|(row, ..)| *row == about).expect("a row for each");
            of(true) + of(false) < row.1 && (!is_plain || of(true) < row.2)
        };
        if !About::ALL.into_iter().any(|about| room(about, false)) {
            break;
        }
        if let Some((ending, is_plain)) = ending(kingdom, &start, number, &room) {
            println!("{ending}");
            found.push((ending.about, is_plain));
        }
    }
    for (about, many, _) in WANTED {
        let got = found.iter().filter(|(it, _)| *it == about).count();
        let plain = found.iter().filter(|it| **it == (about, true)).count();
        eprintln!("{}: {got} of {many}, {plain} plain", about.word());
    }
}

/// Who plays game `number` on a kingdom: any two of the strategies and plans that fit.
fn bots(start: &Start, number: u64) -> [StrategyBot; 2] {
    let mut all: Vec<Strategy> = fitting(start.rules());
    all.extend(at_hand(start.rules()).into_iter().flat_map(|entry| entry.plans.clone()));
    let round = (number / 40) as usize;
    let any = |place: usize| &all[place % all.len()];
    [any(round), any(round * 7 + 3)].map(|plan| plan.bot(start.rules()).expect("it fits"))
}

/// The first ending of a game that there is still room for.
fn ending(
    kingdom: &Kingdom,
    start: &Start,
    number: u64,
    room: &impl Fn(About, bool) -> bool,
) -> Option<(Ending, bool)> {
    let seed = 0xE4D ^ (number << 8);
    let mut bots = bots(start, number);
    let mut table = Table::new(start.clone(), seed);
    while let Some(question) = table.question().filter(|_| table.answers().len() < 600) {
        if let Some(solved) = solve(&table).filter(|it| room(it.about, it.is_plain)) {
            let answers = table.answers().iter().map(|answer| answer.picks.to_vec()).collect();
            let (about, right) = (solved.about, solved.right);
            let ending = Ending { about, kingdom: kingdom.name.clone(), seed, answers, right };
            return Some((ending, solved.is_plain));
        }
        let bot = &mut bots[question.player.index()];
        let picks = bot.picks_for(table.view(question.acting), question).ok()?;
        table.answer(&picks).ok()?;
    }
    None
}

/// How many endings a bot plays rightly.
fn measure(name: &str) {
    let endings = Ending::shipped().expect("the endings can be read");
    let (mut right, mut all) = ([0; 2], [0; 2]);
    for (number, ending) in endings.iter().enumerate() {
        let table = ending.table().expect("the position can be reached");
        let bot = by_name(name, table.start().rules(), number as u64);
        let mut bot = bot.unwrap_or_else(|| panic!("no bot is named {name}"));
        let mastered = ending.is_mastered_by(&mut *bot).expect("bots answer");
        right[ending.about as usize] += u32::from(mastered);
        all[ending.about as usize] += 1;
        if !mastered {
            println!(
                "{} on {}, ending {} is missed",
                ending.about.word(),
                ending.kingdom,
                number + 1
            );
        }
    }
    for about in About::ALL {
        println!("{}: {} of {}", about.word(), right[about as usize], all[about as usize]);
    }
    let (right, all): (u32, u32) = (right.iter().sum(), all.iter().sum());
    println!(
        "{name}: {right} of {all} right, {:.1} %",
        100.0 * f64::from(right) / f64::from(all.max(1))
    );
}
