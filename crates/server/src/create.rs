//! New tables.

use std::sync::Arc;

use fief_engine::ids::MAX_PLAYERS;
use fief_engine::setup::Rules;

use crate::hub::{Hub, internal, link, not_kept};
use crate::levels::Levels;
use crate::played::Played;
use crate::protocol::{
    ClockSetting, Code, CreateTable, CreatedTable, KingdomChoice, NewSeat, PlayOn, Problem,
    Settings,
};
use crate::replay::Source;
use crate::room::{OPEN, bot_seat, setup, with_open_seats_named};
use crate::store::{
    AnswerRow, Change, GameRow, GameStart, GameState, Occupant, Origin, SeatDoc, TableDoc, TableRow,
};
use crate::token::Person;
use crate::{bounds, kingdom, names, random};

/// The longest time on a clock: a day.
const MAX_CLOCK: u32 = 24 * 60 * 60;

fn bad(message: impl Into<String>) -> Problem {
    Problem::new(Code::BadSetup, message)
}

fn check_clock(clock: ClockSetting) -> Result<(), Problem> {
    if clock.seconds == 0 || clock.seconds > MAX_CLOCK || clock.per_answer > MAX_CLOCK {
        return Err(bad("A clock has between a second and a day."));
    }
    Ok(())
}

/// The seats as they are asked for.
fn seats(levels: &Levels, person: &Person, wanted: &[NewSeat]) -> Result<Vec<SeatDoc>, Problem> {
    let number = wanted.len();
    if !(2..=MAX_PLAYERS).contains(&number) {
        return Err(bad(format!("A table has 2 to {MAX_PLAYERS} seats, not {number}.")));
    }
    let mut seats: Vec<SeatDoc> = Vec::new();
    for seat in wanted {
        let seat = match seat {
            NewSeat::Me if seats.iter().any(|seat| seat.belongs_to(&person.guest)) => {
                return Err(bad("You can sit on one seat only."));
            }
            NewSeat::Me => {
                let taken: Vec<&str> = seats.iter().map(|seat| seat.name.as_str()).collect();
                SeatDoc {
                    name: names::unlike(&person.name, &taken),
                    occupant: Occupant::Person { guest: person.guest.clone() },
                }
            }
            NewSeat::Open => SeatDoc { name: OPEN.to_owned(), occupant: Occupant::Open },
            NewSeat::Bot { level } => {
                levels.check(level)?;
                bot_seat(levels, level, &seats)
            }
        };
        seats.push(seat);
    }
    Ok(seats)
}

/// Makes a table. One without open seats has its first game at once.
pub(crate) async fn create(
    hub: &Arc<Hub>,
    person: &Person,
    wanted: CreateTable,
) -> Result<CreatedTable, Problem> {
    let seats = seats(&hub.levels, person, &wanted.seats)?;
    let settings = wanted.settings;
    settings.clock.map_or(Ok(()), check_clock)?;
    bounds::settings(&settings)?;
    let seed = kingdom::seed(settings.seed.as_deref())?;
    let doc = TableDoc { host: person.guest.clone(), seats, settings };
    let levels = Arc::clone(&hub.levels);
    let begun = hub.work(move || {
        let start = first_game(&levels, &doc, seed)?;
        let begun = start.map(|start| begin(start, Vec::new(), |_| Ok(()))).transpose()?;
        Ok((doc, begun))
    });
    let (doc, begun) = begun.await.ok_or_else(|| internal(&"no table could be made"))??;
    keep(hub, person, doc, begun).await
}

/// The first game of a table, if it can begin at once. Whatever is wrong is said now, and not when the last player has
/// come.
fn first_game(levels: &Levels, doc: &TableDoc, seed: u64) -> Result<Option<GameStart>, Problem> {
    let setup = setup(levels, &with_open_seats_named(&doc.seats), &doc.settings, None, true)?;
    let starts = doc.seats.iter().all(|seat| seat.occupant != Occupant::Open);
    Ok(starts.then(|| GameStart::new(&setup, seed, Origin::Deal)))
}

