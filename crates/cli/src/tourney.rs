//! `fief tourney`: everybody against everybody.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use fief_sim::Contestant;
use fief_sim::interval::{Interval, Sample};
use fief_sim::rating::ratings;
use fief_sim::run::{Control, Ending, Plan, Until, run};
use indicatif::{ProgressBar, ProgressStyle};
use serde::{Deserialize, Serialize};

use crate::contestants::{Entrant, ForAll, KingdomChoice};
use crate::sim::{INTERRUPTED, Luck, contest, stop_on_interrupt, threads};
use crate::table::{TextTable, count, percent};
use crate::tell;

/// Play everybody against everybody, and rate them.
#[derive(Args)]
pub(crate) struct Tourney {
    /// A folder of strategies (its files that end in .strat), or names as for `fief sim`.
    #[arg(required = true, value_name = "DIR|CONTESTANT")]
    contestants: Vec<String>,
    /// How many games each pair plays.
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    games: u64,
    #[command(flatten)]
    kingdom: KingdomChoice,
    #[command(flatten)]
    for_all: ForAll,
    /// The same seed gives the same games.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Play each deal with both seatings, so that luck evens out.
    #[arg(long)]
    paired: bool,
    /// How many threads to use; all cores if not said. It does not change the result.
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Where to keep the results so far; beside DIR if not said.
    #[arg(long, value_name = "FILE")]
    state: Option<PathBuf>,
    /// As JSON, for programs.
    #[arg(long)]
    json: bool,
}

/// The games of a pair, and all that their result depends on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Pair {
    version: String,
    /// What each of them is: the text of a strategy, or the name of a bot.
    players: [String; 2],
    kingdom: Vec<String>,
    seed: u64,
    games: u64,
    paired: bool,
    max_turns: u16,
    result: Option<PairResult>,
}

/// What came of the games of a pair, as the first of them sees it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
struct PairResult {
    wins: u64,
    ties: u64,
    losses: u64,
    unfinished: u64,
    /// The sample that the interval is made of.
    size: u64,
    unit: u64,
    sum: u64,
    squares: u64,
}

/// A tournament so far, as the file keeps it.
#[derive(Default, Serialize, Deserialize)]
struct State {
    pairs: Vec<Pair>,
}

/// A tournament as data.
#[derive(Serialize)]
struct Told<'a> {
    version: &'static str,
    seed: u64,
    games_per_pair: u64,
    paired: bool,
    losing_end: Option<&'static str>,
    complete: bool,
    contestants: Vec<Rated<'a>>,
    pairs: Vec<ToldPair<'a>>,
}

#[derive(Serialize)]
struct Rated<'a> {
    name: &'a str,
    rating: f64,
    /// The mean share against all others.
    win_share: Option<f64>,
}

#[derive(Serialize)]
struct ToldPair<'a> {
    a: &'a str,
    b: &'a str,
    wins: u64,
    ties: u64,
    losses: u64,
    unfinished: u64,
    win_share: Option<f64>,
    interval: Interval,
    /// How many standard errors the share is from a half.
    z: f64,
}

impl Tourney {
    pub(crate) fn run(&self) -> Result<ExitCode> {
        if self.games == 0 {
            bail!("0 games say nothing: --games must be at least 1");
        }
        let threads = threads(self.threads)?;
        let (arguments, folder) = self.entrants()?;
        if let ([alone], None) = (&*arguments, &folder) {
            bail!("there is no folder '{alone}', and a tournament needs at least two contestants");
        }
        let entrants = self.for_all.find_all(&arguments)?;
        if entrants.len() < 2 {
            bail!("a tournament needs at least two contestants, not {}", entrants.len());
        }
        let file = self.state.clone().or_else(|| folder.as_deref().map(beside));
        let mut state = match &file {
            Some(file) => State::load(file)?,
            None => State::default(),
        };
        let mut pairs = self.pairs(&entrants)?;
        let known = pairs.iter_mut().filter_map(|(_, pair)| state.recall(pair)).count();
        if known > 0 {
            tell(format_args!("{known} of {} pairs have been played before", pairs.len()));
        }
        if let Some(file) = &file {
            state.save(file)?;
        }
        let stop = stop_on_interrupt()?;
        let complete = self.play(&entrants, &mut pairs, &stop, threads, |pair| {
            state.pairs.push(pair.clone());
            file.as_deref().map_or(Ok(()), |file| state.save(file))
        })?;
        self.print(&entrants, &pairs, complete)?;
        if complete {
            return Ok(ExitCode::SUCCESS);
        }
        let played = pairs.iter().filter(|(_, pair)| pair.result.is_some()).count();
        let how_to_go_on = match &file {
            Some(file) => format!("the same command goes on from {}", file.display()),
            None => "give --state FILE to be able to go on".to_owned(),
        };
        let all = pairs.len();
        tell(format_args!("fief: interrupted after {played} of {all} pairs; {how_to_go_on}"));
        Ok(ExitCode::from(INTERRUPTED))
    }

