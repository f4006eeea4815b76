//! How a server is run.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use fief_env::net::Net;

use crate::levels::check_net_name;

/// What a server is told when it starts.
#[derive(Clone, PartialEq, Debug)]
pub struct Config {
    /// Where it listens.
    pub address: SocketAddr,
    /// The file of the database.
    pub database: PathBuf,
    pub limits: Limits,
    /// The proxies in front of the server: only what they write into `X-Forwarded-For` is believed.
    pub proxies: Vec<IpAddr>,
    /// The names by which browsers know the server, beside its addresses and `localhost`. Without any, a server that
    /// listens beyond this machine answers to every name.
    pub hosts: Vec<String>,
    /// Networks that play at tables, by the names that people see; [`Config::add_net`] checks the names.
    pub nets: Vec<(String, Arc<Net>)>,
}

impl Config {
    /// A server at this address with this database, and everything else as usual.
    pub fn new(address: SocketAddr, database: PathBuf) -> Self {
        Self {
            address,
            database,
            limits: Limits::default(),
            proxies: vec![],
            hosts: vec![],
            nets: vec![],
        }
    }

    /// Lets a network play at tables under this name, or says why it cannot have that name.
    pub fn add_net(&mut self, name: &str, net: Arc<Net>) -> Result<(), String> {
        check_net_name(name, &self.nets)?;
        self.nets.push((name.to_owned(), net));
        Ok(())
    }
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
    /// Lines of chat that one person may say in a minute.
    pub chat_per_minute: f64,
    /// Lines of chat that a table keeps.
    pub chat_lines: u32,
    /// Connections from one address, with or without a socket.
    pub connections_per_address: usize,
    /// Connections altogether; fewer if the system does not let the server open so many files.
    pub connections: usize,
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
    /// How many simulations are played at once, each on a thread of its own; the others wait for their turn.
    pub simulations: usize,
    /// The most games of a simulation.
    pub simulation_games: u64,
    /// How long a simulation may play. What was played till then is its result.
    pub simulation_time: Duration,
    /// How long a client may take for the head of a request, or say nothing between two requests.
    pub head_time: Duration,
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
            chat_per_minute: 20.0,
            chat_lines: 2000,
            connections_per_address: 200,
            connections: 20_500,
            sockets_per_address: 100,
            sockets: 20_000,
            idle: Duration::from_mins(5),
            grace: Duration::from_secs(30),
            request_time: Duration::from_secs(20),
            simulations: 1,
            simulation_games: 100_000,
            simulation_time: Duration::from_secs(30),
            head_time: Duration::from_secs(10),
        }
    }
}

impl Limits {
    /// For a server that is being measured: nothing but sizes and times is limited.
    pub fn measuring() -> Self {
        Self {
            messages_per_second: 1e9,
            burst: 1e9,
            new_per_minute: 1e9,
            requests_per_second: 1e9,
            chat_per_minute: 1e9,
            connections_per_address: usize::MAX,
            sockets_per_address: usize::MAX,
            ..Self::default()
        }
    }
}
