use fief_engine::prelude::*;

pub static CARD: Card = card("Tactician", 5, [Action, Duration])
    .text(
        "If you have cards in hand, discard them, and at the start of your next turn: \
         +5 Cards, +1 Action, +1 Buy.",
    )
    .play(|g, you| {
        let hand: Handful = g.state().cards().in_zone(Zone::Hand(you)).collect();
        g.discard(you, &hand)?;
        if !hand.is_empty() {
            g.at_start_of_next_turn(you, &NEXT_TURN);
        }
        Ok(())
    });

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "+5 Cards, +1 Action, +1 Buy", always, |g, t| {
        g.cards(t.you, 5)?;
        g.actions(t.you, 1)?;
        g.buys(t.you, 1)
    });
