use fief_engine::prelude::*;

use crate::sets::base::duchy;

pub static CARD: Card = event("Annex", 0)
    .debt(8)
    .text(
        "Look through your discard pile. Choose up to 5 cards to stay there, and shuffle the others into \
         your deck. Gain a Duchy.",
    )
    .play(|g, you| {
        let discard = Zone::Discard(you);
        let kept = g.choose_cards(you, Verb::Discard, discard, up_to(5), any_card)?;
        let cards: Handful = g.state().cards().in_zone(discard).collect();
        g.shuffle_into_deck(you, &without(&cards, &kept))?;
        g.gain(you, &duchy::CARD).done()
    });
