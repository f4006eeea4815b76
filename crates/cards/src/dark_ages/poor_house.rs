use fief_engine::prelude::*;

pub static CARD: Card = card("Poor House", 1, [Action])
    .text("+$4. Reveal your hand; -$1 per Treasure in it, down to $0.")
    .coins(4)
    .play(|g, you| {
        g.reveal_hand(you)?;
        let treasures = g.in_hand_where(you, |s, card| s.is(card, Treasure)).len();
        g.lose_coins(you, treasures as u16);
        Ok(())
    });
