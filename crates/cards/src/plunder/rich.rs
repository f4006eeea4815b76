use fief_engine::prelude::*;

use super::cursed::is_such_a_card;
use crate::sets::base::silver;

pub static CARD: Card =
    trait_card("Rich").text("When you gain a Rich card, gain a Silver.").ability(
        Ability::when(Trigger::Gain, "gain a Silver", is_such_a_card, |g, t| {
            g.gain(t.you, &silver::CARD).done()
        })
        .of_landscape(),
    );
