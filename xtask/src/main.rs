//! `cargo xtask …`: every task of the project besides playing.

mod checks;
mod new_card;
mod play;
mod protocol;
mod python;
mod registry;
mod tidy;
mod words;

use std::path::PathBuf;
use std::process::{Command, ExitCode};

use anyhow::Result;
use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(bin_name = "cargo xtask", about = "Set-up, generators and checks of the project")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Build client and server and start the server.
    Play {
        /// Arguments for `fief serve`.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Run every check of the project.
    Test,
    /// Make the files of a new card and its scenarios from the facts of the catalogue.
    NewCard {
        /// The card's name as it is printed.
        name: String,
    },
    /// Write the client's protocol types from those of the server.
    Protocol {
        /// Only check whether they are current.
        #[arg(long)]
        check: bool,
    },
    /// Build the Python package and run its tests, in a virtual environment of its own.
    Python {
        /// Arguments for pytest.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Build a wheel of the Python package.
    Wheel,
    /// Look for leftovers and for files that have grown too long.
    Tidy,
    /// Write the page of all words that cards use.
    Words {
        /// Only check whether it is current.
        #[arg(long)]
        check: bool,
    },
    /// Write the lists of cards from the card files.
    Registry {
        /// Only check whether they are current.
        #[arg(long)]
        check: bool,
    },
}

fn main() -> ExitCode {
    let done = match Arguments::parse().task {
        Task::Play { arguments } => match play::run(&arguments) {
            Ok(code) => return code,
            Err(error) => Err(error),
        },
        Task::Test => return checks::run(),
        Task::NewCard { name } => new_card::run(&name),
        Task::Protocol { check } => protocol::run(check),
        Task::Python { arguments } => python::run(&arguments),
        Task::Wheel => python::wheel(),
        Task::Registry { check } => registry::run(check),
        Task::Tidy => tidy::run(),
        Task::Words { check } => words::run(check),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// The root folder of the project.
fn project() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("..")
        .canonicalize()
        .expect("xtask is in the project")
}

/// The cargo that runs this program.
fn cargo() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// The form of a name in files, folders and modules: "Fool's Gold" is `fools_gold`.
fn file_name(name: &str) -> String {
    // The tokens of Adventures differ only in their signs.
    let name = name.replace("+$1", "plus 1 coin").replace("-$1", "minus 1 coin");
    let name = name.replace('+', "plus ").replace(" -", " minus ").replace('$', "");
    let kept = name.chars().filter(|&c| c != '\'').map(|c| c.to_ascii_lowercase());
    kept.map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect()
}

/// Formats a Rust file as the project does.
fn rustfmt(text: &str) -> Result<String> {
    use std::io::Write as _;
    use std::process::Stdio;

    use anyhow::{Context as _, bail};

    let mut child = Command::new("rustfmt")
        .args(["--edition", "2024", "--emit", "stdout", "--quiet"])
        .current_dir(project())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .context("starting rustfmt; `rustup component add rustfmt` installs it")?;
    child.stdin.take().context("rustfmt has an input")?.write_all(text.as_bytes())?;
    let output = child.wait_with_output()?;
    if !output.status.success() {
        bail!("rustfmt refuses the generated code:\n{text}");
    }
    Ok(String::from_utf8(output.stdout)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use fief_catalogue as catalogue;

    #[test]
    fn every_card_has_a_file_name_of_its_own() {
        let cards = catalogue::all().iter();
        let mut names: Vec<String> = cards.map(|entry| file_name(entry.name)).collect();
        for name in ["fools_gold", "jack_of_all_trades", "will_o_wisp", "your_plus_1_coin_token"] {
            assert!(names.iter().any(|other| other == name), "{name}");
        }
        let all = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), all);
    }
}
