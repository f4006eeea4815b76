use fief_engine::prelude::*;

pub static CARD: Card = card("Lackeys", 2, [Action])
    .text("+2 Cards. When you gain this, +2 Villagers.")
    .cards(2)
    .ability(Ability::when(Trigger::Gain, "+2 Villagers", always, |g, t| g.villagers(t.you, 2)));
