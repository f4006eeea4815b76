//! Luck from the system, for ids and seeds.

use std::time::{SystemTime, UNIX_EPOCH};

#[cfg(test)]
thread_local! {
    static SEEDED: std::cell::RefCell<Option<fief_engine::rng::Rng>> = const { std::cell::RefCell::new(None) };
}

/// From now on, luck on this thread comes from a seed.
#[cfg(test)]
pub(crate) fn seed(seed: u64) {
    SEEDED.with_borrow_mut(|luck| *luck = Some(fief_engine::rng::Rng::new(seed)));
}

/// A number nobody can guess.
pub(crate) fn number() -> u64 {
    #[cfg(test)]
    if let Some(number) =
        SEEDED.with_borrow_mut(|luck| luck.as_mut().map(fief_engine::rng::Rng::next_u64))
    {
        return number;
    }
    getrandom::u64().expect("the system has random numbers")
}

/// Letters and digits that cannot be mistaken for each other.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// An id that nobody can guess and anybody can read aloud: 12 letters, 60 bits.
pub(crate) fn id() -> String {
    let mut luck = number();
    let letter = |_| {
        let letter = LETTERS[(luck % 32) as usize];
        luck /= 32;
        letter as char
    };
    (0..12).map(letter).collect()
}

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}
