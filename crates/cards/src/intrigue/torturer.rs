use fief_engine::prelude::*;

use crate::sets::base::curse;

pub static CARD: Card = card("Torturer", 5, [Action, Attack])
    .text("+3 Cards. The others each choose: discard 2 cards, or gain a Curse to hand.")
    .cards(3)
    .play(|g, you| {
        g.attack(you, |g, victim| {
            let options = ["discard 2 cards", "gain a Curse to hand"];
            for option in g.choose_options(victim, 1, &options)? {
                if option == 0 {
                    g.discard_from_hand(victim, exactly(2))?;
                } else {
                    g.gain_to(victim, &curse::CARD, Zone::Hand(victim))?;
                }
            }
            Ok(())
        })
    });
