//! `fief serve`: tables for everybody who has a browser.

use std::io::Write as _;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::{fs, io};

use anyhow::{Context as _, Result};
use clap::Args;
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
    /// Take a client's address from the last X-Forwarded-For, as the proxy in front writes it.
    #[arg(long)]
    behind_proxy: bool,
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
        let limits = if self.unlimited { Limits::measuring() } else { Limits::default() };
        let config = Config {
            address: SocketAddr::new(self.bind, self.port),
            database,
            limits,
            behind_proxy: self.behind_proxy,
        };
        let runtime = tokio::runtime::Runtime::new().context("starting the threads")?;
        runtime.block_on(serve(config))
    }
}

fn default_database() -> Result<PathBuf> {
    let folder = crate::play::saves::folder()?;
    fs::create_dir_all(&folder).with_context(|| format!("making {}", folder.display()))?;
    Ok(folder.join("server.sqlite"))
}

async fn serve(config: Config) -> Result<()> {
    let server = Server::bind(config).await?;
    // Who starts the server from a program reads the address from the first line.
    tell(&format!("Fief serves at http://{}", server.address()));
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
