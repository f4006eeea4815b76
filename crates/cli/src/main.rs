//! The `fief` command.

mod bench;
mod rulings;
mod scenario;

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
            Ok(())
        }
        Command::Scenario(scenario) => return scenario.run(),
        Command::Rulings(rulings) => rulings.run(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("fief: {error:#}");
            ExitCode::FAILURE
        }
    }
}
