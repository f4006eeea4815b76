//! Tables in lists.

use std::sync::Arc;

use fief_engine::setup::CardName;

use crate::hub::{Hub, link, not_read};
use crate::protocol::{MyTables, Problem, Status, TableSummary};
use crate::room::game_summary;
use crate::store::{GameRow, Origin, StoreError, TableRow};
use crate::token::Person;
use crate::{exercises, positions};

/// The most tables of one list.
const MOST: u32 = 50;

/// What a list says of a table and its last game.
pub(crate) fn summary(
    table: &TableRow,
    game: Option<&GameRow>,
    person: Option<&Person>,
) -> TableSummary {
    let status = match game {
        None => Status::Waiting,
        Some(game) if game.state.over => Status::Over,
        Some(_) => Status::Playing,
    };
    let own = |seat: u8| {
        let seat = table.doc.seats.get(usize::from(seat));
        seat.zip(person).is_some_and(|(seat, person)| seat.belongs_to(&person.guest))
    };
    let kingdom = game.map(|game| &game.start.kingdom[..]).unwrap_or_default();
    let exercise = game.and_then(|game| match &game.start.origin {
        Origin::Scenario { id } => exercises::title(id),
        Origin::Position { text } => positions::title(text),
        Origin::Deal => None,
    });
    TableSummary {
        exercise,
        id: table.id.clone(),
        link: link(&table.id),
        status,
        seats: table.doc.seats.iter().map(|seat| seat.name.clone()).collect(),
        kingdom: kingdom.iter().map(|name| CardName::parse(name).name).collect(),
        changed: table.changed,
        game: game.map(|game| game_summary(&game.id, game.number, &game.start, &game.state)),
        your_turn: game.is_some_and(|game| !game.state.over && game.waiting.is_some_and(own)),
    }
}

/// The tables of a person.
pub(crate) async fn mine(hub: &Arc<Hub>, person: &Person) -> Result<MyTables, Problem> {
    let failed = |error: StoreError| not_read(&error);
    let rows = hub.store.tables_of(person.guest.clone(), MOST).await.map_err(failed)?;
    let mut tables = Vec::with_capacity(rows.len());
    for row in rows {
        let games = hub.store.games_of(row.id.clone()).await.map_err(failed)?;
        let last = games.last().and_then(|game| game.as_ref().ok());
        tables.push(summary(&row, last, Some(person)));
    }
    Ok(MyTables { tables })
}