    /// Who plays, and the folder they are from.
    fn entrants(&self) -> Result<(Vec<String>, Option<PathBuf>)> {
        let mut all = Vec::new();
        let mut folder = None;
        for argument in &self.contestants {
            let path = Path::new(argument);
            if path.is_dir() {
                folder.get_or_insert_with(|| path.to_owned());
                all.extend(strategies_in(path)?);
            } else {
                all.push(argument.clone());
            }
        }
        Ok((all, folder))
    }

    fn luck(&self) -> Plan {
        let luck = Luck { seed: Some(self.seed), paired: self.paired, max_turns: MAX_TURNS };
        luck.plan(Until::Games(self.games))
    }

    /// Every pair, none of them played yet.
    fn pairs(&self, entrants: &[Entrant]) -> Result<Vec<([usize; 2], Pair)>> {
        let plan = self.luck();
        let mut pairs = Vec::new();
        for b in 1..entrants.len() {
            for a in 0..b {
                let two = [&entrants[a], &entrants[b]];
                // Whatever is wrong is found before the first game.
                let contest = contest(&two, &self.kingdom)?;
                let setup = contest.start().rules().setup();
                let kingdom = setup.kingdom.iter().chain(&setup.landscapes);
                let kingdom = kingdom.map(ToString::to_string).collect();
                pairs.push((
                    [a, b],
                    Pair {
                        version: env!("CARGO_PKG_VERSION").to_owned(),
                        players: two.map(Entrant::text),
                        kingdom,
                        seed: plan.seed,
                        games: self.games,
                        paired: plan.paired,
                        max_turns: plan.max_turns,
                        result: None,
                    },
                ));
            }
        }
        Ok(pairs)
    }

    /// Plays what is not played yet, and says whether all is.
    fn play(
        &self,
        entrants: &[Entrant],
        pairs: &mut [([usize; 2], Pair)],
        stop: &AtomicBool,
        threads: usize,
        mut keep: impl FnMut(&Pair) -> Result<()>,
    ) -> Result<bool> {
        let style = ProgressStyle::with_template("{bar:30} {pos}/{len} pairs, {eta} left  {msg}")?;
        let bar = ProgressBar::new(pairs.len() as u64).with_style(style);
        let plan = self.luck();
        for ([a, b], pair) in pairs {
            if pair.result.is_some() {
                bar.inc(1);
                continue;
            }
            let two = [&entrants[*a], &entrants[*b]];
            let contest = contest(&two, &self.kingdom)?;
            bar.set_message(contest.names().join(" – "));
            let control = Control { threads, stop, progress: &|_| bar.tick() };
            let (stats, ending) = run(&contest, &plan, &control);
            match ending {
                Ending::Done | Ending::NotPrecise => {}
                Ending::Interrupted => return Ok(false),
                Ending::Broken(broken) => return Err(anyhow!(broken)),
            }
            let tally = &stats.contestants[0];
            let results = tally.results();
            let Sample { size, unit, sum, squares } = tally.sample(plan.paired);
            pair.result = Some(PairResult {
                wins: results.wins,
                ties: results.ties,
                losses: results.losses,
                unfinished: stats.unfinished,
                size,
                unit,
                sum: sum as u64,
                squares: squares as u64,
            });
            keep(pair)?;
            bar.inc(1);
        }
        bar.finish_and_clear();
        Ok(true)
    }

