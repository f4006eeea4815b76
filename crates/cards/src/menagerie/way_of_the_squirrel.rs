use fief_engine::prelude::*;

pub static CARD: Card = way("Way of the Squirrel")
    .text("+2 Cards at the end of this turn.")
    .instead_of_an_action("+2 Cards at the end of this turn", |g, t| {
        g.at_end_of_turn(t.you, &TWO_CARDS);
        Ok(())
    });

static TWO_CARDS: Ability =
    Ability::when(Trigger::TurnEnd, "+2 Cards", always, |g, t| g.cards(t.you, 2));
