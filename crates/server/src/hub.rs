//! What all tables share, and where each is found.

use std::collections::BTreeMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{Semaphore, mpsc, oneshot};

use crate::config::Config;
use crate::metrics::Metrics;
use crate::protocol::{Code, Problem};
use crate::room::{Handle, Room, ToRoom};
use crate::store::Store;
use crate::token::Signer;

/// How many messages may wait at a table.
const MAILBOX: usize = 256;

/// The server behind its doors.
#[derive(Debug)]
pub(crate) struct Hub {
    pub config: Config,
    pub store: Box<dyn Store>,
    pub metrics: Arc<Metrics>,
    pub signer: Signer,
    /// As many bots think at once as there are processors.
    pub bot_threads: Arc<Semaphore>,
    rooms: Mutex<BTreeMap<String, Handle>>,
}

/// The path that others open to join a table.
pub(crate) fn link(table: &str) -> String {
    format!("/table/{table}")
}

impl Hub {
    pub(crate) fn new(
        config: Config,
        store: Box<dyn Store>,
        metrics: Arc<Metrics>,
        signer: Signer,
    ) -> Self {
        let processors = std::thread::available_parallelism().map_or(2, usize::from);
        Self {
            config,
            store,
            metrics,
            signer,
            bot_threads: Arc::new(Semaphore::new(processors)),
            rooms: Mutex::new(BTreeMap::new()),
        }
    }

    fn rooms(&self) -> MutexGuard<'_, BTreeMap<String, Handle>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How the table of this id is reached; it comes into memory if it is not there.
    pub(crate) async fn room(self: &Arc<Self>, id: &str) -> Result<Handle, Problem> {
        if let Some(handle) = self.rooms().get(id).filter(|handle| !handle.is_closed()) {
            return Ok(handle.clone());
        }
        let row = self.store.table(id.to_owned()).await.map_err(|error| internal(&error))?;
        let row = row.ok_or_else(no_such_table)?;
        let room = Room::load(Arc::clone(self), row).await?;
        let mut rooms = self.rooms();
        // Somebody else may have been quicker.
        if let Some(handle) = rooms.get(id).filter(|handle| !handle.is_closed()) {
            return Ok(handle.clone());
        }
        let (handle, mailbox) = mpsc::channel(MAILBOX);
        rooms.insert(id.to_owned(), handle.clone());
        self.metrics.tables.fetch_add(1, Ordering::Relaxed);
        let metrics = Arc::clone(&self.metrics);
        tokio::spawn(async move {
            Box::pin(room.run(mailbox)).await;
            metrics.tables.fetch_sub(1, Ordering::Relaxed);
        });
        Ok(handle)
    }

    /// Asks a table something. A table that has just gone comes back.
    pub(crate) async fn ask<T>(
        self: &Arc<Self>,
        id: &str,
        message: impl Fn(oneshot::Sender<T>) -> ToRoom,
    ) -> Result<(Handle, T), Problem> {
        for _ in 0..3 {
            let handle = self.room(id).await?;
            let (reply, answer) = oneshot::channel();
            if handle.send(message(reply)).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return Ok((handle, answer));
            }
        }
        Err(Problem::new(Code::Internal, "The table does not answer. Please try again."))
    }

    /// Lets a table go out of memory, unless a message has just come for it.
    pub(crate) fn retire(&self, id: &str, mailbox: &mpsc::Receiver<ToRoom>) -> bool {
        let mut rooms = self.rooms();
        if mailbox.is_empty() {
            rooms.remove(id);
            true
        } else {
            false
        }
    }

    /// Stops every table, when what it holds is kept, and then the store.
    pub(crate) async fn stop(&self) {
        let rooms = std::mem::take(&mut *self.rooms());
        let mut stopping = Vec::new();
        for handle in rooms.into_values() {
            let (done, stopped) = oneshot::channel();
            if handle.send(ToRoom::Stop { done }).await.is_ok() {
                stopping.push(stopped);
            }
        }
        for stopped in stopping {
            // A table that is gone has stopped.
            let _ = stopped.await;
        }
        if let Err(error) = self.store.close().await {
            eprintln!("fief: closing the database: {error}");
        }
    }
}

/// A fault that is not the client's.
pub(crate) fn internal(error: &dyn std::fmt::Display) -> Problem {
    eprintln!("fief: {error}");
    Problem::new(Code::Internal, "Something went wrong in the server. Please try again.")
}

/// There is no table of that id.
pub(crate) fn no_such_table() -> Problem {
    let message = "There is no such table. Check the link, or start a table of your own.";
    Problem::new(Code::NoSuchTable, message)
}
