//! `fief load`: how many tables a server carries.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use clap::Args;
use fief_server::load::{self, Plan, Report};

/// Measure a server: two players over sockets at each of many tables.
#[derive(Args)]
pub(crate) struct Load {
    /// How many tables play at once.
    #[arg(long, default_value_t = 100)]
    tables: usize,
    /// For how many seconds.
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// How many milliseconds a player thinks before each answer; with 0 the server is never idle.
    #[arg(long, default_value_t = 500)]
    think: u64,
    /// The address of a server that runs, started with --unlimited; a fresh one is started if not given.
    #[arg(long, value_name = "IP:PORT")]
    address: Option<SocketAddr>,
}

/// A server of our own, with a database that goes with it.
struct Own {
    child: Child,
    address: SocketAddr,
    _folder: tempfile::TempDir,
}

impl Own {
    fn start() -> Result<Self> {
        let folder = tempfile::tempdir().context("making a folder for the database")?;
        let mut child = Command::new(std::env::current_exe()?)
            .args(["serve", "--port", "0", "--unlimited", "--database"])
            .arg(folder.path().join("load.sqlite"))
            .stdout(Stdio::piped())
            .spawn()
            .context("starting the server")?;
        let out = child.stdout.take().context("the server has an output")?;
        let mut line = String::new();
        BufReader::new(out).read_line(&mut line)?;
        let address = line.trim().rsplit("http://").next().and_then(|text| text.parse().ok());
        let Some(address) = address else {
            let _ = child.kill();
            bail!("the server does not say where it is: '{}'", line.trim());
        };
        Ok(Self { child, address, _folder: folder })
    }

    /// The memory of the server: the most that it has had, in MiB.
    fn memory(&self) -> Option<f64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
        let kib: f64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
        Some(kib / 1024.0)
    }
}

impl Drop for Own {
    fn drop(&mut self) {
        // It has nothing that anybody wants to keep.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Load {
    pub(crate) fn run(&self) -> Result<()> {
        let own = if self.address.is_some() { None } else { Some(Own::start()?) };
        let address = own.as_ref().map(|own| own.address).or(self.address);
        let plan = Plan {
            address: address.context("there is a server")?,
            tables: self.tables,
            time: Duration::from_secs(self.seconds),
            think: Duration::from_millis(self.think),
        };
        let (tables, think) = (self.tables, self.think);
        println!("{tables} tables, 2 players each over WebSockets, {think} ms to think");
        let runtime = tokio::runtime::Runtime::new().context("starting the threads")?;
        let report = runtime.block_on(load::run(plan))?;
        print(&report, own.as_ref().and_then(Own::memory));
        if report.lost + report.repeated > 0 {
            bail!("{} answers lost, {} repeated", report.lost, report.repeated);
        }
        Ok(())
    }
}

fn print(report: &Report, memory: Option<f64>) {
    let rate = report.answers as f64 / report.seconds;
    println!("answers    {:>9}  {rate:.0} a second", report.answers);
    println!("games over {:>9}", report.games);
    println!("latency    {:>9.1}  ms, half of the answers", report.percentile(0.5));
    println!("           {:>9.1}  ms, 99 %", report.percentile(0.99));
    println!("           {:>9.1}  ms, the slowest", report.percentile(1.0));
    println!("lost       {:>9}", report.lost);
    println!("repeated   {:>9}", report.repeated);
    println!("refused    {:>9}", report.refused);
    if let Some(memory) = memory {
        println!("memory     {memory:>9.0}  MiB of the server");
    }
}
