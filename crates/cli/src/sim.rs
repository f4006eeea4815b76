//! `fief sim`: who wins, how often, and how sure that is.

use std::fmt;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use fief_sim::run::{Control, Ending, MAX_TURNS, Plan, Until, run};
use fief_sim::stats::Stats;
use fief_sim::summary::Summary;
use fief_sim::{Contest, report};
use indicatif::{ProgressBar, ProgressState, ProgressStyle};

use crate::contestants::{Entrant, ForAll, KingdomChoice};
use crate::kingdom::any_seed;
use crate::plans;
use crate::sim_text;
use crate::table::count;
use crate::tell;

/// What a shell expects of a program that Ctrl-C ended.
pub(crate) const INTERRUPTED: u8 = 130;

/// Games when nobody says how many.
const USUAL_GAMES: u64 = 10_000;

/// Games after which a run for precision gives up.
const MOST_GAMES: u64 = 10_000_000;

/// Play many games between strategies or bots, and say who wins how often.
#[derive(Args)]
pub(crate) struct Sim {
    /// Who plays: a file of a strategy, the name of one that comes with fief, or a bot. Two to six.
    #[arg(required = true, value_name = "CONTESTANT", num_args = 2..)]
    contestants: Vec<String>,
    /// How many games [default: 10,000]; with --precision, the most games [default: 10,000,000].
    #[arg(long, value_name = "N")]
    games: Option<u64>,
    /// Play until the interval of every win share is no wider than this to either side: "0.5%".
    #[arg(long, value_name = "SHARE")]
    precision: Option<String>,
    #[command(flatten)]
    kingdom: KingdomChoice,
    #[command(flatten)]
    for_all: ForAll,
    #[command(flatten)]
    luck: Luck,
    /// How many threads to use; all cores if not said. It does not change the result.
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// As JSON, for programs.
    #[arg(long, conflicts_with = "csv")]
    json: bool,
    /// As CSV, for spreadsheets.
    #[arg(long)]
    csv: bool,
    /// Write a page with plots to this file as well.
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
}

/// Where the luck of a run comes from.
#[derive(Args, Clone)]
pub(crate) struct Luck {
    /// The same seed gives the same games; by chance if not said.
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,
    /// Play each deal once with every seating, so that luck evens out.
    #[arg(long)]
    pub(crate) paired: bool,
    /// Give a game up as endless when somebody has had so many turns.
    #[arg(long, value_name = "TURNS", default_value_t = MAX_TURNS, value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) max_turns: u16,
}

impl Luck {
    pub(crate) fn plan(&self, until: Until) -> Plan {
        let seed = self.seed.unwrap_or_else(any_seed);
        Plan { seed, paired: self.paired, max_turns: self.max_turns, until }
    }
}

impl Sim {
    pub(crate) fn run(&self) -> Result<ExitCode> {
        let plan = self.luck.plan(self.until()?);
        let threads = threads(self.threads)?;
        let entrants = self.for_all.find_all(&self.contestants)?;
        let contest = contest(&entrants.iter().collect::<Vec<_>>(), &self.kingdom)?;
        if let Some(path) = &self.report {
            check_writable(path)?;
        }
        let stop = stop_on_interrupt()?;
        let bar = progress_bar(plan.until);
        let clock = Instant::now();
        let progress = |stats: &Stats| show_progress(&bar, stats, &contest, plan.paired);
        let control = Control { threads, stop: &stop, progress: &progress };
        let (stats, ending) = run(&contest, &plan, &control);
        bar.finish_and_clear();
        let seconds = clock.elapsed().as_secs_f64();
        let losing_end = self.for_all.losing_end();
        let summary = Summary { losing_end, ..Summary::new(&contest, &plan, &stats, &ending) };
        self.print(&summary)?;
        let played = stats.games + stats.unfinished;
        let rate = played as f64 / seconds;
        tell(format_args!("{} games in {seconds:.1} s, {rate:.0} games/s", count(played)));
        if let Some(path) = &self.report {
            let page = report::page(&summary, &self.command(&plan));
            fs::write(path, page).with_context(|| format!("cannot write {}", path.display()))?;
            tell(format_args!("Wrote {}", path.display()));
        }
        verdict(ending, played)
    }

    fn until(&self) -> Result<Until> {
        if self.games == Some(0) {
            bail!("0 games say nothing: --games must be at least 1");
        }
        Ok(match &self.precision {
            None => Until::Games(self.games.unwrap_or(USUAL_GAMES)),
            Some(text) => Until::Precision {
                half_width: parse_share(text)?,
                most: self.games.unwrap_or(MOST_GAMES),
            },
        })
    }

    fn print(&self, summary: &Summary) -> Result<()> {
        let mut out = io::BufWriter::new(io::stdout().lock());
        if self.json {
            serde_json::to_writer_pretty(&mut out, summary).map_err(io::Error::from)?;
            writeln!(out)?;
        } else if self.csv {
            sim_text::write_csv(&mut out, summary)?;
        } else {
            sim_text::write_tables(&mut out, summary)?;
        }
        Ok(out.flush()?)
    }

