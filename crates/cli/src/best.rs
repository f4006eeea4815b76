//! `fief best`: the best plans for a kingdom.

mod many;
mod page;
mod text;

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use fief_cards::LIBRARY;
use fief_cards::kingdoms::Kingdom;
use fief_engine::setup::{Rules, Setup, Start};
use fief_entrants::kingdom_named;
use fief_mind::book::{Book, Edition, Entry, key};
use fief_mind::evolve::{Evolution, Found, Saved};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::sim::{INTERRUPTED, check_writable, quoted, stop_on_interrupt, threads};
use crate::table::{count, percent};
use crate::tell;

/// Seconds that a search takes if nobody says how long.
const USUAL_SECONDS: f64 = 30.0;

/// A search for a time does not know how many games it will play; it begins as one of this many does.
const USUAL_GAMES: u64 = 1_000_000;

/// Find the best plans for a kingdom by playing them against each other.
#[derive(Args)]
pub(crate) struct Best {
    /// A set that `fief kingdoms` lists, the seed of a random kingdom, or cards with commas between them.
    #[arg(value_name = "KINGDOM", required_unless_present = "suite")]
    kingdom: Option<String>,
    /// Fill a book with the plans of every kingdom of these suites of the gauntlet instead. Kingdoms for which the book
    /// has plans of as long a search are left alone, so that the work can be interrupted.
    #[arg(long, value_name = "NAME,…", value_delimiter = ',', requires_all = ["book", "games"],
        conflicts_with_all = ["kingdom", "sets", "seconds", "report", "json", "resume", "write", "pairs", "seed"])]
    suite: Vec<String>,
    /// The sets that the kingdom of a seed is drawn from; all if none is named.
    #[arg(long, value_name = "SETS", value_delimiter = ',')]
    sets: Vec<String>,
    /// How long to look, in seconds [default: 30]. The result says how many games repeat it.
    #[arg(long, value_name = "N", conflicts_with = "games")]
    seconds: Option<f64>,
    /// How many games to look for: the same number gives the same plans on any machine.
    #[arg(long, value_name = "N")]
    games: Option<u64>,
    /// The luck of the search.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How many threads to use; all cores if not said. It does not change the result of --games.
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Pairs of games for each cell of the table at the end; by the length of the search if not said.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=100_000))]
    pairs: Option<u64>,
    /// Write a page with plots to this file as well.
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// As JSON, for programs.
    #[arg(long)]
    json: bool,
    /// Keep the search in this file, and go on with it if the file is there.
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    /// Keep the plans in this book, which is made if it is not there.
    #[arg(long, value_name = "FILE")]
    book: Option<PathBuf>,
    /// Write the best plan to this file, for `fief sim`.
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
}

/// What a search has found, as data.
#[derive(Serialize)]
struct Told<'a> {
    version: &'static str,
    kingdom: String,
    seed: u64,
    complete: bool,
    command: String,
    #[serde(flatten)]
    found: &'a Found,
}

impl Best {
    pub(crate) fn run(&self) -> Result<ExitCode> {
        let threads = threads(self.threads)?;
        if let (false, Some(path), Some(games)) = (self.suite.is_empty(), &self.book, self.games) {
            return many::fill(path, &self.suite, games, threads);
        }
        let start = start(self.kingdom(), &self.sets)?;
        let mut book = self.book.as_deref().map(read_book).transpose()?;
        for path in [&self.report, &self.resume, &self.book, &self.write].into_iter().flatten() {
            check_writable(path)?;
        }
        let mut evolution = self.begin(start.rules())?;
        let stop = stop_on_interrupt()?;
        let complete = self.search(&mut evolution, threads, &stop)?;
        let pairs = self.pairs.unwrap_or_else(|| (evolution.games() / 2_000).clamp(20, 200));
        if evolution.generation() == 0 {
            tell(format_args!("fief: interrupted before there was any plan"));
            return Ok(ExitCode::from(INTERRUPTED));
        }
        // The end is worth waiting for; whoever presses Ctrl-C again does not think so.
        let never = AtomicBool::new(false);
        let found = evolution.finish(pairs, true, threads, &never);
        let found = found.context("the search found no plan")?;
        let told = Told {
            version: env!("CARGO_PKG_VERSION"),
            kingdom: key(start.rules()),
            seed: evolution.seed(),
            complete,
            command: self.command(&found),
            found: &found,
        };
        self.print(&told)?;
        if let Some(path) = &self.report {
            write(path, &page::page(&told))?;
        }
        if let Some(path) = &self.write {
            write(path, &format!("# Found by: {}\n{}", told.command, found.plans[0].text))?;
        }
        if let (Some(path), Some(book)) = (&self.book, &mut book) {
            keep(path, book, start.rules(), &found, evolution.seed())?;
        }
        if complete {
            return Ok(ExitCode::SUCCESS);
        }
        tell(format_args!("fief: interrupted; these are the plans known so far"));
        Ok(ExitCode::from(INTERRUPTED))
    }

    fn kingdom(&self) -> &str {
        self.kingdom.as_deref().unwrap_or_default()
    }

