use fief_engine::prelude::*;

pub static CARD: Card = landmark("Tomb").text("When you trash a card, +1 VP.").ability(
    Ability::when(Trigger::Trash, "+1 VP", by_you, |g, t| g.points(t.you, 1)).of_landscape(),
);
