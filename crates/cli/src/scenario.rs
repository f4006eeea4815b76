//! `fief scenario`: runs scenario files.

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use fief_scenarios::Faulty;
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

struct Report<W> {
    out: W,
    passed: usize,
    failed: usize,
}

impl ScenarioArgs {
    /// Runs everything, and says whether all passed.
    pub(crate) fn run(&self) -> Result<bool> {
        let mut report = Report { out: io::stdout().lock(), passed: 0, failed: 0 };
        for path in &self.paths {
            for file in files::each(path).unwrap_or_else(|error| vec![Err(error)]) {
                match file {
                    Ok(file) => report.run(&file, self.show)?,
                    Err(error) => report.fail(&error.to_string())?,
                }
            }
        }
        writeln!(report.out, "{} passed, {} failed", report.passed, report.failed)?;
        Ok(report.failed == 0)
    }
}

impl<W: Write> Report<W> {
    fn run(&mut self, file: &File, show: bool) -> io::Result<()> {
        for scenario in fief_scenarios::parse_each(&file.text) {
            let scenario = match scenario {
                Ok(scenario) => scenario,
                Err(Faulty { title, error }) => {
                    self.fail(&format!("{}\n    in: {title}", error.in_file(&file.name)))?;
                    continue;
                }
            };
            let outcome = scenario.run();
            if show {
                writeln!(self.out, "# {} ({}:{})", scenario.title(), file.name, scenario.line())?;
                for line in outcome.log() {
                    writeln!(self.out, "  {line}")?;
                }
            }
            match &outcome.failure {
                None => self.passed += 1,
                Some(error) => {
                    let place = error.in_file(&file.name);
                    self.fail(&format!("{place}\n    in: {}", scenario.title()))?;
                }
            }
        }
        Ok(())
    }

    fn fail(&mut self, why: &str) -> io::Result<()> {
        self.failed += 1;
        writeln!(self.out, "{why}")
    }
}
