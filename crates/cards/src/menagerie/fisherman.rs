use fief_engine::prelude::*;

pub static CARD: Card = card("Fisherman", 5, [Action])
    .text(
        "+1 Card, +1 Action, +$1. This costs $3 less while the player whose turn it is has an empty \
         discard pile.",
    )
    .cards(1)
    .actions(1)
    .coins(1)
    .cost_now(|s, cost| {
        let player = s.turn().player;
        let is_cheap = s.is_turn_of(player) && s.cards().is_empty(Zone::Discard(player));
        if is_cheap { cost.minus(3) } else { cost }
    });
