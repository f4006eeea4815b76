use fief_engine::prelude::*;

use crate::sets::base::curse;

pub static CARD: Card = card("Sorcerer", 5, [Action, Attack, Wizard])
    .split_member(PileSize::Fixed(4))
    .text(
        "+1 Card, +1 Action. The others each name a card and reveal the top card of their deck; \
         unless it is that card, they gain a Curse.",
    )
    .cards(1)
    .actions(1)
    .play(|g, you| {
        g.attack(you, |g, victim| {
            let named = g.name_card(victim)?;
            let revealed = g.reveal_from_deck(victim, 1)?;
            let right = revealed.iter().any(|&card| Some(g.state().kind(card)) == named);
            for &card in &revealed {
                g.topdeck_openly(victim, card)?;
            }
            if right { Ok(()) } else { g.gain(victim, &curse::CARD).done() }
        })
    });
