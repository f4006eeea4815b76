//! A disk that fails, and a store on it.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use fief_engine::rng::Rng;
use futures_util::future::BoxFuture;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Duration, sleep};

use crate::metrics::Metrics;
use crate::store::{
    Answers, Change, ChatPage, Connection, DamagedGame, Fault, GameRow, Job, Opener, Rows, Store,
    StoreError, Stored, TableRow, Writer,
};

/// What survives a crash, and how the disk fails.
#[derive(Debug)]
pub(super) struct Disk {
    pub(super) rows: Rows,
    luck: Rng,
    /// No more than this many things in a hundred go wrong.
    pub(super) trouble: u32,
    /// Commits that fail before there is room again.
    full: u32,
    pub(super) failed_commits: u64,
    pub(super) kept_though_failed: u64,
    pub(super) stalled: u64,
}

/// For how many milliseconds the disk may stand still.
const STALL: u32 = 20_000;

/// A disk that several have.
#[derive(Clone, Debug)]
pub(super) struct SharedDisk(Arc<Mutex<Disk>>);

impl SharedDisk {
    pub(super) fn new(seed: u64, trouble: u32) -> Self {
        Self(Arc::new(Mutex::new(Disk {
            rows: Rows::default(),
            luck: Rng::new(seed),
            trouble,
            full: 0,
            failed_commits: 0,
            kept_though_failed: 0,
            stalled: 0,
        })))
    }

    pub(super) fn look(&self) -> MutexGuard<'_, Disk> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn takes_a_while(&self, most: u32) {
        let time = {
            let mut disk = self.look();
            if disk.fails(1) {
                disk.stalled += 1;
                disk.luck.below(STALL)
            } else {
                disk.luck.below(most)
            }
        };
        sleep(Duration::from_millis(time.into())).await;
    }
}

impl Disk {
    /// Whether something goes wrong that does so this often.
    fn fails(&mut self, in_a_thousand: u32) -> bool {
        self.trouble > 0 && self.luck.below(100_000) < in_a_thousand * self.trouble
    }

    /// Whether there is no room. Once it is so, it is so for a while.
    fn is_full(&mut self) -> bool {
        if self.full == 0 && self.fails(30) {
            self.full = 1 + self.luck.below(6);
        }
        self.full = if self.trouble == 0 { 0 } else { self.full };
        let full = self.full > 0;
        self.full = self.full.saturating_sub(1);
        full
    }
}

struct SimConnection {
    disk: SharedDisk,
    /// What the transaction has written, if there is one.
    open: Option<Rows>,
}

fn fault(words: &str) -> Fault {
    Fault(words.to_owned())
}

impl Connection for SimConnection {
    fn begin(&mut self) -> BoxFuture<'_, Result<(), Fault>> {
        Box::pin(async {
            self.disk.takes_a_while(3).await;
            if self.open.is_some() {
                return Err(fault("there is a transaction already"));
            }
            self.open = Some(self.disk.look().rows.clone());
            Ok(())
        })
    }

    fn job<'a>(
        &'a mut self,
        changes: &'a [Change],
    ) -> BoxFuture<'a, Result<Result<(), StoreError>, Fault>> {
        Box::pin(async move {
            self.disk.takes_a_while(3).await;
            if self.disk.look().fails(20) {
                return Err(fault("a write fails in the middle"));
            }
            let rows = self.open.as_mut().ok_or_else(|| fault("there is no transaction"))?;
            Ok(rows.write(changes))
        })
    }

    fn commit(&mut self) -> BoxFuture<'_, Result<(), Fault>> {
        Box::pin(async {
            self.disk.takes_a_while(10).await;
            let rows = self.open.take().ok_or_else(|| fault("there is no transaction"))?;
            {
                let mut disk = self.disk.look();
                if disk.is_full() {
                    disk.failed_commits += 1;
                    // The transaction stays open, as the connection was told: who went on with it would lose everything.
                    self.open = Some(rows);
                    return Err(fault("the disk is full"));
                }
                disk.rows = rows;
                if disk.fails(20) {
                    disk.failed_commits += 1;
                    disk.kept_though_failed += 1;
                    return Err(fault("it is written, but the disk does not say so"));
                }
            }
            // The process may die here, with everything written and nobody told.
            self.disk.takes_a_while(5).await;
            Ok(())
        })
    }

    fn give_up(self: Box<Self>) -> BoxFuture<'static, ()> {
        Box::pin(async {})
    }

    fn close(self: Box<Self>) -> BoxFuture<'static, ()> {
        Box::pin(async {})
    }
}

