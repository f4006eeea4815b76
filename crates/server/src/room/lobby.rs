//! Before a game: who sits where, and how it starts.

use std::sync::Arc;

use fief_cards::LIBRARY;
use fief_engine::ids::Player;
use fief_engine::setup::{Setup, Start};

use super::Room;
use super::clock::Clock;
use super::live::Live;
use crate::hub::internal;
use crate::kingdom;
use crate::levels::Levels;
use crate::played::Played;
use crate::protocol::{BotLevel, Code, Problem, Settings};
use crate::store::{Change, GameRow, GameStart, GameState, Occupant, Origin, SeatDoc};
use crate::{names, random};

/// What an open seat is called.
pub(crate) const OPEN: &str = "Open seat";

/// A bot's seat beside others.
pub(crate) fn bot_seat(levels: &Levels, level: &str, others: &[SeatDoc]) -> SeatDoc {
    let taken: Vec<&str> = others.iter().map(|seat| seat.name.as_str()).collect();
    let name = names::unlike(&levels.name_of(level), &taken);
    SeatDoc { name, occupant: Occupant::Bot { level: level.to_owned(), took_over: None } }
}

/// Seats of which each has a name of its own, also those on which nobody sits yet.
pub(crate) fn with_open_seats_named(seats: &[SeatDoc]) -> Vec<SeatDoc> {
    let mut named = seats.to_vec();
    for (number, seat) in named.iter_mut().enumerate() {
        if seat.occupant == Occupant::Open {
            seat.name = format!("{OPEN} {number}");
        }
    }
    named
}

/// The set-up of a table's game, which all of its bots can play.
pub(crate) fn setup(
    levels: &Levels,
    seats: &[SeatDoc],
    settings: &Settings,
    first: Option<Player>,
    first_game: bool,
) -> Result<Setup, Problem> {
    let kingdom = kingdom::choose(&settings.kingdom, seats.len(), first_game)?;
    let setup = Setup {
        players: seats.iter().map(|seat| seat.name.clone()).collect(),
        kingdom: kingdom.cards,
        landscapes: kingdom.landscapes,
        first,
    };
    let start = Start::full(setup.clone(), &LIBRARY)
        .map_err(|errors| Problem::new(Code::BadSetup, format!("{errors}.")))?;
    for seat in seats {
        if let Occupant::Bot { level, .. } = &seat.occupant {
            levels.check_fits(level, start.rules())?;
        }
    }
    Ok(setup)
}

impl Room {
    fn check_waiting(&self) -> Result<(), Problem> {
        if self.live.is_none() {
            return Ok(());
        }
        let message = "The game has started: seats do not change any more. You can watch.";
        Err(Problem::new(Code::SeatTaken, message))
    }

    fn check_host(&self, connection: u64) -> Result<(), Problem> {
        if self.person(connection)?.guest == self.doc.host {
            return Ok(());
        }
        Err(Problem::new(Code::NotHost, "Only who made the table can do that."))
    }

    fn seat_number(&self, seat: u8) -> Result<usize, Problem> {
        let (seat, seats) = (usize::from(seat), self.doc.seats.len());
        let message = || format!("There is no seat {seat}: the table has {seats}.");
        let missing = || Problem::new(Code::NoSuchSeat, message());
        if seat < seats { Ok(seat) } else { Err(missing()) }
    }

    fn open_seats(&self) -> usize {
        self.doc.seats.iter().filter(|seat| seat.occupant == Occupant::Open).count()
    }

    pub(super) async fn sit(&mut self, connection: u64, seat: u8) -> Result<(), Problem> {
        let person = self.person(connection)?;
        self.check_waiting()?;
        let seat = self.seat_number(seat)?;
        if self.doc.seats[seat].belongs_to(&person.guest) {
            return Ok(());
        }
        if self.doc.seats[seat].occupant != Occupant::Open {
            let name = &self.doc.seats[seat].name;
            let message = format!("{name} sits there already. Take another seat, or watch.");
            return Err(Problem::new(Code::SeatTaken, message));
        }
        let before = self.doc.clone();
        self.vacate(&person.guest);
        let others = self.doc.seats.iter().filter(|other| other.occupant != Occupant::Open);
        let others: Vec<&str> = others.map(|other| other.name.as_str()).collect();
        self.doc.seats[seat] = SeatDoc {
            name: names::unlike(&person.name, &others),
            occupant: Occupant::Person { guest: person.guest },
        };
        self.keep_or_restore(before).await?;
        if self.open_seats() == 0 { Box::pin(self.begin()).await } else { Ok(()) }
    }

    /// Opens the seat of a guest.
    fn vacate(&mut self, guest: &str) {
        for seat in self.doc.seats.iter_mut().filter(|seat| seat.belongs_to(guest)) {
            *seat = SeatDoc { name: OPEN.to_owned(), occupant: Occupant::Open };
        }
    }

