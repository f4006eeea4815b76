//! Loads a real saved game with edits: a nearly right text gets further than a random one.

#![no_main]

use std::sync::LazyLock;

use fief_proofs::case::Case;
use fief_proofs::damage::{edit, load_anything, saved_early, with_right_check};
use libfuzzer_sys::fuzz_target;

static SAVES: LazyLock<Vec<String>> =
    LazyLock::new(|| (0..8).map(|seed| saved_early(&Case::new(seed), 30).save()).collect());

fuzz_target!(|data: &[u8]| {
    let Some((&which, edits)) = data.split_first() else { return };
    let save = &SAVES[which as usize % SAVES.len()];
    let edited = edit(save, edits);
    if let Ok(loaded) = load_anything(&edited) {
        assert_eq!(&loaded.save(), save, "another game out of a damaged save");
    }
    let _ = load_anything(&with_right_check(&edited));
});
