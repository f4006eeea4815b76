//! What server and client say to each other: JSON, in types of which the client's are generated.
//!
//! `docs/PROTOCOL.md` tells the story; `cargo xtask protocol` writes `web/src/lib/protocol.ts` from these types.
//! Fields are added freely; a field that goes or changes its meaning raises [`VERSION`].

mod advice;
mod cards;
mod engine;
mod error;
mod exercise;
mod game;
mod kingdom;
mod log;
mod messages;
mod position;
mod question;
mod replay;
mod sim;
mod table;
mod typescript;

pub use advice::{
    GameReview, Hint, HintAnswer, HintRequest, ReviewMessage, ReviewedDecision, ReviewedSeat,
    ReviewedTurn, SeverityName,
};
pub use cards::{
    Among, CardFace, CardList, CardOffers, CardPage, CardVersion, CompanionInfo, RulingInfo,
    ScenarioGroup, ScenarioList, ScenarioRef,
};
pub use error::{Code, Problem};
pub use exercise::{
    ExerciseKind, ExerciseRef, ExerciseState, ExerciseView, LessonInfo, LessonList, PuzzleInfo,
    PuzzleList,
};
pub use game::{
    CardCount, DeckView, DiscardView, GameView, LandscapeView, MatView, Outcome, PileView,
    PlayedCard, Pools, SeatResult, SeatView, TokenView, Tracker, TurnView, ZoneView,
};
pub use kingdom::{
    ChosenFor, Edition, KingdomChoice, KingdomInfo, KingdomList, Need, RandomKingdom,
    RandomRequest, SetInfo,
};
pub use log::{LogLine, LogPart};
pub use messages::{ClientMessage, Hello, Request, ServerMessage, Update, Waiting};
pub use position::{PlayPosition, PositionCheck, PositionText, SetTable, TextFault};
pub use question::{AnswerOption, Blocked, Place, QuestionView};
pub use replay::{Frame, Frames, PlayOn, ReplayInfo, ReplayStep, ScenarioPage, TurnMark};
pub use sim::{
    SimMessage, SimRequest, SimShare, SimStopped, StrategyCheck, StrategyInfo, StrategyList,
    StrategyText,
};
pub use table::{
    BotInfo, BotLevel, ChatLine, ClockSetting, ClockView, CreateTable, CreatedTable, GameSummary,
    Guest, MyTables, NewGuest, NewSeat, Proposal, ProposalView, SeatInfo, ServerInfo, Settings,
    Status, TableInfo, TableSummary, Watchers, Who,
};
pub use typescript::typescript;

pub use fief_engine::question::Verb;
pub use fief_engine::view::Eye;
pub use fief_telling::Piece;
pub use fief_telling::log::LogKind;

/// The version of the protocol. A client of another version is told to load itself again.
pub const VERSION: u32 = 1;
