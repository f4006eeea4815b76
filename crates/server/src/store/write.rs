//! Writing into `SQLite`.

use std::sync::{Arc, OnceLock};

use futures_util::future::BoxFuture;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, Executor as _, SqliteConnection};

use super::guard::Guard;
use super::script::Script;
use super::writer::{Connection, Fault, Opener};
use super::{Change, StoreError};

/// Opens the file for the writer.
#[derive(Debug)]
pub(super) struct SqliteOpener {
    pub(super) options: SqliteConnectOptions,
    pub(super) guard: Arc<Guard>,
    /// What is wrong with the file, if something was found.
    pub(super) damage: Arc<OnceLock<String>>,
}

impl Opener for SqliteOpener {
    fn open(&mut self) -> BoxFuture<'_, Result<Box<dyn Connection>, Fault>> {
        Box::pin(async {
            let connection = self.options.connect().await.map_err(fault)?;
            let (guard, damage) = (Arc::clone(&self.guard), Arc::clone(&self.damage));
            Ok(Box::new(SqliteWriter { connection, guard, damage }) as Box<dyn Connection>)
        })
    }
}

struct SqliteWriter {
    connection: SqliteConnection,
    guard: Arc<Guard>,
    damage: Arc<OnceLock<String>>,
}

fn fault(error: impl std::fmt::Display) -> Fault {
    Fault(error.to_string())
}

impl Connection for SqliteWriter {
    fn begin(&mut self) -> BoxFuture<'_, Result<(), Fault>> {
        Box::pin(async {
            self.guard.check().map_err(fault)?;
            if let Some(damage) = self.damage.get() {
                return Err(fault(damage));
            }
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
            let script = match Script::of_job(changes) {
                Ok(script) => script,
                Err(error) => return Ok(Err(StoreError::Failed(error.to_string()))),
            };
            let Err(error) = script.query().execute(&mut self.connection).await else {
                return Ok(Ok(()));
            };
            let own = only_this_job(&error).ok_or_else(|| fault(error))?;
            self.connection.execute("ROLLBACK TO job; RELEASE job").await.map_err(fault)?;
            Ok(Err(own))
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
        _ => None,
    }
}