    fn print(
        &self,
        entrants: &[Entrant],
        pairs: &[([usize; 2], Pair)],
        complete: bool,
    ) -> Result<()> {
        let names: Vec<&str> = entrants.iter().map(Contestant::name).collect();
        let standings = Standings::new(names.len(), pairs);
        let mut out = io::BufWriter::new(io::stdout().lock());
        if self.json {
            let told = Told {
                version: env!("CARGO_PKG_VERSION"),
                seed: self.seed,
                games_per_pair: self.games,
                paired: self.paired,
                losing_end: self.for_all.losing_end(),
                complete,
                contestants: standings.rated(&names),
                pairs: pairs.iter().filter_map(|pair| ToldPair::new(&names, pair)).collect(),
            };
            serde_json::to_writer_pretty(&mut out, &told).map_err(io::Error::from)?;
            writeln!(out)?;
        } else {
            let games = count(self.games);
            let end = self.for_all.losing_end();
            let end = end.map(|word| format!(", losing end {word}")).unwrap_or_default();
            let (many, seed) = (names.len(), self.seed);
            writeln!(out, "{many} contestants, {games} games a pair, seed {seed}{end}")?;
            standings.write(&mut out, &names)?;
        }
        Ok(out.flush()?)
    }
}

/// The turns after which a game of a tournament is given up.
const MAX_TURNS: u16 = fief_sim::run::MAX_TURNS;

/// The files of strategies in a folder, by name.
fn strategies_in(folder: &Path) -> Result<Vec<String>> {
    let read = || -> io::Result<Vec<PathBuf>> {
        fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect()
    };
    let mut files = read().with_context(|| format!("cannot read {}", folder.display()))?;
    files.retain(|file| file.extension().is_some_and(|ending| ending == "strat"));
    files.sort();
    if files.is_empty() {
        bail!("{} has no file that ends in .strat", folder.display());
    }
    files
        .into_iter()
        .map(|file| file.into_os_string().into_string())
        .collect::<Result<_, _>>()
        .map_err(|name| anyhow!("{} is no name in UTF-8", name.display()))
}

/// Where the results of a folder are kept.
fn beside(folder: &Path) -> PathBuf {
    let folder = fs::canonicalize(folder).unwrap_or_else(|_| folder.to_owned());
    let mut name = folder.file_name().unwrap_or_default().to_owned();
    name.push(".tourney.json");
    folder.with_file_name(name)
}

impl State {
    fn load(file: &Path) -> Result<Self> {
        match fs::read_to_string(file) {
            Ok(text) => serde_json::from_str(&text).with_context(|| {
                format!("{} does not hold a tournament; name another with --state", file.display())
            }),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Self::default()),
            Err(error) => Err(error).with_context(|| format!("cannot read {}", file.display())),
        }
    }

    /// Writes beside the file and then renames, so that there is always a whole one.
    fn save(&self, file: &Path) -> Result<()> {
        let mut name = file.as_os_str().to_owned();
        name.push(".new");
        let write = || -> io::Result<()> {
            let mut new = fs::File::create(&name)?;
            serde_json::to_writer(&mut new, self)?;
            new.sync_all()?;
            fs::rename(&name, file)
        };
        write().with_context(|| format!("cannot write {}", file.display()))
    }

    /// Gives a pair the result that it had before, if nothing has changed since.
    fn recall(&self, pair: &mut Pair) -> Option<()> {
        let same = |old: &&Pair| Pair { result: None, ..(*old).clone() } == *pair;
        pair.result = self.pairs.iter().find(same)?.result;
        pair.result.map(|_| ())
    }
}

impl PairResult {
    fn sample(&self) -> Sample {
        let (sum, squares) = (self.sum.into(), self.squares.into());
        Sample { size: self.size, unit: self.unit, sum, squares }
    }

    fn turned(self) -> Self {
        let all = self.size * self.unit;
        Self {
            wins: self.losses,
            losses: self.wins,
            sum: all - self.sum,
            // The sum of (unit - x)².
            squares: (all * self.unit + self.squares) - 2 * self.unit * self.sum,
            ..self
        }
    }
}

