use fief_engine::prelude::*;

pub static CARD: Card = card("Swamp Shacks", 4, [Action])
    .text("+2 Actions. +1 Card for every 3 cards that you have in play.")
    .actions(2)
    .play(|g, you| g.cards(you, g.state().cards().len(Zone::InPlay(you)) / 3));