/// A game that has begun: how it was set up, its answers, and who is asked.
pub(crate) struct Begun {
    start: GameStart,
    answers: Vec<AnswerRow>,
    waiting: Option<u8>,
}

/// Begins a game by rules that `check` has nothing against.
pub(crate) fn begin(
    start: GameStart,
    answers: Vec<AnswerRow>,
    check: impl FnOnce(&Rules) -> Result<(), Problem>,
) -> Result<Begun, Problem> {
    let mut played = Played::begin(&start)?;
    check(played.rules())?;
    played.replay(&answers)?;
    let waiting = played.question().map(|question| question.player.0);
    Ok(Begun { start, answers, waiting })
}

/// Keeps a new table, and the game that begins at it.
pub(crate) async fn keep(
    hub: &Arc<Hub>,
    person: &Person,
    doc: TableDoc,
    game: Option<Begun>,
) -> Result<CreatedTable, Problem> {
    let table = random::id();
    let row = TableRow { id: table.clone(), doc, changed: random::now() };
    let mut changes = vec![
        Change::Table(row),
        Change::Guest { guest: person.guest.clone(), table: table.clone() },
    ];
    if let Some(Begun { start, answers, waiting }) = game {
        let id = random::id();
        changes.push(Change::NewGame(GameRow {
            id: id.clone(),
            table: table.clone(),
            number: 1,
            start,
            state: GameState::default(),
            waiting,
        }));
        changes.push(Change::Answers { game: id, answers });
        hub.metrics.games.inc();
    }
    hub.store.write(changes).await.map_err(|error| not_kept(&error))?;
    Ok(CreatedTable { link: link(&table), table })
}

/// Makes a table that goes on from a step of a replay, against bots.
pub(crate) async fn play_on(
    hub: &Arc<Hub>,
    person: &Person,
    source: Source,
    wanted: &PlayOn,
) -> Result<CreatedTable, Problem> {
    hub.levels.check(&wanted.level)?;
    source.check_open()?;
    let mut answers = source.answers;
    if wanted.step as usize > answers.len() {
        let message = format!("There is no step {}: the last is {}.", wanted.step, answers.len());
        return Err(Problem::new(Code::NoSuchStep, message));
    }
    answers.truncate(wanted.step as usize);
    let mut start = source.start;
    let players = start.players.len();
    if usize::from(wanted.seat) >= players {
        let message = format!("There is no seat {}: the game has {players}.", wanted.seat);
        return Err(Problem::new(Code::NoSuchSeat, message));
    }
    let mut seats: Vec<SeatDoc> = Vec::new();
    for seat in 0..players {
        let taken: Vec<&str> = seats.iter().map(|seat| seat.name.as_str()).collect();
        let next = if seat == usize::from(wanted.seat) {
            SeatDoc {
                name: names::unlike(&person.name, &taken),
                occupant: Occupant::Person { guest: person.guest.clone() },
            }
        } else {
            bot_seat(&hub.levels, &wanted.level, &seats)
        };
        seats.push(next);
    }
    if start.origin == Origin::Deal {
        start.players = seats.iter().map(|seat| seat.name.clone()).collect();
    } else {
        // A position comes with its players' names.
        for (seat, name) in seats.iter_mut().zip(&start.players) {
            seat.name.clone_from(name);
        }
    }
    start.continues = Some(source.id);
    let kingdom =
        KingdomChoice::Cards { cards: start.kingdom.clone(), landscapes: start.landscapes.clone() };
    let settings = Settings { kingdom, ..Settings::default() };
    let doc = TableDoc { host: person.guest.clone(), seats, settings };
    let (levels, level) = (Arc::clone(&hub.levels), wanted.level.clone());
    let begun = hub.work(move || begin(start, answers, |rules| levels.check_fits(&level, rules)));
    let begun = begun.await;
    let begun = begun.ok_or_else(|| internal(&"a game could not be played on"))??;
    keep(hub, person, doc, Some(begun)).await
}
