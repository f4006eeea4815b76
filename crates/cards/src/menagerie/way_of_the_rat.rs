use fief_engine::prelude::*;

pub static CARD: Card = way("Way of the Rat")
    .text("You may discard a Treasure, to gain a copy of this.")
    .instead_of_an_action("discard a Treasure for a copy", |g, t| {
        let (hand, kind) = (Zone::Hand(t.you), t.event.subject().kind);
        let is_treasure = |s: &State, card| s.is(card, Treasure);
        let discarded = g.choose_cards(t.you, Verb::Discard, hand, up_to(1), is_treasure)?;
        if discarded.is_empty() {
            return Ok(());
        }
        g.discard(t.you, &discarded)?;
        g.gain_copy(t.you, kind).done()
    });
