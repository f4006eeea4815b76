//! `cargo xtask play`: from a fresh clone to a game.

use std::process::ExitCode;

pub(crate) fn run(arguments: &[String]) -> ExitCode {
    println!("Building Fief; the first time takes a minute or two.");
    let status = crate::cargo()
        .args(["run", "--release", "--package", "fief-cli", "--bin", "fief"])
        .arg("--manifest-path")
        .arg(crate::project().join("Cargo.toml"))
        .args(["--", "play"])
        .args(arguments)
        .status();
    match status {
        Ok(status) if status.success() => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("xtask: cargo does not start: {error}");
            ExitCode::FAILURE
        }
    }
}
