use fief_engine::prelude::*;

pub static CARD: Card = trait_card("Shy")
    .text("At the start of your turn, you may discard a Shy card for +2 Cards.")
    .ability(
        Ability::when(Trigger::TurnStart, "discard a Shy card for +2 Cards", by_you, |g, t| {
            let is_shy = |s: &State, card| s.is_chosen_for(s.kind(card), t.kind);
            let cards =
                g.choose_cards(t.you, Verb::Discard, Zone::Hand(t.you), up_to(1), is_shy)?;
            if cards.is_empty() {
                return Ok(());
            }
            g.discard(t.you, &cards)?;
            g.cards(t.you, 2)
        })
        .of_landscape(),
    );
