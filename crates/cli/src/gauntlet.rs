//! `fief gauntlet`: how strong a bot is, on fixed kingdoms against fixed opponents.

mod timed;

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use fief_bots::Strategy;
use fief_cards::LIBRARY;
use fief_engine::setup::{Start, nearest};
use fief_mind::book::{Book, choose_book};
use fief_mind::gauntlet::{
    Challenger, Kingdom, Measure, Named, OPPONENTS, Opponent, Planned, Reliability, Row, SUITES,
    Scripted, Tally, Verdict, compare, run, suite, terminals,
};
use fief_mind::levels::needs_plans;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::best::read_book;
use crate::sim::{INTERRUPTED, stop_on_interrupt, threads};
use crate::table::{TextTable, count, percent};
use crate::tell;
use timed::{Timed, Times};

/// Measure a bot on fixed kingdoms against fixed opponents, each deal from both seats.
#[derive(Args)]
pub(crate) struct Gauntlet {
    /// A bot, a strategy or its file, or `plan:N`: the plan that a search of N games finds for each kingdom.
    #[arg(value_name = "BOT", required_unless_present = "fix_terminals")]
    bot: Option<String>,
    /// The kingdoms: base, all, sets, traps or recommended.
    #[arg(long, value_name = "NAME", default_value = "base")]
    suite: String,
    /// Only so many kingdoms of the suite, the first ones.
    #[arg(long, value_name = "N")]
    kingdoms: Option<usize>,
    /// The opponents: big-money-ultimate, basic-big-money, best-terminal, shipped, medium, own-plan, champion,
    /// exploiter, or any strategy that comes with fief.
    #[arg(
        long,
        value_name = "NAME,…",
        value_delimiter = ',',
        default_value = "big-money-ultimate,best-terminal,medium"
    )]
    against: Vec<String>,
    /// Games against each opponent on each kingdom, two for each deal.
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u64).range(2..))]
    games: u64,
    /// Games of the search for a champion or an exploiter.
    #[arg(long, value_name = "N", default_value_t = 200_000)]
    budget: u64,
    /// Play against this bot instead, until it is clear whether BOT is better.
    #[arg(long, value_name = "BOT", conflicts_with_all = ["against", "games"])]
    compare: Option<String>,
    /// The luck of the deals.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How many threads to use; all cores if not said. It does not change the result.
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Show every kingdom.
    #[arg(long)]
    each: bool,
    /// Show how often games were won in which the bot thought its chance to be this high, and the correction that makes
    /// its chances true.
    #[arg(long)]
    calibrate: bool,
    /// As JSON, for programs.
    #[arg(long)]
    json: bool,
    /// Use the plans of this book instead of the one that comes with fief; `none` searches for the plans of every kingdom.
    #[arg(long, value_name = "FILE")]
    book: Option<PathBuf>,
    /// Find the best terminals of all suites again and write them to this file.
    #[arg(long, value_name = "FILE", conflicts_with = "bot")]
    fix_terminals: Option<PathBuf>,
}

/// The result as data.
#[derive(Serialize)]
struct Told<'a> {
    version: &'static str,
    bot: String,
    suite: &'a str,
    seed: u64,
    opponents: Vec<ToldTally<'a>>,
}

#[derive(Serialize)]
struct ToldTally<'a> {
    opponent: &'a str,
    kingdoms: usize,
    share: f64,
    low: f64,
    high: f64,
    worst_tenth: f64,
    games: u64,
    stalls: u32,
    decisions: u64,
    rollouts: u64,
    scores: &'a [(String, fief_mind::gauntlet::Score)],
}

impl Gauntlet {
    pub(crate) fn run(&self) -> Result<ExitCode> {
        let threads = threads(self.threads)?;
        let stop = stop_on_interrupt()?;
        if let Some(path) = &self.fix_terminals {
            return fix_terminals(path, threads, &stop);
        }
        self.choose_book()?;
        let times = Arc::new(Times::default());
        let bot = timed(self.bot.as_deref().unwrap_or_default(), &times)?;
        let mut kingdoms =
            suite(&self.suite).ok_or_else(|| no_such("suite", &self.suite, &SUITES))?;
        kingdoms.truncate(self.kingdoms.unwrap_or(usize::MAX).max(1));
        if let Some(old) = &self.compare {
            return self.compare(&bot, old, &kingdoms, threads, &stop);
        }
        let opponents = Opponent::find_all(&self.against)
            .map_err(|name| no_such("opponent", &name, &OPPONENTS))?;
        let measure = Measure {
            pairs: self.games.div_ceil(2),
            seed: self.seed,
            threads,
            budget: self.budget,
        };
        let bar = ProgressBar::new(kingdoms.len() as u64);
        let style =
            ProgressStyle::with_template("{bar:24} {pos}/{len} kingdoms, {eta} left  {msg}");
        bar.set_style(style.expect("the template is right"));
        let progress = |name: &str| {
            bar.inc(1);
            bar.set_message(name.to_owned());
        };
        let rows = run(&bot, &kingdoms, &opponents, measure, &stop, &progress);
        bar.finish_and_clear();
        let Some(rows) = rows else {
            tell(format_args!(
                "fief: interrupted; a part of a suite says nothing that can be compared"
            ));
            return Ok(ExitCode::from(INTERRUPTED));
        };
        let rows = rows.map_err(|error| anyhow!(error))?;
        self.print(&bot.name(), &rows)?;
        times.tell();
        Ok(ExitCode::SUCCESS)
    }

