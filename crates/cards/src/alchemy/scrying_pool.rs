use fief_engine::prelude::*;

use crate::sets::base::spy::spy_on_everyone;

pub static CARD: Card = card("Scrying Pool", 2, [Action, Attack])
    .potion()
    .text(
        "+1 Action. All players reveal their top card; for each you say whether it is \
         discarded or stays. Then reveal cards from your deck until one is no Action, and put them \
         all into your hand.",
    )
    .actions(1)
    .play(|g, you| {
        spy_on_everyone(g, you)?;
        let no_action = |s: &State, revealed: &[CardId]| {
            revealed.last().is_some_and(|&card| !s.is(card, Action))
        };
        let revealed = g.dig(you, no_action)?;
        g.take(you, &revealed)
    });
