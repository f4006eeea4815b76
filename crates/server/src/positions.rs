//! Positions that people set up themselves, as the text of a scenario.

use std::sync::Arc;

use fief_engine::setup::Rules;
use fief_engine::state::State;
use fief_engine::table::Table;
use fief_engine::view::Eye;
use fief_engine::zone::Zone;
use fief_scenarios::Scenario;

use crate::bounds;
use crate::convert::cards::faces;
use crate::convert::game_view;
use crate::create::{self, Begun};
use crate::hub::{Hub, internal};
use crate::levels::Levels;
use crate::names::MAX_NAME;
use crate::protocol::{
    Code, CreatedTable, KingdomChoice, NewSeat, PlayPosition, PositionCheck, Problem, SetTable,
    Settings, TextFault,
};
use crate::store::{GameStart, Occupant, Origin, SeatDoc, TableDoc};
use crate::token::Person;

/// The most cards that all players of a position have together.
const MOST_CARDS: usize = 1500;

/// The longest title, in characters.
const MAX_TITLE: usize = 120;

fn fault(line: usize, message: impl Into<String>) -> TextFault {
    TextFault { line, column: None, message: message.into() }
}

/// Reads a position. The moves and claims of the scenario must be readable, but nobody plays them.
pub(crate) fn read(text: &str) -> Result<Scenario, TextFault> {
    let mut scenarios =
        fief_scenarios::parse(text).map_err(|error| fault(error.line, error.message))?;
    if let Some(second) = scenarios.get(1) {
        let message = "a second scenario begins here; a table is set by one";
        return Err(fault(second.line(), message));
    }
    let scenario = scenarios.pop().ok_or_else(|| fault(1, "there is no position"))?;
    check_size(text, &scenario)?;
    Ok(scenario)
}

/// Refuses what the rules allow but nobody can look at.
fn check_size(text: &str, scenario: &Scenario) -> Result<(), TextFault> {
    if scenario.title().chars().count() > MAX_TITLE {
        let message = format!("the title has more than {MAX_TITLE} letters");
        return Err(fault(scenario.line(), message));
    }
    let state = scenario.position();
    let long = |name: &&String| name.chars().count() > MAX_NAME;
    if let Some(name) = state.rules().setup().players.iter().find(long) {
        let message = format!("the name '{name}' has more than {MAX_NAME} letters");
        return Err(fault(line_of(text, "players"), message));
    }
    let cards = cards_of_players(state);
    if cards > MOST_CARDS {
        let message = format!("the players have {cards} cards; a table has room for {MOST_CARDS}");
        return Err(fault(scenario.line(), message));
    }
    Ok(())
}

/// The line of a field, or the first one.
fn line_of(text: &str, field: &str) -> usize {
    let is_it = |line: &str| {
        line.split_once(':').is_some_and(|(key, _)| key.trim().eq_ignore_ascii_case(field))
    };
    text.lines().position(is_it).map_or(1, |at| at + 1)
}

fn cards_of_players(state: &State) -> usize {
    let zones = state.players().flat_map(Zone::all_of);
    zones.map(|zone| state.cards().in_zone(zone).count()).sum()
}

/// The table that a kept text sets.
pub(crate) fn table(text: &str) -> Result<Table, Problem> {
    let scenario = read(text).map_err(|fault| {
        let TextFault { line, message, .. } = fault;
        let message = format!("This position cannot be set up any more: line {line}: {message}.");
        Problem::new(Code::OldGame, message)
    })?;
    Ok(scenario.table())
}

/// What a list calls a table at which this position is played.
pub(crate) fn title(text: &str) -> Option<String> {
    let first = text.lines().map(str::trim).find(|line| !line.is_empty())?;
    first.strip_prefix('#').map(|title| title.trim().to_owned())
}

/// What `POST /api/v1/positions/check` says.
pub(crate) fn check(text: &str) -> Result<PositionCheck, Problem> {
    bounds::text("The position", text)?;
    Ok(match read(text) {
        Err(fault) => PositionCheck { fault: Some(fault), table: None },
        Ok(scenario) => PositionCheck { fault: None, table: Some(set(&scenario)) },
    })
}

fn set(scenario: &Scenario) -> SetTable {
    let table = scenario.table();
    SetTable {
        title: scenario.title().to_owned(),
        view: game_view(&table.look(Eye::Open), true, None),
        cards: faces(table.state().rules()),
        asked: table.question().map(|question| question.player.0),
    }
}

fn bad(message: impl Into<String>) -> Problem {
    Problem::new(Code::BadSetup, message)
}

