use fief_engine::prelude::*;

use super::hovel;

pub static CARD: Card = card("Overgrown Estate", 1, [Victory, Shelter])
    .shelter()
    .text("0 VP. When you trash this, +1 Card.")
    .setup(hovel::shelters)
    .ability(Ability::when(Trigger::Trash, "+1 Card", always, |g, t| g.cards(t.you, 1)));
