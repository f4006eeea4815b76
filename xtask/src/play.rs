//! `cargo xtask play`: from a fresh clone to a game in the browser.

use std::path::Path;
use std::process::{Command, ExitCode};

use anyhow::{Context as _, Result, bail};

pub(crate) fn run(arguments: &[String]) -> Result<ExitCode> {
    build_client(&crate::project().join("web"))?;
    println!("Building Fief; the first time takes a few minutes.");
    let status = crate::cargo()
        .args(["run", "--profile", "play", "--package", "fief-cli", "--bin", "fief"])
        .arg("--manifest-path")
        .arg(crate::project().join("Cargo.toml"))
        .args(["--", "serve"])
        .args(arguments)
        .status()
        .context("starting cargo")?;
    Ok(if status.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Builds the client, which the server then embeds.
fn build_client(web: &Path) -> Result<()> {
    if !web.join("package.json").is_file() {
        bail!("there is no client in {}; the terminal game is `cargo fief play`", web.display());
    }
    println!("Building the client.");
    if !has_packages(web) {
        npm(web, &["ci", "--no-audit", "--no-fund"])?;
    }
    npm(web, &["run", "build"])
}

/// Returns whether the packages of the lock file are installed already: npm records when it installs them.
fn has_packages(web: &Path) -> bool {
    let changed = |file: &str| web.join(file).metadata().and_then(|file| file.modified()).ok();
    changed("node_modules/.package-lock.json") > changed("package-lock.json")
}

fn npm(web: &Path, arguments: &[&str]) -> Result<()> {
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let status = Command::new(npm).args(arguments).current_dir(web).status().context(
        "starting npm; https://nodejs.org has it. The terminal game needs none: `cargo fief play`",
    )?;
    if !status.success() {
        bail!("`npm {}` in {} failed", arguments.join(" "), web.display());
    }
    Ok(())
}
