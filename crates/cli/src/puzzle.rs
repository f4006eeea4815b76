//! `fief puzzle`: lists puzzles, shows one, and proves that each has a solution.

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::{Args, Subcommand};
use fief_engine::setup::nearest;
use fief_scenarios::files::{self, File, Folder};
use fief_scenarios::{Found, Scenario};

/// Positions with a goal: list them, look at one, or check them.
#[derive(Args)]
pub(crate) struct PuzzleArgs {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// List the puzzles with their goals.
    List,
    /// Show a puzzle: its position and its goal.
    Show {
        /// Its title, or the name of its file.
        name: String,
        /// Show one way to the goal, too.
        #[arg(long)]
        solution: bool,
    },
    /// Try everything that can be done in a puzzle, and count its solutions.
    Check {
        /// Files or folders; the project's puzzles if none are given.
        #[arg(value_name = "PATH")]
        paths: Vec<PathBuf>,
        /// Give up a puzzle after so many answers.
        #[arg(long, default_value_t = 2_000_000)]
        most: u64,
    },
}

impl PuzzleArgs {
    /// Does what is asked, and says whether all is well.
    pub(crate) fn run(&self) -> Result<bool> {
        match &self.command {
            Command::List => list().map(|()| true),
            Command::Show { name, solution } => show(name, *solution).map(|()| true),
            Command::Check { paths, most } => check(paths, *most),
        }
    }
}

fn puzzles() -> Result<Vec<(File, Scenario)>> {
    let mut all = Vec::new();
    for file in Folder::Puzzles.project()? {
        all.extend(file.parse()?.into_iter().map(|puzzle| (file.clone(), puzzle)));
    }
    Ok(all)
}

/// The name of a file without folder and ending.
fn stem(file: &File) -> &str {
    let name = file.name.rsplit('/').next().unwrap_or(&file.name);
    name.strip_suffix(".scenario").unwrap_or(name)
}

fn list() -> Result<()> {
    let mut out = io::stdout().lock();
    for (file, puzzle) in puzzles()? {
        let goal = puzzle.task().goal.as_deref().unwrap_or("");
        writeln!(out, "{:<24} {} {goal}", stem(&file), puzzle.title())?;
    }
    Ok(())
}

fn show(name: &str, solution: bool) -> Result<()> {
    let all = puzzles()?;
    let is_named = |(file, puzzle): &&(File, Scenario)| {
        puzzle.title().eq_ignore_ascii_case(name) || stem(file).eq_ignore_ascii_case(name)
    };
    let Some((file, puzzle)) = all.iter().find(is_named) else {
        let known = all.iter().flat_map(|(file, puzzle)| [stem(file), puzzle.title()]);
        match nearest(name, known) {
            Some(near) => bail!("no puzzle '{name}'; did you mean '{near}'?"),
            None => bail!("no puzzle '{name}'; `fief puzzle list` lists them"),
        }
    };
    let mut out = io::stdout().lock();
    let mut parts = file.text.split("\n---");
    writeln!(out, "{}", parts.next().unwrap_or_default().trim())?;
    if solution {
        writeln!(out, "\nOne way:{}", parts.next().unwrap_or_default().trim_end())?;
    } else if let Some(hint) = &puzzle.task().hint {
        writeln!(out, "\n`fief puzzle show {name} --solution` shows one way. A hint: {hint}")?;
    }
    Ok(())
}

fn check(paths: &[PathBuf], most: u64) -> Result<bool> {
    let mut out = io::stdout().lock();
    let mut all = Vec::new();
    for path in paths {
        all.extend(files::read(path)?);
    }
    if paths.is_empty() {
        all = Folder::Puzzles.project()?;
    }
    let (mut good, mut bad) = (0, 0);
    for file in &all {
        for puzzle in file.parse()? {
            let (words, fine) = verdict(&puzzle, most);
            writeln!(out, "{}:{}: {}: {words}", file.name, puzzle.line(), puzzle.title())?;
            *(if fine { &mut good } else { &mut bad }) += 1;
        }
    }
    writeln!(out, "{good} have a solution, {bad} are wrong")?;
    Ok(bad == 0)
}

/// What there is to say of a puzzle, and whether it is as it should be.
fn verdict(puzzle: &Scenario, most: u64) -> (String, bool) {
    let found = match puzzle.solve(most) {
        Ok(found) => found,
        Err(error) => return (error.to_string(), false),
    };
    let Found { solutions, ways, tried, line } = &found;
    if *ways == 0 {
        return (format!("no solution among {tried} answers"), false);
    }
    let counted = format!("{solutions} solutions in {ways} ways, {tried} answers tried");
    if let Some(failure) = puzzle.run().failure {
        let way = line.join("\n    ");
        return (format!("{counted}, but its own moves fail: {failure}\n    {way}"), false);
    }
    match puzzle.task().solutions {
        Some(said) if said == *solutions => (counted, true),
        Some(said) => (format!("{counted}, but it says {said}"), false),
        None => (format!("{counted}; say 'solutions: {solutions}'"), false),
    }
}
