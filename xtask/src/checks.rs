//! `cargo xtask test`: every check, each under its heading, and a count at the end.

use std::process::{Command, ExitCode, Stdio};

/// A check: its heading, and its command.
struct Step {
    heading: &'static str,
    tool: Tool,
    arguments: &'static [&'static str],
    /// The cargo subcommand that the check needs, and how to install it.
    needs: Option<(&'static str, &'static str)>,
}

/// The program that runs a command.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tool {
    Cargo,
    /// npm, in the folder of the client.
    Npm,
}

/// A check by a command of cargo.
const fn cargo(heading: &'static str, arguments: &'static [&'static str]) -> Step {
    Step { heading, tool: Tool::Cargo, arguments, needs: None }
}

/// A check by a command of npm.
const fn npm(heading: &'static str, arguments: &'static [&'static str]) -> Step {
    Step { heading, tool: Tool::Npm, arguments, needs: None }
}

impl Step {
    const fn needs(mut self, what: (&'static str, &'static str)) -> Self {
        self.needs = Some(what);
        self
    }
}

const RUSTFMT: (&str, &str) = ("fmt", "rustup component add rustfmt");
const CLIPPY: (&str, &str) = ("clippy", "rustup component add clippy");

const FORMAT: Step = cargo("The code is formatted", &["fmt", "--all", "--check"]).needs(RUSTFMT);
const REGISTRY: Step =
    cargo("The lists of cards are current", &["xtask", "registry", "--check"]).needs(RUSTFMT);
const WORDS: Step = cargo("The page of words is current", &["xtask", "words", "--check"]);
const TIDY: Step = cargo("Nothing is left over", &["xtask", "tidy"]);
const PROTOCOL: Step =
    cargo("The client's types of the protocol are current", &["xtask", "protocol", "--check"]);
const LINTS: Step = cargo(
    "No lint complains",
    &["clippy", "--workspace", "--all-targets", "--", "--deny", "warnings"],
)
.needs(CLIPPY);
// The Python bindings have no tests in Rust: such a test program would have to link Python's own library.
const NEXTEST: Step = cargo(
    "The tests pass",
    &["nextest", "run", "--workspace", "--exclude", "fief-python", "--no-fail-fast"],
);
const PLAIN_TESTS: Step = cargo(
    "The tests pass",
    &["test", "--workspace", "--exclude", "fief-python", "--all-targets", "--no-fail-fast"],
);
const DOCTESTS: Step = cargo(
    "The examples in the documentation work",
    &["test", "--workspace", "--exclude", "fief-python", "--doc"],
);
const SCENARIOS: Step = cargo(
    "The scenarios pass",
    &["run", "--quiet", "--package", "fief-cli", "--", "scenario", "scenarios"],
);
const PYTHON: Step = cargo("The Python package passes its tests", &["xtask", "python"]);
const LICENCES: Step = cargo(
    "Licences and sources of the dependencies are as deny.toml wants them",
    &["deny", "--offline", "check", "licenses", "bans", "sources"],
);
const ADVISORIES: Step =
    cargo("No dependency has a known fault", &["deny", "check", "--disable-fetch", "advisories"]);
const DOCUMENTATION: Step = cargo("The documentation builds", &["doc", "--workspace", "--no-deps"]);

/// Installs the client's packages from the lock file.
const CLIENT_PACKAGES: Step =
    npm("The client's packages are there", &["ci", "--no-audit", "--no-fund"]);
const CLIENT: Step = npm("The client's types, lints and tests pass", &["test"]);
const CLIENT_BUILD: Step = npm("The client builds", &["run", "build"]);
const SERVER_BUILD: Step =
    cargo("The server builds with the client inside", &["build", "--package", "fief-cli"]);
const BROWSER: Step = npm("The browser tests pass", &["run", "test:browser"]);

pub(crate) fn run() -> ExitCode {
    let mut steps = vec![
        FORMAT,
        REGISTRY,
        WORDS,
        TIDY,
        PROTOCOL,
        LINTS,
        tests(),
        DOCTESTS,
        SCENARIOS,
        PYTHON,
        DOCUMENTATION,
    ];
    steps.extend(dependencies());
    if has("npm") {
        steps.extend([CLIENT_PACKAGES, CLIENT, CLIENT_BUILD, SERVER_BUILD]);
        if has("chromium") {
            steps.push(BROWSER);
        } else {
            println!("Chromium is not installed, so the browser tests are left out.");
        }
    } else {
        println!("npm is not installed, so the client is not checked: see https://nodejs.org.");
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

/// The checks of the dependencies that this machine can make.
fn dependencies() -> Vec<Step> {
    if !can("deny") {
        println!("cargo-deny is not installed, so the dependencies are not checked.");
        println!("`cargo install --locked cargo-deny` installs it.");
        return Vec::new();
    }
    let mut fetch = crate::cargo();
    let silent = fetch.args(["deny", "fetch", "db"]).stdout(Stdio::null()).stderr(Stdio::null());
    if silent.status().is_ok_and(|status| status.success()) {
        return vec![LICENCES, ADVISORIES];
    }
    println!(
        "The list of known faults (github.com/rustsec/advisory-db) cannot be fetched here, so the dependencies are not looked up in it."
    );
    vec![LICENCES]
}

/// The tests with nextest, or with cargo itself if that is not installed.
fn tests() -> Step {
    if can("nextest") {
        return NEXTEST;
    }
    println!("cargo-nextest is not installed, so the tests run more slowly.");
    println!("`cargo install --locked cargo-nextest` installs it.");
    PLAIN_TESTS
}

/// Returns whether a program is installed.
fn has(program: &str) -> bool {
    let mut command = Command::new(program);
    let silent = command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
    silent.status().is_ok_and(|status| status.success())
}

/// Returns whether cargo has a subcommand.
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
            // Use the program that was just built, not an older one elsewhere.
            let target = std::env::var_os("CARGO_TARGET_DIR")
                .map_or_else(|| crate::project().join("target"), std::path::PathBuf::from);
            command.env("FIEF_BIN", target.join("debug").join("fief"));
            return command;
        }
        let mut command = crate::cargo();
        command.args(self.arguments).current_dir(crate::project());
        if crate::python::python().is_none() {
            // The bindings are checked even without Python, because PyO3 knows what they need.
            command.env("PYO3_NO_PYTHON", "1");
        }
        if self.arguments[0] == "doc" {
            command.env("RUSTDOCFLAGS", "--deny warnings");
        }
        command
    }
}
