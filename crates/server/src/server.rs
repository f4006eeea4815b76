//! From a configuration to a server that runs.

use std::future::Future;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use std::{fmt, io};

use axum::serve::ListenerExt as _;
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::config::Config;
use crate::http::{App, Doorman, router};
use crate::hub::Hub;
use crate::metrics::Metrics;
use crate::store::{Sqlite, Store as _, StoreError};
use crate::token::Signer;

/// Why a server does not start.
#[derive(Debug)]
pub enum ServerError {
    Address { address: SocketAddr, error: io::Error },
    Database { file: PathBuf, error: StoreError },
    Serving(io::Error),
}

impl fmt::Display for ServerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Address { address, error } if error.kind() == io::ErrorKind::AddrInUse => {
                write!(
                    f,
                    "{address} is taken: another server runs there; --port 0 finds a free port"
                )
            }
            Self::Address { address, error } => write!(f, "cannot listen on {address}: {error}"),
            Self::Database { file, error } => {
                write!(f, "cannot open the database {}: {error}", file.display())
            }
            Self::Serving(error) => write!(f, "the server has stopped: {error}"),
        }
    }
}

impl std::error::Error for ServerError {}

/// A server that listens, with its database open.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    hub: Arc<Hub>,
}

/// How long clients have to go when the server stops.
const FAREWELL: Duration = Duration::from_secs(5);

impl Server {
    /// Opens the database and the port.
    pub async fn bind(config: Config) -> Result<Self, ServerError> {
        let listening = |error| ServerError::Address { address: config.address, error };
        let listener = TcpListener::bind(config.address).await.map_err(listening)?;
        let address = listener.local_addr().map_err(listening)?;
        let metrics = Arc::new(Metrics::default());
        let opening = |error| ServerError::Database { file: config.database.clone(), error };
        let store = Sqlite::open(&config.database, Arc::clone(&metrics)).await.map_err(opening)?;
        let signer = Signer::new(store.secret().await.map_err(opening)?);
        let hub = Arc::new(Hub::new(config, Box::new(store), metrics, signer));
        Ok(Self { listener, address, hub })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until it is told to stop; then keeps everything, says goodbye and lets go.
    pub async fn run(
        self,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), ServerError> {
        let (stopping, stopped) = watch::channel(false);
        let doorman = Arc::new(Doorman::new(self.hub.config.limits.clone()));
        let app = App { hub: Arc::clone(&self.hub), doorman, stopping: stopped.clone() };
        let service = router(app).into_make_service_with_connect_info::<SocketAddr>();
        let hub = Arc::clone(&self.hub);
        let mut told = stopped.clone();
        // A small message must not wait for the other side to confirm the one before it; where
        // the system cannot do that, it is only slower.
        let listener = self.listener.tap_io(|stream| {
            let _ = stream.set_nodelay(true);
        });
        let serving = axum::serve(listener, service).with_graceful_shutdown(async move {
            let _ = told.wait_for(|stopping| *stopping).await;
        });
        let mut serving = tokio::spawn(async move { serving.await });
        tokio::select! {
            () = stop => {}
            served = &mut serving => return served.unwrap_or(Ok(())).map_err(ServerError::Serving),
        }
        hub.stop().await;
        // There is always a receiver: `stopped` is ours.
        let _ = stopping.send(true);
        match tokio::time::timeout(FAREWELL, serving).await {
            Ok(Ok(served)) => served.map_err(ServerError::Serving),
            // Who has not gone by now is cut off.
            Ok(Err(_)) | Err(_) => Ok(()),
        }
    }
}
