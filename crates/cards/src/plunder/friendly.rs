use fief_engine::prelude::*;

pub static CARD: Card = trait_card("Friendly")
    .text(
        "At the start of your Clean-up, you may discard a Friendly card, to gain a Friendly card.",
    )
    .ability(
        Ability::when(Trigger::CleanUpStart, "discard a Friendly card", by_you, |g, t| {
            let is_friendly = |s: &State, card| s.is_chosen_for(s.kind(card), t.kind);
            let hand = Zone::Hand(t.you);
            let cards = g.choose_cards(t.you, Verb::Discard, hand, up_to(1), is_friendly)?;
            if cards.is_empty() {
                return Ok(());
            }
            g.discard(t.you, &cards)?;
            match g.state().pile_chosen_for(t.kind) {
                Some(pile) => g.gain_from_pile(t.you, pile, Zone::Discard(t.you)).done(),
                None => Ok(()),
            }
        })
        .of_landscape(),
    );