impl<'a> ToldPair<'a> {
    fn new(names: &[&'a str], ([a, b], pair): &([usize; 2], Pair)) -> Option<Self> {
        let result = pair.result?;
        Some(Self {
            a: names[*a],
            b: names[*b],
            wins: result.wins,
            ties: result.ties,
            losses: result.losses,
            unfinished: result.unfinished,
            win_share: result.sample().mean(),
            interval: result.sample().interval(),
            z: result.sample().z(0.5),
        })
    }
}

/// The table of a tournament, from the best down.
struct Standings {
    /// The result of each against each.
    results: Vec<Vec<Option<PairResult>>>,
    ratings: Vec<f64>,
    order: Vec<usize>,
}

impl Standings {
    fn new(size: usize, pairs: &[([usize; 2], Pair)]) -> Self {
        let mut results = vec![vec![None; size]; size];
        for ([a, b], pair) in pairs {
            results[*a][*b] = pair.result;
            results[*b][*a] = pair.result.map(PairResult::turned);
        }
        let won = |result: &Option<PairResult>| {
            result.map_or(0.0, |result| result.wins as f64 + result.ties as f64 / 2.0)
        };
        let scores: Vec<Vec<f64>> =
            results.iter().map(|row| row.iter().map(won).collect()).collect();
        let ratings = ratings(&scores);
        let mut order: Vec<usize> = (0..size).collect();
        order.sort_by(|&a, &b| ratings[b].total_cmp(&ratings[a]));
        Self { results, ratings, order }
    }

    /// The mean share of a contestant against all others.
    fn share(&self, of: usize) -> Option<f64> {
        let shares: Vec<f64> =
            self.results[of].iter().flatten().filter_map(|result| result.sample().mean()).collect();
        (!shares.is_empty()).then(|| shares.iter().sum::<f64>() / shares.len() as f64)
    }

    fn rated<'a>(&self, names: &[&'a str]) -> Vec<Rated<'a>> {
        let rated = |&i: &usize| Rated {
            name: names[i],
            rating: self.ratings[i],
            win_share: self.share(i),
        };
        self.order.iter().map(rated).collect()
    }

    fn write(&self, out: &mut impl Write, names: &[&str]) -> io::Result<()> {
        let mut table = TextTable::default();
        let head = ["", "rating", "share"].map(str::to_owned);
        let places = (1..=names.len()).map(|place| format!("{place}   "));
        table.row(head.into_iter().chain(places));
        for (place, &a) in self.order.iter().enumerate() {
            let cells = [
                format!("{:>2} {}", place + 1, names[a]),
                format!("{:.0}", self.ratings[a]),
                self.share(a).map_or_else(|| "–".to_owned(), percent),
            ];
            let against = self.order.iter().map(|&b| cell(self.results[a][b]));
            table.row(cells.into_iter().chain(against));
        }
        table.write(out)?;
        writeln!(
            out,
            "A row's share of victories against each column. By chance alone such a share"
        )?;
        writeln!(out, "comes up in less than 5% (*), 1% (**) or 0.1% (***) of tournaments.")?;
        let unfinished: u64 =
            self.results.iter().flatten().flatten().map(|result| result.unfinished).sum();
        if unfinished > 0 {
            let games = count(unfinished / 2);
            writeln!(
                out,
                "{games} games were given up after {MAX_TURNS} turns, and are not counted."
            )?;
        }
        Ok(())
    }
}

fn cell(result: Option<PairResult>) -> String {
    let Some((result, mean)) = result.and_then(|r| r.sample().mean().map(|mean| (r, mean))) else {
        return "·   ".to_owned();
    };
    let mark = match result.sample().z(0.5).abs() {
        z if z > 3.2905 => "***",
        z if z > 2.5758 => "**",
        z if z > 1.96 => "*",
        _ => "",
    };
    format!("{}{mark:<3}", percent(mean))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_seen_from_the_other_side_adds_up_to_one() {
        let result = PairResult {
            wins: 5,
            ties: 2,
            losses: 3,
            unfinished: 1,
            size: 10,
            unit: 60,
            sum: 360,
            squares: 5 * 3600 + 2 * 900,
        };
        let turned = result.turned();
        assert_eq!((turned.wins, turned.losses, turned.sum), (3, 5, 240));
        assert_eq!(turned.squares, 3 * 3600 + 2 * 900);
        assert_eq!(turned.turned(), result);
        let (here, there) = (result.sample().interval(), turned.sample().interval());
        assert!((here.low + there.high - 1.0).abs() < 1e-9);
    }
}
