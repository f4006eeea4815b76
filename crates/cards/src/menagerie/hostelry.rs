use fief_engine::prelude::*;

use super::horse;

pub static CARD: Card = card("Hostelry", 4, [Action])
    .text(
        "+1 Card, +2 Actions. When you gain this, you may reveal and discard any number of Treasures \
         from hand, to gain a Horse for each.",
    )
    .setup(|b| b.outside_pile(&horse::CARD))
    .cards(1)
    .actions(2)
    .ability(Ability::when(Trigger::Gain, "discard Treasures for Horses", always, |g, t| {
        let hand = Zone::Hand(t.you);
        let is_treasure = |s: &State, card| s.is(card, Treasure);
        let cards = g.choose_cards(t.you, Verb::Discard, hand, ANY_NUMBER, is_treasure)?;
        g.reveal_cards(t.you, &cards)?;
        g.discard(t.you, &cards)?;
        for _ in cards {
            g.gain(t.you, &horse::CARD)?;
        }
        Ok(())
    }));
