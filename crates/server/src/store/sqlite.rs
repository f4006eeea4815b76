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
/// How many bytes are looked through in a fraction of a second.
const LOOKED_THROUGH: u64 = 64 << 20;

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
    if tells_of_damage(&words) {
        StoreError::Failed(damaged_words(&words, file))
    } else {
        failed(words)
    }
}

/// 11 and 26 are `SQLite`'s numbers for a file that is damaged and for one that is no database.
fn tells_of_damage(words: &str) -> bool {
    ["(code: 11)", "(code: 26)"].iter().any(|code| words.contains(code))
}

fn damaged_words(words: &str, file: &Path) -> String {
    let file = file.display();
    format!(
        "{words}; the file is damaged. Nothing is written into it. Keep a copy; `sqlite3 {file} .recover` may save what is in it"
    )
}

/// What is wrong with the file, if something is. Nothing is written for that.
async fn damage_in(file: &Path) -> Option<String> {
    let looked = async {
        let options = SqliteConnectOptions::new().filename(file).read_only(true);
        let mut connection = options.connect().await?;
        let found: String =
            sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(&mut connection).await?;
        connection.close().await?;
        Ok::<_, sqlx::Error>(found)
    };
    match looked.await {
        Ok(words) if words == "ok" => None,
        Ok(words) => Some(words.replace('\n', " ")),
        Err(sqlx::Error::Database(error)) if tells_of_damage(&error.to_string()) => {
            Some(error.to_string())
        }
        // It could not be looked at: that says nothing of what is in it.
        Err(_) => None,
    }
}

/// Looks through a large file while the server runs already. Once damage is found, nothing more is written, because that
/// could destroy what is still there.
async fn look_for_damage(guard: Arc<Guard>, damage: Arc<OnceLock<String>>) {
    if let Some(words) = damage_in(&guard.file).await {
        let words = damaged_words(&words, &guard.file);
        tracing::error!(error = words, "the database is damaged");
        // It is looked for once.
        let _ = damage.set(words);
    }
}

fn failed(error: impl std::fmt::Display) -> StoreError {
    StoreError::Failed(error.to_string())
}

impl Sqlite {
    /// Opens the file, or makes it, and brings it up to date.
    pub(crate) async fn open(file: &Path, metrics: Arc<Metrics>) -> Result<Self, StoreError> {
        Self::open_looking(file, metrics, LOOKED_THROUGH).await
    }

    /// The same. A file of at most so many bytes is looked through before anything is written, a larger one meanwhile.
    async fn open_looking(
        file: &Path,
        metrics: Arc<Metrics>,
        most: u64,
    ) -> Result<Self, StoreError> {
        let guard = Arc::new(Guard::take(file)?);
        let options = SqliteConnectOptions::new()
            .filename(&guard.file)
            .journal_mode(SqliteJournalMode::Wal)
            // A commit is on the disk when it is acknowledged, even if the power goes.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10));
        let size = std::fs::metadata(file).map_or(0, |about| about.len());
        if (1..=most).contains(&size)
            && let Some(words) = damage_in(file).await
        {
            return Err(StoreError::Failed(damaged_words(&words, file)));
        }
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
        if size > most {
            tokio::spawn(look_for_damage(Arc::clone(&guard), Arc::clone(&damage)));
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: usize = 4096;

    /// A database whose tables are gone, but for what is read at the start.
    async fn damaged(folder: &Path) -> std::path::PathBuf {
        let file = folder.join("damaged.sqlite");
        let store = Sqlite::open(&file, Arc::default()).await.expect("a new database");
        store.secret().await.expect("a secret");
        store.close().await.expect("it is closed");
        let mut bytes = std::fs::read(&file).expect("the file");
        assert!(bytes.len() > PAGE * 9);
        bytes[PAGE * 4..PAGE * 9].fill(0);
        std::fs::write(&file, &bytes).expect("written");
        file
    }

    #[tokio::test]
    async fn damage_is_found_before_anything_is_written() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = damaged(folder.path()).await;
        let before = std::fs::read(&file).expect("the file");
        let error = Sqlite::open(&file, Arc::default()).await.expect_err("it is damaged");
        assert!(error.to_string().contains("is damaged"), "{error}");
        assert!(std::fs::read(&file).expect("the file") == before, "it was changed");
    }

    #[tokio::test]
    async fn once_damage_is_found_in_a_large_file_nothing_more_is_written() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = damaged(folder.path()).await;
        let store = Sqlite::open_looking(&file, Arc::default(), 0).await.expect("it opens");
        let found = async {
            loop {
                let written = store.write(vec![Change::Probe { at: 1 }]).await;
                if let Err(error) = written {
                    return error;
                }
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        let error = tokio::time::timeout(Duration::from_mins(1), found).await.expect("found");
        assert!(error.to_string().contains("is damaged"), "{error}");
    }
}
