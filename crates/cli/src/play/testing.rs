//! Games for tests, dealt or set on the table.

use std::path::Path;

use fief_cards::LIBRARY;
use fief_engine::ids::Player;
use fief_engine::position::Position;
use fief_engine::setup::{Setup, Start};
use fief_engine::state::Phase;
use fief_engine::table::Table;
use fief_engine::zone::Zone;
use tempfile::TempDir;

use super::saves;
use super::session::{Seat, Session};

const KINGDOM: [&str; 10] = [
    "Cellar",
    "Chapel",
    "Library",
    "Militia",
    "Moat",
    "Sentry",
    "Smithy",
    "Throne Room",
    "Village",
    "Workshop",
];

/// A session, and the folder that it is saved in for as long as it lasts.
pub(crate) struct Tested {
    pub(crate) session: Session,
    folder: TempDir,
}

impl Tested {
    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }
}

fn start(players: usize) -> Start {
    let names = ["Ann", "Bot", "Carl", "Dora", "Emil", "Fred"];
    Start::full(Setup::new(&names[..players], &KINGDOM), &LIBRARY).unwrap()
}

/// A game from its beginning, of Ann against one bot.
pub(crate) fn first_game(seed: u64, bot: &'static str) -> Tested {
    game_of(2, seed, bot)
}

/// A game from its beginning, of Ann against bots.
pub(crate) fn game_of(players: usize, seed: u64, bot: &'static str) -> Tested {
    let folder = tempfile::tempdir().unwrap();
    let file = saves::new_file(folder.path()).unwrap();
    let mut seats = vec![Seat::Bot(bot); players];
    seats[0] = Seat::Person;
    let session = Session::new(start(players), seed, seats, file);
    session.save().unwrap();
    Tested { session, folder }
}

/// A table being set for Ann's turn.
pub(crate) struct Game {
    start: Start,
    position: Position,
}

impl Game {
    pub(crate) fn new() -> Self {
        let start = start(2);
        let position = Position::new(&start);
        Self { start, position }
    }

    fn put(mut self, cards: &[&str], zone: Zone) -> Self {
        for name in cards {
            let kind = self.position.kind(LIBRARY.find(name).unwrap()).unwrap();
            self.position.put(kind, zone);
        }
        self
    }

    pub(crate) fn hand(self, cards: &[&str]) -> Self {
        self.put(cards, Zone::Hand(Player(0)))
    }

    pub(crate) fn deck(self, cards: &[&str]) -> Self {
        self.put(cards, Zone::Deck(Player(0)))
    }

    pub(crate) fn others_hand(self, cards: &[&str]) -> Self {
        self.put(cards, Zone::Hand(Player(1)))
    }

    /// Ann is in her Buy phase with this many coins.
    pub(crate) fn buying_with(mut self, coins: u16) -> Self {
        self.position.set_turn(Player(0), Phase::Buy);
        self.position.pools_mut(Player(0)).coins = coins;
        self
    }

    /// It is the other player's turn.
    pub(crate) fn others_turn(mut self) -> Self {
        self.position.set_turn(Player(1), Phase::Action);
        self
    }

    pub(crate) fn begin(self) -> Tested {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("game-1.fief");
        let table = Table::from_state(self.start, 1, self.position.finish());
        Tested { session: Session::resume(table, "big-money", file).unwrap(), folder }
    }
}