    async fn keep_or_restore(&mut self, before: crate::store::TableDoc) -> Result<(), Problem> {
        if let Err(problem) = self.keep_table().await {
            self.doc = before;
            return Err(problem);
        }
        self.send_table();
        Ok(())
    }

    pub(super) async fn stand_up(&mut self, connection: u64) -> Result<(), Problem> {
        self.seated(connection)?;
        self.check_waiting()?;
        let before = self.doc.clone();
        self.vacate(&self.person(connection)?.guest);
        self.keep_or_restore(before).await
    }

    pub(super) async fn set_seat(
        &mut self,
        connection: u64,
        seat: u8,
        bot: Option<BotLevel>,
    ) -> Result<(), Problem> {
        self.check_host(connection)?;
        self.check_waiting()?;
        let seat = self.seat_number(seat)?;
        if matches!(self.doc.seats[seat].occupant, Occupant::Person { .. }) {
            let message = format!("{} sits there.", self.doc.seats[seat].name);
            return Err(Problem::new(Code::SeatTaken, message));
        }
        let before = self.doc.clone();
        let new = match bot {
            None => SeatDoc { name: OPEN.to_owned(), occupant: Occupant::Open },
            Some(level) => {
                self.hub.levels.check(&level)?;
                let mut others = self.doc.seats.clone();
                others.remove(seat);
                bot_seat(&self.hub.levels, &level, &others)
            }
        };
        let mut seats = self.doc.seats.clone();
        seats[seat] = new.clone();
        self.check_bots(seats).await?;
        self.doc.seats[seat] = new;
        self.keep_or_restore(before).await
    }

    /// Whether the bots on these seats can play the table's first game.
    async fn check_bots(&self, seats: Vec<SeatDoc>) -> Result<(), Problem> {
        let (levels, settings) = (Arc::clone(&self.hub.levels), self.doc.settings.clone());
        let checked = self.hub.work(move || {
            setup(&levels, &with_open_seats_named(&seats), &settings, None, true).map(|_| ())
        });
        checked.await.ok_or_else(|| internal(&"the bots could not be checked"))?
    }

    pub(super) async fn start(&mut self, connection: u64) -> Result<(), Problem> {
        self.check_host(connection)?;
        self.check_waiting()?;
        let open = self.open_seats();
        if open > 0 {
            let message = format!("{open} seats are still open: put bots on them, or wait.");
            return Err(Problem::new(Code::NotReady, message));
        }
        Box::pin(self.begin()).await
    }

    /// Starts the first game.
    pub(super) async fn begin(&mut self) -> Result<(), Problem> {
        let seed = kingdom::seed(self.doc.settings.seed.as_deref())?;
        let start = self.set_up(None, true, seed).await?;
        self.new_game(start).await
    }

    /// Starts the next game.
    pub(super) async fn rematch(&mut self) -> Result<(), Problem> {
        let seed = random::number();
        let first = self.live.as_ref().and_then(|live| live.played.next_first_player(seed));
        let start = self.set_up(first, false, seed).await?;
        self.new_game(start).await
    }

    /// A new game of this table before its first answer.
    async fn set_up(
        &self,
        first: Option<Player>,
        first_game: bool,
        seed: u64,
    ) -> Result<(GameStart, Played), Problem> {
        let (seats, settings) = (self.doc.seats.clone(), self.doc.settings.clone());
        let levels = Arc::clone(&self.hub.levels);
        let begun = self.hub.work(move || {
            let setup = setup(&levels, &seats, &settings, first, first_game)?;
            let start = GameStart::new(&setup, seed, Origin::Deal);
            let played = Played::begin(&start)?;
            Ok((start, played))
        });
        begun.await.ok_or_else(|| internal(&"a game could not be set up"))?
    }

    async fn new_game(&mut self, (start, played): (GameStart, Played)) -> Result<(), Problem> {
        let last = self.games.last().map(|game| game.number);
        let last = self.live.as_ref().map(|live| live.number).or(last);
        let number = last.unwrap_or(0) + 1;
        let row = GameRow {
            id: random::id(),
            table: self.id.clone(),
            number,
            start,
            state: GameState::default(),
            waiting: played.question().map(|question| question.player.0),
        };
        self.keep(vec![Change::NewGame(row.clone())]).await?;
        self.hub.metrics.games.inc();
        if let Some(last) = self.live.take() {
            self.games.push(last.summary());
        }
        let clock = self.doc.settings.clock;
        let clock = clock.map(|setting| Clock::new(setting, self.doc.seats.len()));
        self.live = Some(Live::new(row.id, number, row.start, row.state, played, clock));
        self.votes.clear();
        self.run_clock();
        self.send_watchers_away();
        self.send_table();
        self.show_game();
        Ok(())
    }
}
