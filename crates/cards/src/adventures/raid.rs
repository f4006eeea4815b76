use fief_engine::prelude::*;

use super::your_minus_1_card_token as minus_card;
use crate::sets::base::silver;

pub static CARD: Card = event("Raid", 5)
    .text(
        "Gain a Silver per Silver you have in play. The others each put their -1 Card token on \
         their deck.",
    )
    .setup(|b| b.bring(&minus_card::CARD))
    .play(|g, you| {
        let silvers = g.in_play_where(you, |s, card| s.is_a(card, &silver::CARD)).len();
        for _ in 0..silvers {
            g.gain(you, &silver::CARD)?;
        }
        g.each_other(you, |g, other| {
            g.take_minus_card_token(other);
            Ok(())
        })
    });
