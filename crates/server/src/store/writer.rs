//! One task writes, and writes what has gathered in one transaction: a commit costs the same for one answer as
//! for a hundred.
//!
//! Nobody is told that something is kept before a commit has succeeded. After any fault the connection is given up:
//! whatever state it was in, the next transaction begins on a new one.

use std::sync::Arc;

use futures_util::future::BoxFuture;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Duration, Instant};

use super::{Change, StoreError};
use crate::metrics::Metrics;

/// Changes that belong together, and who waits for them.
#[derive(Debug)]
pub(crate) struct Job {
    pub(crate) changes: Vec<Change>,
    pub(crate) done: oneshot::Sender<Result<(), StoreError>>,
}

/// What makes a connection useless: a full disk, a damaged file. In words for the operator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fault(pub(crate) String);

/// A connection that writes.
pub(crate) trait Connection: Send {
    /// Begins a transaction. It is a fault if there is one already.
    fn begin(&mut self) -> BoxFuture<'_, Result<(), Fault>>;
    /// Writes the changes of one job as a whole or not at all. What is wrong with this job only does not hurt the others
    /// of the transaction.
    fn job<'a>(
        &'a mut self,
        changes: &'a [Change],
    ) -> BoxFuture<'a, Result<Result<(), StoreError>, Fault>>;
    /// Commits, and makes sure that nothing is left open.
    fn commit(&mut self) -> BoxFuture<'_, Result<(), Fault>>;
    /// Lets go of the connection and whatever it has not committed.
    fn give_up(self: Box<Self>) -> BoxFuture<'static, ()>;
    /// Closes it when all is done.
    fn close(self: Box<Self>) -> BoxFuture<'static, ()>;
}

/// Makes connections.
pub(crate) trait Opener: Send {
    fn open(&mut self) -> BoxFuture<'_, Result<Box<dyn Connection>, Fault>>;
}

/// The most jobs of one transaction.
const BATCH: usize = 512;
/// How long nothing is tried after a fault.
const REST: Duration = Duration::from_millis(250);

/// Writes jobs one transaction after the other.
pub(crate) struct Writer {
    opener: Box<dyn Opener>,
    connection: Option<Box<dyn Connection>>,
    metrics: Arc<Metrics>,
    /// What went wrong last, and when something is tried again.
    failing: Option<(Fault, Instant)>,
}

impl Writer {
    pub(crate) fn new(opener: Box<dyn Opener>, metrics: Arc<Metrics>) -> Self {
        Self { opener, connection: None, metrics, failing: None }
    }

    /// Writes jobs until nobody can send any more.
    pub(crate) async fn run(mut self, mut jobs: mpsc::Receiver<Job>) {
        let mut batch = Vec::with_capacity(BATCH);
        while jobs.recv_many(&mut batch, BATCH).await > 0 {
            self.write(std::mem::take(&mut batch)).await;
        }
        if let Some(connection) = self.connection.take() {
            connection.close().await;
        }
    }

    async fn write(&mut self, jobs: Vec<Job>) {
        if let Some((Fault(why), again)) = &self.failing
            && Instant::now() < *again
        {
            // While nothing can be written, nothing is accepted.
            let why = StoreError::Failed(why.clone());
            for job in jobs {
                tell(job.done, Err(why.clone()));
            }
            return;
        }
        let began = Instant::now();
        match self.transaction(&jobs).await {
            Ok(results) => {
                self.recovered();
                self.metrics.commit(jobs.len(), began.elapsed());
                jobs.into_iter().zip(results).for_each(|(job, result)| tell(job.done, result));
            }
            Err(fault) => {
                self.failed(&fault).await;
                let why = StoreError::Failed(fault.0);
                for job in jobs {
                    tell(job.done, Err(why.clone()));
                }
            }
        }
    }

    /// Writes all jobs in one transaction. The result of each counts only if the commit has succeeded.
    async fn transaction(&mut self, jobs: &[Job]) -> Result<Vec<Result<(), StoreError>>, Fault> {
        if self.connection.is_none() {
            self.connection = Some(self.opener.open().await?);
        }
        let connection = self.connection.as_mut().expect("it was just made");
        connection.begin().await?;
        let mut results = Vec::with_capacity(jobs.len());
        for job in jobs {
            results.push(connection.job(&job.changes).await?);
        }
        connection.commit().await?;
        Ok(results)
    }

    async fn failed(&mut self, fault: &Fault) {
        if let Some(connection) = self.connection.take() {
            connection.give_up().await;
        }
        self.metrics.failed_commits.inc();
        if self.failing.is_none() {
            tracing::error!(error = %fault.0, "nothing can be written; nothing is accepted until it can");
        }
        self.failing = Some((fault.clone(), Instant::now() + REST));
    }

    fn recovered(&mut self) {
        if self.failing.take().is_some() {
            tracing::info!("the database can be written again");
        }
    }
}

/// Tells whoever waits for a job. One who does not wait any more does not want to know.
fn tell(done: oneshot::Sender<Result<(), StoreError>>, result: Result<(), StoreError>) {
    let _ = done.send(result);
}
