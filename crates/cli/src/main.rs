//! The `fief` command.

mod bench;
mod play;
mod replay;
mod story;

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
    /// Play against bots in the terminal.
    Play(play::Play),
    /// Tell what happened in a saved game.
    Replay(replay::Replay),
    /// Measure the engine against a hard-coded loop without rules.
    Bench(bench::Bench),
}

fn main() -> ExitCode {
    let done = match Arguments::parse().command {
        Command::Play(play) => play.run(),
        Command::Replay(replay) => replay.run(),
        Command::Bench(bench) => {
            bench.run();
            Ok(())
        }
    };
    match done {
        Err(error) if !is_broken_pipe(&error) => {
            eprintln!("fief: {error:#}");
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}

/// Whoever reads the output has had enough: `fief replay game | head`.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let broken = |error: &io::Error| error.kind() == io::ErrorKind::BrokenPipe;
    error.downcast_ref::<io::Error>().is_some_and(broken)
}
