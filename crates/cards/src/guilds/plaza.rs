use fief_engine::prelude::*;

pub static CARD: Card = card("Plaza", 4, [Action])
    .text("+1 Card, +2 Actions. You may discard a Treasure from hand for +1 Coffers.")
    .cards(1)
    .actions(2)
    .play(|g, you| {
        let discarded = g.discard_from_hand_where(you, up_to(1), |s, card| s.is(card, Treasure))?;
        if discarded.is_empty() { Ok(()) } else { g.coffers(you, 1) }
    });
