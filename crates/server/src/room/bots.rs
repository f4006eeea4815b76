//! Bots think on threads of their own, so that a slow one holds up nobody else.

use std::sync::Arc;

use fief_bots::RandomBot;
use fief_engine::decide::Decider;
use fief_engine::ids::Player;
use fief_engine::imagine::Memory;
use fief_engine::question::{Picks, Question};
use fief_engine::view::View;
use tokio::time::Instant;

use super::Room;
use super::live::{Found, Live, Thinking};
use crate::minds::Thought;
use crate::store::Occupant;
use crate::{levels, random};

impl Room {
    /// The bot that answers for a seat, if one does.
    fn bot_of(&self, live: &Live, seat: Player) -> Option<String> {
        match &self.doc.seats[seat.index()].occupant {
            Occupant::Bot { level, .. } => Some(level.clone()),
            Occupant::Person { .. } | Occupant::Open => {
                live.has_resigned(seat).then(|| levels::USUAL.to_owned())
            }
        }
    }

    /// Lets a bot think about the question, if one is asked and does not think yet.
    pub(super) fn start_bot(&mut self) {
        if self.in_doubt || self.rests_until.is_some() {
            return;
        }
        let Some(live) = self.live.as_ref().filter(|live| live.thinking.is_none()) else { return };
        let Some(question) = live.question() else { return };
        let Some(level) = self.bot_of(live, question.player) else { return };
        let state = live.played.state_to_think_about();
        let imagines = fief_mind::levels::searches(&level);
        let memory = if imagines { live.played.memory() } else { Memory::default() };
        let luck = live.played.luck();
        let net = self.hub.levels.net(&level).cloned();
        let thought = Thought { level, net, luck, state, memory, question: question.clone() };
        let answer = tokio::spawn(Arc::clone(&self.hub).think(Box::new(thought)));
        if let Some(live) = &mut self.live {
            let (number, generation) = (live.played.len(), live.generation);
            live.thinking = Some(Thinking { number, generation, answer });
        }
    }

    /// Takes the answer of a bot, unless the game has moved since.
    pub(super) fn bot_answered(&mut self, found: Found) {
        let Some(live) = &mut self.live else { return };
        live.thinking = None;
        if self.in_doubt {
            return;
        }
        if (found.number, found.generation) != (live.played.len(), live.generation) {
            return;
        }
        let picks = found.picks.unwrap_or_default();
        if live.played.answer(&picks).is_err() {
            // A bot that fails must not hold up the table: anything legal will do.
            let Some(question) = live.question() else { return };
            tracing::error!(game = live.id, number = found.number, "a bot has no answer");
            let picks = by_chance(live.played.view(question.acting), question);
            if live.played.answer(&picks).is_err() {
                return;
            }
        }
        self.hub.metrics.bot_answers.inc();
        let row = live.played.row(live.played.len() - 1, random::now(), None);
        live.pending.push(row);
        live.dirty_since.get_or_insert_with(Instant::now);
    }
}

/// Any legal answer.
fn by_chance(view: View<'_>, question: &Question) -> Picks {
    let mut bot = RandomBot::new(random::number());
    bot.picks_for(view, question).unwrap_or_default()
}
