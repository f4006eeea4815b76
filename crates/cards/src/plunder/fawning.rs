use fief_engine::prelude::*;

use crate::sets::base::province;

pub static CARD: Card =
    trait_card("Fawning").text("When you gain a Province, gain a Fawning card.").ability(
        Ability::when(
            Trigger::Gain,
            "gain a Fawning card",
            |s, t| t.by_you() && s.is_copy_of(t.event.subject().kind, &province::CARD),
            |g, t| match g.state().pile_chosen_for(t.kind) {
                Some(pile) => g.gain_from_pile(t.you, pile, Zone::Discard(t.you)).done(),
                None => Ok(()),
            },
        )
        .of_landscape(),
    );
