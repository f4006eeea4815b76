use fief_engine::prelude::*;

use crate::sets::base::curse;

pub static CARD: Card = card("Witch's Hut", 5, [Action, Attack])
    .text(
        "+4 Cards. Reveal 2 cards from hand and discard them. If both are Actions, the others each \
         gain a Curse.",
    )
    .cards(4)
    .play(|g, you| {
        let hand = Zone::Hand(you);
        let shown = g.choose_cards(you, Verb::Discard, hand, exactly(2), any_card)?;
        // The types that the cards have when they are revealed count (Witch's Hut/2).
        let actions = shown.iter().filter(|&&card| g.state().is(card, Action)).count();
        g.reveal_cards(you, &shown)?;
        g.discard(you, &shown)?;
        if actions < 2 {
            return Ok(());
        }
        g.attack(you, |g, victim| g.gain(victim, &curse::CARD).done())
    });
