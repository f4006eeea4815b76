//! What is kept. A game is a set-up, a seed and answers, so the rows *are* the game.

mod doc;
mod guard;
#[cfg(test)]
mod memory;
mod read;
mod script;
mod sqlite;
mod write;
mod writer;

pub(crate) use doc::{GameStart, GameState, Occupant, Origin, SeatDoc, TableDoc};
#[cfg(test)]
pub(crate) use memory::{Memory, Rows};
pub(crate) use sqlite::Sqlite;
#[cfg(test)]
pub(crate) use writer::{Connection, Fault, Job, Opener, Writer};

use futures_util::future::BoxFuture;
use thiserror::Error;

use crate::protocol::ChatLine;

/// Why something could not be kept or read.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum StoreError {
    /// Somebody else has answered that question, or taken that number.
    #[error("the row is there already")]
    Conflict,
    /// A row that cannot be read.
    #[error("a damaged row: {0}")]
    Damaged(String),
    /// Another server has the database.
    #[error(
        "another server is using it; stop that one first, or name another file with --database"
    )]
    InUse,
    /// Nothing can be written just now: the disk may be full.
    #[error("{0}")]
    Failed(String),
}

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

/// The answers of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Answers {
    /// Those that can be read, in order, up to the first that cannot or that is missing.
    pub rows: Vec<AnswerRow>,
    /// How many are kept.
    pub kept: usize,
}

/// A game without its answers.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct GameRow {
    pub id: String,
    pub table: String,
    pub number: u32,
    pub start: GameStart,
    pub state: GameState,
    /// The seat that is asked.
    pub waiting: Option<u8>,
}

/// A game whose row cannot be read. It stays where it is, for somebody who can repair it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct DamagedGame {
    pub id: String,
    pub number: u32,
    pub why: String,
}

/// A table without its games.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct TableRow {
    pub id: String,
    pub doc: TableDoc,
    pub changed: u64,
}

/// Lines of chat, and whether there are earlier ones.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct ChatPage {
    pub lines: Vec<ChatLine>,
    /// The number that the next line of the table gets.
    pub next: u32,
}

/// Something to write. A list of changes is written as a whole or not at all.
#[derive(Clone, PartialEq, Debug)]
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
    /// A player has taken back the answers from this number on.
    Undo {
        game: String,
        to: u32,
    },
    Chat {
        table: String,
        line: ChatLine,
    },
    /// The tokens of a guest are good only from this generation on.
    Revoke {
        guest: String,
        generation: u32,
    },
    /// Nothing but a sign that something can be written.
    Probe {
        at: u64,
    },
}

/// Where tables and games are kept.
pub(crate) trait Store: Send + Sync + std::fmt::Debug + 'static {
    /// The secret that signs tokens: made once, kept for good.
    fn secret(&self) -> Stored<'_, Vec<u8>>;
    /// The guests whose earlier tokens are void, and the first generation that is good.
    fn revoked(&self) -> Stored<'_, Vec<(String, u32)>>;
    /// Writes changes. When it is done, they survive whatever happens to the process. When it fails, they may or may not
    /// have been kept: whoever wrote them must look.
    fn write(&self, changes: Vec<Change>) -> Stored<'_, ()>;
    fn table(&self, id: String) -> Stored<'_, Option<TableRow>>;
    /// The tables of a guest, the latest first. A table that cannot be read is left out.
    fn tables_of(&self, guest: String, most: u32) -> Stored<'_, Vec<TableRow>>;
    /// The games of a table in order.
    fn games_of(&self, table: String) -> Stored<'_, Vec<Result<GameRow, DamagedGame>>>;
    fn game(&self, id: String) -> Stored<'_, Option<GameRow>>;
    /// The answers of a game in order.
    fn answers(&self, game: String) -> Stored<'_, Answers>;
    /// At most so many lines of chat, the last ones before a number.
    fn chat(&self, table: String, before: Option<u32>, most: u32) -> Stored<'_, ChatPage>;
    /// Waits until everything is written and lets go of the database.
    fn close(&self) -> Stored<'_, ()>;
}
