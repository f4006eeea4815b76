use fief_engine::prelude::*;

use crate::sets::base::curse;

pub static CARD: Card = card("Jester", 5, [Action, Attack])
    .text(
        "+$2. The others each discard their deck's top card. For a Victory card they gain a Curse; \
         otherwise either they or you gain a copy of it, as you choose.",
    )
    .coins(2)
    .play(|g, you| {
        g.attack(you, |g, victim| {
            let Some(discarded) = g.discard_from_deck(victim)? else { return Ok(()) };
            if g.state().is(discarded.card, Victory) {
                return g.gain(victim, &curse::CARD).done();
            }
            let options = ["they gain a copy", "you gain a copy"];
            let gainer = if g.choose_option(you, &options)? == 0 { victim } else { you };
            g.gain_copy(gainer, g.state().kind(discarded.card)).done()
        })
    });
