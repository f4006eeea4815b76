//! Reading out of `SQLite`. One damaged row must not hide the others.

use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;

use super::{AnswerRow, Answers, DamagedGame, GameRow, StoreError, TableRow};
use crate::protocol::ChatLine;

fn damaged(error: impl std::fmt::Display) -> StoreError {
    StoreError::Damaged(error.to_string())
}

fn parse<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(damaged)
}

pub(super) fn table_row(row: &SqliteRow) -> Result<TableRow, StoreError> {
    Ok(TableRow {
        id: row.try_get("id").map_err(damaged)?,
        doc: parse(row.try_get("state").map_err(damaged)?)?,
        changed: row.try_get::<i64, _>("changed").map_err(damaged)? as u64,
    })
}

/// The tables that can be read.
pub(super) fn table_rows(rows: &[SqliteRow]) -> Vec<TableRow> {
    let readable = |row| {
        table_row(row)
            .inspect_err(|error| tracing::warn!(%error, "a table is left out of a list"))
            .ok()
    };
    rows.iter().filter_map(readable).collect()
}

pub(super) fn game_row(row: &SqliteRow) -> Result<GameRow, StoreError> {
    Ok(GameRow {
        id: row.try_get("id").map_err(damaged)?,
        table: row.try_get("table_id").map_err(damaged)?,
        number: row.try_get("number").map_err(damaged)?,
        start: parse(row.try_get("start").map_err(damaged)?)?,
        state: parse(row.try_get("state").map_err(damaged)?)?,
        waiting: row.try_get("waiting").map_err(damaged)?,
    })
}

/// A game, or all that can be said of it if its row is damaged.
pub(super) fn game_or_damage(row: &SqliteRow) -> Result<GameRow, DamagedGame> {
    game_row(row).map_err(|error| {
        tracing::warn!(%error, "a game cannot be read");
        DamagedGame {
            id: row.try_get("id").unwrap_or_default(),
            number: row.try_get("number").unwrap_or_default(),
            why: error.to_string(),
        }
    })
}

fn answer_row(row: &SqliteRow) -> Result<AnswerRow, StoreError> {
    let picks: &str = row.try_get("picks").map_err(damaged)?;
    let picks = picks.split('.').filter(|pick| !pick.is_empty()).map(str::parse);
    let left: Option<i64> = row.try_get("clock_left").map_err(damaged)?;
    Ok(AnswerRow {
        number: row.try_get("number").map_err(damaged)?,
        seat: row.try_get("seat").map_err(damaged)?,
        picks: picks.collect::<Result<_, _>>().map_err(damaged)?,
        fingerprint: row.try_get("fingerprint").map_err(damaged)?,
        at: row.try_get::<i64, _>("at").map_err(damaged)? as u64,
        clock_left: left.map(|left| left as u64),
    })
}

/// The answers of a game, up to the first that is damaged or missing.
pub(super) fn answers(rows: &[SqliteRow]) -> Answers {
    let in_order = |(number, row): (u32, &SqliteRow)| {
        let read = answer_row(row)
            .inspect_err(|error| tracing::warn!(%error, number, "an answer cannot be read"));
        read.ok().filter(|answer| answer.number == number)
    };
    Answers { rows: (0..).zip(rows).map_while(in_order).collect(), kept: rows.len() }
}

/// The lines that can be read.
pub(super) fn chat_lines(rows: &[String]) -> Vec<ChatLine> {
    let readable = |line: &String| {
        parse(line).inspect_err(|error| tracing::warn!(%error, "a line of chat is left out")).ok()
    };
    rows.iter().filter_map(readable).collect()
}
