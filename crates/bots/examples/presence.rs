//! What each card, Event, Project, Landmark, Way, Ally and Trait does to a medium bot by being in the game:
//! `presence [GAMES]` plays medium against Big Money Ultimate on kingdoms that have just that one thing, and prints
//! `docs/PRESENCE.md`. Below half by more than chance, and the bot would do better not to know the card.

use std::thread;

use fief_bots::strategy::find;
use fief_bots::{Medium, choose};
use fief_cards::LIBRARY;
use fief_cards::kingdoms::{Kingdom, everything};
use fief_engine::card::Card;
use fief_engine::decide::{Decider, Seats};
use fief_engine::game::Game;
use fief_engine::setup::{CardName, Setup, Start};

/// A card can be good with one companion and bad with another.
const CHOICES: u64 = 10;

/// A game with more turns than this is a tie.
const PATIENCE: u32 = 200;

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
        "# What a card does to `medium` by being there

The share of games (a tie is half) that `medium` wins against Big Money Ultimate where a kingdom has just this one card,
Event, Project, Landmark, Way, Ally or Trait, with whatever it brings; {games} games each, ± {error:.1} points for 95 of 100
rows. The weakest come first. Made by `cargo run --profile play -p fief-bots --example presence`.

| share | card | what `medium` plays there |
|---|---|---|
"
    );
    for Row { share, name, plan } in rows {
        println!("| {:.1} | {name} | {plan} |", 100.0 * share);
    }
}

/// Whether a kingdom can have it by choice, in its newest version.
fn is_chosen(card: &Card) -> bool {
    let newest = LIBRARY.find(card.name).is_ok_and(|newest| newest.version == card.version);
    newest && (card.is_kingdom() || card.object.is_landscape())
}

fn row(card: &'static Card, games: u64) -> Option<Row> {
    let starts: Vec<Start> = (0..CHOICES).filter_map(|luck| start(card, luck)).collect();
    let plan = choose(starts.first()?.rules()).name;
    let each = games / starts.len() as u64;
    let shares = starts.iter().zip(0..).map(|(start, at)| share(start, each, at * each));
    Some(Row { share: shares.sum::<f64>() / starts.len() as f64, name: card.name, plan })
}

/// A game with this card and what it cannot be without; nothing for what no kingdom can name, such as a Boon.
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

/// The share of games that medium wins. The first player is dealt by chance.
fn share(start: &Start, games: u64, first_seed: u64) -> f64 {
    let money = find("Big Money Ultimate").expect("a shipped strategy");
    let money = money.bot(start.rules()).expect("it needs no Kingdom card");
    let bots: Vec<Box<dyn Decider>> = vec![Box::new(Medium::new()), Box::new(money)];
    let mut bots = Seats(bots);
    let mut game = Game::new(start.deal(0), &mut bots);
    let mut won = 0.0;
    for seed in first_seed..first_seed + games {
        game.replace_state(|state| start.deal_into(state, seed));
        while !game.state().is_over() && game.state().turn().number < PATIENCE {
            if game.run_turn().is_err() {
                break;
            }
        }
        let winners = game.state().winners();
        let tie = !game.state().is_over() || winners.len() == 2;
        won += if tie { 0.5 } else { f64::from(winners[0].0 == 0) };
    }
    won / games as f64
}
