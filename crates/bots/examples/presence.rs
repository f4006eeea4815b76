//! Measures how a medium bot fares when a card, Event, Project, Landmark, Way, Ally or Trait is in the game: `presence
//! [GAMES]` plays medium against Big Money Ultimate on kingdoms with nothing else, and prints `docs/PRESENCE.md`. Where
//! medium wins significantly less than half, it would do better not to use the card.

mod games;

use std::ops::Range;
use std::thread;

use fief_bots::strategy::find;
use fief_bots::{Medium, choose};
use fief_cards::LIBRARY;
use fief_cards::kingdoms::{Kingdom, everything};
use fief_engine::card::Card;
use fief_engine::decide::Decider;
use fief_engine::setup::{CardName, Setup, Start};

/// The number of games with different companions: a card can be good with one and bad with another.
const CHOICES: u64 = 10;

/// A game with more turns than this counts as a tie.
const MAX_TURNS: u32 = 200;

struct Row {
    share: f64,
    name: &'static str,
    plan: String,
}

fn main() {
    let games = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(2000);
    let cards: Vec<&'static Card> = LIBRARY.cards().filter(|card| is_chosen(card)).collect();
    let (some, others) = cards.split_at(cards.len() / 2);
    let measure = |cards: &[&'static Card]| -> Vec<Row> {
        cards.iter().filter_map(|card| row(card, games)).collect()
    };
    let mut rows: Vec<Row> = thread::scope(|scope| {
        let other = scope.spawn(move || measure(others));
        let mut rows = measure(some);
        rows.extend(other.join().expect("games do not panic"));
        rows
    });
    rows.sort_by(|a, b| a.share.total_cmp(&b.share).then(a.name.cmp(b.name)));
    let error = 100.0 * 1.96 * (0.25 / games as f64).sqrt();
    print!(
        "# How `medium` fares with each card

The share of games (a tie is half) that `medium` wins against Big Money Ultimate in kingdoms with nothing but this card,
Event, Project, Landmark, Way, Ally or Trait and what it brings; {games} games each, ± {error:.1} points for 95 of 100 rows.
The weakest come first. Made by `cargo run --profile play -p fief-bots --example presence`.

| share | card | the strategy of `medium` |
|---|---|---|
"
    );
    for Row { share, name, plan } in rows {
        println!("| {:.1} | {name} | {plan} |", 100.0 * share);
    }
}

/// Returns whether a kingdom can name this card, and this is its newest version.
fn is_chosen(card: &Card) -> bool {
    let newest = LIBRARY.find(card.name).is_ok_and(|newest| newest.version == card.version);
    newest && (card.is_kingdom() || card.object.is_landscape())
}

fn row(card: &'static Card, games: u64) -> Option<Row> {
    let starts: Vec<Start> = (0..CHOICES).filter_map(|luck| start(card, luck)).collect();
    let plan = choose(starts.first()?.rules()).name;
    let each = games / starts.len() as u64;
    let shares = starts.iter().zip(0..).map(|(start, at)| share(start, at * each..(at + 1) * each));
    Some(Row { share: shares.sum::<f64>() / starts.len() as f64, name: card.name, plan })
}

/// A game with this card and the companions that it needs; `None` for a card that no kingdom can name, such as a Boon.
fn start(card: &'static Card, luck: u64) -> Option<Start> {
    let name = vec![CardName::new(card.name)];
    let landscape = card.object.is_landscape();
    let (cards, landscapes) = if landscape { (Vec::new(), name) } else { (name, Vec::new()) };
    let mut kingdom = Kingdom { cards, landscapes };
    kingdom.complete(&everything(), luck).ok()?;
    let Kingdom { cards, landscapes } = kingdom;
    let setup = Setup { kingdom: cards, landscapes, ..Setup::new(&["A", "B"], &[]) };
    Start::new(setup, &LIBRARY).ok()
}

/// The share of games that medium wins.
fn share(start: &Start, seeds: Range<u64>) -> f64 {
    let money = find("Big Money Ultimate").expect("a shipped strategy");
    let money = money.bot(start.rules()).expect("it needs no Kingdom card");
    let bots: [Box<dyn Decider>; 2] = [Box::new(Medium::new()), Box::new(money)];
    games::share_of_first(start, bots, seeds, MAX_TURNS)
}
