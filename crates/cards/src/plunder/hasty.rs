use fief_engine::prelude::*;

use super::cursed::is_such_a_card;

pub static CARD: Card = trait_card("Hasty")
    .text("When you gain a Hasty card, set it aside, and play it at the start of your next turn.")
    .ability(
        Ability::when(Trigger::Gain, "set it aside", is_such_a_card, |g, t| {
            let gained = t.event.subject().card;
            if g.still_there(gained) {
                let aside = g.set_aside(t.you, gained.card);
                g.at_start_of_next_turn(t.you, &PLAY_IT).card = Some(aside);
            }
            Ok(())
        })
        .of_landscape(),
    );

static PLAY_IT: Ability =
    Ability::when(Trigger::TurnStart, "play the Hasty card", always, |g, t| {
        match t.later.and_then(|row| row.card) {
            Some(aside) => g.play_tracked(t.you, aside).done(),
            None => Ok(()),
        }
    });
