use fief_engine::prelude::*;

pub static CARD: Card = card("Poor House", 1, [Action])
    .text("+$4. Reveal your hand; -$1 per Treasure in it, down to $0.")
    .coins(4)
    .play(|g, you| {
        g.reveal_hand(you)?;
        let s = g.state();
        let in_hand = s.cards().in_zone(Zone::Hand(you));
        let treasures = in_hand.filter(|&card| s.is(card, Treasure)).count();
        g.lose_coins(you, treasures as u16);
        Ok(())
    });
