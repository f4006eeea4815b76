//! The built-in store: a file.

use std::path::Path;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions as _, Connection as _};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::guard::Guard;
use super::read::{answers, chat_lines, game_or_damage, game_row, table_row, table_rows};
use super::write::SqliteOpener;
use super::writer::{Job, Writer};
use super::{Answers, Change, ChatPage, DamagedGame, GameRow, Store, StoreError, Stored, TableRow};
use crate::metrics::Metrics;

/// How many jobs may wait to be written.
const QUEUE: usize = 4096;
const READERS: u32 = 4;

/// Tables and games in a file of `SQLite`.
#[derive(Debug)]
pub(crate) struct Sqlite {
    readers: SqlitePool,
    jobs: Mutex<Option<mpsc::Sender<Job>>>,
    writer: Mutex<Option<JoinHandle<()>>>,
    /// Nobody else may have the file before everything is written.
    guard: Arc<Guard>,
}

/// What is said of a file that cannot be opened.
fn not_opened(error: &dyn std::error::Error, file: &Path) -> StoreError {
    let words = error.to_string();
    // 11 and 26 are SQLite's numbers for a file that is damaged and for one that is no database.
    let damaged = ["(code: 11)", "(code: 26)"].iter().any(|code| words.contains(code));
    if damaged { StoreError::Failed(damaged_words(&words, file)) } else { failed(words) }
}

fn damaged_words(words: &str, file: &Path) -> String {
    let file = file.display();
    format!(
        "{words}; the file is damaged. Nothing is written into it. Keep a copy; `sqlite3 {file} .recover` may save what is in it"
    )
}

/// Looks through the whole file while the server runs already: that takes long for a large one. Once damage is found,
/// nothing more is written, because that could destroy what is still there.
async fn look_for_damage(
    options: SqliteConnectOptions,
    guard: Arc<Guard>,
    damage: Arc<OnceLock<String>>,
) {
    let found = async {
        let mut connection = options.read_only(true).connect().await?;
        let found: String =
            sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(&mut connection).await?;
        connection.close().await?;
        Ok::<_, sqlx::Error>(found)
    };
    let words = match found.await {
        Ok(words) if words == "ok" => return,
        Ok(words) => words,
        Err(sqlx::Error::Database(error)) => error.to_string(),
        // It could not be looked at: that says nothing of what is in it.
        Err(_) => return,
    };
    let words = damaged_words(&words.replace('\n', " "), &guard.file);
    tracing::error!(error = words, "the database is damaged");
    // It is looked for once.
    let _ = damage.set(words);
}

fn failed(error: impl std::fmt::Display) -> StoreError {
    StoreError::Failed(error.to_string())
}

impl Sqlite {
    /// Opens the file, or makes it, and brings it up to date.
    pub(crate) async fn open(file: &Path, metrics: Arc<Metrics>) -> Result<Self, StoreError> {
        let guard = Arc::new(Guard::take(file)?);
        let options = SqliteConnectOptions::new()
            .filename(&guard.file)
            .journal_mode(SqliteJournalMode::Wal)
            // A commit is on the disk when it is acknowledged, even if the power goes.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10));
        let mut connection = options.connect().await.map_err(|e| not_opened(&e, file))?;
        let migrated = sqlx::migrate!().run(&mut connection).await;
        migrated.map_err(|error| not_opened(&error, file))?;
        connection.close().await.map_err(failed)?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options.clone())
            .await
            .map_err(|error| not_opened(&error, file))?;
        let (jobs, queue) = mpsc::channel(QUEUE);
        let damage = Arc::new(OnceLock::new());
        tokio::spawn(look_for_damage(options.clone(), Arc::clone(&guard), Arc::clone(&damage)));
        let opener = SqliteOpener { options, guard: Arc::clone(&guard), damage };
        let writer = tokio::spawn(Writer::new(Box::new(opener), metrics).run(queue));
        let (jobs, writer) = (Mutex::new(Some(jobs)), Mutex::new(Some(writer)));
        Ok(Self { readers, jobs, writer, guard })
    }

    fn jobs(&self) -> Result<mpsc::Sender<Job>, StoreError> {
        let jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner);
        jobs.clone().ok_or_else(closed)
    }
}

fn closed() -> StoreError {
    StoreError::Failed("the database is closed".to_owned())
}

impl Store for Sqlite {
    fn secret(&self) -> Stored<'_, Vec<u8>> {
        let damaged = |error| not_opened(&error, &self.guard.file);
        Box::pin(async move {
            let mut fresh = vec![0; 32];
            getrandom::fill(&mut fresh).map_err(failed)?;
            // Only the first start makes one.
            sqlx::query("INSERT OR IGNORE INTO meta (key, value) VALUES ('secret', ?)")
                .bind(fresh)
                .execute(&self.readers)
                .await
                .map_err(damaged)?;
            sqlx::query_scalar("SELECT value FROM meta WHERE key = 'secret'")
                .fetch_one(&self.readers)
                .await
                .map_err(damaged)
        })
    }

    fn revoked(&self) -> Stored<'_, Vec<(String, u32)>> {
        let damaged = |error| not_opened(&error, &self.guard.file);
        Box::pin(async move {
            sqlx::query_as("SELECT guest, generation FROM revoked")
                .fetch_all(&self.readers)
                .await
                .map_err(damaged)
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
            Ok(table_rows(&rows))
        })
    }

    fn games_of(&self, table: String) -> Stored<'_, Vec<Result<GameRow, DamagedGame>>> {
        Box::pin(async move {
            let rows = sqlx::query("SELECT * FROM games WHERE table_id = ? ORDER BY number")
                .bind(table)
                .fetch_all(&self.readers)
                .await
                .map_err(failed)?;
            Ok(rows.iter().map(game_or_damage).collect())
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

    fn answers(&self, game: String) -> Stored<'_, Answers> {
        Box::pin(async move {
            let rows = sqlx::query("SELECT * FROM answers WHERE game_id = ? ORDER BY number")
                .bind(game)
                .fetch_all(&self.readers)
                .await
                .map_err(failed)?;
            Ok(answers(&rows))
        })
    }

    fn chat(&self, table: String, before: Option<u32>, most: u32) -> Stored<'_, ChatPage> {
        Box::pin(async move {
            let mut rows: Vec<String> = sqlx::query_scalar(
                "SELECT line FROM chat WHERE table_id = ? AND number < ?
                 ORDER BY number DESC LIMIT ?",
            )
            .bind(&table)
            .bind(i64::from(before.unwrap_or(u32::MAX)))
            .bind(most)
            .fetch_all(&self.readers)
            .await
            .map_err(failed)?;
            rows.reverse();
            let last: Option<u32> =
                sqlx::query_scalar("SELECT max(number) FROM chat WHERE table_id = ?")
                    .bind(table)
                    .fetch_one(&self.readers)
                    .await
                    .map_err(failed)?;
            let next = last.map_or(0, |last| last + 1);
            Ok(ChatPage { lines: chat_lines(&rows), next })
        })
    }

    fn close(&self) -> Stored<'_, ()> {
        Box::pin(async {
            self.readers.close().await;
            self.jobs.lock().unwrap_or_else(PoisonError::into_inner).take();
            let writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner).take();
            if let Some(writer) = writer {
                writer.await.map_err(failed)?;
            }
            let kept = self.guard.check();
            self.guard.release();
            kept
        })
    }
}
