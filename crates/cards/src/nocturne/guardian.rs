use fief_engine::prelude::*;

pub static CARD: Card = card("Guardian", 2, [Night, Duration])
    .text(
        "At the start of your next turn, +$1. Until then, other players' Attacks do not affect you. This \
         is gained to your hand.",
    )
    .gained_to_hand()
    .play(|g, you| {
        g.at_start_of_next_turn(you, &NEXT_TURN);
        g.until_your_next_turn(you, &Ability::UNAFFECTED_BY_ATTACKS);
        Ok(())
    });

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "+$1", always, |g, t| g.coins(t.you, 1));
