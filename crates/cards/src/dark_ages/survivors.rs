use fief_engine::prelude::*;

use super::ruins::ruin;

pub static CARD: Card = ruin("Survivors")
    .text("Look at 2 cards from your deck. Discard both, or put them back in any order.")
    .play(|g, you| {
        let seen = g.look_at_deck(you, 2)?;
        if seen.is_empty() {
            return Ok(());
        }
        match g.choose_option(you, &["discard them", "put them back"])? {
            0 => g.discard(you, &seen),
            _ => g.topdeck(you, &seen),
        }
    });
