use fief_engine::prelude::*;

pub static CARD: Card = card("Ghost Town", 3, [Night, Duration])
    .text("At the start of your next turn, +1 Card and +1 Action. This is gained to your hand.")
    .gained_to_hand()
    .play(|g, you| {
        g.at_start_of_next_turn(you, &NEXT_TURN);
        Ok(())
    });

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "+1 Card and +1 Action", always, |g, t| {
        g.cards(t.you, 1)?;
        g.actions(t.you, 1)
    });
