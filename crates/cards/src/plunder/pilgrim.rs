use fief_engine::prelude::*;

pub static CARD: Card = card("Pilgrim", 5, [Action])
    .text("+4 Cards. Put a card from hand onto your deck.")
    .cards(4)
    .play(|g, you| {
        g.topdeck_from_hand(you)?;
        Ok(())
    });
