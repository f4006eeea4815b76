use fief_engine::prelude::*;

use crate::sets::base::curse;

pub static CARD: Card = card("Sea Witch", 5, [Action, Duration, Attack])
    .text(
        "+2 Cards. The others each gain a Curse. At the start of your next turn, +2 Cards, then \
         discard 2 cards.",
    )
    .cards(2)
    .play(|g, you| {
        g.attack(you, |g, victim| g.gain(victim, &curse::CARD).done())?;
        g.at_start_of_next_turn(you, &NEXT_TURN);
        Ok(())
    });

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "+2 Cards, then discard 2", always, |g, t| {
        g.cards(t.you, 2)?;
        g.discard_from_hand(t.you, exactly(2)).done()
    });
