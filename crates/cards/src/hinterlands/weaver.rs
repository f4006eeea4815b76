use fief_engine::prelude::*;

use crate::sets::base::silver;

pub static CARD: Card = card("Weaver", 4, [Action, Reaction])
    .text(
        "Choose one: gain 2 Silvers; or gain a card that costs at most $4. When you discard this other \
         than in Clean-up, you may play it.",
    )
    .play(|g, you| {
        match g.choose_option(you, &["gain 2 Silvers", "gain a card costing up to $4"])? {
            0 => {
                g.gain(you, &silver::CARD)?;
                g.gain(you, &silver::CARD).done()
            }
            _ => g.gain_costing_up_to(you, Cost::coins(4)).done(),
        }
    })
    .ability(super::trail::played_on(Trigger::Discard));
