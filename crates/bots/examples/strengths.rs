//! Measures everything that a medium bot may choose from and prints `strategies/strengths.txt`, the strongest first:
//! `strengths [GAMES]`. A row has 50 plus the percentage points by which the strategy wins more than Big Money Ultimate in
//! the same seat against several opponents (a tie is half a win). The kingdom has the piles that the two players need. A
//! card that needs a companion (an Ally, a Bane) gets another one in every part of the games.
//!
//! A shipped strategy has its name; a card, an Event or a Project has the plan in which it does best beside money. A
//! strategy whose games do not end when everybody plays it is marked `stalls`: nobody would want to sit at that table.

mod games;

use std::ops::Range;
use std::thread;

use fief_bots::strategy::{Strategy, find, shipped};
use fief_bots::{PLANS, money_with};
use fief_cards::LIBRARY;
use fief_cards::kingdoms::{Kingdom, everything};
use fief_engine::card::{Card, Object};
use fief_engine::decide::Seats;
use fief_engine::game::Game;
use fief_engine::setup::{CardName, Setup, Start};

/// A line of the file.
type Row = (f64, &'static str, &'static str);

fn main() {
    let games = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(1000);
    let cards: Vec<&'static Card> = LIBRARY.cards().filter(|card| may_be_bought(card)).collect();
    let half = cards.len() / 2;
    let (some, others) = cards.split_at(half);
    let mut rows: Vec<Row> = thread::scope(|scope| {
        let measure = |cards: &[&'static Card]| -> Vec<Row> {
            cards.iter().filter_map(|card| best_plan(card, games)).collect()
        };
        let other = scope.spawn(move || measure(others));
        let mut rows = measure(some);
        rows.extend(other.join().expect("games do not panic"));
        rows
    });
    // The X family serves only for comparison with other simulators.
    let meant = shipped().iter().filter(|s| !s.strategy.name.starts_with("X-"));
    rows.extend(meant.map(|s| {
        let plan = if stalls(&s.strategy) { "stalls" } else { "strategy" };
        (share(&s.strategy, games), plan, &*s.strategy.name)
    }));
    rows.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.2.cmp(b.2)));
    for (share, plan, name) in rows {
        println!("{:.1}\t{plan}\t{name}", 100.0 * share);
    }
}

/// Returns whether a card can be in a kingdom and be bought by its name, and this is its newest version.
fn may_be_bought(card: &Card) -> bool {
    let newest = LIBRARY.find(card.name).is_ok_and(|newest| newest.version == card.version);
    let bought = matches!(card.object, Object::Kingdom | Object::Event | Object::Project);
    newest && bought && card.cost.potions == 0
}

/// The plan in which a card wins most.
fn best_plan(card: &'static Card, games: u64) -> Option<Row> {
    let plans = PLANS.iter().filter_map(|&plan| {
        let strategy = money_with(&[(plan, card.name)])?;
        Some((share(&strategy, games / 4), plan, strategy))
    });
    let (_, plan, strategy) = plans.max_by(|a, b| a.0.total_cmp(&b.0))?;
    let plan = if stalls(&strategy) { "stalls" } else { plan };
    Some((share(&strategy, games), plan, card.name))
}

/// The turns of each player after which people would get up and leave.
const PATIENCE: u32 = 60;

/// Returns whether games in which everybody plays a strategy do not end, with two players or with six.
fn stalls(strategy: &Strategy) -> bool {
    [2, 6].into_iter().any(|players| {
        let start = start(&[strategy], players, 0);
        let bot = strategy.bot(start.rules()).expect("its piles are there");
        let mut bots = Seats(vec![bot; players]);
        let mut game = Game::new(start.deal(0), &mut bots);
        (0..6).any(|seed| {
            game.replace_state(|state| start.deal_into(state, seed));
            game.run().is_err() || game.state().turn().number > PATIENCE * players as u32
        })
    })
}

/// A game with the piles that some strategies need, and random companions.
fn start(strategies: &[&Strategy], players: usize, luck: u64) -> Start {
    let mut kingdom = Kingdom { cards: Vec::new(), landscapes: Vec::new() };
    let add = |cards: Vec<&'static Card>, to: &mut Vec<CardName>| {
        for name in cards.into_iter().map(|card| CardName::new(card.name)) {
            if !to.contains(&name) {
                to.push(name);
            }
        }
    };
    for strategy in strategies {
        add(strategy.kingdom(), &mut kingdom.cards);
        add(strategy.landscapes(), &mut kingdom.landscapes);
    }
    kingdom.complete(&everything(), luck).expect("companions for any card");
    let Kingdom { cards, landscapes } = kingdom;
    let players = &["A", "B", "C", "D", "E", "F"][..players];
    let setup = Setup { kingdom: cards, landscapes, ..Setup::new(players, &[]) };
    Start::new(setup, &LIBRARY).expect("a legal kingdom")
}

/// The number of games with different companions: a card can be strong with one Ally and weak with another.
const CHOICES: u64 = 10;

/// A game with more turns than this counts as a tie.
const MAX_TURNS: u32 = 200;

/// Money alone, and money with attacks on hands, with Curses, and with drawing: a card that helps against only one of
/// them is not strong.
const OPPONENTS: [&str; 4] = ["Big Money Ultimate", "Militia", "Witch", "Smithy"];

/// One half plus the gain of a strategy over Big Money Ultimate in the same seat: the gain against Big Money Ultimate
/// itself, or the mean over all opponents if that is less. The mean alone would favour strategies that use the opponent's
/// cards, such as a Captain that plays the opponent's Witch.
fn share(strategy: &Strategy, games: u64) -> f64 {
    let each = games / OPPONENTS.len() as u64;
    let gains = OPPONENTS.map(|rival| gain_against(strategy, rival, each));
    let mean = gains.iter().sum::<f64>() / gains.len() as f64;
    0.5 + mean.min(gains[0])
}

/// Returns how much more often a strategy wins against an opponent than Big Money Ultimate does in the same games.
fn gain_against(strategy: &Strategy, rival: &str, games: u64) -> f64 {
    let money = find(OPPONENTS[0]).expect("a shipped strategy");
    let rival = find(rival).expect("a shipped strategy");
    let each = games / CHOICES;
    let gains = (0..CHOICES).map(|luck| {
        let start = start(&[strategy, rival], 2, luck);
        let seeds = luck * each..(luck + 1) * each;
        let [own, usual] = [strategy, money].map(|s| share_with(&start, s, rival, seeds.clone()));
        own - usual
    });
    gains.sum::<f64>() / CHOICES as f64
}

/// The share of games that a strategy wins against another.
fn share_with(start: &Start, strategy: &Strategy, rival: &Strategy, seeds: Range<u64>) -> f64 {
    let bots = [strategy, rival].map(|s| s.bot(start.rules()).expect("its piles are there"));
    games::share_of_first(start, bots, seeds, MAX_TURNS)
}
