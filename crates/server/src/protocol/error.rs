//! What goes wrong, for a program and for a person.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What is wrong, for a program.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// The message is not JSON of the protocol.
    BadMessage,
    /// The client speaks another version of the protocol: load the page again.
    WrongVersion,
    /// A message came before `hello`, or `hello` twice.
    NotNow,
    /// No token, or one that this server did not sign: ask for a new one.
    BadToken,
    NoSuchTable,
    NoSuchGame,
    NoSuchCard,
    NoSuchScenario,
    NoSuchStep,
    /// The address is none of the server's.
    NoSuchPage,
    SeatTaken,
    NoSuchSeat,
    /// Only somebody with a seat may do this.
    NotSeated,
    /// Only the host of the table may do this.
    NotHost,
    /// The table lets nobody watch.
    NoWatchers,
    /// The replay is not open to this person, or not yet.
    NotOpen,
    /// The game was played with an earlier version of the rules and does not run any more.
    OldGame,
    /// The table is not ready to start.
    NotReady,
    NotPlaying,
    /// The answer was given to a question that is not asked any more; an `update` follows.
    StaleAnswer,
    /// Somebody else is asked.
    NotYourQuestion,
    /// The answer is not one that the question allows; an `update` follows.
    IllegalAnswer,
    NothingToUndo,
    NoSuchProposal,
    /// There is already such a proposal.
    ProposalOpen,
    /// What is to be played with is not legal.
    BadSetup,
    BadName,
    BadChat,
    /// Too many messages, tables or connections from here: wait a little.
    TooMany,
    /// The message or the body is too large.
    TooLarge,
    /// The server is about to stop; connect again in a moment.
    ShuttingDown,
    /// The server cannot keep anything just now: try again in a moment.
    Unavailable,
    /// The request came from a page of another site, or asked for another server.
    WrongSite,
    /// A fault of the server.
    Internal,
}

/// What went wrong and what to do next.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Problem {
    pub code: Code,
    /// A sentence or two for a person, which says what to do next.
    pub message: String,
    /// The `id` of the request that it answers.
    pub re: Option<u32>,
}

impl Problem {
    /// A problem that answers no particular request.
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), re: None }
    }
}

impl std::fmt::Display for Problem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Problem {}
