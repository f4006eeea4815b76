//! The `fief` command.

mod bench;

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
}

fn main() {
    match Arguments::parse().command {
        Command::Bench(bench) => bench.run(),
    }
}
