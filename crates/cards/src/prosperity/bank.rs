use fief_engine::prelude::*;

pub static CARD: Card = card("Bank", 7, [Treasure])
    .text("$1 per Treasure you have in play, this one too.")
    .gives_coins()
    .play(|g, you| {
        let treasures = g.in_play_where(you, |s, card| s.is(card, Treasure)).len();
        g.coins(you, treasures as u16)
    });
