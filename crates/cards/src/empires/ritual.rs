use fief_engine::prelude::*;

use crate::sets::base::curse;

pub static CARD: Card = event("Ritual", 4)
    .text("Gain a Curse. If you did, trash a card from hand, for +1 VP per $1 that it cost.")
    .play(|g, you| {
        if g.gain(you, &curse::CARD)?.is_none() {
            return Ok(());
        }
        let hand = Zone::Hand(you);
        let Some(card) = g.choose_card(you, Verb::Trash, hand, exactly(1), any_card)? else {
            return Ok(());
        };
        // The cost before the trashing counts, even if the trashing changes it (Ritual/3).
        let cost = g.cost_of(card);
        g.trash(you, &[card])?;
        g.points(you, u16::from(cost.coins))
    });
