use fief_engine::prelude::*;

pub static CARD: Card = project("Crop Rotation", 6)
    .text("At the start of your turn, you may discard a Victory card for +2 Cards.")
    .ability(
        Ability::when(
            Trigger::TurnStart,
            "discard a Victory card for +2 Cards",
            |s, t| {
                t.by_you() && s.cards().in_zone(Zone::Hand(t.you)).any(|card| s.is(card, Victory))
            },
            |g, t| {
                let hand = Zone::Hand(t.you);
                let is_victory = |s: &State, card| s.is(card, Victory);
                let cards = g.choose_cards(t.you, Verb::Discard, hand, up_to(1), is_victory)?;
                g.discard(t.you, &cards)?;
                if cards.is_empty() { Ok(()) } else { g.cards(t.you, 2) }
            },
        )
        .of_landscape(),
    );