    /// A new search, or the one of the file.
    fn begin(&self, rules: &Rules) -> Result<Evolution> {
        if self.seconds.is_some_and(|seconds| !(seconds > 0.0 && seconds.is_finite())) {
            bail!("--seconds must be more than 0");
        }
        if self.games == Some(0) {
            bail!("0 games find nothing: --games must be at least 1");
        }
        if let Some(path) = self.resume.as_deref().filter(|path| path.exists()) {
            let text = fs::read_to_string(path)
                .with_context(|| format!("cannot read {}", path.display()))?;
            let saved: Saved = serde_json::from_str(&text)
                .with_context(|| format!("{} is no search that fief kept", path.display()))?;
            let evolution = Evolution::resume(rules, &saved);
            return evolution.map_err(|why| anyhow!("{} cannot go on: {why}", path.display()));
        }
        Ok(Evolution::new(rules, self.seed, self.games.unwrap_or(USUAL_GAMES)))
    }

    /// Looks until the budget is used up. Says whether it was: otherwise somebody pressed Ctrl-C.
    fn search(
        &self,
        evolution: &mut Evolution,
        threads: usize,
        interrupted: &Arc<AtomicBool>,
    ) -> Result<bool> {
        let clock = Instant::now();
        let seconds = self.seconds.unwrap_or(USUAL_SECONDS);
        let bar = match self.games {
            Some(games) => ProgressBar::new(games),
            None => ProgressBar::new(seconds.ceil() as u64),
        };
        let style = "{bar:24} {msg}";
        bar.set_style(ProgressStyle::with_template(style).expect("the template is right"));
        let mut kept = Instant::now();
        loop {
            let done = match self.games {
                Some(games) => evolution.games() >= games,
                None => clock.elapsed().as_secs_f64() >= seconds && evolution.generation() > 0,
            };
            let stopped = interrupted.load(Ordering::Relaxed);
            if done || stopped {
                bar.finish_and_clear();
                self.keep_search(evolution)?;
                return Ok(done);
            }
            evolution.step(threads, interrupted);
            bar.set_position(self.games.map_or(clock.elapsed().as_secs(), |_| evolution.games()));
            bar.set_message(progress(evolution));
            if kept.elapsed() > Duration::from_secs(10) {
                self.keep_search(evolution)?;
                kept = Instant::now();
            }
        }
    }

    fn keep_search(&self, evolution: &Evolution) -> Result<()> {
        let Some(path) = &self.resume else { return Ok(()) };
        let text = serde_json::to_string(&evolution.save())?;
        replace(path, &text)
    }

    fn print(&self, told: &Told<'_>) -> Result<()> {
        let mut out = io::BufWriter::new(io::stdout().lock());
        if self.json {
            serde_json::to_writer_pretty(&mut out, told).map_err(io::Error::from)?;
            writeln!(out)?;
        } else {
            text::write(&mut out, told)?;
        }
        Ok(out.flush()?)
    }

    /// The command that gives the same result.
    fn command(&self, found: &Found) -> String {
        let mut words = vec!["fief best".to_owned(), quoted(self.kingdom())];
        if !self.sets.is_empty() {
            words.push(format!("--sets {}", quoted(&self.sets.join(","))));
        }
        words.push(format!("--games {} --seed {}", found.games, self.seed));
        words.extend(self.pairs.map(|pairs| format!("--pairs {pairs}")));
        words.join(" ")
    }
}

/// What a search is about right now.
fn progress(evolution: &Evolution) -> String {
    let Some(point) = evolution.curve().last() else { return "the first plans".to_owned() };
    format!(
        "generation {}, {} games: {} against Big Money Ultimate, {} against its worst rival",
        point.generation,
        count(point.games),
        percent(point.money),
        percent(point.worst)
    )
}

/// The game that a kingdom means: a set with a name, a random one by its seed, or cards.
pub(crate) fn start(kingdom: &str, sets: &[String]) -> Result<Start> {
    let Kingdom { cards, landscapes } = kingdom_named(kingdom, sets, 0)?;
    let setup = Setup { kingdom: cards, landscapes, ..Setup::new(&["A", "B"], &[]) };
    Start::new(setup, &LIBRARY).map_err(|error| anyhow!(error)).context("no such kingdom")
}

pub(crate) fn read_book(path: &Path) -> Result<Book> {
    if !path.exists() {
        return Ok(Book::default());
    }
    let text =
        fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    Book::parse(&text).with_context(|| path.display().to_string())
}

/// Puts what was found into a book, unless it has something better.
fn keep(path: &Path, book: &mut Book, rules: &Rules, found: &Found, seed: u64) -> Result<()> {
    let plans = found.plans.iter().map(|ranked| ranked.plan.clone()).collect();
    let entry = Entry { edition: Edition::CURRENT, games: found.games, seed, plans };
    if !book.add(rules, entry) {
        tell(format_args!("{} keeps the plans of a longer search", path.display()));
        return Ok(());
    }
    replace(path, &book.to_string())?;
    tell(format_args!("Wrote {}, which knows {} kingdoms", path.display(), book.len()));
    Ok(())
}

/// Writes a file at once or not at all: a reader never finds half of it.
fn replace(path: &Path, text: &str) -> Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let failed = || format!("cannot write {}", path.display());
    let mut file =
        tempfile::NamedTempFile::new_in(folder.unwrap_or(Path::new("."))).with_context(failed)?;
    file.write_all(text.as_bytes()).with_context(failed)?;
    file.persist(path).with_context(failed)?;
    Ok(())
}

fn write(path: &Path, text: &str) -> Result<()> {
    fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))?;
    tell(format_args!("Wrote {}", path.display()));
    Ok(())
}
