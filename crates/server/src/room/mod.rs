//! A table as a task of its own: whatever happens at it happens here, one thing after the other.

mod bots;
mod chat;
mod clock;
mod hint;
mod live;
mod load;
mod lobby;
mod people;
mod play;
mod publish;
mod vote;

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use fief_engine::ids::Player;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Duration, Instant, sleep_until};

use crate::advice::Asked;
use crate::hub::{Hub, not_kept};
use crate::protocol::{ClientMessage, Code, GameSummary, Problem, ServerMessage, TableInfo};
use crate::random;
use crate::store::{Change, Occupant, TableDoc, TableRow};
use crate::token::Person;

pub(crate) use live::summary as game_summary;
pub(crate) use load::why_aside;
pub(crate) use lobby::{OPEN, bot_seat, setup, with_open_seats_named};
#[cfg(test)]
pub(crate) use publish::{Reader, update_of};

use chat::Chat;
use live::Live;
use people::Connection;
use vote::Vote;

/// Where messages to one client go.
pub(crate) type Outbox = mpsc::Sender<Utf8Bytes>;
/// How a table is reached.
pub(crate) type Handle = mpsc::Sender<ToRoom>;

/// What others tell a table.
#[derive(Debug)]
pub(crate) enum ToRoom {
    Join {
        person: Option<Person>,
        out: Outbox,
        reply: oneshot::Sender<Result<u64, Problem>>,
    },
    Leave {
        connection: u64,
    },
    Say {
        connection: u64,
        id: Option<u32>,
        message: ClientMessage,
    },
    Info {
        reply: oneshot::Sender<TableInfo>,
    },
    /// Somebody wants a hint about a question.
    Hint {
        guest: String,
        question: String,
        reply: oneshot::Sender<Result<Box<Asked>, Problem>>,
    },
    /// The server is about to stop.
    Stop {
        done: oneshot::Sender<()>,
    },
}

/// A table in memory.
#[derive(Debug)]
pub(crate) struct Room {
    id: String,
    hub: Arc<Hub>,
    doc: TableDoc,
    /// The games before the one that is live.
    games: Vec<GameSummary>,
    live: Option<Live>,
    connections: BTreeMap<u64, Connection>,
    next_connection: u64,
    /// When each seat's person was last seen.
    last_seen: Vec<Instant>,
    chat: Chat,
    votes: Vec<Vote>,
    next_vote: u32,
    idle_since: Instant,
    /// Whether something was written and nobody knows if it is kept: the table must read itself again.
    in_doubt: bool,
    /// After a fault of the database, nothing happens by itself before this time.
    rests_until: Option<Instant>,
}

/// How long bots may play before what they did is shown.
const PATIENCE: Duration = Duration::from_millis(100);
/// How long a table waits after a fault of the database.
const REST: Duration = Duration::from_secs(1);

impl Room {
    /// Lives until nobody needs the table any more.
    pub(crate) async fn run(mut self: Box<Self>, mut mailbox: mpsc::Receiver<ToRoom>) {
        loop {
            self.rests_until.take_if(|until| *until <= Instant::now());
            if self.in_doubt && self.rests_until.is_none() {
                self.read_again().await;
            }
            self.start_bot();
            let thinking = self.live.as_ref().is_some_and(Live::is_bot_thinking);
            if !thinking && self.is_dirty() {
                self.flush().await;
                continue;
            }
            let flush_at =
                self.live.as_ref().and_then(|live| live.dirty_since).map(|at| at + PATIENCE);
            let flag_at = self.live.as_ref().filter(|_| !self.in_doubt).and_then(Live::flag_falls);
            let retire_at =
                self.may_retire().then(|| self.idle_since + self.hub.config.limits.idle);
            // In this order, so that a simulation is the same each time.
            tokio::select! {
                biased;
                () = at(self.rests_until), if self.rests_until.is_some() => {}
                () = at(flush_at), if flush_at.is_some() => self.flush().await,
                () = at(flag_at), if flag_at.is_some() => self.time_is_up().await,
                picks = live::bot_answer(self.live.as_mut()), if thinking => self.bot_answered(picks),
                message = mailbox.recv() => match message {
                    Some(ToRoom::Stop { done }) => {
                        self.stop().await;
                        let _ = done.send(());
                        return;
                    }
                    Some(message) => self.receive(message).await,
                    None => return,
                },
                () = at(retire_at), if retire_at.is_some() => {
                    if self.hub.retire(&self.id, &mailbox) {
                        return;
                    }
                    self.idle_since = Instant::now();
                }
            }
        }
    }

    /// Whether nobody is here and nothing happens by itself.
    fn may_retire(&self) -> bool {
        let waits =
            self.live.as_ref().is_some_and(|live| live.is_bot_thinking() || live.clock_runs());
        self.connections.is_empty() && !waits
    }

    async fn receive(&mut self, message: ToRoom) {
        match message {
            ToRoom::Join { person, out, reply } => {
                self.flush().await;
                let joined = self.join(person, out).await;
                // Who does not wait any more has left: the socket says so in its next message.
                let _ = reply.send(joined);
            }
            ToRoom::Leave { connection } => self.leave(connection),
            ToRoom::Info { reply } => {
                let _ = reply.send(self.info());
            }
            ToRoom::Hint { guest, question, reply } => {
                // Whoever does not wait any more needs no hint.
                let _ = reply.send(self.asked(&guest, &question));
            }
            ToRoom::Say { connection, id, message } => self.said(connection, id, message).await,
            // The loop takes care of it.
            ToRoom::Stop { .. } => {}
        }
    }

