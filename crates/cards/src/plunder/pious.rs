use fief_engine::prelude::*;

use super::cursed::is_such_a_card;

pub static CARD: Card = trait_card("Pious")
    .text("When you gain a Pious card, you may trash a card from hand.")
    .ability(
        Ability::when(Trigger::Gain, "you may trash a card", is_such_a_card, |g, t| {
            g.may_trash_from_hand(t.you, any_card).done()
        })
        .of_landscape(),
    );
