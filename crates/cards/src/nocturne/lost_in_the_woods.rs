use fief_engine::prelude::*;

use crate::fate;

pub static CARD: Card = state_card("Lost in the Woods")
    .text("At the start of your turn, you may discard a card to receive a Boon.")
    .ability(
        Ability::when(
            Trigger::TurnStart,
            "discard a card to receive a Boon",
            |s, t| t.by_you() && s.hand_size(t.you) > 0,
            |g, t| {
                g.discard_from_hand(t.you, exactly(1))?;
                fate::receive_boon(g, t.you)
            },
        )
        .optional()
        .of_landscape(),
    );
