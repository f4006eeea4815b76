//! `cargo xtask …`: everything a person does with the project besides playing.

mod registry;

use std::path::PathBuf;

use anyhow::Result;
use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(about = "Set-up, generators and checks of the project")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Write the lists of cards anew from the card files.
    Registry {
        /// Only say whether they are current.
        #[arg(long)]
        check: bool,
    },
}

fn main() -> Result<()> {
    match Arguments::parse().task {
        Task::Registry { check } => registry::run(check),
    }
}

/// The top of the project.
fn project() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("..")
        .canonicalize()
        .expect("xtask is in the project")
}
