//! The `fief` command.

mod bench;
mod best;
mod card;
mod cards;
mod contestants;
mod gauntlet;
mod kingdom;
mod load;
mod plans;
mod play;
mod puzzle;
mod replay;
mod review;
mod rulings;
mod scenario;
mod serve;
mod sim;
mod sim_text;
mod table;
mod tourney;
mod trace;

use std::fmt;
use std::io::{self, Write as _};
use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(name = "fief", version, about = "Dominion by the book: play, look up, simulate")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play against bots in the terminal.
    Play(play::Play),
    /// Tell what happened in a saved game.
    Replay(replay::Replay),
    Review(review::Review),
    /// List every card that is implemented, in each of its versions.
    Cards(cards::Cards),
    /// Show a card: cost, types, text, versions, rulings.
    Card(card::CardPage),
    /// Draw a random kingdom.
    Kingdom(kingdom::Kingdom),
    /// List the sets of ten that the rulebooks recommend.
    Kingdoms(kingdom::Kingdoms),
    /// Measure the engine against a hard-coded loop without rules.
    Bench(bench::Bench),
    Serve(serve::Serve),
    Load(load::Load),
    Scenario(scenario::ScenarioArgs),
    Puzzle(puzzle::PuzzleArgs),
    Rulings(rulings::RulingsArgs),
    Sim(sim::Sim),
    Tourney(tourney::Tourney),
    Trace(trace::Trace),
    Best(best::Best),
    Gauntlet(gauntlet::Gauntlet),
}

fn main() -> ExitCode {
    match run(Arguments::parse().command) {
        Ok(code) => code,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            tell(format_args!("fief: {error:#}"));
            ExitCode::FAILURE
        }
    }
}

/// Says something on the side. Nobody listens any more? Then it is not said.
fn tell(words: fmt::Arguments<'_>) {
    let _ = writeln!(io::stderr(), "{words}");
}

/// Says whether all is well, for commands that can find that it is not.
fn run(command: Command) -> Result<ExitCode> {
    match command {
        Command::Play(play) => play.run()?,
        Command::Replay(replay) => replay.run()?,
        Command::Review(review) => review.run()?,
        Command::Cards(cards) => cards.run()?,
        Command::Card(card) => card.run()?,
        Command::Kingdom(kingdom) => kingdom.run()?,
        Command::Kingdoms(kingdoms) => kingdoms.run()?,
        Command::Scenario(scenario) if !scenario.run()? => return Ok(ExitCode::FAILURE),
        Command::Puzzle(puzzle) if !puzzle.run()? => return Ok(ExitCode::FAILURE),
        Command::Scenario(_) | Command::Puzzle(_) => {}
        Command::Sim(sim) => return sim.run(),
        Command::Gauntlet(gauntlet) => return gauntlet.run(),
        Command::Best(best) => return best.run(),
        Command::Tourney(tourney) => return tourney.run(),
        Command::Load(load) => load.run()?,
        Command::Serve(serve) => serve.run()?,
        Command::Trace(trace) => trace.run()?,
        Command::Rulings(rulings) => rulings.run()?,
        Command::Bench(bench) => bench.run()?,
    }
    Ok(ExitCode::SUCCESS)
}

/// Whoever reads the output has had enough: `fief cards | head`.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let broken = |error: &io::Error| error.kind() == io::ErrorKind::BrokenPipe;
    error.downcast_ref::<io::Error>().is_some_and(broken)
}
