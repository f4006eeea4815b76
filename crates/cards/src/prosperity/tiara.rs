use fief_engine::prelude::*;

use super::royal_seal::MAY_TOPDECK_GAINED;

pub static CARD: Card = card("Tiara", 4, [Treasure])
    .text(
        "+1 Buy. This turn, you may put a card that you gain onto your deck. You may play a \
         Treasure from hand twice.",
    )
    .buys(1)
    .play(|g, you| {
        g.each_time_this_turn(you, &GAINED);
        if let Some(card) = g.choose_to_play(you, Treasure, up_to(1))? {
            g.play_times(you, card, 2)?;
        }
        Ok(())
    });

static GAINED: Ability = MAY_TOPDECK_GAINED;
