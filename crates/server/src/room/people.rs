//! Who is at the table, and what they are told.

use axum::extract::ws::Utf8Bytes;
use fief_engine::ids::Player;
use fief_engine::view::Eye;
use tokio::time::Instant;

use super::live::Live;
use super::{Outbox, Room};
use crate::protocol::{Code, Problem, ServerMessage, VERSION, Watchers};
use crate::store::Occupant;
use crate::token::Person;

/// A client that shows this table.
#[derive(Debug)]
pub(super) struct Connection {
    pub(super) person: Option<Person>,
    out: Outbox,
    /// The game and the eyes of the last update, on which the next part of the log builds.
    pub(super) shown: Option<(String, Eye)>,
}

/// How many may watch one table: everybody is told of everybody who comes and goes.
const MOST_WATCHERS: usize = 200;

fn no_watchers() -> Problem {
    let message = "This table lets nobody watch. Ask the players for a link to another one.";
    Problem::new(Code::NoWatchers, message)
}

/// A message as it goes over the wire.
pub(super) fn encode(message: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages have only text for keys").into()
}

impl Room {
    pub(super) async fn join(
        &mut self,
        person: Option<Person>,
        out: Outbox,
    ) -> Result<u64, Problem> {
        if self.in_doubt {
            return Err(super::in_doubt());
        }
        if let Some(person) = &person {
            self.give_seat_back(&person.guest).await;
        }
        if !self.may_be_here(person.as_ref()) {
            return Err(no_watchers());
        }
        let seat = person.as_ref().and_then(|person| self.seat_of(&person.guest));
        if seat.is_none() && self.watchers() >= MOST_WATCHERS {
            let message = "As many people watch this table as can. Try again later.";
            return Err(Problem::new(Code::TooMany, message));
        }
        let id = self.next_connection;
        self.next_connection += 1;
        let guest = person.as_ref().map(|person| person.guest.clone());
        self.connections.insert(id, Connection { person, out, shown: None });
        let table = self.info();
        let seat = seat.map(|seat| seat.0);
        self.send(id, &ServerMessage::Welcome { version: VERSION, guest, seat, table });
        if let Some(said) = self.chat.last() {
            self.send(id, &said);
        }
        self.show_game_to(id);
        self.send_table_except(Some(id));
        Ok(id)
    }

    /// Whether somebody may be at this table as things stand: where nobody may watch, only those with a seat, and before
    /// the game those who could take one.
    fn may_be_here(&self, person: Option<&Person>) -> bool {
        if self.doc.settings.watchers != Watchers::Nobody {
            return true;
        }
        let before = self.live.is_none() && self.games.is_empty();
        person.is_some_and(|person| before || self.seat_of(&person.guest).is_some())
    }

    /// Sends away those who may not watch.
    pub(super) fn send_watchers_away(&mut self) {
        let away = |connection: &Connection| !self.may_be_here(connection.person.as_ref());
        let leaving = self.connections.iter().filter(|(_, connection)| away(connection));
        let leaving: Vec<u64> = leaving.map(|(&id, _)| id).collect();
        for id in leaving {
            self.send(id, &ServerMessage::Error(no_watchers()));
            // The socket ends when nobody can write to it any more.
            self.connections.remove(&id);
        }
    }

    /// Whoever was away gets the seat back that a bot has taken meanwhile.
    async fn give_seat_back(&mut self, guest: &str) {
        let was = |occupant: &Occupant| match occupant {
            Occupant::Bot { took_over, .. } => took_over.as_deref() == Some(guest),
            Occupant::Person { .. } | Occupant::Open => false,
        };
        let Some(seat) = self.doc.seats.iter().position(|seat| was(&seat.occupant)) else { return };
        let seat = Player(seat as u8);
        let playing = |live: &Live| !live.is_over() && !live.has_resigned(seat);
        if !self.live.as_ref().is_some_and(playing) {
            return;
        }
        let before = self.doc.clone();
        let doc = &mut self.doc.seats[seat.index()];
        doc.occupant = Occupant::Person { guest: guest.to_owned() };
        let name = doc.name.clone();
        if self.keep_table().await.is_err() {
            self.doc = before;
            return;
        }
        if let Some(live) = &mut self.live {
            // The bot may be thinking: its answer does not count any more.
            live.generation += 1;
        }
        self.announce(format!("{name} is back and plays on.")).await;
        self.run_clock();
    }

