//! The table and its game, as each pair of eyes may see them.

use std::collections::BTreeMap;

use axum::extract::ws::Utf8Bytes;
use fief_engine::question::Question;
use fief_engine::view::Eye;

use super::Room;
use super::live::Live;
use super::people::encode;
use crate::convert::cards::faces;
use crate::convert::{LogBook, game_view, question_view};
use crate::hub::link;
use crate::played::Played;
use crate::protocol::{
    LogPart, Outcome, SeatInfo, ServerMessage, Status, TableInfo, Update, Waiting, Who,
};
use crate::store::{Occupant, SeatDoc};

impl Room {
    /// The table as everybody may see it.
    pub(super) fn info(&self) -> TableInfo {
        let live = self.live.as_ref();
        let status = match live {
            None => Status::Waiting,
            Some(live) if live.is_over() => Status::Over,
            Some(_) => Status::Playing,
        };
        let game = live.map(Live::summary);
        TableInfo {
            id: self.id.clone(),
            link: link(&self.id),
            host: self.doc.host.clone(),
            status,
            seats: (0..).zip(&self.doc.seats).map(|(n, seat)| self.seat_info(n, seat)).collect(),
            settings: self.doc.settings.clone(),
            games: self.games.iter().cloned().chain(game.clone()).collect(),
            game,
            proposals: self.proposals(),
            watchers: self.watchers(),
        }
    }

    fn seat_info(&self, number: u8, seat: &SeatDoc) -> SeatInfo {
        let state = self.live.as_ref().map(|live| &live.state);
        let who = match &seat.occupant {
            Occupant::Open => Who::Open,
            Occupant::Person { guest } => {
                Who::Person { guest: guest.clone(), connected: self.is_connected(guest) }
            }
            Occupant::Bot { level, took_over } => {
                Who::Bot { level: level.clone(), took_over: took_over.is_some() }
            }
        };
        SeatInfo {
            seat: number,
            name: seat.name.clone(),
            who,
            resigned: state.is_some_and(|state| state.resigned.contains(&number)),
            undos: state.and_then(|s| s.undos.get(usize::from(number)).copied()).unwrap_or(0),
        }
    }

    /// Shows everybody where the game stands.
    pub(super) fn show_game(&mut self) {
        let Some(game) = self.live.as_ref().map(|live| live.id.clone()) else { return };
        let eyes: Vec<(u64, Eye, bool)> = self
            .connections
            .iter()
            .map(|(&id, connection)| {
                let eye = self.eye(connection);
                let follows = connection.shown.as_ref() == Some(&(game.clone(), eye));
                (id, eye, follows)
            })
            .collect();
        let mut texts: BTreeMap<Eye, Utf8Bytes> = BTreeMap::new();
        for &(id, eye, follows) in &eyes {
            if follows {
                let text = if let Some(text) = texts.get(&eye) {
                    text.clone()
                } else {
                    let Some(text) = self.update(eye) else { return };
                    texts.insert(eye, text.clone());
                    text
                };
                self.send_text(id, text);
            }
        }
        for (id, _, _) in eyes.into_iter().filter(|(_, _, follows)| !follows) {
            self.show_game_to(id);
        }
    }

    /// Shows one client the whole game: it has just come, or has lost track.
    pub(super) fn show_game_to(&mut self, connection: u64) {
        let Some(to) = self.connections.get(&connection) else { return };
        let eye = self.eye(to);
        let Some(live) = &self.live else { return };
        let game = live.id.clone();
        if to.shown.as_ref().is_none_or(|(shown, _)| *shown != game) {
            let cards = faces(live.played.rules());
            let message = ServerMessage::Game { game: game.clone(), number: live.number, cards };
            self.send(connection, &message);
        }
        let Some(update) = self.whole_update(eye) else { return };
        self.send_text(connection, update);
        if let Some(to) = self.connections.get_mut(&connection) {
            to.shown = Some((game, eye));
        }
    }

    /// What is new for these eyes.
    fn update(&mut self, eye: Eye) -> Option<Utf8Bytes> {
        let live = self.live.as_mut()?;
        let log = live.tell(eye);
        Some(self.encode_update(eye, log))
    }

    /// All for these eyes. Whoever has the same eyes and follows the log has been told before.
    fn whole_update(&mut self, eye: Eye) -> Option<Utf8Bytes> {
        let live = self.live.as_mut()?;
        live.tell(eye);
        let played = &live.played;
        let step_of = |entry| played.step_of(entry);
        let lines = LogBook::whole(eye, played.log(), played.rules(), step_of);
        Some(self.encode_update(eye, LogPart { from: 0, lines }))
    }

    fn encode_update(&self, eye: Eye, log: LogPart) -> Utf8Bytes {
        let live = self.live.as_ref().expect("there is a game to tell of");
        let counters = self.doc.settings.counters;
        let reader = Reader { eye, counters, take: live.state.takes };
        let update = Update {
            game: live.id.clone(),
            clock: live.clock.as_ref().map(super::clock::Clock::view),
            ..update_of(&live.played, live.question(), live.outcome(), reader, log)
        };
        let text = encode(&ServerMessage::Update(Box::new(update)));
        self.hub.metrics.update_bytes.observe(text.len() as f64);
        text
    }
}

/// Whom an update is for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reader {
    pub(crate) eye: Eye,
    /// Whether the table counts for its players.
    pub(crate) counters: bool,
    /// How often something was taken back.
    pub(crate) take: u32,
}

/// What a game looks like to a reader. Nothing else goes into an update but what is no part of the game: its id, and the
/// clock.
pub(crate) fn update_of(
    played: &Played,
    question: Option<&Question>,
    outcome: Option<Outcome>,
    reader: Reader,
    log: LogPart,
) -> Update {
    let Reader { eye, counters, take } = reader;
    let step = played.len() as u32;
    let own = question.filter(|question| Some(question.player) == eye.seat());
    let last = eye.seat().and_then(|seat| Some((seat, played.last_of(seat)?)));
    Update {
        game: String::new(),
        step,
        take,
        view: game_view(&played.look(eye), counters, outcome),
        question: own
            .map(|question| question_view(played.view(question.player), question, step, take)),
        waiting: question.map(|question| Waiting { seat: question.player.0 }),
        log,
        clock: None,
        exercise: played.exercise(eye.seat()),
        free_undo: last.map(|(seat, last)| played.is_free(seat, last)),
    }
}

impl Live {
    fn tell(&mut self, eye: Eye) -> LogPart {
        let book = self.books.entry(eye).or_insert_with(|| LogBook::new(eye));
        let played = &self.played;
        book.tell(played.log(), played.rules(), |entry| played.step_of(entry))
    }
}
