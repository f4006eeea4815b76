use fief_engine::prelude::*;

use crate::sets::base::{gold, silver};

pub static CARD: Card = card("Corsair", 5, [Action, Duration, Attack])
    .text(
        "+$2. At the start of your next turn, +1 Card. Until then, the others each trash the first \
         Silver or Gold that they play each turn.",
    )
    .coins(2)
    .play(|g, you| {
        g.until_your_next_turn(you, &PLUNDER);
        g.at_start_of_next_turn(you, &NEXT_TURN);
        Ok(())
    });

static PLUNDER: Ability = Ability::when(
    Trigger::AfterPlay,
    "trash it",
    |s, t| {
        let prey = [&silver::CARD, &gold::CARD];
        t.event.play.is_some_and(|play| s.is_first_play_of(play, &prey))
    },
    |g, t| {
        if g.state().is_still_in_play(t.event) {
            g.trash(t.you, &[t.event.subject().card.card])?;
        }
        Ok(())
    },
)
.about([Treasure])
.settled()
.on_others();

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "+1 Card", always, |g, t| g.cards(t.you, 1));
