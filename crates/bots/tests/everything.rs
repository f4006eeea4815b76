//! Bots play every card in any kingdom, without a panic and without endless turns.

use fief_bots::{Strategy, by_name};
use fief_cards::LIBRARY;
use fief_cards::kingdoms::{Kingdom, anything};
use fief_engine::decide::{Decider, Seats};
use fief_engine::game::{Flow, Game};
use fief_engine::question::{Question, Reply};
use fief_engine::rng::Rng;
use fief_engine::setup::{Setup, Start};
use fief_engine::view::View;

/// The number of kingdoms, unless `FIEF_GAMES` gives it.
const KINGDOMS: u64 = 60;

/// The most questions of one turn; a bot that answers more goes on for ever.
const QUESTIONS: u32 = 5_000;

/// The rounds after which a game is left: a deck that cannot buy any more is no fault of a bot.
const ROUNDS: u32 = 60;

/// A bot whose turns must end.
struct Counted {
    bot: Box<dyn Decider>,
    turn: u32,
    asked: u32,
}

impl Decider for Counted {
    fn decide(&mut self, view: View<'_>, question: &Question, reply: &mut Reply) -> Flow {
        if view.turn().number != self.turn {
            (self.turn, self.asked) = (view.turn().number, 0);
        }
        self.asked += 1;
        assert!(self.asked < QUESTIONS, "a turn without end: {question:?}");
        self.bot.decide(view, question, reply)
    }
}

/// A buy list with two copies of every card in the kingdom, and each landscape for some turns.
fn buys_all(kingdom: &Kingdom, start: &Start) -> Strategy {
    let money = "  Province when own Gold > 1\n  Duchy when provinces <= 3\n";
    let fits = |line: &String| {
        let text = format!("name: A\nbuy:\n{money}{line}");
        Strategy::parse(&text, &LIBRARY).is_ok_and(|list| list.bot(start.rules()).is_ok())
    };
    let cards = kingdom.cards.iter().map(|card| {
        let card = card.name.as_str();
        format!("  {card} when own {card} < 2\n")
    });
    let landscapes = kingdom.landscapes.iter();
    let landscapes = landscapes.map(|card| format!("  {} when turn <= 6\n", card.name));
    let lines: String = cards.chain(landscapes).filter(fits).collect();
    let text = format!("name: All\nbuy:\n{money}{lines}  Gold\n  Silver\n");
    Strategy::parse(&text, &LIBRARY).expect("all the lines are good")
}

fn play(seed: u64) {
    let mut rng = Rng::new(seed);
    let kingdom = anything(&mut rng, 10, |_| true);
    let players = &["A", "B", "C", "D"][..2 + (seed % 3) as usize];
    let setup = Setup {
        kingdom: kingdom.cards.clone(),
        landscapes: kingdom.landscapes.clone(),
        ..Setup::new(players, &[])
    };
    let Ok(start) = Start::new(setup, &LIBRARY) else { return };
    let all = buys_all(&kingdom, &start);
    let bots = (0..players.len()).map(|seat| {
        let bot: Box<dyn Decider> = match seat {
            0 => Box::new(by_name("medium", seed).expect("a level")),
            _ => Box::new(all.bot(start.rules()).expect("its piles are there")),
        };
        Counted { bot, turn: 0, asked: 0 }
    });
    let mut bots = Seats(bots.collect());
    let mut game = Game::new(start.deal(seed), &mut bots);
    let last = ROUNDS * players.len() as u32;
    while !game.state().is_over() && game.state().turn().number < last {
        game.run_turn().expect("bots answer everything");
    }
}

#[test]
fn bots_play_every_kingdom() {
    let games = std::env::var("FIEF_GAMES").ok().and_then(|games| games.parse().ok());
    let first = std::env::var("FIEF_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(0);
    for seed in first..first + games.unwrap_or(KINGDOMS) {
        eprintln!("seed {seed}");
        play(seed);
    }
}
