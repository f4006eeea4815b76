use fief_engine::prelude::*;

use super::silver;

pub static CARD: Card = card("Bureaucrat", 4, [Action, Attack])
    .text(
        "Gain a Silver onto your deck. The others each show a Victory card from hand and put \
         it onto their deck, or show that they have none.",
    )
    .play(|g, you| {
        g.gain_to(you, &silver::CARD, Zone::Deck(you))?;
        g.attack(you, |g, victim| {
            let victory = |s: &State, card| s.is(card, Victory);
            let hand = Zone::Hand(victim);
            let Some(card) = g.choose_card(victim, Verb::Topdeck, hand, exactly(1), victory)?
            else {
                g.reveal_hand(victim)?;
                return Ok(());
            };
            g.reveal(victim, card)?;
            g.topdeck_openly(victim, card)
        })
    });
