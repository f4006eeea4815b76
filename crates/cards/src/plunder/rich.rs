use fief_engine::prelude::*;

use crate::sets::base::silver;

pub static CARD: Card =
    trait_card("Rich").text("When you gain a Rich card, gain a Silver.").ability(
        Ability::when(Trigger::Gain, "gain a Silver", by_you, |g, t| {
            g.gain(t.you, &silver::CARD).done()
        })
        .of_landscape()
        .about_chosen(),
    );
