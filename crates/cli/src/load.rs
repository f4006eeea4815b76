//! `fief load`: how many tables a server carries.

use std::fs;
use std::io::{self, BufRead as _, BufReader, Write};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use clap::Args;
use fief_server::load::{Plan, Report};

/// Measure a server: two players over sockets at each of many tables.
#[derive(Args)]
pub(crate) struct Load {
    /// How many tables play at once.
    #[arg(long, default_value_t = 100, value_parser = at_least_one)]
    tables: usize,
    /// For how many seconds.
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..))]
    seconds: u64,
    /// For how many seconds they play before it counts. The tables are made before that.
    #[arg(long, default_value_t = 10)]
    warm_up: u64,
    /// How many milliseconds a player thinks before each answer; with 0 the server is never idle.
    #[arg(long, default_value_t = 500)]
    think: u64,
    /// The address of a server that runs, started with --unlimited; a fresh one is started if not given.
    #[arg(long, value_name = "IP:PORT")]
    address: Option<SocketAddr>,
}

fn at_least_one(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(0) => Err("a load of 0 tables measures nothing: at least 1".to_owned()),
        Ok(tables) => Ok(tables),
        Err(error) => Err(error.to_string()),
    }
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

    /// What the server has used so far.
    fn usage(&self) -> Option<Usage> {
        let process = format!("/proc/{}", self.child.id());
        let status = fs::read_to_string(format!("{process}/status")).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        let memory: f64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
        let stat = fs::read_to_string(format!("{process}/stat")).ok()?;
        // The name of the program, in parentheses, may have spaces in it.
        let (_, fields) = stat.rsplit_once(") ")?;
        let ticks = fields.split_whitespace().skip(11).take(2).map(str::parse::<f64>);
        let ticks: f64 = ticks.collect::<Result<Vec<_>, _>>().ok()?.iter().sum();
        Some(Usage { memory, processor: ticks / TICKS_PER_SECOND })
    }
}

/// Linux tells times of processes in hundredths of a second on every machine.
const TICKS_PER_SECOND: f64 = 100.0;

/// What a process has used: memory now in kB, and the time of processors so far in seconds.
#[derive(Clone, Copy)]
struct Usage {
    memory: f64,
    processor: f64,
}

/// What the server has used for what was measured.
struct Cost {
    /// Milliseconds of a processor for making a table and beginning its game.
    begin: f64,
    /// Milliseconds of a processor for an answer.
    answer: f64,
    /// kB for a table, over what an empty server has.
    table: f64,
    memory: f64,
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
            think: Duration::from_millis(self.think),
        };
        let (tables, think) = (self.tables, self.think);
        let mut out = io::stdout();
        writeln!(out, "{tables} tables, 2 players each over WebSockets, {think} ms to think")?;
        let runtime = tokio::runtime::Runtime::new().context("starting the threads")?;
        let (report, cost) = runtime.block_on(self.measure(plan, own.as_ref()))?;
        print(&mut out, &report, cost.as_ref())?;
        if report.lost + report.repeated > 0 {
            bail!("{} answers lost, {} repeated", report.lost, report.repeated);
        }
        Ok(())
    }

    async fn measure(&self, plan: Plan, own: Option<&Own>) -> Result<(Report, Option<Cost>)> {
        let empty = own.and_then(Own::usage);
        let load = fief_server::load::Load::start(plan).await;
        let begun = own.and_then(Own::usage);
        load.play();
        tokio::time::sleep(Duration::from_secs(self.warm_up)).await;
        let before = own.and_then(Own::usage);
        let seconds = load.measure(Duration::from_secs(self.seconds)).await;
        let after = own.and_then(Own::usage);
        let report = load.finish(seconds).await?;
        let tables = plan.tables.max(1) as f64;
        let cost = empty.zip(begun).zip(before.zip(after));
        let cost = cost.map(|((empty, begun), (before, after))| Cost {
            begin: (begun.processor - empty.processor) * 1000.0 / tables,
            answer: (after.processor - before.processor) * 1000.0 / report.answers.max(1) as f64,
            table: (after.memory - empty.memory) / tables,
            memory: after.memory,
        });
        Ok((report, cost))
    }
}

fn print(out: &mut impl Write, report: &Report, cost: Option<&Cost>) -> io::Result<()> {
    let rate = report.answers as f64 / report.seconds;
    writeln!(out, "answers    {:>9}  {rate:.0} a second", report.answers)?;
    writeln!(out, "games over {:>9}", report.games)?;
    writeln!(out, "latency    {:>9.1}  ms, half of the answers", report.percentile(0.5))?;
    writeln!(out, "           {:>9.1}  ms, 99 %", report.percentile(0.99))?;
    writeln!(out, "           {:>9.1}  ms, the slowest", report.percentile(1.0))?;
    writeln!(out, "lost       {:>9}", report.lost)?;
    writeln!(out, "repeated   {:>9}", report.repeated)?;
    writeln!(out, "refused    {:>9}", report.refused)?;
    if let Some(cost) = cost {
        writeln!(out, "processor  {:>9.2}  ms an answer", cost.answer)?;
        writeln!(out, "           {:>9.2}  ms to make a table and begin its game", cost.begin)?;
        writeln!(out, "memory     {:>9.0}  kB a table", cost.table)?;
        writeln!(out, "           {:>9.0}  MiB of the server", cost.memory / 1024.0)?;
    }
    Ok(())
}
