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
        g.shuffle_discard_into_deck_except(you, &kept)?;
        g.gain(you, &duchy::CARD).done()
    });