struct SimOpener(SharedDisk);

impl Opener for SimOpener {
    fn open(&mut self) -> BoxFuture<'_, Result<Box<dyn Connection>, Fault>> {
        Box::pin(async {
            self.0.takes_a_while(3).await;
            if self.0.look().fails(20) {
                return Err(fault("the database does not open"));
            }
            Ok(Box::new(SimConnection { disk: self.0.clone(), open: None }) as Box<dyn Connection>)
        })
    }
}

/// The store of one life of the server.
#[derive(Debug)]
pub(super) struct SimStore {
    disk: SharedDisk,
    jobs: mpsc::Sender<Job>,
}

impl SimStore {
    pub(super) fn open(disk: SharedDisk, metrics: Arc<Metrics>) -> Self {
        let (jobs, queue) = mpsc::channel(64);
        tokio::spawn(Writer::new(Box::new(SimOpener(disk.clone())), metrics).run(queue));
        Self { disk, jobs }
    }

    fn read<'a, T: Send + 'a>(
        &'a self,
        look: impl FnOnce(&Rows) -> T + Send + 'a,
    ) -> Stored<'a, T> {
        Box::pin(async move {
            self.disk.takes_a_while(4).await;
            let mut disk = self.disk.look();
            if disk.fails(10) {
                return Err(StoreError::Failed("it cannot be read".to_owned()));
            }
            Ok(look(&disk.rows))
        })
    }
}

fn gone<E>(_: E) -> StoreError {
    StoreError::Failed("the writer is gone".to_owned())
}

impl Store for SimStore {
    fn secret(&self) -> Stored<'_, Vec<u8>> {
        Box::pin(async { Ok(vec![1; 32]) })
    }

    fn revoked(&self) -> Stored<'_, Vec<(String, u32)>> {
        Box::pin(async { Ok(Vec::new()) })
    }

    fn write(&self, changes: Vec<Change>) -> Stored<'_, ()> {
        Box::pin(async {
            let (done, written) = oneshot::channel();
            self.jobs.send(Job { changes, done }).await.map_err(gone)?;
            written.await.map_err(gone)?
        })
    }

    fn table(&self, id: String) -> Stored<'_, Option<TableRow>> {
        self.read(move |rows| rows.tables.get(&id).cloned())
    }

    fn tables_of(&self, guest: String, most: u32) -> Stored<'_, Vec<TableRow>> {
        self.read(move |rows| rows.tables_of(&guest, most))
    }

    fn games_of(&self, table: String) -> Stored<'_, Vec<Result<GameRow, DamagedGame>>> {
        self.read(move |rows| rows.games_of(&table))
    }

    fn game(&self, id: String) -> Stored<'_, Option<GameRow>> {
        self.read(move |rows| rows.games.get(&id).cloned())
    }

    fn answers(&self, game: String) -> Stored<'_, Answers> {
        self.read(move |rows| rows.answers_of(&game))
    }

    fn chat(&self, table: String, before: Option<u32>, most: u32) -> Stored<'_, ChatPage> {
        self.read(move |rows| rows.chat_of(&table, before, most))
    }

    fn close(&self) -> Stored<'_, ()> {
        Box::pin(async { Ok(()) })
    }
}
