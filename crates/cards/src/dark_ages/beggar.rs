use fief_engine::prelude::*;

use crate::sets::base::{copper, silver};

pub static CARD: Card = card("Beggar", 2, [Action, Reaction])
    .text(
        "Gain 3 Coppers to hand. Reaction: before another player's Attack, you may discard this \
         from hand to gain two Silvers, the first onto your deck.",
    )
    .play(|g, you| {
        for _ in 0..3 {
            g.gain_to(you, &copper::CARD, Zone::Hand(you))?;
        }
        Ok(())
    })
    .reaction_to_attack(
        "discard, to gain two Silvers",
        |s, t| s.is_attack_on(t.you, t.event),
        |g, t| {
            g.discard_this(t.you)?;
            g.gain_to(t.you, &silver::CARD, Zone::Deck(t.you))?;
            g.gain(t.you, &silver::CARD).done()
        },
    );
