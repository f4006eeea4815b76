use fief_engine::prelude::*;

use super::loot;
use crate::sets::base::curse;

pub static CARD: Card = trait_card("Cursed")
    .text("When you gain a Cursed card, gain a Loot and a Curse.")
    .setup(|b| b.outside_pile(&loot::CARD))
    .ability(
        Ability::when(Trigger::Gain, "gain a Loot and a Curse", by_you, |g, t| {
            loot::gain(g, t.you)?;
            g.gain(t.you, &curse::CARD).done()
        })
        .of_landscape()
        .about_chosen(),
    );
