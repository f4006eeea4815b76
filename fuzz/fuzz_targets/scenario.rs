//! Reads any text as a scenario: it is refused with a reason, or it runs.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for scenario in fief_scenarios::parse(text).unwrap_or_default() {
        let _ = scenario.run();
    }
});
