use fief_engine::prelude::*;

use crate::sets::base::curse;

pub static CARD: Card = card("Sorceress", 5, [Action, Attack, Augur])
    .split_member(PileSize::Fixed(4))
    .text(
        "+1 Action. Name a card, and reveal the top card of your deck into your hand. If it is the named \
         one, the others each gain a Curse.",
    )
    .actions(1)
    .play(|g, you| {
        let named = g.name_card(you)?;
        let revealed = g.reveal_from_deck(you, 1)?;
        let right = revealed.iter().any(|&card| Some(g.state().kind(card)) == named);
        g.take(you, &revealed)?;
        if !right {
            return Ok(());
        }
        g.attack(you, |g, victim| g.gain(victim, &curse::CARD).done())
    });
