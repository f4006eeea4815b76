use fief_engine::prelude::*;

pub static CARD: Card = card("Fortune Teller", 3, [Action, Attack])
    .text(
        "+$2. The others each reveal cards from their deck until one is a Victory card or a Curse, \
         put it back and discard the others.",
    )
    .coins(2)
    .play(|g, you| {
        g.attack(you, |g, victim| {
            let wanted = |s: &State, card| s.is(card, Victory) || s.is(card, Curse);
            let (found, others) = g.dig_for(victim, wanted)?;
            if let Some(card) = found {
                g.topdeck_openly(victim, card)?;
            }
            g.discard(victim, &others)
        })
    });
