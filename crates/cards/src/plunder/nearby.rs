use fief_engine::prelude::*;

pub static CARD: Card = trait_card("Nearby").text("When you gain a Nearby card, +1 Buy.").ability(
    Ability::when(Trigger::Gain, "+1 Buy", by_you, |g, t| g.buys(t.you, 1))
        .of_landscape()
        .about_chosen(),
);
