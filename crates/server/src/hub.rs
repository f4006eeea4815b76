//! What all tables share, and where each is found.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{Semaphore, broadcast, mpsc, oneshot};
use tokio::time::{Duration, Instant};

use crate::config::Config;
use crate::levels::Levels;
use crate::metrics::Metrics;
use crate::minds::Minds;
use crate::protocol::{Code, Guest, Problem};
use crate::random;
use crate::room::{Handle, Room, ToRoom};
use crate::store::{Change, Store, StoreError};
use crate::token::{Person, Signer};

/// How many messages may wait at a table.
const MAILBOX: usize = 256;
/// How many guests may lose their tokens before a socket has looked.
const REVOCATIONS: usize = 64;
/// How long a look at the health of the server is good for.
const HEALTH: Duration = Duration::from_secs(1);

/// Where long work is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Work {
    /// On threads of its own, so that it holds up nobody.
    Threads,
    /// At once, so that a simulation is the same each time.
    #[cfg(test)]
    AtOnce,
}

/// The server behind its doors.
#[derive(Debug)]
pub(crate) struct Hub {
    pub config: Config,
    pub store: Box<dyn Store>,
    pub metrics: Arc<Metrics>,
    pub signer: Signer,
    /// The guests whose tokens were revoked just now.
    pub revocations: broadcast::Sender<String>,
    work: Work,
    /// As much is worked on at once as there are processors.
    threads: Arc<Semaphore>,
    /// What the bots that think share.
    pub minds: Minds,
    /// The bots that people can ask for.
    pub levels: Arc<Levels>,
    /// Those who only read leave a processor to those who play.
    pages: Semaphore,
    rooms: Mutex<BTreeMap<String, Handle>>,
    health: tokio::sync::Mutex<Option<(Instant, Result<(), StoreError>)>>,
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
        work: Work,
    ) -> Self {
        let processors = std::thread::available_parallelism().map_or(2, usize::from);
        let levels = Arc::new(Levels::new(config.nets.clone()));
        Self {
            config,
            store,
            metrics,
            signer,
            revocations: broadcast::Sender::new(REVOCATIONS),
            work,
            threads: Arc::new(Semaphore::new(processors)),
            minds: Minds::new(processors),
            levels,
            pages: Semaphore::new((processors - 1).max(1)),
            rooms: Mutex::new(BTreeMap::new()),
            health: tokio::sync::Mutex::default(),
        }
    }

    fn rooms(&self) -> MutexGuard<'_, BTreeMap<String, Handle>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does work that takes long, away from the threads that serve everybody. At most one piece for each processor is
    /// done at a time. Nothing comes back from work that has failed.
    pub(crate) fn work<T: Send + 'static, F: FnOnce() -> T + Send + 'static>(
        &self,
        job: F,
    ) -> impl Future<Output = Option<T>> + Send + use<T, F> {
        let (work, threads) = (self.work, Arc::clone(&self.threads));
        let job = move || match work {
            Work::Threads => Err(job),
            #[cfg(test)]
            Work::AtOnce => Ok(job()),
        };
        async move {
            match job() {
                Ok(done) => Some(done),
                Err(job) => {
                    let permit = threads.acquire_owned().await;
                    let done = tokio::task::spawn_blocking(move || {
                        let _permit = permit;
                        job()
                    });
                    let done = done.await;
                    if let Err(error) = &done {
                        tracing::error!(%error, "a piece of work has failed");
                    }
                    done.ok()
                }
            }
        }
    }

    /// The same for pages and replays, of which anybody may ask for many.
    pub(crate) async fn work_on_page<T: Send + 'static>(
        &self,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let _permit = self.pages.acquire().await.ok()?;
        self.work(job).await
    }

    /// How the table of this id is reached; it comes into memory if it is not there.
    pub(crate) async fn room(self: &Arc<Self>, id: &str) -> Result<Handle, Problem> {
        if let Some(handle) = self.rooms().get(id).filter(|handle| !handle.is_closed()) {
            return Ok(handle.clone());
        }
        let row = self.store.table(id.to_owned()).await.map_err(|error| not_read(&error))?;
        let row = row.ok_or_else(no_such_table)?;
        let room = Box::pin(Room::load(Arc::clone(self), row)).await?;
        let mut rooms = self.rooms();
        // Somebody else may have been quicker.
        if let Some(handle) = rooms.get(id).filter(|handle| !handle.is_closed()) {
            return Ok(handle.clone());
        }
        let (handle, mailbox) = mpsc::channel(MAILBOX);
        rooms.insert(id.to_owned(), handle.clone());
        self.metrics.tables.inc();
        let metrics = Arc::clone(&self.metrics);
        let running = room.run(mailbox);
        tokio::spawn(async move {
            running.await;
            metrics.tables.dec();
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

    /// Makes all tokens of a guest void, and gives a new one. Whoever is connected with an old one is sent away.
    pub(crate) async fn revoke(&self, person: &Person) -> Result<Guest, Problem> {
        let generation = self.signer.next_generation(&person.guest);
        let guest = person.guest.clone();
        let change = Change::Revoke { guest: guest.clone(), generation };
        self.store.write(vec![change]).await.map_err(|error| not_kept(&error))?;
        self.signer.revoke(guest.clone(), generation);
        // Nobody may be connected at all.
        let _ = self.revocations.send(guest.clone());
        Ok(self.signer.guest(guest, &person.name))
    }

    /// Whether something can be written. Those who ask often get the answer of a moment ago.
    pub(crate) async fn health(&self) -> Result<(), StoreError> {
        let mut last = self.health.lock().await;
        if let Some((at, health)) = &*last
            && at.elapsed() < HEALTH
        {
            return health.clone();
        }
        let health = self.store.write(vec![Change::Probe { at: random::now() }]).await;
        *last = Some((Instant::now(), health.clone()));
        health
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
            tracing::error!(%error, "closing the database");
        }
    }
}

/// A fault that is not the client's.
pub(crate) fn internal(error: &dyn std::fmt::Display) -> Problem {
    tracing::error!(%error, "a fault of the server");
    Problem::new(Code::Internal, "Something went wrong in the server. Please try again.")
}

/// Something could not be read from the database.
pub(crate) fn not_read(error: &StoreError) -> Problem {
    tracing::error!(%error, "the database cannot be read");
    let message = match error {
        StoreError::Damaged(_) => {
            "What the server has kept of this is damaged. It is not deleted: tell whoever runs the server."
        }
        StoreError::Conflict | StoreError::InUse | StoreError::Failed(_) => {
            "The server cannot read its database just now. Please try again in a moment."
        }
    };
    Problem::new(Code::Internal, message)
}

/// Something could not be kept.
pub(crate) fn not_kept(error: &StoreError) -> Problem {
    tracing::debug!(%error, "something was not kept");
    Problem::new(
        Code::Unavailable,
        "The server cannot keep anything just now: its disk may be full. Nothing has changed; please try again in a moment.",
    )
}

/// There is no table of that id.
pub(crate) fn no_such_table() -> Problem {
    let message = "There is no such table. Check the link, or start a table of your own.";
    Problem::new(Code::NoSuchTable, message)
}
