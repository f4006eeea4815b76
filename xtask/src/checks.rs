//! `cargo xtask test`: every check, each under its heading, and a count at the end.

use std::process::{Command, ExitCode, Stdio};

/// A check: what it is called, and the cargo command that makes it.
struct Step {
    heading: &'static str,
    arguments: &'static [&'static str],
    /// What cargo must be able to do, and how to make it able.
    needs: Option<(&'static str, &'static str)>,
}

const RUSTFMT: Option<(&str, &str)> = Some(("fmt", "rustup component add rustfmt"));
const CLIPPY: Option<(&str, &str)> = Some(("clippy", "rustup component add clippy"));

const FORMAT: Step = Step {
    heading: "The code is formatted",
    arguments: &["fmt", "--all", "--check"],
    needs: RUSTFMT,
};
const REGISTRY: Step = Step {
    heading: "The lists of cards are current",
    arguments: &["xtask", "registry", "--check"],
    needs: RUSTFMT,
};
const PROTOCOL: Step = Step {
    heading: "The client's types of the protocol are current",
    arguments: &["xtask", "protocol", "--check"],
    needs: None,
};
const LINTS: Step = Step {
    heading: "No lint complains",
    arguments: &["clippy", "--workspace", "--all-targets", "--", "--deny", "warnings"],
    needs: CLIPPY,
};
const NEXTEST: Step = Step {
    heading: "The tests pass",
    arguments: &["nextest", "run", "--workspace", "--no-fail-fast"],
    needs: None,
};
const PLAIN_TESTS: Step = Step {
    heading: "The tests pass",
    arguments: &["test", "--workspace", "--all-targets", "--no-fail-fast"],
    needs: None,
};
const DOCTESTS: Step = Step {
    heading: "The examples in the documentation work",
    arguments: &["test", "--workspace", "--doc"],
    needs: None,
};
const SCENARIOS: Step = Step {
    heading: "The scenarios pass",
    arguments: &["run", "--quiet", "--package", "fief-cli", "--", "scenario", "scenarios"],
    needs: None,
};
const DOCUMENTATION: Step = Step {
    heading: "The documentation builds",
    arguments: &["doc", "--workspace", "--no-deps"],
    needs: None,
};

pub(crate) fn run() -> ExitCode {
    let steps = [FORMAT, REGISTRY, PROTOCOL, LINTS, tests(), DOCTESTS, SCENARIOS, DOCUMENTATION];
    let failed: Vec<&str> =
        steps.iter().filter(|step| !step.passes()).map(|step| step.heading).collect();
    println!();
    for heading in &failed {
        println!("failed: {heading}");
    }
    println!("{} passed, {} failed", steps.len() - failed.len(), failed.len());
    if failed.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The tests by nextest, or by cargo itself where that is not installed.
fn tests() -> Step {
    if can("nextest") {
        return NEXTEST;
    }
    println!("cargo-nextest is not here, so the tests run more slowly.");
    println!("`cargo install --locked cargo-nextest` installs it.");
    PLAIN_TESTS
}

/// Whether cargo has a subcommand.
fn can(subcommand: &str) -> bool {
    let mut command = crate::cargo();
    let silent =
        command.args([subcommand, "--version"]).stdout(Stdio::null()).stderr(Stdio::null());
    silent.status().is_ok_and(|status| status.success())
}

impl Step {
    fn passes(&self) -> bool {
        println!("\n== {}: cargo {}", self.heading, self.arguments.join(" "));
        if let Some((subcommand, how)) = self.needs
            && !can(subcommand)
        {
            println!("cargo {subcommand} is not installed: `{how}` installs it");
            return false;
        }
        match self.command().status() {
            Ok(status) => status.success(),
            Err(error) => {
                println!("cargo does not start: {error}");
                false
            }
        }
    }

    fn command(&self) -> Command {
        let mut command = crate::cargo();
        command.args(self.arguments).current_dir(crate::project());
        if self.arguments[0] == "doc" {
            command.env("RUSTDOCFLAGS", "--deny warnings");
        }
        command
    }
}
