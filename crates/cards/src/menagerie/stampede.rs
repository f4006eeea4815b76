use fief_engine::prelude::*;

use super::horse;

pub static CARD: Card = event("Stampede", 5)
    .text("If you have at most 5 cards in play, gain 5 Horses onto your deck.")
    .setup(|b| b.outside_pile(&horse::CARD))
    .play(|g, you| {
        if g.state().cards().len(Zone::InPlay(you)) <= 5 {
            for _ in 0..5 {
                g.gain_to(you, &horse::CARD, Zone::Deck(you))?;
            }
        }
        Ok(())
    });
