use fief_engine::prelude::*;

pub static CARD: Card = card("Tide Pools", 4, [Action, Duration])
    .text("+3 Cards, +1 Action. At the start of your next turn, discard 2 cards.")
    .cards(3)
    .actions(1)
    .play(|g, you| {
        g.at_start_of_next_turn(you, &NEXT_TURN);
        Ok(())
    });

static NEXT_TURN: Ability = Ability::when(Trigger::TurnStart, "discard 2 cards", always, |g, t| {
    g.discard_from_hand(t.you, exactly(2)).done()
});
