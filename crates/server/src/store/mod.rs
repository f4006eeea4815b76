//! What is kept. A game is a set-up, a seed and answers, so the rows *are* the game.

mod doc;
#[cfg(test)]
mod memory;
mod sqlite;
mod writer;

pub(crate) use doc::{GameStart, GameState, Occupant, Origin, SeatDoc, TableDoc};
#[cfg(test)]
pub(crate) use memory::Memory;
pub(crate) use sqlite::Sqlite;

use futures_util::future::BoxFuture;

use crate::protocol::ChatLine;

/// Why something could not be kept or read.
#[derive(Debug)]
pub enum StoreError {
    /// Somebody else has answered that question, or taken that number.
    Conflict,
    /// Anything else, in words for the operator.
    Failed(String),
}

impl std::fmt::Display for StoreError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Conflict => f.write_str("the row is there already"),
            Self::Failed(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for StoreError {}

/// What a store gives, some time.
pub(crate) type Stored<'a, T> = BoxFuture<'a, Result<T, StoreError>>;

/// A recorded answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct AnswerRow {
    pub number: u32,
    pub seat: u8,
    pub picks: Vec<u16>,
    pub fingerprint: u32,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// The milliseconds that the seat's clock has left after it.
    pub clock_left: Option<u64>,
}

/// A game without its answers.
#[derive(Clone, Debug)]
pub(crate) struct GameRow {
    pub id: String,
    pub table: String,
    pub number: u32,
    pub start: GameStart,
    pub state: GameState,
    /// The seat that is asked.
    pub waiting: Option<u8>,
}

/// A table without its games.
#[derive(Clone, Debug)]
pub(crate) struct TableRow {
    pub id: String,
    pub doc: TableDoc,
    pub changed: u64,
}

/// Something to write. A list of changes is written as a whole or not at all.
#[derive(Clone, Debug)]
pub(crate) enum Change {
    Table(TableRow),
    /// A guest has a seat at a table.
    Guest {
        guest: String,
        table: String,
    },
    NewGame(GameRow),
    /// The game has moved on, at this time.
    Game {
        id: String,
        state: GameState,
        waiting: Option<u8>,
        at: u64,
    },
    Answers {
        game: String,
        answers: Vec<AnswerRow>,
    },
    /// The answers from this number on are taken back.
    Undo {
        game: String,
        to: u32,
    },
    Chat {
        table: String,
        line: ChatLine,
    },
}

/// Where tables and games are kept.
pub(crate) trait Store: Send + Sync + std::fmt::Debug + 'static {
    /// The secret that signs tokens: made once, kept for good.
    fn secret(&self) -> Stored<'_, Vec<u8>>;
    /// Writes changes. When it is done, they survive whatever happens to the process.
    fn write(&self, changes: Vec<Change>) -> Stored<'_, ()>;
    fn table(&self, id: String) -> Stored<'_, Option<TableRow>>;
    /// The tables of a guest, the latest first.
    fn tables_of(&self, guest: String, most: u32) -> Stored<'_, Vec<TableRow>>;
    /// The games of a table in order.
    fn games_of(&self, table: String) -> Stored<'_, Vec<GameRow>>;
    fn game(&self, id: String) -> Stored<'_, Option<GameRow>>;
    /// The answers of a game in order.
    fn answers(&self, game: String) -> Stored<'_, Vec<AnswerRow>>;
    fn chat(&self, table: String) -> Stored<'_, Vec<ChatLine>>;
    /// Waits until everything is written and lets go of the database.
    fn close(&self) -> Stored<'_, ()>;
}
