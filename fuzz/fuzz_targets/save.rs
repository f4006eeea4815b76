//! Loads any text as a saved game: as it is, and with a correct check number.

#![no_main]

use fief_proofs::damage::{load_anything, with_right_check};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let _ = load_anything(text);
    let _ = load_anything(&with_right_check(text));
});
