use fief_engine::prelude::*;

use crate::sets::base::{curse, estate};

pub static CARD: Card = card("Followers", 0, [Action, Attack, Prize])
    .non_supply(PileSize::Fixed(1))
    .text(
        "+2 Cards. Gain an Estate. The others each gain a Curse and discard down to 3 cards in hand.",
    )
    .cards(2)
    .play(|g, you| {
        g.gain(you, &estate::CARD)?;
        g.attack(you, |g, victim| {
            g.gain(victim, &curse::CARD)?;
            g.discard_down_to(victim, 3)
        })
    });
