use fief_engine::prelude::*;

use crate::sets::base::copper;

pub static CARD: Card = project("Silos", 4)
    .text("At the start of your turn, discard as many Coppers as you like, and draw as many cards.")
    .ability(
        Ability::when(
            Trigger::TurnStart,
            "discard Coppers to draw as many cards",
            |s, t| {
                t.by_you() && s.cards().in_zone(Zone::Hand(t.you)).any(|card| is_copper(s, card))
            },
            |g, t| {
                let hand = Zone::Hand(t.you);
                let cards = g.choose_cards(t.you, Verb::Discard, hand, ANY_NUMBER, is_copper)?;
                g.reveal_cards(t.you, &cards)?;
                g.discard(t.you, &cards)?;
                g.draw(t.you, cards.len())
            },
        )
        .of_landscape(),
    );

fn is_copper(s: &State, card: CardId) -> bool {
    s.is_a(card, &copper::CARD)
}
