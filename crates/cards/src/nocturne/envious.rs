use fief_engine::prelude::*;

use crate::sets::base::{gold, silver};

pub static CARD: Card = state_card("Envious")
    .text("At the start of your Buy phase, return this; Silver and Gold make $1 this turn.")
    .ability(
        Ability::when(Trigger::BuyPhaseStart, "Silver and Gold make $1", by_you, |g, t| {
            g.return_state(t.you, &CARD);
            g.this_turn(t.you, &POORER);
            Ok(())
        })
        .of_landscape(),
    );

static POORER: Ongoing = Ongoing::coins_instead("Silver and Gold make $1", |s, _, kind| {
    let poorer = s.is_copy_of(kind, &silver::CARD) || s.is_copy_of(kind, &gold::CARD);
    poorer.then_some(1)
});
