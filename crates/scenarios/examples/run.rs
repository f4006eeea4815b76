//! Runs scenario files without the rest of the program, and prints the game of each that fails:
//! `cargo run --profile quick -p fief-scenarios --example run -- scenarios/seaside`.

use std::path::Path;
use std::process::ExitCode;

use fief_scenarios::files;

fn main() -> ExitCode {
    let mut failed = 0;
    for path in std::env::args().skip(1) {
        for file in files::read(Path::new(&path)).unwrap_or_else(|error| panic!("{error}")) {
            let scenarios = match file.parse() {
                Ok(scenarios) => scenarios,
                Err(error) => {
                    println!("{error}");
                    failed += 1;
                    continue;
                }
            };
            for scenario in scenarios {
                let outcome = scenario.run();
                if let Some(error) = &outcome.failure {
                    println!("{}\n    in: {}", error.in_file(&file.name), scenario.title());
                    for line in outcome.log() {
                        println!("      {line}");
                    }
                    failed += 1;
                }
            }
        }
    }
    println!("{failed} failed");
    ExitCode::from(u8::from(failed > 0))
}
