use fief_engine::prelude::*;

use crate::sets::base::{copper, curse};

pub static CARD: Card = card("Mountebank", 5, [Action, Attack])
    .text("+$2. The others each may discard a Curse from hand; if they do not, they gain a Curse and a Copper.")
    .coins(2)
    .play(|g, you| {
        g.attack(you, |g, victim| {
            let is_curse = |s: &State, card| s.is_a(card, &curse::CARD);
            if g.discard_from_hand_where(victim, up_to(1), is_curse)?.is_empty() {
                g.gain(victim, &curse::CARD)?;
                g.gain(victim, &copper::CARD)?;
            }
            Ok(())
        })
    });
