//! `cargo xtask python` and `cargo xtask wheel`: the Python package, in a virtual environment of its own.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, bail};

/// The packages that the tests need.
const NEEDED: &[&str] =
    &["maturin>=1.9,<2", "numpy", "pytest", "pettingzoo>=1.24", "gymnasium>=1.0", "pyarrow"];

/// Packages that some tests need and that are not available on every machine.
const OPTIONAL: &[&str] = &["open_spiel>=1.5", "ray>=2.40"];

/// Builds the package with the profile of the Rust tests, and runs its tests.
pub(crate) fn run(arguments: &[String]) -> Result<()> {
    let Some(environment) = environment()? else { return Ok(()) };
    install(&environment)?;
    let manifest = crate::project().join("python/Cargo.toml");
    let built = tool(&environment, "maturin")
        .args(["develop", "--quiet", "--profile", "dev", "--manifest-path"])
        .arg(manifest)
        .env("VIRTUAL_ENV", &environment)
        .current_dir(crate::project().join("python"))
        .status()
        .context("starting maturin")?;
    if !built.success() {
        bail!("the Python package does not build");
    }
    let passed = tool(&environment, "python")
        .args(["-m", "pytest", "-q", "-p", "no:cacheprovider", "--durations=5"])
        .args(arguments)
        .current_dir(crate::project().join("python"))
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .status()
        .context("starting pytest")?;
    if passed.success() { Ok(()) } else { bail!("the tests of the Python package fail") }
}

/// Builds a wheel for this machine.
pub(crate) fn wheel() -> Result<()> {
    let Some(environment) = environment()? else { bail!("a wheel needs Python 3.10 or later") };
    install(&environment)?;
    let out = target().join("wheels");
    let built = tool(&environment, "maturin")
        .args(["build", "--out"])
        .arg(&out)
        .args(["--manifest-path"])
        .arg(crate::project().join("python/Cargo.toml"))
        .current_dir(crate::project().join("python"))
        .status()
        .context("starting maturin")?;
    if !built.success() {
        bail!("the wheel does not build");
    }
    println!("`pip install {}/fief-*.whl` installs it.", out.display());
    Ok(())
}

/// The machine's Python, if it is new enough.
pub(crate) fn python() -> Option<&'static str> {
    let new_enough = "import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))";
    let works = |name: &&str| {
        let mut command = Command::new(name);
        command.args(["-c", new_enough]).output().is_ok_and(|output| output.status.success())
    };
    ["python3", "python"].into_iter().find(works)
}

fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR")
        .map_or_else(|| crate::project().join("target"), PathBuf::from)
}

/// The virtual environment, created if necessary; `None` on a machine without Python.
fn environment() -> Result<Option<PathBuf>> {
    let Some(python) = python() else {
        let missing = "Python 3.10 or later (with venv) is not here";
        if std::env::var_os("CI").is_some() {
            bail!("{missing}, and the tests of the Python package must run in CI");
        }
        println!("{missing}, so the Python package is not tested: see https://python.org.");
        return Ok(None);
    };
    let folder = target().join("python-venv");
    if !program(&folder, "python").is_file() {
        println!("Making a virtual environment in {}.", folder.display());
        fs::create_dir_all(target())?;
        let made = Command::new(python).args(["-m", "venv"]).arg(&folder).status()?;
        if !made.success() {
            bail!("{python} -m venv does not work");
        }
    }
    Ok(Some(folder))
}

/// Installs the packages that the tests need, unless that was done before.
fn install(environment: &Path) -> Result<()> {
    let note = environment.join("fief-installed.txt");
    let wanted = [NEEDED, OPTIONAL].concat().join("\n");
    if fs::read_to_string(&note).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    if !pip(environment, NEEDED)? {
        bail!("pip cannot install the packages that the tests need: {}", NEEDED.join(", "));
    }
    for package in OPTIONAL {
        if !pip(environment, &[package])? {
            println!("{package} cannot be installed here, so its tests are left out.");
        }
    }
    Ok(fs::write(note, wanted)?)
}

fn pip(environment: &Path, packages: &[&str]) -> Result<bool> {
    let installed = tool(environment, "python")
        .args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"])
        .args(packages)
        .status()
        .context("starting pip")?;
    Ok(installed.success())
}

/// A program of the virtual environment.
fn program(environment: &Path, name: &str) -> PathBuf {
    if cfg!(windows) {
        environment.join("Scripts").join(name).with_extension("exe")
    } else {
        environment.join("bin").join(name)
    }
}

fn tool(environment: &Path, name: &str) -> Command {
    Command::new(program(environment, name))
}
