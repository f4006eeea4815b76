use fief_engine::prelude::*;

use super::cursed_gold;
use crate::sets::base::copper;

pub static CARD: Card = card("Pooka", 5, [Action])
    .text(
        "You may trash a Treasure from hand, but no Cursed Gold, for +4 Cards. Heirloom: Cursed \
         Gold.",
    )
    .setup(|b| b.replace_starting(&copper::CARD, &cursed_gold::CARD))
    .play(|g, you| {
        let wanted = |s: &State, card| s.is(card, Treasure) && !s.is_a(card, &cursed_gold::CARD);
        match g.may_trash_from_hand(you, wanted)? {
            Some(_) => g.cards(you, 4),
            None => Ok(()),
        }
    });
