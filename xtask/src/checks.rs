//! `cargo xtask test`: every check, each under its heading, and a count at the end.

use std::process::{Command, ExitCode, Stdio};

/// A check: what it is called, and the command that makes it.
struct Step {
    heading: &'static str,
    tool: Tool,
    arguments: &'static [&'static str],
    /// What cargo must be able to do, and how to make it able.
    needs: Option<(&'static str, &'static str)>,
}

/// What runs a command.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tool {
    Cargo,
    /// npm, in the folder of the client.
    Npm,
}

const RUSTFMT: Option<(&str, &str)> = Some(("fmt", "rustup component add rustfmt"));
const CLIPPY: Option<(&str, &str)> = Some(("clippy", "rustup component add clippy"));

const FORMAT: Step = Step {
    heading: "The code is formatted",
    tool: Tool::Cargo,
    arguments: &["fmt", "--all", "--check"],
    needs: RUSTFMT,
};
const REGISTRY: Step = Step {
    heading: "The lists of cards are current",
    tool: Tool::Cargo,
    arguments: &["xtask", "registry", "--check"],
    needs: RUSTFMT,
};
const PROTOCOL: Step = Step {
    heading: "The client's types of the protocol are current",
    tool: Tool::Cargo,
    arguments: &["xtask", "protocol", "--check"],
    needs: None,
};
const LINTS: Step = Step {
    heading: "No lint complains",
    tool: Tool::Cargo,
    arguments: &["clippy", "--workspace", "--all-targets", "--", "--deny", "warnings"],
    needs: CLIPPY,
};
const NEXTEST: Step = Step {
    heading: "The tests pass",
    tool: Tool::Cargo,
    arguments: &["nextest", "run", "--workspace", "--no-fail-fast"],
    needs: None,
};
const PLAIN_TESTS: Step = Step {
    heading: "The tests pass",
    tool: Tool::Cargo,
    arguments: &["test", "--workspace", "--all-targets", "--no-fail-fast"],
    needs: None,
};
const DOCTESTS: Step = Step {
    heading: "The examples in the documentation work",
    tool: Tool::Cargo,
    arguments: &["test", "--workspace", "--doc"],
    needs: None,
};
const SCENARIOS: Step = Step {
    heading: "The scenarios pass",
    tool: Tool::Cargo,
    arguments: &["run", "--quiet", "--package", "fief-cli", "--", "scenario", "scenarios"],
    needs: None,
};
const DOCUMENTATION: Step = Step {
    heading: "The documentation builds",
    tool: Tool::Cargo,
    arguments: &["doc", "--workspace", "--no-deps"],
    needs: None,
};

/// What the client's packages need is in the lock file.
const CLIENT_PACKAGES: Step = Step {
    heading: "The client's packages are there",
    tool: Tool::Npm,
    arguments: &["ci", "--no-audit", "--no-fund"],
    needs: None,
};
const CLIENT: Step = Step {
    heading: "The client's types, lints and tests pass",
    tool: Tool::Npm,
    arguments: &["test"],
    needs: None,
};
const CLIENT_BUILD: Step = Step {
    heading: "The client builds",
    tool: Tool::Npm,
    arguments: &["run", "build"],
    needs: None,
};
const SERVER_BUILD: Step = Step {
    heading: "The server builds with the client inside",
    tool: Tool::Cargo,
    arguments: &["build", "--package", "fief-cli"],
    needs: None,
};
const BROWSER: Step = Step {
    heading: "The browser tests pass",
    tool: Tool::Npm,
    arguments: &["run", "test:browser"],
    needs: None,
};

pub(crate) fn run() -> ExitCode {
    let mut steps =
        vec![FORMAT, REGISTRY, PROTOCOL, LINTS, tests(), DOCTESTS, SCENARIOS, DOCUMENTATION];
    if has("npm") {
        steps.extend([CLIENT_PACKAGES, CLIENT, CLIENT_BUILD, SERVER_BUILD]);
        if has("chromium") {
            steps.push(BROWSER);
        } else {
            println!("Chromium is not here, so the browser tests are left out.");
        }
    } else {
        println!("npm is not here, so the client is not checked: https://nodejs.org has it.");
    }
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

/// Whether a program is installed.
fn has(program: &str) -> bool {
    let mut command = Command::new(program);
    let silent = command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
    silent.status().is_ok_and(|status| status.success())
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
        let tool = if self.tool == Tool::Npm { "npm" } else { "cargo" };
        println!("\n== {}: {tool} {}", self.heading, self.arguments.join(" "));
        if let Some((subcommand, how)) = self.needs
            && !can(subcommand)
        {
            println!("cargo {subcommand} is not installed: `{how}` installs it");
            return false;
        }
        match self.command().status() {
            Ok(status) => status.success(),
            Err(error) => {
                println!("{tool} does not start: {error}");
                false
            }
        }
    }

    fn command(&self) -> Command {
        if self.tool == Tool::Npm {
            let mut command = Command::new("npm");
            command.args(self.arguments).current_dir(crate::project().join("web"));
            // What was just built, and not an older one that lies about.
            let target = std::env::var_os("CARGO_TARGET_DIR")
                .map_or_else(|| crate::project().join("target"), std::path::PathBuf::from);
            command.env("FIEF_BIN", target.join("debug").join("fief"));
            return command;
        }
        let mut command = crate::cargo();
        command.args(self.arguments).current_dir(crate::project());
        if self.arguments[0] == "doc" {
            command.env("RUSTDOCFLAGS", "--deny warnings");
        }
        command
    }
}