    pub(super) fn leave(&mut self, connection: u64) {
        let seat = self.seat_of_connection(connection);
        if self.connections.remove(&connection).is_none() {
            return;
        }
        if let Some(seat) = seat {
            self.last_seen[seat.index()] = Instant::now();
        }
        self.idle_since = Instant::now();
        self.send_table_except(None);
    }

    /// The eyes of a client.
    pub(super) fn eye(&self, connection: &Connection) -> Eye {
        let guest = connection.person.as_ref().map(|person| &person.guest);
        let over = self.live.as_ref().is_some_and(Live::is_over);
        let opens = self.doc.settings.watchers == Watchers::HandsAfterEnd;
        match guest.and_then(|guest| self.seat_of(guest)) {
            Some(seat) => Eye::from(seat),
            None if over && opens => Eye::Open,
            None => Eye::Watcher,
        }
    }

    pub(super) fn seat_of_connection(&self, connection: u64) -> Option<Player> {
        let person = self.connections.get(&connection)?.person.as_ref()?;
        self.seat_of(&person.guest)
    }

    /// Who is at the other end, if they have shown a token.
    pub(super) fn person(&self, connection: u64) -> Result<Person, Problem> {
        let connection = self.connections.get(&connection);
        connection.and_then(|connection| connection.person.clone()).ok_or_else(|| {
            let message = "You are only watching. Choose a name first.";
            Problem::new(Code::BadToken, message)
        })
    }

    /// The seat of who is at the other end.
    pub(super) fn seated(&self, connection: u64) -> Result<Player, Problem> {
        self.person(connection)?;
        self.seat_of_connection(connection).ok_or_else(|| {
            Problem::new(Code::NotSeated, "You have no seat at this table. You can watch.")
        })
    }

    pub(super) fn is_connected(&self, guest: &str) -> bool {
        let is = |person: &Person| person.guest == guest;
        self.connections.values().any(|connection| connection.person.as_ref().is_some_and(is))
    }

    /// Whether a person plays for a seat: one who has not resigned.
    pub(super) fn is_played_by_person(&self, seat: Player) -> bool {
        let person = matches!(self.doc.seats[seat.index()].occupant, Occupant::Person { .. });
        person && !self.live.as_ref().is_some_and(|live| live.has_resigned(seat))
    }

    /// How many people watch.
    pub(super) fn watchers(&self) -> usize {
        let seated = |connection: &&Connection| self.eye(connection).seat().is_some();
        self.connections.values().filter(|connection| !seated(connection)).count()
    }

    pub(super) fn send(&mut self, connection: u64, message: &ServerMessage) {
        self.send_text(connection, encode(message));
    }

    /// Sends a message. Who does not take what it is sent is dropped, and can come again.
    pub(super) fn send_text(&mut self, connection: u64, text: Utf8Bytes) {
        let sent = self.connections.get(&connection).map(|to| to.out.try_send(text));
        if let Some(Err(_)) = sent {
            self.connections.remove(&connection);
            self.idle_since = Instant::now();
        }
    }

    pub(super) fn send_all(&mut self, message: &ServerMessage) {
        let text = encode(message);
        let all: Vec<u64> = self.connections.keys().copied().collect();
        for connection in all {
            self.send_text(connection, text.clone());
        }
    }

    /// Tells everybody how things stand at the table.
    pub(super) fn send_table(&mut self) {
        self.send_table_except(None);
    }

    fn send_table_except(&mut self, except: Option<u64>) {
        let table = self.info();
        let all: Vec<u64> = self.connections.keys().copied().collect();
        for connection in all.into_iter().filter(|&connection| Some(connection) != except) {
            let seat = self.seat_of_connection(connection).map(|seat| seat.0);
            self.send(connection, &ServerMessage::Table { seat, table: table.clone() });
        }
    }
}