    /// Lets bots use the book that the options name.
    fn choose_book(&self) -> Result<()> {
        let book = match &self.book {
            Some(path) if path.as_os_str() == "none" => Book::default(),
            Some(path) if !path.exists() => bail!("there is no book {}", path.display()),
            Some(path) => read_book(path)?,
            None => return Ok(()),
        };
        choose_book(book);
        Ok(())
    }

    fn print(&self, bot: &str, rows: &[Row]) -> Result<()> {
        let tallies = Tally::all(rows);
        let mut out = io::BufWriter::new(io::stdout().lock());
        if self.json {
            let opponents = tallies.iter().map(told).collect();
            let told = Told {
                version: env!("CARGO_PKG_VERSION"),
                bot: bot.to_owned(),
                suite: &self.suite,
                seed: self.seed,
                opponents,
            };
            serde_json::to_writer_pretty(&mut out, &told).map_err(io::Error::from)?;
            writeln!(out)?;
        } else {
            let book = from_book(bot, rows);
            writeln!(out, "{bot} on the suite '{}', seed {}{book}", self.suite, self.seed)?;
            write_tallies(&mut out, &tallies)?;
            if self.each {
                write_kingdoms(&mut out, &tallies)?;
            }
            if self.calibrate {
                write_calibration(&mut out, &tallies)?;
            }
        }
        Ok(out.flush()?)
    }

