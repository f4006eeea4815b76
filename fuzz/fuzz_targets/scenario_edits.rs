//! Reads a scenario of the project with edits: a nearly right text gets further than a random one.

#![no_main]

use std::sync::LazyLock;

use fief_proofs::damage::edit;
use fief_scenarios::files::{File, embedded};
use libfuzzer_sys::fuzz_target;

static FILES: LazyLock<Vec<File>> = LazyLock::new(embedded);

fuzz_target!(|data: &[u8]| {
    let [low, high, edits @ ..] = data else { return };
    let which = usize::from(u16::from_le_bytes([*low, *high]));
    let edited = edit(&FILES[which % FILES.len()].text, edits);
    for scenario in fief_scenarios::parse(&edited).unwrap_or_default() {
        let _ = scenario.run();
    }
});
