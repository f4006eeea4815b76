use fief_engine::prelude::*;

use crate::sets::base::curse;

pub static CARD: Card = card("Sea Hag", 4, [Action, Attack])
    .text("The others each discard the top card of their deck, then gain a Curse onto it.")
    .play(|g, you| {
        g.attack(you, |g, victim| {
            g.discard_from_deck(victim)?;
            g.gain_to(victim, &curse::CARD, Zone::Deck(victim)).done()
        })
    });
