use fief_engine::prelude::*;

pub static CARD: Card = trait_card("Hasty")
    .text("When you gain a Hasty card, set it aside, and play it at the start of your next turn.")
    .ability(
        Ability::when(Trigger::Gain, "set it aside", by_you, |g, t| {
            let gained = t.event.subject().card;
            if g.still_there(gained) {
                let aside = g.set_aside(t.you, gained.card);
                g.at_start_of_next_turn(t.you, &PLAY_IT).remember(aside);
            }
            Ok(())
        })
        .of_landscape()
        .about_chosen(),
    );

static PLAY_IT: Ability =
    Ability::when(Trigger::TurnStart, "play the Hasty card", always, |g, t| match t.remembered() {
        Some(aside) => g.play_tracked(t.you, aside).done(),
        None => Ok(()),
    });
