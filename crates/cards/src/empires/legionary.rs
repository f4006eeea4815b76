use fief_engine::prelude::*;

use crate::sets::base::gold;

pub static CARD: Card = card("Legionary", 5, [Action, Attack])
    .text(
        "+$3. You may reveal a Gold from hand. If you did, the others each discard down to a hand of 2, \
         then draw a card.",
    )
    .coins(3)
    .play(|g, you| {
        let is_gold = |s: &State, card| s.is_a(card, &gold::CARD);
        let revealed = g.choose_card(you, Verb::Reveal, Zone::Hand(you), up_to(1), is_gold)?;
        let Some(revealed) = revealed else { return Ok(()) };
        g.reveal(you, revealed)?;
        g.attack(you, |g, victim| {
            g.discard_down_to(victim, 2)?;
            g.draw(victim, 1)
        })
    });
