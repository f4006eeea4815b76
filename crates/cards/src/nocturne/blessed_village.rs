use fief_engine::prelude::*;

use crate::fate;

pub static CARD: Card = card("Blessed Village", 4, [Action, Fate])
    .text(
        "+1 Card, +2 Actions. When you gain this, take a Boon, and receive it now or at the \
         start of your next turn.",
    )
    .setup(|b| {
        fate::boons(b);
    })
    .cards(1)
    .actions(2)
    .ability(Ability::when(Trigger::Gain, "take a Boon", always, |g, t| {
        let Some(boon) = fate::take_boon(g) else { return Ok(()) };
        g.reveal_cards(t.you, &[boon])?;
        if g.choose_option(t.you, &["receive it now", "receive it next turn"])? == 0 {
            return fate::receive_taken(g, t.you, boon);
        }
        let boon = g.track(boon);
        g.at_start_of_next_turn(t.you, &NEXT_TURN).remember(boon);
        Ok(())
    }));

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "receive the Boon", always, |g, t| match t.remembered() {
        Some(boon) => fate::receive_taken(g, t.you, boon.card),
        None => Ok(()),
    });
