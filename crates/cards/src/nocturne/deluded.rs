use fief_engine::prelude::*;

pub static CARD: Card = state_card("Deluded")
    .text("At the start of your Buy phase, return this; you cannot buy Actions this turn.")
    .ability(
        Ability::when(Trigger::BuyPhaseStart, "no Actions can be bought", by_you, |g, t| {
            g.return_state(t.you, &CARD);
            g.this_turn(t.you, &NO_ACTIONS);
            Ok(())
        })
        .of_landscape(),
    );

static NO_ACTIONS: Ongoing =
    Ongoing::forbids_buying("no Actions can be bought", |s, _, kind| s.types(kind).has(Action));
