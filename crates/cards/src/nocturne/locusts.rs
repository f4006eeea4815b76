use fief_engine::prelude::*;

use crate::sets::base::{copper, curse, estate};

pub static CARD: Card = hex("Locusts")
    .text(
        "Trash your deck's top card. For a Copper or Estate, gain a Curse; otherwise a cheaper \
         card that shares a type with it.",
    )
    .play(|g, you| {
        let Some(card) = g.next_card(you)? else { return Ok(()) };
        g.trash(you, &[card])?;
        let s = g.state();
        if s.is_a(card, &copper::CARD) || s.is_a(card, &estate::CARD) {
            g.gain(you, &curse::CARD)?;
            return Ok(());
        }
        let (cost, types) = (g.cost_of(card), s.types(s.kind(card)));
        let piles =
            g.supply_where(|s, kind| s.cost(kind) < cost && s.types(kind).intersects(types));
        g.gain_one_of(you, piles, Zone::Discard(you))?;
        Ok(())
    });
