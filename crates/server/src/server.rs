//! From a configuration to a server that runs.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::advice::Advisor;
use crate::config::Config;
use crate::http::{App, Doorman, router, serve};
use crate::hub::{Hub, Work};
use crate::metrics::Metrics;
use crate::simulator::Simulator;
use crate::store::{Sqlite, Store as _, StoreError};
use crate::token::Signer;

/// Why a server does not start.
#[derive(Debug, Error)]
pub enum ServerError {
    #[error("{0} is taken: another server runs there; --port 0 finds a free port")]
    Taken(SocketAddr),
    #[error("cannot listen on {address}: {error}")]
    Address { address: SocketAddr, error: io::Error },
    #[error("cannot open the database {}: {error}", file.display())]
    Database { file: PathBuf, error: StoreError },
    #[error("the server has stopped: {0}")]
    Serving(tokio::task::JoinError),
}

/// A server that listens, with its database open.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    hub: Arc<Hub>,
    connections: usize,
}

/// How long clients have to go when the server stops.
const FAREWELL: Duration = Duration::from_secs(5);
/// Files that are no connections: the database, its log, the terminal.
const OTHER_FILES: u64 = 64;

impl Server {
    /// Opens the database and the port.
    pub async fn bind(config: Config) -> Result<Self, ServerError> {
        let listening = |error: io::Error| match error.kind() {
            io::ErrorKind::AddrInUse => ServerError::Taken(config.address),
            _ => ServerError::Address { address: config.address, error },
        };
        let listener = TcpListener::bind(config.address).await.map_err(listening)?;
        let address = listener.local_addr().map_err(listening)?;
        let metrics = Arc::new(Metrics::default());
        let opening = |error| ServerError::Database { file: config.database.clone(), error };
        let store = Sqlite::open(&config.database, Arc::clone(&metrics)).await.map_err(opening)?;
        let secret = store.secret().await.map_err(opening)?;
        let signer = Signer::new(secret, store.revoked().await.map_err(opening)?);
        let connections = config.limits.connections.min(room_for_connections());
        let hub = Hub::new(config, Box::new(store), metrics, signer, Work::Threads);
        Ok(Self { listener, address, hub: Arc::new(hub), connections })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// How many connections it takes at once.
    pub fn connections(&self) -> usize {
        self.connections
    }

    /// Serves until it is told to stop; then keeps everything, says goodbye and lets go.
    pub async fn run(
        self,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), ServerError> {
        let (stopping, stopped) = watch::channel(false);
        let doorman = Arc::new(Doorman::new(&self.hub.config, self.connections));
        let simulator = Arc::new(Simulator::new(&self.hub.config.limits));
        let advisor = Arc::new(Advisor::new());
        let hub = Arc::clone(&self.hub);
        let app = App { hub, doorman, stopping: stopped, simulator, advisor };
        let mut serving = tokio::spawn(serve(self.listener, app.clone(), router(app)));
        tokio::select! {
            () = stop => {}
            served = &mut serving => return served.map_err(ServerError::Serving),
        }
        self.hub.stop().await;
        // Those who have gone already need not be told.
        let _ = stopping.send(true);
        // Whoever has not gone by then is cut off.
        let _ = tokio::time::timeout(FAREWELL, serving).await;
        Ok(())
    }
}

/// How many connections the system lets the server have. It asks for as many as it may have.
#[cfg(unix)]
fn room_for_connections() -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    let given = getrlimit(Resource::Nofile);
    let wanted = Rlimit { current: given.maximum, maximum: given.maximum };
    if let Err(error) = setrlimit(Resource::Nofile, wanted) {
        tracing::warn!(%error, "the limit on open files could not be raised");
    }
    let files = getrlimit(Resource::Nofile).current;
    let room = files.map_or(u64::MAX, |files| files.saturating_sub(OTHER_FILES));
    usize::try_from(room).unwrap_or(usize::MAX)
}

#[cfg(not(unix))]
fn room_for_connections() -> usize {
    usize::MAX
}
