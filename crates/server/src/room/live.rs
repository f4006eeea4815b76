//! The game that is played at a table.

use std::collections::BTreeMap;

use fief_engine::ids::Player;
use fief_engine::question::Question;
use fief_engine::view::Eye;
use tokio::task::JoinHandle;
use tokio::time::Instant;

use super::clock::Clock;
use crate::convert::{LogBook, outcome, outcome_of_then};
use crate::played::Played;
use crate::protocol::{GameSummary, Outcome};
use crate::store::{AnswerRow, GameStart, GameState};

/// A bot that thinks, and the question that it thinks about.
#[derive(Debug)]
pub(super) struct Thinking {
    pub(super) number: usize,
    pub(super) generation: u32,
    pub(super) answer: JoinHandle<Option<Vec<u16>>>,
}

/// An answer that a bot has found.
#[derive(Debug)]
pub(super) struct Found {
    pub(super) number: usize,
    pub(super) generation: u32,
    /// Nothing if the bot has failed.
    pub(super) picks: Option<Vec<u16>>,
}

/// A game, and what is not kept or shown of it yet.
#[derive(Debug)]
pub(super) struct Live {
    pub(super) id: String,
    pub(super) number: u32,
    pub(super) start: GameStart,
    pub(super) state: GameState,
    pub(super) played: Played,
    /// What each pair of eyes was told.
    pub(super) books: BTreeMap<Eye, LogBook>,
    pub(super) clock: Option<Clock>,
    /// Why the game is put aside, if not all of its answers fit their questions: it can be looked at, and nothing else.
    pub(super) aside: Option<String>,
    /// Answers that are not kept yet.
    pub(super) pending: Vec<AnswerRow>,
    /// Who waits for an answer to be kept: the connection, the number of the request, and since when.
    pub(super) waiting: Vec<(u64, Option<u32>, Instant)>,
    /// Since when there is something to keep.
    pub(super) dirty_since: Option<Instant>,
    pub(super) thinking: Option<Thinking>,
    /// Counts whatever makes the thoughts of a bot worthless.
    pub(super) generation: u32,
}

impl Live {
    pub(super) fn new(
        id: String,
        number: u32,
        start: GameStart,
        state: GameState,
        played: Played,
        clock: Option<Clock>,
    ) -> Self {
        Self {
            id,
            number,
            start,
            state,
            played,
            books: BTreeMap::new(),
            clock,
            aside: None,
            pending: Vec::new(),
            waiting: Vec::new(),
            dirty_since: None,
            thinking: None,
            generation: 0,
        }
    }

    pub(super) fn is_bot_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    pub(super) fn resigned(&self) -> Vec<Player> {
        self.state.resigned.iter().map(|&seat| Player(seat)).collect()
    }

    pub(super) fn has_resigned(&self, player: Player) -> bool {
        self.state.resigned.contains(&player.0)
    }

    /// Whether the game is over: by the rules, because all but one have resigned, because nobody can do anything, or
    /// because it is put aside.
    pub(super) fn is_over(&self) -> bool {
        let alone = self.state.resigned.len() + 1 >= self.start.players.len();
        self.played.question().is_none() || alone || self.aside.is_some()
    }

    pub(super) fn outcome(&self) -> Option<Outcome> {
        let (look, resigned) = (self.played.look(Eye::Open), self.resigned());
        match &self.aside {
            Some(why) => Some(outcome_of_then(look.view(), &resigned, &self.state.winners, why)),
            None => self.is_over().then(|| outcome(look.view(), &resigned)),
        }
    }

    /// The question, while the game goes on.
    pub(super) fn question(&self) -> Option<&Question> {
        self.played.question().filter(|_| !self.is_over())
    }

    /// The id of the question that is asked.
    pub(super) fn question_id(&self) -> String {
        format!("{}.{}", self.played.len(), self.state.takes)
    }

    pub(super) fn summary(&self) -> GameSummary {
        let summary = summary(&self.id, self.number, &self.start, &self.state);
        GameSummary { aside: self.aside.clone(), ..summary }
    }
}

/// What a list says of a game.
pub(crate) fn summary(id: &str, number: u32, start: &GameStart, state: &GameState) -> GameSummary {
    GameSummary {
        id: id.to_owned(),
        number,
        over: state.over,
        winners: state.winners.clone(),
        continues: start.continues.clone(),
        aside: None,
    }
}

/// Waits for the answer of the bot that thinks. Nothing is lost if it is waited for again.
pub(super) async fn bot_answer(live: Option<&mut Live>) -> Found {
    let Some(thinking) = live.and_then(|live| live.thinking.as_mut()) else {
        return std::future::pending().await;
    };
    let picks = (&mut thinking.answer).await.ok().flatten();
    Found { number: thinking.number, generation: thinking.generation, picks }
}
