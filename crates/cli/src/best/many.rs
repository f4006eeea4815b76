//! Plans for many kingdoms at once: the book that comes with the program is made by this.

use std::path::Path;
use std::process::ExitCode;
use std::sync::{Mutex, PoisonError};

use anyhow::{Result, anyhow, bail};
use fief_engine::setup::Start;
use fief_mind::book::search;
use fief_mind::evolve::for_each;
use fief_mind::gauntlet::{Kingdom, SUITES, suite};
use indicatif::{ProgressBar, ProgressStyle};

use super::{read_book, replace};
use crate::bench::clock::Clock;
use crate::gauntlet::no_such;
use crate::sim::{INTERRUPTED, check_writable, stop_on_interrupt};
use crate::tell;

/// Searches for `games` games on every kingdom of some suites and keeps the plans in a book, kingdom by kingdom.
pub(super) fn fill(path: &Path, suites: &[String], games: u64, threads: usize) -> Result<ExitCode> {
    if games == 0 {
        bail!("0 games find nothing: --games must be at least 1");
    }
    let mut kingdoms: Vec<Kingdom> = Vec::new();
    for name in suites {
        kingdoms.extend(suite(name).ok_or_else(|| no_such("suite", name, &SUITES))?);
    }
    check_writable(path)?;
    let book = read_book(path)?;
    let mut missing: Vec<(String, Start)> = Vec::new();
    for kingdom in kingdoms {
        let start = kingdom.start().map_err(|error| anyhow!(error))?;
        if book.find(start.rules()).is_none_or(|entry| entry.games < games) {
            missing.push((kingdom.name, start));
        }
    }
    let stop = stop_on_interrupt()?;
    let bar = ProgressBar::new(missing.len() as u64);
    let style = ProgressStyle::with_template("{bar:24} {pos}/{len} kingdoms, {eta} left");
    bar.set_style(style.expect("the template is right"));
    let book = Mutex::new(book);
    let done = for_each(&missing, threads, &stop, |(name, start)| {
        let clock = Clock::of_thread();
        let entry = search(start.rules(), games, &mut |_| {});
        let (played, seconds) = (entry.games, clock.elapsed().as_secs_f64());
        let mut book = book.lock().unwrap_or_else(PoisonError::into_inner);
        book.add(start.rules(), entry);
        bar.suspend(|| tell(format_args!("{name}: {played} games, {seconds:.1} s of work")));
        bar.inc(1);
        replace(path, &book.to_string())
    });
    bar.finish_and_clear();
    let Some(written) = done else {
        tell(format_args!("fief: interrupted; {} keeps what was found so far", path.display()));
        return Ok(ExitCode::from(INTERRUPTED));
    };
    written.into_iter().collect::<Result<Vec<()>>>()?;
    let book = book.into_inner().unwrap_or_else(PoisonError::into_inner);
    tell(format_args!("{} knows {} kingdoms", path.display(), book.len()));
    Ok(ExitCode::SUCCESS)
}
