use fief_engine::prelude::*;

pub static CARD: Card = card("Lost City", 5, [Action])
    .text("+2 Cards, +2 Actions. When you gain this, each other player draws a card.")
    .cards(2)
    .actions(2)
    .ability(Ability::when(Trigger::Gain, "the others draw a card", always, |g, t| {
        g.each_other(t.you, |g, other| g.draw(other, 1))
    }));
