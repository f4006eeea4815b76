//! Plays everything that a medium bot may choose from against Big Money Ultimate and prints `strategies/strengths.txt`:
//! the share of games that it wins (a tie is half a win), the strongest first. `strengths [GAMES]`; each on the piles
//! that it needs. Whatever must be chosen for a card before the game (an Ally, a Bane) is another thing in every
//! part of the games.
//!
//! A shipped strategy has its name; a card, an Event or a Project has the plan in which it does best beside money. What
//! goes on without end when all play it is marked `stalls`: nobody would want to sit at that table.

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
    // The X family only serves comparison with other simulators.
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

/// Whether it can be in a kingdom and be bought by its name, in its newest version.
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

/// More turns than this, and people would get up and leave.
const PATIENCE: u32 = 60;

/// Whether games in which all play a strategy do not come to an end, with two players or with six.
fn stalls(strategy: &Strategy) -> bool {
    [2, 6].into_iter().any(|players| {
        let start = start(strategy, players, 0);
        let bot = strategy.bot(start.rules()).expect("its piles are there");
        let mut bots = Seats(vec![bot; players]);
        let mut game = Game::new(start.deal(0), &mut bots);
        (0..6).any(|seed| {
            game.replace_state(|state| start.deal_into(state, seed));
            game.run().is_err() || game.state().turn().number > PATIENCE * players as u32
        })
    })
}

/// A game on the piles that a strategy needs, with companions by chance.
fn start(strategy: &Strategy, players: usize, luck: u64) -> Start {
    let names = |cards: Vec<&'static Card>| cards.into_iter().map(|card| CardName::new(card.name));
    let mut kingdom = Kingdom {
        cards: names(strategy.kingdom()).collect(),
        landscapes: names(strategy.landscapes()).collect(),
    };
    kingdom.complete(&everything(), luck).expect("companions for any card");
    let Kingdom { cards, landscapes } = kingdom;
    let players = &["A", "B", "C", "D", "E", "F"][..players];
    let setup = Setup { kingdom: cards, landscapes, ..Setup::new(players, &[]) };
    Start::new(setup, &LIBRARY).expect("a legal kingdom")
}

/// A card can be strong with one Ally and weak with another.
const CHOICES: u64 = 10;

/// The share of games that a strategy wins against Big Money Ultimate.
fn share(strategy: &Strategy, games: u64) -> f64 {
    let shares = (0..CHOICES).map(|luck| share_with(strategy, games / CHOICES, luck));
    shares.sum::<f64>() / CHOICES as f64
}

fn share_with(strategy: &Strategy, games: u64, luck: u64) -> f64 {
    let start = start(strategy, 2, luck);
    let money = find("Big Money Ultimate").expect("a shipped strategy");
    let bots = [strategy, money].map(|s| s.bot(start.rules()).expect("its piles are there"));
    let mut bots = Seats(bots.to_vec());
    let mut game = Game::new(start.deal(0), &mut bots);
    let mut won = 0.0;
    for seed in luck * games..(luck + 1) * games {
        game.replace_state(|state| start.deal_into(state, seed));
        if game.run().is_err() {
            // Nobody can buy what they want any more.
            won += 0.5;
            continue;
        }
        let winners = game.state().winners();
        won += if winners.len() == 2 { 0.5 } else { f64::from(winners[0].0 == 0) };
    }
    won / games as f64
}
