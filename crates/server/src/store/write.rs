//! Writing into `SQLite`.

use std::sync::Arc;

use futures_util::future::BoxFuture;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, Executor as _, Sqlite, SqliteConnection};

use super::guard::Guard;
use super::writer::{Connection, Fault, Opener};
use super::{AnswerRow, Change, StoreError};

/// Opens the file for the writer.
#[derive(Debug)]
pub(super) struct SqliteOpener {
    pub(super) options: SqliteConnectOptions,
    pub(super) guard: Arc<Guard>,
}

impl Opener for SqliteOpener {
    fn open(&mut self) -> BoxFuture<'_, Result<Box<dyn Connection>, Fault>> {
        Box::pin(async {
            let connection = self.options.connect().await.map_err(fault)?;
            let guard = Arc::clone(&self.guard);
            Ok(Box::new(SqliteWriter { connection, guard }) as Box<dyn Connection>)
        })
    }
}

struct SqliteWriter {
    connection: SqliteConnection,
    guard: Arc<Guard>,
}

fn fault(error: impl std::fmt::Display) -> Fault {
    Fault(error.to_string())
}

impl Connection for SqliteWriter {
    fn begin(&mut self) -> BoxFuture<'_, Result<(), Fault>> {
        Box::pin(async {
            self.guard.check().map_err(fault)?;
            // sqlx counts transactions and keeps counting when a commit fails; so they are our own.
            self.connection.execute("BEGIN IMMEDIATE").await.map_err(fault)?;
            Ok(())
        })
    }

    fn job<'a>(
        &'a mut self,
        changes: &'a [Change],
    ) -> BoxFuture<'a, Result<Result<(), StoreError>, Fault>> {
        Box::pin(async move {
            self.connection.execute("SAVEPOINT job").await.map_err(fault)?;
            for change in changes {
                let Err(error) = apply(&mut self.connection, change).await else { continue };
                let own = only_this_job(&error).ok_or_else(|| fault(error))?;
                self.connection.execute("ROLLBACK TO job").await.map_err(fault)?;
                self.connection.execute("RELEASE job").await.map_err(fault)?;
                return Ok(Err(own));
            }
            self.connection.execute("RELEASE job").await.map_err(fault)?;
            Ok(Ok(()))
        })
    }

    fn commit(&mut self) -> BoxFuture<'_, Result<(), Fault>> {
        Box::pin(async {
            self.connection.execute("COMMIT").await.map_err(fault)?;
            // With nothing open, there is nothing to roll back, and SQLite says so.
            match self.connection.execute("ROLLBACK").await {
                Err(sqlx::Error::Database(_)) => Ok(()),
                Err(error) => Err(fault(error)),
                Ok(_) => Err(fault("a commit has left its transaction open")),
            }
        })
    }

    fn give_up(self: Box<Self>) -> BoxFuture<'static, ()> {
        Box::pin(async move {
            // It is useless already: whether it closes well says nothing.
            let _ = self.connection.close_hard().await;
        })
    }

    fn close(self: Box<Self>) -> BoxFuture<'static, ()> {
        Box::pin(async move {
            // Closing folds the log of the database into it; if that fails, the next start does it.
            let _ = self.connection.close().await;
        })
    }
}

/// An error that leaves the transaction as it was: the statement broke a rule of the tables.
fn only_this_job(error: &sqlx::Error) -> Option<StoreError> {
    match error {
        sqlx::Error::Database(error) if error.is_unique_violation() => Some(StoreError::Conflict),
        sqlx::Error::Database(error)
            if error.is_foreign_key_violation() || error.is_check_violation() =>
        {
            Some(StoreError::Failed(error.to_string()))
        }
        sqlx::Error::Encode(error) => Some(StoreError::Failed(error.to_string())),
        _ => None,
    }
}

fn json<T: serde::Serialize>(value: &T) -> Result<String, sqlx::Error> {
    serde_json::to_string(value).map_err(|error| sqlx::Error::Encode(error.into()))
}

async fn apply(connection: &mut SqliteConnection, change: &Change) -> Result<(), sqlx::Error> {
    let query = match change {
        Change::Table(row) => sqlx::query(
            "INSERT INTO tables (id, state, changed) VALUES (?, ?, ?)
             ON CONFLICT (id) DO UPDATE SET state = excluded.state, changed = excluded.changed",
        )
        .bind(&row.id)
        .bind(json(&row.doc)?)
        .bind(row.changed as i64),
        Change::Guest { guest, table } => {
            sqlx::query("INSERT OR IGNORE INTO table_guests (guest, table_id) VALUES (?, ?)")
                .bind(guest)
                .bind(table)
        }
        Change::NewGame(row) => sqlx::query(
            "INSERT INTO games (id, table_id, number, start, state, waiting) VALUES (?, ?, ?, ?, ?, ?)",
        )
        .bind(&row.id)
        .bind(&row.table)
        .bind(row.number)
        .bind(json(&row.start)?)
        .bind(json(&row.state)?)
        .bind(row.waiting),
        Change::Game { id, state, waiting, at } => {
            sqlx::query(
                "UPDATE tables SET changed = ? WHERE id = (SELECT table_id FROM games WHERE id = ?)",
            )
            .bind(*at as i64)
            .bind(id)
            .execute(&mut *connection)
            .await?;
            sqlx::query("UPDATE games SET state = ?, waiting = ? WHERE id = ?")
                .bind(json(state)?)
                .bind(*waiting)
                .bind(id)
        }
        Change::Answers { game, answers } => {
            for answer in answers {
                insert_answer(game, answer).execute(&mut *connection).await?;
            }
            return Ok(());
        }
        Change::Undo { game, to } => {
            sqlx::query("DELETE FROM answers WHERE game_id = ? AND number >= ?").bind(game).bind(*to)
        }
        Change::Chat { table, line } => {
            sqlx::query("INSERT INTO chat (table_id, number, line) VALUES (?, ?, ?)")
                .bind(table)
                .bind(line.number)
                .bind(json(line)?)
        }
        Change::Revoke { guest, generation } => sqlx::query(
            "INSERT INTO revoked (guest, generation) VALUES (?, ?)
             ON CONFLICT (guest) DO UPDATE SET generation = max(generation, excluded.generation)",
        )
        .bind(guest)
        .bind(*generation),
        Change::Probe { at } => sqlx::query(
            "INSERT INTO meta (key, value) VALUES ('probe', ?)
             ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        )
        .bind(*at as i64),
    };
    query.execute(connection).await?;
    Ok(())
}

type Query<'q> = sqlx::query::Query<'q, Sqlite, <Sqlite as sqlx::Database>::Arguments>;

fn insert_answer<'q>(game: &'q str, answer: &'q AnswerRow) -> Query<'q> {
    let picks: Vec<String> = answer.picks.iter().map(ToString::to_string).collect();
    sqlx::query(
        "INSERT INTO answers (game_id, number, seat, picks, fingerprint, at, clock_left)
         VALUES (?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(game)
    .bind(answer.number)
    .bind(answer.seat)
    .bind(picks.join("."))
    .bind(answer.fingerprint)
    .bind(answer.at as i64)
    .bind(answer.clock_left.map(|left| left as i64))
}
