//! `fief scenario`: runs scenario files.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use fief_scenarios::files::{self, File};

/// Run scenario files, or all those in folders.
#[derive(Args)]
pub(crate) struct ScenarioArgs {
    /// Files or folders.
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// Print each game as a log.
    #[arg(long)]
    show: bool,
}

#[derive(Default)]
struct Tally {
    passed: usize,
    failed: usize,
}

impl ScenarioArgs {
    pub(crate) fn run(&self) -> ExitCode {
        let mut tally = Tally::default();
        for path in &self.paths {
            match files::read(path) {
                Ok(files) => files.iter().for_each(|file| self.run_file(file, &mut tally)),
                Err(error) => tally.fail(&error.to_string()),
            }
        }
        println!("{} passed, {} failed", tally.passed, tally.failed);
        if tally.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }

    fn run_file(&self, file: &File, tally: &mut Tally) {
        let scenarios = match file.parse() {
            Ok(scenarios) => scenarios,
            Err(error) => return tally.fail(&error.to_string()),
        };
        for scenario in scenarios {
            let outcome = scenario.run();
            if self.show {
                println!("# {} ({}:{})", scenario.title(), file.name, scenario.line());
                outcome.log().iter().for_each(|line| println!("  {line}"));
            }
            match &outcome.failure {
                None => tally.passed += 1,
                Some(error) => {
                    let place = error.in_file(&file.name);
                    tally.fail(&format!("{place}\n    in: {}", scenario.title()));
                }
            }
        }
    }
}

impl Tally {
    fn fail(&mut self, why: &str) {
        println!("{why}");
        self.failed += 1;
    }
}