/// Makes a table that begins as a text says.
pub(crate) async fn play(
    hub: &Arc<Hub>,
    person: &Person,
    wanted: PlayPosition,
) -> Result<CreatedTable, Problem> {
    bounds::text("The position", &wanted.text)?;
    let (host, levels) = (person.clone(), Arc::clone(&hub.levels));
    let begun = hub.work(move || begin(&levels, &host, wanted)).await;
    let (doc, begun) = begun.ok_or_else(|| internal(&"a position could not be set up"))??;
    create::keep(hub, person, doc, Some(begun)).await
}

fn begin(
    levels: &Levels,
    person: &Person,
    wanted: PlayPosition,
) -> Result<(TableDoc, Begun), Problem> {
    let scenario = read(&wanted.text)
        .map_err(|TextFault { line, message, .. }| bad(format!("Line {line}: {message}.")))?;
    let table = scenario.table();
    if table.question().is_none() {
        return Err(bad("In this position the game ends before anybody is asked anything."));
    }
    let start = GameStart::new(table.setup(), table.seed(), Origin::Position { text: wanted.text });
    let seats = seats(levels, person, &start.players, &wanted.seats)?;
    let kingdom =
        KingdomChoice::Cards { cards: start.kingdom.clone(), landscapes: start.landscapes.clone() };
    let settings = Settings { kingdom, ..Settings::default() };
    let doc = TableDoc { host: person.guest.clone(), seats, settings };
    let bots: Vec<String> = wanted.seats.into_iter().filter_map(level_of).collect();
    let fits = |rules: &Rules| bots.iter().try_for_each(|level| levels.check_fits(level, rules));
    Ok((doc, create::begin(start, Vec::new(), fits)?))
}

fn level_of(seat: NewSeat) -> Option<String> {
    match seat {
        NewSeat::Bot { level } => Some(level),
        NewSeat::Me | NewSeat::Open => None,
    }
}

/// The seats, under the names that the position gives its players.
fn seats(
    levels: &Levels,
    person: &Person,
    names: &[String],
    wanted: &[NewSeat],
) -> Result<Vec<SeatDoc>, Problem> {
    if wanted.len() != names.len() {
        let (players, seats) = (names.len(), wanted.len());
        return Err(bad(format!("The position has {players} players, not {seats}.")));
    }
    if !wanted.contains(&NewSeat::Me) {
        return Err(bad("Sit down on one of the seats yourself."));
    }
    let seat = |(name, seat): (&String, &NewSeat)| {
        let occupant = match seat {
            NewSeat::Me => Occupant::Person { guest: person.guest.clone() },
            NewSeat::Bot { level } => {
                levels.check(level)?;
                Occupant::Bot { level: level.clone(), took_over: None }
            }
            NewSeat::Open => return Err(bad("A position is played by you and by bots.")),
        };
        Ok(SeatDoc { name: name.clone(), occupant })
    };
    names.iter().zip(wanted).map(seat).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMITHY: &str = "# Draw\nAlice hand: Smithy\nAlice deck: Gold, Copper x3\n---\n";

    #[test]
    fn a_position_is_set_with_all_cards_open() {
        let set = check(SMITHY).unwrap().table.expect("a table");
        assert_eq!((set.title.as_str(), set.asked), ("Draw", Some(0)));
        assert_eq!(set.view.seats[0].deck.top[0].as_deref(), Some("Gold"));
        assert!(set.cards.contains_key("Smithy"));
    }

    #[test]
    fn a_fault_says_its_line_and_the_nearest_right_name() {
        let fault = |text: &str| check(text).unwrap().fault.expect("a fault");
        let wrong = fault("# Draw\nAlice hand: Smity\n---\n");
        assert_eq!(wrong.line, 2);
        assert!(wrong.message.contains("Smithy"), "{}", wrong.message);
        assert_eq!(fault("# Draw\nAlice hnad: Copper\n---\n").line, 2);
        assert!(fault("").message.contains("title"));
        assert_eq!(fault(&format!("{SMITHY}===\n{SMITHY}")).line, 6);
        let long = format!("# Names\nturn: Bob\nplayers: {}, Bob\n---\n", "x".repeat(30));
        assert_eq!(fault(&long).line, 3);
    }

    #[test]
    fn a_position_that_nobody_could_look_at_is_refused() {
        let zones = ["hand", "deck", "discard", "in play", "set aside"];
        let lines: String = zones.map(|zone| format!("Alice {zone}: Copper x400\n")).concat();
        let fault = check(&format!("# Many\n{lines}---\n")).unwrap().fault.expect("a fault");
        assert!(fault.message.contains("2000 cards"), "{}", fault.message);
        let problem = check(&"x".repeat(40_000)).unwrap_err();
        assert_eq!(problem.code, Code::TooLarge);
    }
}
