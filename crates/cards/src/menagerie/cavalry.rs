use fief_engine::prelude::*;

use super::horse;

pub static CARD: Card = card("Cavalry", 4, [Action])
    .text(
        "Gain 2 Horses. When you gain this, +2 Cards, +1 Buy, and if it is your Buy phase you \
         return to your Action phase.",
    )
    .setup(|b| b.outside_pile(&horse::CARD))
    .play(|g, you| {
        for _ in 0..2 {
            g.gain(you, &horse::CARD)?;
        }
        Ok(())
    })
    .ability(Ability::when(Trigger::Gain, "+2 Cards, +1 Buy", always, |g, t| {
        g.cards(t.you, 2)?;
        g.buys(t.you, 1)?;
        g.return_to_action_phase(t.you)
    }));
