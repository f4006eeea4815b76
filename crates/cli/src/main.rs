//! The `fief` command.

mod bench;
mod rulings;
mod scenario;

use std::io;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(name = "fief", version, about = "Dominion by the book: play, look up, simulate")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Measure the engine against a hard-coded loop without rules.
    Bench(bench::Bench),
    Scenario(scenario::ScenarioArgs),
    Rulings(rulings::RulingsArgs),
}

fn main() -> ExitCode {
    let done = match Arguments::parse().command {
        Command::Bench(bench) => {
            bench.run();
            Ok(true)
        }
        Command::Scenario(scenario) => scenario.run(),
        Command::Rulings(rulings) => rulings.run().map(|()| true),
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        // Whoever reads our output has seen enough, as `head` does.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("fief: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let kind = error.downcast_ref::<io::Error>().map(io::Error::kind);
    kind == Some(io::ErrorKind::BrokenPipe)
}
