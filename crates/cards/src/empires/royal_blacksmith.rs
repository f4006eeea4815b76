use fief_engine::prelude::*;

use crate::sets::base::copper;

pub static CARD: Card = card("Royal Blacksmith", 0, [Action])
    .debt(8)
    .text("+5 Cards. Reveal your hand and discard the Coppers.")
    .cards(5)
    .play(|g, you| {
        g.reveal_hand(you)?;
        let hand = g.state().cards().in_zone(Zone::Hand(you));
        let coppers: Handful = hand.filter(|&card| g.state().is_a(card, &copper::CARD)).collect();
        g.discard(you, &coppers)
    });
