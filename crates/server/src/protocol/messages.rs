//! What goes over the WebSocket `/api/v1/socket`: one for each table that a tab shows.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{
    BotLevel, CardFace, ChatLine, ClockView, ExerciseView, GameView, LogPart, Problem, Proposal,
    QuestionView, TableInfo,
};

/// The first message of a client.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Hello {
    /// `VERSION` as the client knows it.
    pub version: u32,
    /// The guest's token. Without one, the client can only watch.
    #[serde(default)]
    #[ts(optional)]
    pub token: Option<String>,
    pub table: String,
}

/// A message of a client.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Request {
    /// Any number: `done` and `error` repeat it.
    #[serde(default)]
    #[ts(optional)]
    pub id: Option<u32>,
    #[serde(flatten)]
    pub message: ClientMessage,
}

/// What a client can say.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ClientMessage {
    Hello(Hello),
    /// Take an open seat.
    Sit {
        seat: u8,
    },
    /// Leave your seat, before the game starts.
    StandUp,
    /// The host puts a bot on a seat or opens it again, before the game starts.
    SetSeat {
        seat: u8,
        bot: Option<BotLevel>,
    },
    /// The host starts the game when no seat is open.
    Start,
    /// Answer a question: its `id` and the indices of what is picked, with repetition where `count` allows it.
    Answer {
        question: String,
        picks: Vec<u16>,
    },
    /// Propose something. Where nobody has to agree, it happens at once.
    Propose {
        proposal: Proposal,
    },
    /// Say yes or no to a proposal. Who made it withdraws it with no.
    Vote {
        proposal: u32,
        agree: bool,
    },
    Resign,
    Chat {
        text: String,
    },
    /// Asks for what was said before the line of this number. Answered by `earlier_chat`, and `done`.
    EarlierChat {
        before: u32,
    },
    /// Answered by `pong`.
    Ping,
}

/// A message of the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The answer to `hello`; then come `chat` and, once there is a game, `game` and `update`.
    Welcome {
        version: u32,
        /// Your public id; nothing without a token.
        guest: Option<String>,
        /// Your seat, if you have one.
        seat: Option<u8>,
        table: TableInfo,
    },
    /// Something about the table changed.
    Table {
        seat: Option<u8>,
        table: TableInfo,
    },
    /// A game begins, or goes on for somebody who has just come: the faces of all its cards. `update` follows.
    Game {
        game: String,
        number: u32,
        cards: BTreeMap<String, CardFace>,
    },
    Update(Box<Update>),
    /// Lines that were said; they follow those that came before.
    Chat {
        lines: Vec<ChatLine>,
        /// Whether there are earlier lines, which `earlier_chat` asks for.
        #[serde(default)]
        earlier: bool,
    },
    /// Lines that were said before others; the answer to `earlier_chat`.
    EarlierChat {
        lines: Vec<ChatLine>,
        /// Whether there are still earlier ones.
        earlier: bool,
    },
    /// A request without any other answer was carried out.
    Done {
        re: Option<u32>,
    },
    Error(Problem),
    Pong {
        re: Option<u32>,
    },
    /// The server is about to stop. Connect again in a moment: nothing is lost.
    Bye {
        message: String,
    },
}

/// Who the table waits for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Waiting {
    pub seat: u8,
}

/// The game where it stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Update {
    pub game: String,
    /// How many answers there have been: the step of the replay.
    pub step: u32,
    /// How often something was taken back.
    pub take: u32,
    pub view: GameView,
    /// Your question, if you are asked.
    pub question: Option<QuestionView>,
    /// Who is asked; nothing when the game is over.
    pub waiting: Option<Waiting>,
    pub log: LogPart,
    /// The time left, if the table has a clock.
    pub clock: Option<ClockView>,
    /// Whether your last answer can be taken back without asking anybody; nothing if there is none to take back.
    pub free_undo: Option<bool>,
    /// The goal, if this is a lesson or a puzzle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub exercise: Option<ExerciseView>,
}
