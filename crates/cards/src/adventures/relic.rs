use fief_engine::prelude::*;

use super::your_minus_1_card_token as minus_card;

pub static CARD: Card = card("Relic", 5, [Treasure, Attack])
    .text("$2. The others each put their -1 Card token on their deck.")
    .setup(|b| b.bring(&minus_card::CARD))
    .coins(2)
    .play(|g, you| {
        g.attack(you, |g, victim| {
            g.take_minus_card_token(victim);
            Ok(())
        })
    });
