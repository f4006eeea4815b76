//! How a server is run.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

/// What a server is told when it starts.
#[derive(Clone, PartialEq, Debug)]
pub struct Config {
    /// Where it listens.
    pub address: SocketAddr,
    /// The file of the database.
    pub database: PathBuf,
    pub limits: Limits,
    /// A client's address is the last of `X-Forwarded-For`, as a proxy in front of the server writes it.
    pub behind_proxy: bool,
}

/// What one client may do.
#[derive(Clone, PartialEq, Debug)]
pub struct Limits {
    /// The largest message, in bytes.
    pub message: usize,
    /// The largest body of a request, in bytes.
    pub body: usize,
    /// Messages a second on one socket, over a longer time.
    pub messages_per_second: f64,
    /// How many may come at once.
    pub burst: f64,
    /// Guests and tables that one address may make in a minute.
    pub new_per_minute: f64,
    /// HTTP requests a second from one address, over a longer time.
    pub requests_per_second: f64,
    /// Sockets from one address.
    pub sockets_per_address: usize,
    /// Sockets altogether.
    pub sockets: usize,
    /// How long a table stays in memory after the last has left.
    pub idle: Duration,
    /// How long somebody must be gone before a bot may take the seat.
    pub grace: Duration,
    /// How long a request may take.
    pub request_time: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            message: 16 * 1024,
            body: 64 * 1024,
            messages_per_second: 30.0,
            burst: 120.0,
            new_per_minute: 60.0,
            requests_per_second: 50.0,
            sockets_per_address: 100,
            sockets: 20_000,
            idle: Duration::from_mins(5),
            grace: Duration::from_secs(30),
            request_time: Duration::from_secs(20),
        }
    }
}

impl Limits {
    /// For a server that is being measured: nothing but sizes is limited.
    pub fn measuring() -> Self {
        Self {
            messages_per_second: 1e9,
            burst: 1e9,
            new_per_minute: 1e9,
            requests_per_second: 1e9,
            sockets_per_address: usize::MAX,
            ..Self::default()
        }
    }
}