    /// Whether a bot is better than another.
    fn compare(
        &self,
        new: &dyn Challenger,
        old: &str,
        kingdoms: &[Kingdom],
        threads: usize,
        stop: &AtomicBool,
    ) -> Result<ExitCode> {
        let old = challenger(old)?;
        let bar = ProgressBar::new_spinner();
        let progress = |pairs: &fief_mind::evolve::Pairs, llr: f64| {
            bar.set_message(format!(
                "{} pairs, {}, evidence {llr:+.2}",
                pairs.len(),
                percent(pairs.share())
            ));
            bar.tick();
        };
        let done = compare(new, &*old, kingdoms, (self.seed, threads), stop, &progress);
        bar.finish_and_clear();
        let Some(done) = done else {
            tell(format_args!("fief: interrupted before it was clear"));
            return Ok(ExitCode::from(INTERRUPTED));
        };
        let (verdict, score, llr) = done.map_err(|error| anyhow!(error))?;
        let words = match verdict {
            Verdict::Accepted => "is better",
            Verdict::Rejected => "is not better by 1.5 points",
            Verdict::Undecided => "may be better or not: the pairs are used up",
        };
        let mut out = io::stdout().lock();
        writeln!(
            out,
            "{} {words}: {} ±{:.1} against {} after {} pairs, evidence {llr:+.2}",
            new.name(),
            percent(score.pairs.share()),
            100.0 * score.pairs.half_width(),
            old.name(),
            count(u64::from(score.pairs.len()))
        )?;
        Ok(if verdict == Verdict::Accepted { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}

/// On how many kingdoms a bot that needs plans had them from the book: figures with and without it cannot be compared.
fn from_book(bot: &str, rows: &[Row]) -> String {
    if !needs_plans(bot) {
        return String::new();
    }
    let kingdoms: BTreeMap<&str, bool> =
        rows.iter().map(|row| (row.kingdom.as_str(), row.is_in_book)).collect();
    let known = kingdoms.values().filter(|&&is_in_book| is_in_book).count();
    format!("; plans of the book on {known} of {} kingdoms", kingdoms.len())
}

fn told(tally: &Tally) -> ToldTally<'_> {
    let (low, high) = tally.interval();
    let total = tally.total();
    ToldTally {
        opponent: &tally.opponent,
        kingdoms: tally.scores.len(),
        share: tally.mean(),
        low,
        high,
        worst_tenth: tally.worst_tenth(),
        games: total.pairs.games(),
        stalls: total.pairs.stalls,
        decisions: total.decisions,
        rollouts: total.rollouts,
        scores: &tally.scores,
    }
}

fn write_tallies(out: &mut impl Write, tallies: &[Tally]) -> io::Result<()> {
    let mut table = TextTable::default();
    table.row([
        "against",
        "share",
        "95% interval",
        "worst tenth",
        "≥ 97%",
        "kingdoms",
        "games",
        "seat 1",
        "seat 2",
        "given up",
        "turns",
        "rollouts a decision",
    ]);
    for tally in tallies {
        let (low, high) = tally.interval();
        let total = tally.total();
        let games = total.pairs.games();
        let seat = |seat: usize| percent(total.by_seat[seat] as f64 / games.max(1) as f64);
        table.row([
            tally.opponent.clone(),
            percent(tally.mean()),
            format!("{:.1}–{:.1}%", 100.0 * low, 100.0 * high),
            percent(tally.worst_tenth()),
            tally.at_least(0.97).to_string(),
            tally.scores.len().to_string(),
            count(games),
            seat(0),
            seat(1),
            total.pairs.stalls.to_string(),
            format!("{:.1}", total.turns as f64 / games.max(1) as f64),
            format!("{:.1}", total.rollouts as f64 / total.decisions.max(1) as f64),
        ]);
    }
    table.write(out)
}

fn write_kingdoms(out: &mut impl Write, tallies: &[Tally]) -> io::Result<()> {
    let Some(first) = tallies.first() else { return Ok(()) };
    let mut table = TextTable::default();
    let names = tallies.iter().map(|tally| tally.opponent.clone());
    table.row(std::iter::once(String::new()).chain(names));
    for (kingdom, _) in &first.scores {
        let share = |tally: &Tally| {
            let score = tally.scores.iter().find(|(name, _)| name == kingdom);
            score.map_or_else(|| "–".to_owned(), |(_, score)| percent(score.pairs.share()))
        };
        table.row(std::iter::once(kingdom.clone()).chain(tallies.iter().map(share)));
    }
    writeln!(out)?;
    table.write(out)
}

/// What the bot thought its chances to be, and what came of them.
fn write_calibration(out: &mut impl Write, tallies: &[Tally]) -> io::Result<()> {
    let mut all = Reliability::default();
    for tally in tallies {
        all += tally.total().reliability;
    }
    if all.decisions() == 0 {
        return writeln!(out, "\nThis bot sees no chances: it does not search");
    }
    writeln!(out, "\nChances before the correction, Brier score {:.3}", all.brier())?;
    let mut table = TextTable::default();
    table.row(["predicted", "seen", "decisions"]);
    for line in all.lines() {
        table.row([percent(line.predicted), percent(line.seen), count(line.decisions)]);
    }
    table.write(out)?;
    let points: Vec<String> =
        all.rising().iter().map(|(share, chance)| format!("({share:.3}, {chance:.3})")).collect();
    writeln!(out, "Correction: {}", points.join(", "))
}

pub(crate) fn no_such(what: &str, name: &str, all: &[&str]) -> anyhow::Error {
    match nearest(name, all.iter().copied()) {
        Some(near) => anyhow!("no {what} is named '{name}'; did you mean {near}?"),
        None => anyhow!("no {what} is named '{name}'; there are {}", all.join(", ")),
    }
}

/// Who is meant by a name.
fn challenger(name: &str) -> Result<Box<dyn Challenger>> {
    if let Some(games) = name.strip_prefix("plan:") {
        let games = games.replace('_', "").parse().ok().filter(|&games: &u64| games > 0);
        let games = games
            .with_context(|| format!("'{name}' must be plan:N, with the games of the search"))?;
        return Ok(Box::new(Planned { games }));
    }
    if Path::new(name).extension().is_some_and(|ending| ending == "strat") {
        let text = fs::read_to_string(name).with_context(|| format!("cannot read {name}"))?;
        let strategy = Strategy::parse(&text, &LIBRARY).with_context(|| name.to_owned())?;
        return Ok(Box::new(Scripted(strategy)));
    }
    if let Some(bot) = Named::find(name) {
        return Ok(Box::new(bot));
    }
    if let Some(strategy) = Scripted::find(name) {
        return Ok(Box::new(strategy));
    }
    let names = fief_mind::levels::NAMES.iter().copied();
    let strategies = fief_bots::strategy::shipped().iter().map(|shipped| shipped.file);
    match nearest(name, names.chain(strategies)) {
        Some(near) => bail!("no bot is named '{name}'; did you mean {near}?"),
        None => bail!(
            "no bot is named '{name}'; there are {}, plan:N and strategies",
            fief_mind::levels::NAMES.join(", ")
        ),
    }
}

fn fix_terminals(path: &PathBuf, threads: usize, stop: &AtomicBool) -> Result<ExitCode> {
    let mut starts: Vec<Start> = Vec::new();
    for name in SUITES {
        for kingdom in suite(name).unwrap_or_default() {
            starts.push(kingdom.start().map_err(|error| anyhow!(error))?);
        }
    }
    let Some(text) = terminals(&starts, threads, stop) else {
        tell(format_args!("fief: interrupted; nothing was written"));
        return Ok(ExitCode::from(INTERRUPTED));
    };
    fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))?;
    Ok(ExitCode::SUCCESS)
}

fn timed(name: &str, times: &Arc<Times>) -> Result<Timed> {
    Ok(Timed { inner: challenger(name)?, times: Arc::clone(times) })
}
