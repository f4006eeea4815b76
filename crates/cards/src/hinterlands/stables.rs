use fief_engine::prelude::*;

pub static CARD: Card = card("Stables", 5, [Action])
    .text("You may discard a Treasure from hand, for +3 Cards and +1 Action.")
    .play(|g, you| {
        if g.discard_from_hand_where(you, up_to(1), |s, card| s.is(card, Treasure))?.is_empty() {
            return Ok(());
        }
        g.cards(you, 3)?;
        g.actions(you, 1)
    });