    /// The command that makes the same run again.
    fn command(&self, plan: &Plan) -> String {
        let mut words = vec!["fief".to_owned(), "sim".to_owned()];
        words.extend(self.contestants.iter().map(|name| quoted(name)));
        match plan.until {
            Until::Games(games) => words.extend(["--games".to_owned(), games.to_string()]),
            Until::Precision { .. } => {
                words.extend(self.precision.iter().map(|share| format!("--precision {share}")));
                words.extend(self.games.iter().map(|games| format!("--games {games}")));
            }
        }
        words.extend(self.kingdom.arguments());
        words.extend(self.for_all.arguments());
        words.push(format!("--seed {}", plan.seed));
        if plan.paired {
            words.push("--paired".to_owned());
        }
        if plan.max_turns != MAX_TURNS {
            words.push(format!("--max-turns {}", plan.max_turns));
        }
        words.join(" ")
    }
}

/// An argument as a shell takes it.
pub(crate) fn quoted(argument: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "-_./%,".contains(c);
    if argument.chars().all(plain) { argument.to_owned() } else { format!("\"{argument}\"") }
}

/// The contest of some entrants.
pub(crate) fn contest<'e>(
    entrants: &[&'e Entrant],
    kingdom: &KingdomChoice,
) -> Result<Contest<'e>> {
    let choice = kingdom.choice();
    if entrants.iter().any(|entrant| entrant.needs_plans()) {
        plans::wait_for(choice.nameless(entrants)?.rules());
    }
    fief_entrants::contest(entrants, &choice)
}

/// Reads "0.5%" or "0.005" as a share.
fn parse_share(text: &str) -> Result<f64> {
    let (number, unit) = match text.trim().strip_suffix('%') {
        Some(number) => (number, 100.0),
        None => (text, 1.0),
    };
    let share = number.trim().parse::<f64>().map(|number| number / unit);
    match share {
        Ok(share) if share > 0.0 && share < 0.5 => Ok(share),
        Ok(_) => bail!("--precision {text}: it must be more than 0% and less than 50%"),
        Err(_) => bail!("--precision {text}: this is no share; write it as 0.5% or 0.005"),
    }
}

/// The number of threads asked for, or all that there are.
pub(crate) fn threads(wanted: Option<usize>) -> Result<usize> {
    match wanted {
        Some(0) => bail!("0 threads play nothing: --threads must be at least 1"),
        Some(threads) => Ok(threads.min(MOST_THREADS)),
        None => Ok(thread::available_parallelism().map_or(1, NonZero::get)),
    }
}

/// More threads than any machine has cores only cost memory.
const MOST_THREADS: usize = 1_024;

/// Fails now rather than after all games.
pub(crate) fn check_writable(path: &Path) -> Result<()> {
    let existed = path.exists();
    OpenOptions::new()
        .append(true)
        .create(true)
        .open(path)
        .with_context(|| format!("cannot write {}", path.display()))?;
    if !existed {
        fs::remove_file(path)?;
    }
    Ok(())
}

/// Set when somebody presses Ctrl-C; the second time ends the program at once.
pub(crate) fn stop_on_interrupt() -> Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    let heard = Arc::clone(&stop);
    ctrlc::set_handler(move || {
        if heard.swap(true, Ordering::Relaxed) {
            std::process::exit(i32::from(INTERRUPTED));
        }
    })
    .context("cannot listen to Ctrl-C")?;
    Ok(stop)
}

fn progress_bar(until: Until) -> ProgressBar {
    let (bar, template) = match until {
        Until::Games(games) => (
            ProgressBar::new(games),
            "{bar:30} {human_pos}/{human_len} games, {rate}, {eta} left  {msg}",
        ),
        Until::Precision { .. } => {
            (ProgressBar::new_spinner(), "{spinner} {human_pos} games, {rate}  {msg}")
        }
    };
    let rate = |state: &ProgressState, words: &mut dyn fmt::Write| {
        // A bar that cannot be written is no reason to stop.
        let _ = write!(words, "{} games/s", count(state.per_sec() as u64));
    };
    let style = ProgressStyle::with_template(template).expect("the template is right");
    bar.with_style(style.with_key("rate", rate))
}

fn show_progress(bar: &ProgressBar, stats: &Stats, contest: &Contest<'_>, paired: bool) {
    bar.set_position(stats.games + stats.unfinished);
    if bar.is_hidden() {
        return;
    }
    let sample = stats.contestants[0].sample(paired);
    if let Some(mean) = sample.mean() {
        let half = 100.0 * sample.interval().half_width();
        bar.set_message(format!("{} {:.2}% ±{half:.2}", contest.names()[0], 100.0 * mean));
    }
}

/// What the shell is told.
fn verdict(ending: Ending, played: u64) -> Result<ExitCode> {
    match ending {
        Ending::Done => Ok(ExitCode::SUCCESS),
        Ending::NotPrecise => {
            bail!(
                "after {} games the interval is still too wide; --games allows more",
                count(played)
            )
        }
        Ending::Interrupted => {
            let played = count(played);
            tell(format_args!(
                "fief: interrupted; the result is that of the {played} games played"
            ));
            Ok(ExitCode::from(INTERRUPTED))
        }
        Ending::Broken(broken) => Err(anyhow!(broken)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_is_read_with_and_without_a_percent_sign() {
        assert!((parse_share("0.5%").unwrap() - 0.005).abs() < 1e-12);
        assert!((parse_share("0.02").unwrap() - 0.02).abs() < 1e-12);
        for bad in ["", "x", "0", "-1%", "50%", "NaN", "inf", "0.5%%"] {
            assert!(parse_share(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn arguments_with_spaces_are_quoted() {
        assert_eq!(quoted("big-money"), "big-money");
        assert_eq!(quoted("Big Money"), "\"Big Money\"");
    }
}
