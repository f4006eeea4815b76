//! Bots in many random kingdoms with 2 to 6 players and every version of every card: they answer legally, games end,
//! and nobody looks at hidden cards.

use fief_bots::{NAMES, by_name};
use fief_cards::LIBRARY;
use fief_cards::kingdoms::{Kingdom, anything};
use fief_engine::card::Card;
use fief_engine::decide::{Decider, Seats};
use fief_engine::game::Game;
use fief_engine::rng::Rng;
use fief_engine::setup::{KINGDOM_PILES, Setup, Start};
use fief_engine::table::{Table, describe};

const PLAYERS: [&str; 6] = ["Alice", "Bob", "Carol", "Dave", "Eve", "Frank"];

/// A random game from a seed.
fn random_start(seed: u64) -> Start {
    start_with(seed, |_| true)
}

/// A random game with the wanted cards.
fn start_with(seed: u64, wanted: impl Fn(&Card) -> bool) -> Start {
    let Kingdom { cards, landscapes } = anything(&mut Rng::new(seed), KINGDOM_PILES, wanted);
    let players = &PLAYERS[..2 + (seed % 5) as usize];
    let setup = Setup { kingdom: cards, landscapes, ..Setup::new(players, &[]) };
    Start::new(setup, &LIBRARY).expect("a legal kingdom")
}

fn bot(name: &str, seed: u64) -> Box<dyn Decider> {
    by_name(name, seed).expect("a bot of this name")
}

#[test]
fn medium_bots_play_everything_there_is_to_the_end() {
    let mut seen: Vec<&str> = Vec::new();
    for seed in 0..400 {
        // A game has few landscapes and there are many, so each test takes those not seen yet.
        let is_new = |card: &Card| !card.object.is_landscape() || !seen.contains(&card.name);
        let start = start_with(seed, is_new);
        seen.extend(start.rules().kinds().map(|kind| start.rules().definition(kind).name));
        let players = start.rules().players();
        let mut bots = Seats((0..players).map(|_| bot("medium", seed)).collect());
        let mut game = Game::new(start.deal(seed), &mut bots);
        while !game.state().is_over() {
            let told = || format!("seed {seed}: {:?}", start.rules().setup());
            game.run_turn().unwrap_or_else(|stop| panic!("{stop:?}: {}", told()));
            assert!(game.state().turn().number < 200 * players as u32, "{}", told());
        }
    }
    let missing = LIBRARY.cards().find(|card| !seen.contains(&card.name));
    assert!(missing.is_none(), "{missing:?} was in no game");
}

/// Medium bots buy only the cards of their strategy; the games of random and easy bots show them every other card.
#[test]
fn bots_of_all_levels_together_play_to_the_end() {
    for seed in 0..200 {
        let start = random_start(seed);
        let seats = 0..start.rules().players();
        let names = seats.map(|seat| if seat == 0 { "medium" } else { NAMES[seat % NAMES.len()] });
        let mut bots = Seats(names.map(|name| bot(name, seed)).collect());
        let mut game = Game::new(start.deal(seed), &mut bots);
        while !game.state().is_over() && game.state().turn().number < 5000 {
            let run = game.run_turn();
            assert!(run.is_ok(), "seed {seed}: {run:?} {:?}", start.rules().setup());
        }
    }
}

/// Checks the answer that a medium bot would give at each question. Easy and random bots play the game, so that every
/// card asks the medium bot something.
#[test]
fn answers_are_legal_and_do_not_depend_on_what_is_hidden() {
    let mut asked = 0;
    for seed in 0..200 {
        let start = random_start(seed);
        let mut walkers: Vec<_> =
            (0..start.rules().players()).map(|p| bot(["easy", "random"][p % 2], seed)).collect();
        let mut medium = bot("medium", 0);
        let mut rng = Rng::new(seed);
        let mut table = Table::new(start, seed);
        while let Some(question) = table.question().filter(|_| table.answers().len() < 600) {
            let seat = question.player;
            let mut imagined = table.state().clone();
            imagined.determinize(seat, &mut rng);
            let picks = medium.picks_for(table.view(seat), question).expect("an answer");
            let others = medium.picks_for(imagined.view(seat), question).expect("an answer");
            let words = || format!("seed {seed}: {}", describe(question, table.state()));
            assert!(question.check(&picks).is_ok(), "{picks:?} to {}", words());
            assert_eq!(picks, others, "{}", words());
            asked += usize::from(!question.quiet);
            let walker = &mut walkers[seat.index()];
            let picks = walker.picks_for(table.view(seat), question).expect("an answer");
            table.answer(&picks).expect("walkers answer legally");
        }
    }
    assert!(asked > 3000, "{asked} questions of cards");
}

#[test]
fn levels_are_as_strong_as_they_say() {
    let kingdom = [
        "Cellar", "Market", "Merchant", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village",
        "Workshop",
    ];
    let start = Start::full(Setup::new(&PLAYERS[..2], &kingdom), &LIBRARY).expect("a kingdom");
    for pair in ["random", "easy", "medium"].windows(2) {
        let mut bots = Seats(vec![bot(pair[0], 1), bot(pair[1], 2)]);
        let mut game = Game::new(start.deal(0), &mut bots);
        let mut stronger = 0;
        for seed in 0..200 {
            game.replace_state(|state| start.deal_into(state, seed));
            game.run().expect("games end");
            stronger += usize::from(game.state().winners().iter().any(|winner| winner.0 == 1));
        }
        assert!(stronger > 150, "{} wins {stronger} of 200 against {}", pair[1], pair[0]);
    }
}
