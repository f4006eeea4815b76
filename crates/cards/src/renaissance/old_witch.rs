use fief_engine::prelude::*;

use crate::sets::base::curse;

pub static CARD: Card = card("Old Witch", 5, [Action, Attack])
    .text("+3 Cards. The others each gain a Curse, and may trash a Curse from hand.")
    .cards(3)
    .play(|g, you| {
        g.attack(you, |g, victim| {
            g.gain(victim, &curse::CARD)?;
            g.may_trash_from_hand(victim, |s, card| s.is_a(card, &curse::CARD)).done()
        })
    });
