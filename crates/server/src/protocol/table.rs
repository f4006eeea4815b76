//! Tables: who sits there, what is played, how.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{KingdomChoice, SetInfo};

/// How well a bot plays. The names and their order come with [`ServerInfo`].
pub type BotLevel = String;

/// What the server is and can do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ServerInfo {
    /// The version of the protocol.
    pub protocol: u32,
    /// The version of Fief.
    pub version: String,
    pub sets: Vec<SetInfo>,
    /// The levels of bots, the weakest first, and what to say of each.
    pub bots: Vec<BotInfo>,
    /// The level that "Play now" uses.
    pub usual_bot: BotLevel,
    pub max_seats: u8,
    pub max_name: usize,
    pub max_chat: usize,
}

/// A level of bots.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct BotInfo {
    pub level: BotLevel,
    /// What a person calls it: "Easy".
    pub name: String,
    /// How it plays, in a sentence.
    pub about: String,
}

/// Asks for a guest's token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    pub name: String,
}

/// Who a token stands for. Keep the token: seats belong to it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Guest {
    pub token: String,
    /// A public id.
    pub guest: String,
    pub name: String,
}

/// Who is to sit on a seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "who", rename_all = "snake_case")]
pub enum NewSeat {
    /// The one who makes the table.
    Me,
    /// Whoever comes by the link.
    Open,
    Bot {
        level: BotLevel,
    },
}

/// What watchers see.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Watchers {
    /// Nobody may watch.
    Nobody,
    /// What every player knows, and no more at any time.
    #[default]
    Table,
    /// What every player knows; when the game is over, all hands and the whole replay.
    HandsAfterEnd,
}

/// Time for each player: `seconds` for the game, and `per_answer` more with each answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ClockSetting {
    pub seconds: u32,
    #[serde(default)]
    pub per_answer: u32,
}

/// How a table is played. Everything may be left out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    pub kingdom: KingdomChoice,
    pub watchers: Watchers,
    /// Points so far and the deck tracker: all have them or none.
    pub counters: bool,
    pub clock: Option<ClockSetting>,
    /// The seed of the first game, as text; by chance if left out. Whoever knows it knows the luck to come, so one that was
    /// chosen is shown to all.
    pub seed: Option<String>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            kingdom: KingdomChoice::AnyPreset,
            watchers: Watchers::default(),
            counters: true,
            clock: None,
            seed: None,
        }
    }
}

/// Asks for a new table. A table without open seats starts at once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct CreateTable {
    /// Two to six.
    pub seats: Vec<NewSeat>,
    #[serde(default)]
    #[ts(type = "Partial<Settings>")]
    pub settings: Settings,
}

/// A new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct CreatedTable {
    pub table: String,
    /// The path that others open to join: "/table/…".
    pub link: String,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "who", rename_all = "snake_case")]
pub enum Who {
    Open,
    Person {
        /// The guest's public id.
        guest: String,
        connected: bool,
    },
    Bot {
        level: BotLevel,
        /// Whether a person sat here before.
        took_over: bool,
    },
}

/// A seat at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct SeatInfo {
    pub seat: u8,
    pub name: String,
    pub who: Who,
    pub resigned: bool,
    /// How often this player took something back that was not free to take back.
    pub undos: u32,
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Seats are open, or the host has not started yet.
    Waiting,
    Playing,
    Over,
}

/// A game of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct GameSummary {
    /// What its replay is asked for by.
    pub id: String,
    /// Counts the table's games from 1.
    pub number: u32,
    pub over: bool,
    /// The winners' names, when it is over.
    pub winners: Vec<String>,
    /// The game that it goes on from, and at which step.
    pub continues: Option<String>,
    /// Why it is put aside, if not all of its answers fit the rules of today: it can be looked at, but not played on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub aside: Option<String>,
}

/// Time left.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ClockView {
    /// Milliseconds left for each seat when this was sent.
    #[ts(type = "Array<number>")]
    pub left: Vec<u64>,
    /// Whose clock runs.
    pub running: Option<u8>,
}

/// Something that the others have to agree to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Proposal {
    /// Take back the proposer's last answer and all that came after.
    Undo,
    /// A bot takes the seat of somebody who is not there.
    Takeover { seat: u8, level: BotLevel },
    /// Another game with the same seats, when this one is over.
    Rematch,
    /// Take back everything from the proposer's first answer on; for lessons, puzzles and positions.
    Restart,
}

/// A proposal that waits for votes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ProposalView {
    pub id: u32,
    pub proposal: Proposal,
    pub by: u8,
    /// "Ann would like to take back her last move."
    pub words: String,
    /// The seats that have agreed.
    pub agreed: Vec<u8>,
    /// The seats whose votes are still needed.
    pub needed: Vec<u8>,
}

/// A table, as everybody may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct TableInfo {
    pub id: String,
    pub link: String,
    /// The guest that made it and may change seats before it starts.
    pub host: String,
    pub status: Status,
    pub seats: Vec<SeatInfo>,
    pub settings: Settings,
    /// The game that is played or was played last.
    pub game: Option<GameSummary>,
    /// All games of the table.
    pub games: Vec<GameSummary>,
    pub proposals: Vec<ProposalView>,
    /// How many people watch.
    pub watchers: usize,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct TableSummary {
    pub id: String,
    pub link: String,
    pub status: Status,
    /// The names on its seats.
    pub seats: Vec<String>,
    /// The cards of the kingdom, when they are known.
    pub kingdom: Vec<String>,
    /// When something last happened, in milliseconds since 1970.
    #[ts(type = "number")]
    pub changed: u64,
    pub game: Option<GameSummary>,
    /// Whether you are asked something.
    pub your_turn: bool,
    /// The title of the lesson or puzzle that is played there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub exercise: Option<String>,
}

/// The tables of a guest, the latest first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct MyTables {
    pub tables: Vec<TableSummary>,
}

/// Something that was said, or that the server has to say (`seat` and `guest` are nothing then).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct ChatLine {
    /// Counts the lines of the table from 0.
    pub number: u32,
    /// The speaker's seat; nothing for watchers and the server.
    pub seat: Option<u8>,
    /// The speaker's name; nothing for the server.
    pub name: Option<String>,
    /// Plain text: never to be shown as anything else.
    pub text: String,
    #[ts(type = "number")]
    pub at: u64,
}
