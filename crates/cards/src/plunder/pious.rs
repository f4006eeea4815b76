use fief_engine::prelude::*;

pub static CARD: Card = trait_card("Pious")
    .text("When you gain a Pious card, you may trash a card from hand.")
    .ability(
        Ability::when(Trigger::Gain, "you may trash a card", by_you, |g, t| {
            g.may_trash_from_hand(t.you, any_card).done()
        })
        .of_landscape()
        .about_chosen(),
    );
