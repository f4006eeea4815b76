//! `fief serve`: tables for everybody who has a browser.

use std::io::{IsTerminal as _, Write as _};
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::{fs, io};

use anyhow::{Context as _, Result, anyhow};
use clap::Args;
use fief_env::net::Net;
use fief_server::{Config, Limits, Server};

/// Serve tables to browsers.
#[derive(Args)]
pub(crate) struct Serve {
    /// The port to listen on; 0 finds a free one.
    #[arg(long, default_value_t = 8080)]
    port: u16,
    /// The address to listen on; 0.0.0.0 is every address of this machine.
    #[arg(long, default_value = "127.0.0.1")]
    bind: IpAddr,
    /// The file of the database; in the folder of Fief's games if not given.
    #[arg(long, value_name = "FILE")]
    database: Option<PathBuf>,
    /// The address of a proxy in front of the server: who asks is then what it writes into X-Forwarded-For. Can be given
    /// several times.
    #[arg(long, value_name = "IP")]
    proxy: Vec<IpAddr>,
    /// A name by which browsers find the server, such as fief.example.org. Can be given several times.
    #[arg(long, value_name = "NAME")]
    host: Vec<String>,
    /// A network that plays at tables, and the name of its bot: --net Ada=first-game.net. Tables whose kingdom is the one
    /// that the network was trained for can have it. Can be given several times.
    #[arg(long, value_name = "NAME=FILE")]
    net: Vec<String>,
    /// How much is told on the standard error: error, warn, info, debug or trace.
    #[arg(long, value_name = "LEVEL", default_value = "info")]
    log: tracing::Level,
    /// Tell it as JSON, a line for each event.
    #[arg(long)]
    log_json: bool,
    /// Limit nothing but the size of messages, for measuring.
    #[arg(long, hide = true)]
    unlimited: bool,
}

impl Serve {
    pub(crate) fn run(self) -> Result<()> {
        let database = match self.database {
            Some(file) => file,
            None => default_database()?,
        };
        let mut config = Config {
            limits: if self.unlimited { Limits::measuring() } else { Limits::default() },
            proxies: self.proxy,
            hosts: self.host,
            ..Config::new(SocketAddr::new(self.bind, self.port), database)
        };
        for argument in &self.net {
            add_net(&mut config, argument)?;
        }
        start_log(self.log, self.log_json);
        let runtime = tokio::runtime::Runtime::new().context("starting the threads")?;
        runtime.block_on(serve(config))
    }
}

/// Adds the network that an argument NAME=FILE means.
fn add_net(config: &mut Config, argument: &str) -> Result<()> {
    let (name, file) = argument.split_once('=').with_context(|| {
        format!("--net {argument}: write NAME=FILE, such as Ada=first-game.net")
    })?;
    let about = || format!("--net {argument}");
    let bytes =
        fs::read(file).with_context(|| format!("cannot read {file}")).with_context(about)?;
    let net = Net::parse(&bytes).with_context(|| file.to_owned()).with_context(about)?;
    config.add_net(name, Arc::new(net)).map_err(|why| anyhow!(why)).with_context(about)
}

fn default_database() -> Result<PathBuf> {
    let folder = crate::play::saves::folder()?;
    fs::create_dir_all(&folder).with_context(|| format!("making {}", folder.display()))?;
    Ok(folder.join("server.sqlite"))
}

/// Events go to the standard error, whether or not anybody reads it.
fn start_log(level: tracing::Level, json: bool) {
    let log = tracing_subscriber::fmt()
        .with_writer(io::stderr)
        .with_max_level(level)
        .with_target(false)
        .with_ansi(io::stderr().is_terminal())
        .log_internal_errors(false);
    if json { log.json().init() } else { log.init() }
}

async fn serve(config: Config) -> Result<()> {
    let named = !config.hosts.is_empty();
    let server = Server::bind(config).await?;
    let address = server.address();
    // Who starts the server from a program reads the address from the first line.
    tell(&format!("Fief serves at http://{address}"));
    tell(&format!("It takes {} connections at once.", server.connections()));
    if !address.ip().is_loopback() {
        tell(
            "Everybody who reaches this address can make tables, play, and read /metrics and /healthz.",
        );
        tell("Nothing is encrypted: put a proxy with TLS in front, and name it with --proxy.");
        if !named {
            tell("It answers to every name: --host NAME lets it answer to its own only.");
        }
    }
    tell("Ctrl-C stops it; no game is lost.");
    server.run(told_to_stop()).await?;
    tell("Stopped.");
    Ok(())
}

/// Writes a line, whether or not anybody reads it any more: a server does not stop for that.
fn tell(line: &str) {
    let _ = writeln!(io::stdout(), "{line}");
}

/// Waits for Ctrl-C or, from the system, for the request to end.
async fn told_to_stop() {
    let interrupted = tokio::signal::ctrl_c();
    tokio::select! {
        _ = interrupted => {}
        _ = terminated() => {}
    }
}

#[cfg(unix)]
async fn terminated() -> io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    signal(SignalKind::terminate())?.recv().await;
    Ok(())
}

#[cfg(not(unix))]
async fn terminated() -> io::Result<()> {
    std::future::pending().await
}
