use fief_engine::prelude::*;

pub static CARD: Card = card("Goat", 2, [Treasure, Heirloom])
    .heirloom()
    .text("$1. You may trash a card from hand.")
    .coins(1)
    .play(|g, you| g.may_trash_from_hand(you, any_card).done());
