//! A random game, drawn from a seed.

use fief_cards::LIBRARY;
use fief_cards::kingdoms::{self, Kingdom};
use fief_engine::card::Card;
use fief_engine::decide::{Answer, Decider as _, Recorder, Seats};
use fief_engine::game::Game;
use fief_engine::ids::{MAX_PLAYERS, Player};
use fief_engine::log::Entry;
use fief_engine::question::Picks;
use fief_engine::rng::Rng;
use fief_engine::setup::{KINGDOM_PILES, Setup, Start};
use fief_engine::state::State;
use fief_engine::table::{Table, describe};

use crate::moods::{Mood, Moody};

/// The turns without a card taken from the Supply after which a game has stalled: nobody can take one any more.
const PATIENCE: u32 = 120;

/// Names that a save must preserve.
const NAMES: [&str; 8] =
    ["Alice", "Bob", "Čeněk", "check: 0", "answers:", "x (1st edition)", "0.1~2f", "seed: 7"];

/// A random game: its set-up and its players.
#[derive(Debug)]
pub struct Case {
    /// The seed from which everything else was drawn.
    pub seed: u64,
    /// The game before it is dealt.
    pub start: Start,
    /// The seed of the deal.
    pub deal: u64,
    /// The mood of each player.
    pub moods: Vec<Mood>,
}

/// A finished game.
#[derive(Debug)]
pub struct Played {
    /// Every answer given.
    pub answers: Vec<Answer>,
    /// The final state.
    pub state: State,
    /// The whole log.
    pub log: Vec<Entry>,
}

impl Case {
    /// Draws a game that ends. Players who trash all their money when the Coppers are gone stall for ever, as the
    /// rules allow; such a game is drawn again.
    pub fn new(seed: u64) -> Self {
        let draws = (0..).map(|attempt| Self::draw(seed, attempt));
        draws.into_iter().find(Self::ends).expect("most games end")
    }

    /// Draws any game; each attempt gives another one.
    pub fn draw(seed: u64, attempt: u64) -> Self {
        let mut rng = Rng::new(seed.wrapping_mul(0x9E37_79B9) ^ attempt << 48);
        let setup = random_setup(&mut rng);
        let moods: Vec<Mood> = setup.players.iter().map(|_| pick(&mut rng, &Mood::ALL)).collect();
        let start = Start::new(setup, &LIBRARY).expect("a drawn set-up is legal");
        Self { seed, start, deal: rng.next_u64(), moods }
    }

    /// The players, each in their mood.
    pub fn bots(&self) -> Seats<Moody> {
        let with_seed = |(seat, &mood): (usize, &Mood)| Moody::new(mood, self.seed ^ seat as u64);
        Seats(self.moods.iter().enumerate().map(with_seed).collect())
    }

    /// The table with the game dealt.
    pub fn table(&self) -> Table {
        Table::new(self.start.clone(), self.deal)
    }

    /// Returns whether the game ends. Every card that is taken brings the end nearer, so it does unless it stalls.
    pub fn ends(&self) -> bool {
        let mut bots = self.bots();
        let mut game = Game::new(self.start.deal(self.deal), &mut bots);
        let mut last_taken = (0, 0);
        while !game.state().is_over() {
            game.run_turn().expect("the players answer everything legally");
            let turn = game.state().turn().number;
            let left: usize = game.state().supply().map(|pile| game.state().pile_len(pile)).sum();
            if left != last_taken.0 {
                last_taken = (left, turn);
            } else if turn > last_taken.1 + PATIENCE {
                return false;
            }
        }
        true
    }

    /// Plays the whole game.
    pub fn play(&self) -> Played {
        let mut bots = Recorder::new(self.bots());
        let mut game = Game::new(self.start.deal(self.deal), &mut bots).logged();
        game.run().expect("the players answer everything legally");
        let (state, _, log) = game.into_parts();
        Played { answers: bots.answers, state, log }
    }

    /// Plays the game at a table and calls `at_question` at every question.
    pub fn walk(&self, mut at_question: impl FnMut(&Table)) -> Table {
        let mut table = self.table();
        let mut bots = self.bots();
        while table.question().is_some() {
            at_question(&table);
            let picks = answer_of(&mut bots, &table);
            table.answer(&picks).unwrap_or_else(|error| panic!("{error}: {}", asked(&table)));
        }
        table
    }
}

/// The players' answer to the open question.
pub fn answer_of(bots: &mut Seats<Moody>, table: &Table) -> Picks {
    let question = table.question().expect("a question waits");
    bots.picks_for(table.view(question.player), question).expect("the players answer")
}

/// The open question, in words.
pub fn asked(table: &Table) -> String {
    table.question().map_or_else(String::new, |question| describe(question, table.state()))
}

/// One of `items`.
pub fn pick<T: Copy>(rng: &mut Rng, items: &[T]) -> T {
    items[rng.below(items.len() as u32) as usize]
}

/// Draws players, kingdom, versions and first player.
fn random_setup(rng: &mut Rng) -> Setup {
    let mut names = NAMES.map(str::to_owned);
    rng.shuffle(&mut names);
    let players = 2 + rng.below(MAX_PLAYERS as u32 - 1) as usize;
    // Scenarios and puzzles use small kingdoms.
    let piles =
        if rng.below(8) == 0 { rng.below(KINGDOM_PILES as u32) as usize } else { KINGDOM_PILES };
    let first = (rng.below(3) == 0).then(|| Player(rng.below(players as u32) as u8));
    let edition = pick(rng, &[None, None, Some(1), Some(2)]);
    let fits = |card: &Card| {
        edition.is_none_or(|edition| fief_cards::editions_of(card).contains(&edition))
    };
    let Kingdom { cards, landscapes } = kingdoms::anything(rng, piles, fits);
    Setup { players: names[..players].to_vec(), kingdom: cards, landscapes, first }
}
