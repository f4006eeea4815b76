use fief_engine::prelude::*;

use super::loot;

pub static CARD: Card = event("Peril", 2)
    .text("You may trash an Action from hand, to gain a Loot.")
    .setup(|b| b.outside_pile(&loot::CARD))
    .play(|g, you| match g.may_trash_from_hand(you, |s, card| s.is(card, Action))? {
        Some(_) => loot::gain(g, you),
        None => Ok(()),
    });
