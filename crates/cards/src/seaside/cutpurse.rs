use fief_engine::prelude::*;

use crate::sets::base::copper;

pub static CARD: Card = card("Cutpurse", 4, [Action, Attack])
    .text("+$2. The others each discard a Copper, or reveal a hand without one.")
    .coins(2)
    .play(|g, you| {
        g.attack(you, |g, victim| {
            let is_copper = |s: &State, card| s.is_a(card, &copper::CARD);
            let hand = Zone::Hand(victim);
            let coppers = g.choose_cards(victim, Verb::Discard, hand, exactly(1), is_copper)?;
            if coppers.is_empty() {
                return g.reveal_hand(victim);
            }
            g.discard(victim, &coppers)
        })
    });
