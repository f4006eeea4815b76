use fief_engine::prelude::*;

use super::prepare::play_all;

pub static CARD: Card = trait_card("Patient")
    .text(
        "At the start of your Clean-up, you may set aside Patient cards from hand, to play them at \
         the start of your next turn.",
    )
    .ability(
        Ability::when(Trigger::CleanUpStart, "set aside Patient cards", by_you, |g, t| {
            let is_patient = |s: &State, card| s.is_chosen_for(s.kind(card), t.kind);
            let hand = Zone::Hand(t.you);
            let cards = g.choose_cards(t.you, Verb::SetAside, hand, ANY_NUMBER, is_patient)?;
            if !cards.is_empty() {
                let later = g.at_start_of_next_turn(t.you, &NEXT_TURN).id;
                g.set_aside_for_ability(t.you, &cards, later);
            }
            Ok(())
        })
        .of_landscape(),
    );

static NEXT_TURN: Ability =
    Ability::when(Trigger::TurnStart, "play the Patient cards", always, |g, t| {
        play_all(g, t, any_card)
    });
