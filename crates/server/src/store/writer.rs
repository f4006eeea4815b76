//! One task writes, and writes what has gathered in one transaction: a commit costs the same for one answer as
//! for a hundred.

use std::sync::Arc;
use std::time::Instant;

use sqlx::{Connection as _, Executor as _, Sqlite, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use super::{Change, StoreError};
use crate::metrics::Metrics;

/// Changes that belong together, and who waits for them.
pub(super) struct Job {
    pub(super) changes: Vec<Change>,
    pub(super) done: oneshot::Sender<Result<(), StoreError>>,
}

/// The most jobs of one transaction.
const BATCH: usize = 512;

/// Writes jobs until nobody can send any more.
pub(super) async fn run(
    mut connection: SqliteConnection,
    mut jobs: mpsc::Receiver<Job>,
    metrics: Arc<Metrics>,
) {
    let mut batch = Vec::with_capacity(BATCH);
    while jobs.recv_many(&mut batch, BATCH).await > 0 {
        let began = Instant::now();
        let size = batch.len();
        write(&mut connection, std::mem::take(&mut batch)).await;
        metrics.commit(size, began.elapsed());
    }
    // Closing folds the log of the database into it; if that fails, the next start does it.
    let _ = connection.close().await;
}

async fn write(connection: &mut SqliteConnection, jobs: Vec<Job>) {
    let mut written = Vec::with_capacity(jobs.len());
    let committed = async {
        let mut transaction = connection.begin().await?;
        for job in jobs {
            let result = write_job(&mut transaction, &job.changes).await;
            written.push((job.done, result));
        }
        transaction.commit().await
    }
    .await;
    let lost = committed.err().map(|error| error.to_string());
    for (done, result) in written {
        let result = match &lost {
            Some(why) => Err(StoreError::Failed(why.clone())),
            None => result,
        };
        // Who does not wait any more does not want to know.
        let _ = done.send(result);
    }
}

/// Writes the changes of one job as a whole or not at all, whatever becomes of the others in the transaction.
async fn write_job(
    connection: &mut SqliteConnection,
    changes: &[Change],
) -> Result<(), StoreError> {
    connection.execute("SAVEPOINT job").await.map_err(failed)?;
    for change in changes {
        if let Err(error) = apply(connection, change).await {
            connection.execute("ROLLBACK TO job").await.map_err(failed)?;
            connection.execute("RELEASE job").await.map_err(failed)?;
            return Err(failed(error));
        }
    }
    connection.execute("RELEASE job").await.map_err(failed)?;
    Ok(())
}

pub(super) fn failed(error: sqlx::Error) -> StoreError {
    match error {
        sqlx::Error::Database(error) if error.is_unique_violation() => StoreError::Conflict,
        error => StoreError::Failed(error.to_string()),
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
    };
    query.execute(connection).await?;
    Ok(())
}

type Query<'q> = sqlx::query::Query<'q, Sqlite, <Sqlite as sqlx::Database>::Arguments>;

fn insert_answer<'q>(game: &'q str, answer: &'q super::AnswerRow) -> Query<'q> {
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
