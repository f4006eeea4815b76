//! The number that tells a question from others, and the stable hash that it is made with.

use std::hash::Hasher;

use super::{Asker, Choice, Question};

impl Question {
    /// A short number for what is asked: a recorded answer is only taken for the question it was given to. It is made
    /// of identities and counts, never of words, so that a text can be said better or in another language.
    pub fn fingerprint(&self) -> u32 {
        let mut mixer = Mixer::new();
        let asker = match self.asker {
            Asker::Rules => u16::MAX,
            Asker::Card(kind) => kind.0,
        };
        mixer.mix(
            u64::from(self.player.0)
                | self.verb.number() << 8
                | u64::from(asker) << 16
                | u64::from(self.min) << 32
                | u64::from(self.max) << 48,
        );
        mixer.mix(self.options.piles.0);
        for &choice in &self.options.listed {
            match choice {
                Choice::Card { kind, count } => {
                    mixer.mix(u64::from(kind.0) | u64::from(count) << 16 | 1 << 32);
                }
                Choice::Pile(pile) => mixer.mix(u64::from(pile.0) | 2 << 32),
                Choice::Name(kind) => mixer.mix(u64::from(kind.0) | 3 << 32),
                Choice::Amount(n) => mixer.mix(u64::from(n) | 4 << 32),
                Choice::Landscape(kind) => mixer.mix(u64::from(kind.0) | 6 << 32),
                Choice::Ability { kind, ability, .. } => {
                    mixer.mix(u64::from(kind.0) | u64::from(ability.number()) << 16 | 5 << 32);
                }
                Choice::Instruction { nth, .. } => mixer.mix(u64::from(nth) | 7 << 32),
                Choice::Rule(purpose) => mixer.mix(purpose as u64 | 8 << 32),
            }
        }
        let wide = mixer.finish();
        (wide ^ wide >> 32) as u32
    }
}

/// A small stable hash: the standard library does not promise to keep its own.
#[derive(Debug)]
pub(crate) struct Mixer(u64);

impl Mixer {
    pub(crate) fn new() -> Self {
        Self(0xCBF2_9CE4_8422_2325)
    }

    #[inline]
    pub(crate) fn mix(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.0 ^= self.0 >> 29;
    }
}

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        let z = (self.0 ^ self.0 >> 32).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        z ^ z >> 32
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.mix(u64::from_le_bytes(word));
        }
        self.mix(bytes.len() as u64);
    }
}

/// Hashes a text with the stable hash.
pub fn stable_hash(text: &str) -> u64 {
    let mut mixer = Mixer::new();
    mixer.write(text.as_bytes());
    mixer.finish()
}
