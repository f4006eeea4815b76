//! The built-in store: a file.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions as _, Row as _};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::writer::{self, Job, failed};
use super::{AnswerRow, Change, GameRow, Store, StoreError, Stored, TableRow};
use crate::metrics::Metrics;
use crate::protocol::ChatLine;

/// How many jobs may wait to be written.
const QUEUE: usize = 4096;
const READERS: u32 = 4;

/// Tables and games in a file of `SQLite`.
#[derive(Debug)]
pub(crate) struct Sqlite {
    readers: SqlitePool,
    jobs: Mutex<Option<mpsc::Sender<Job>>>,
    writer: Mutex<Option<JoinHandle<()>>>,
}

impl Sqlite {
    /// Opens the file, or makes it, and brings it up to date.
    pub(crate) async fn open(file: &Path, metrics: Arc<Metrics>) -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A commit is on the disk when it is acknowledged, even if the power goes.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10));
        let mut connection = options.connect().await.map_err(failed)?;
        sqlx::migrate!()
            .run(&mut connection)
            .await
            .map_err(|error| StoreError::Failed(error.to_string()))?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options.read_only(false))
            .await
            .map_err(failed)?;
        let (jobs, queue) = mpsc::channel(QUEUE);
        let writer = tokio::spawn(writer::run(connection, queue, metrics));
        Ok(Self { readers, jobs: Mutex::new(Some(jobs)), writer: Mutex::new(Some(writer)) })
    }

    fn jobs(&self) -> Result<mpsc::Sender<Job>, StoreError> {
        let jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner);
        jobs.clone().ok_or_else(closed)
    }
}

fn closed() -> StoreError {
    StoreError::Failed("the database is closed".to_owned())
}

fn parse<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|error| StoreError::Failed(format!("a bad row: {error}")))
}

fn table_row(row: &SqliteRow) -> Result<TableRow, StoreError> {
    Ok(TableRow {
        id: row.try_get("id").map_err(failed)?,
        doc: parse(row.try_get("state").map_err(failed)?)?,
        changed: row.try_get::<i64, _>("changed").map_err(failed)? as u64,
    })
}

fn game_row(row: &SqliteRow) -> Result<GameRow, StoreError> {
    Ok(GameRow {
        id: row.try_get("id").map_err(failed)?,
        table: row.try_get("table_id").map_err(failed)?,
        number: row.try_get("number").map_err(failed)?,
        start: parse(row.try_get("start").map_err(failed)?)?,
        state: parse(row.try_get("state").map_err(failed)?)?,
        waiting: row.try_get("waiting").map_err(failed)?,
    })
}

fn answer_row(row: &SqliteRow) -> Result<AnswerRow, StoreError> {
    let picks: &str = row.try_get("picks").map_err(failed)?;
    let picks = picks.split('.').filter(|pick| !pick.is_empty()).map(str::parse);
    Ok(AnswerRow {
        number: row.try_get("number").map_err(failed)?,
        seat: row.try_get("seat").map_err(failed)?,
        picks: picks
            .collect::<Result<_, _>>()
            .map_err(|error| StoreError::Failed(format!("a bad answer: {error}")))?,
        fingerprint: row.try_get("fingerprint").map_err(failed)?,
        at: row.try_get::<i64, _>("at").map_err(failed)? as u64,
        clock_left: row
            .try_get::<Option<i64>, _>("clock_left")
            .map_err(failed)?
            .map(|left| left as u64),
    })
}

impl Store for Sqlite {
    fn secret(&self) -> Stored<'_, Vec<u8>> {
        Box::pin(async {
            let mut fresh = vec![0; 32];
            getrandom::fill(&mut fresh).map_err(|error| StoreError::Failed(error.to_string()))?;
            // Whoever is first has made it.
            sqlx::query("INSERT OR IGNORE INTO meta (key, value) VALUES ('secret', ?)")
                .bind(fresh)
                .execute(&self.readers)
                .await
                .map_err(failed)?;
            sqlx::query_scalar("SELECT value FROM meta WHERE key = 'secret'")
                .fetch_one(&self.readers)
                .await
                .map_err(failed)
        })
    }

    fn write(&self, changes: Vec<Change>) -> Stored<'_, ()> {
        Box::pin(async {
            let (done, written) = oneshot::channel();
            self.jobs()?.send(Job { changes, done }).await.map_err(|_| closed())?;
            written.await.map_err(|_| closed())?
        })
    }

    fn table(&self, id: String) -> Stored<'_, Option<TableRow>> {
        Box::pin(async move {
            let row = sqlx::query("SELECT id, state, changed FROM tables WHERE id = ?")
                .bind(id)
                .fetch_optional(&self.readers)
                .await
                .map_err(failed)?;
            row.as_ref().map(table_row).transpose()
        })
    }

    fn tables_of(&self, guest: String, most: u32) -> Stored<'_, Vec<TableRow>> {
        Box::pin(async move {
            let rows = sqlx::query(
                "SELECT id, state, changed FROM tables
                 JOIN table_guests ON table_id = id WHERE guest = ?
                 ORDER BY changed DESC LIMIT ?",
            )
            .bind(guest)
            .bind(most)
            .fetch_all(&self.readers)
            .await
            .map_err(failed)?;
            rows.iter().map(table_row).collect()
        })
    }

    fn games_of(&self, table: String) -> Stored<'_, Vec<GameRow>> {
        Box::pin(async move {
            let rows = sqlx::query("SELECT * FROM games WHERE table_id = ? ORDER BY number")
                .bind(table)
                .fetch_all(&self.readers)
                .await
                .map_err(failed)?;
            rows.iter().map(game_row).collect()
        })
    }

    fn game(&self, id: String) -> Stored<'_, Option<GameRow>> {
        Box::pin(async move {
            let row = sqlx::query("SELECT * FROM games WHERE id = ?")
                .bind(id)
                .fetch_optional(&self.readers)
                .await
                .map_err(failed)?;
            row.as_ref().map(game_row).transpose()
        })
    }

    fn answers(&self, game: String) -> Stored<'_, Vec<AnswerRow>> {
        Box::pin(async move {
            let rows = sqlx::query("SELECT * FROM answers WHERE game_id = ? ORDER BY number")
                .bind(game)
                .fetch_all(&self.readers)
                .await
                .map_err(failed)?;
            rows.iter().map(answer_row).collect()
        })
    }

    fn chat(&self, table: String) -> Stored<'_, Vec<ChatLine>> {
        Box::pin(async move {
            let rows: Vec<String> =
                sqlx::query_scalar("SELECT line FROM chat WHERE table_id = ? ORDER BY number")
                    .bind(table)
                    .fetch_all(&self.readers)
                    .await
                    .map_err(failed)?;
            rows.iter().map(|line| parse(line)).collect()
        })
    }

    fn close(&self) -> Stored<'_, ()> {
        Box::pin(async {
            self.readers.close().await;
            self.jobs.lock().unwrap_or_else(PoisonError::into_inner).take();
            let writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner).take();
            if let Some(writer) = writer {
                writer.await.map_err(|error| StoreError::Failed(error.to_string()))?;
            }
            Ok(())
        })
    }
}
