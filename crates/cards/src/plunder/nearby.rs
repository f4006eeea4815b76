use fief_engine::prelude::*;

use super::cursed::is_such_a_card;

pub static CARD: Card = trait_card("Nearby").text("When you gain a Nearby card, +1 Buy.").ability(
    Ability::when(Trigger::Gain, "+1 Buy", is_such_a_card, |g, t| g.buys(t.you, 1)).of_landscape(),
);