    async fn said(&mut self, connection: u64, id: Option<u32>, message: ClientMessage) {
        // Nobody acts on what is not kept yet.
        if !matches!(message, ClientMessage::Answer { .. } | ClientMessage::Ping) {
            self.flush().await;
        }
        let result = match message {
            ClientMessage::Ping => {
                self.send(connection, &ServerMessage::Pong { re: id });
                return;
            }
            _ if self.in_doubt => Err(in_doubt()),
            ClientMessage::Answer { question, picks } => {
                // It is acknowledged when it is kept.
                match self.answer(connection, id, &question, &picks) {
                    Ok(()) => return,
                    Err(problem) => Err(problem),
                }
            }
            ClientMessage::Hello(_) => {
                Err(Problem::new(Code::NotNow, "You are at this table already."))
            }
            ClientMessage::Sit { seat } => self.sit(connection, seat).await,
            ClientMessage::StandUp => self.stand_up(connection).await,
            ClientMessage::SetSeat { seat, bot } => self.set_seat(connection, seat, bot).await,
            ClientMessage::Start => self.start(connection).await,
            ClientMessage::Propose { proposal } => self.propose(connection, proposal).await,
            ClientMessage::Vote { proposal, agree } => self.vote(connection, proposal, agree).await,
            ClientMessage::Resign => self.resign(connection).await,
            ClientMessage::Chat { text } => self.say(connection, &text).await,
            ClientMessage::EarlierChat { before } => self.tell_earlier(connection, before).await,
        };
        match result {
            Ok(()) => self.send(connection, &ServerMessage::Done { re: id }),
            Err(problem) => self.refuse(connection, id, problem).await,
        }
    }

    /// Tells a client what went wrong, and where the game stands if that is what it did not know.
    async fn refuse(&mut self, connection: u64, id: Option<u32>, problem: Problem) {
        self.hub.metrics.refused.inc();
        let code = problem.code;
        self.send(connection, &ServerMessage::Error(Problem { re: id, ..problem }));
        let update = [Code::StaleAnswer, Code::IllegalAnswer, Code::NotYourQuestion];
        if update.contains(&code) {
            self.flush().await;
            self.show_game_to(connection);
        }
    }

    /// Keeps changes. If that fails, nobody knows whether they are kept after all.
    async fn keep(&mut self, changes: Vec<Change>) -> Result<(), Problem> {
        let kept = self.hub.store.write(changes).await;
        kept.map_err(|error| {
            self.doubt();
            not_kept(&error)
        })
    }

    fn doubt(&mut self) {
        self.in_doubt = true;
        self.rests_until = Some(Instant::now() + REST);
    }

    /// Keeps who sits where.
    async fn keep_table(&mut self) -> Result<(), Problem> {
        let row = TableRow { id: self.id.clone(), doc: self.doc.clone(), changed: random::now() };
        let guests = self.doc.seats.iter().filter_map(|seat| match &seat.occupant {
            Occupant::Person { guest } => {
                Some(Change::Guest { guest: guest.clone(), table: self.id.clone() })
            }
            Occupant::Open | Occupant::Bot { .. } => None,
        });
        let changes = std::iter::once(Change::Table(row)).chain(guests).collect();
        self.keep(changes).await
    }

    /// The seat of a guest. Who plays for several has the one that is asked; else the first.
    fn seat_of(&self, guest: &str) -> Option<Player> {
        let asked = self.live.as_ref().and_then(Live::question).map(|question| question.player);
        let asked = asked.filter(|seat| self.doc.seats[seat.index()].belongs_to(guest));
        asked.or_else(|| self.seats_of(guest).next())
    }

    /// All seats that a guest plays for: several only in a position that somebody plays against themselves.
    fn seats_of<'a>(&'a self, guest: &'a str) -> impl Iterator<Item = Player> + 'a {
        let own = |&seat: &usize| self.doc.seats[seat].belongs_to(guest);
        (0..self.doc.seats.len()).filter(own).map(|seat| Player(seat as u8))
    }

    /// This seat and all others that the same person plays for.
    fn seats_like(&self, seat: Player) -> Vec<Player> {
        match &self.doc.seats[seat.index()].occupant {
            Occupant::Person { guest } => self.seats_of(guest).collect(),
            Occupant::Open | Occupant::Bot { .. } => vec![seat],
        }
    }

    /// Whether somebody plays for several seats.
    fn has_hot_seat(&self) -> bool {
        let seats = (0..self.doc.seats.len()).map(|seat| Player(seat as u8));
        seats.into_iter().any(|seat| self.seats_like(seat).len() > 1)
    }

    async fn stop(&mut self) {
        self.flush().await;
        let message =
            "The server is about to start again. This page connects again by itself.".to_owned();
        self.send_all(&ServerMessage::Bye { message });
        self.connections.clear();
    }
}

async fn at(when: Option<Instant>) {
    match when {
        Some(when) => sleep_until(when).await,
        None => std::future::pending().await,
    }
}

fn in_doubt() -> Problem {
    let message =
        "The server is looking at what it has kept of this table. Please try again in a moment.";
    Problem::new(Code::Unavailable, message)
}
