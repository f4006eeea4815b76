use fief_engine::prelude::*;

pub static CARD: Card = card("King's Cache", 7, [Treasure])
    .text("You may play a Treasure from hand 3 times.")
    .play(|g, you| match g.choose_to_play(you, Treasure, up_to(1))? {
        Some(card) => g.play_times(you, card, 3).done(),
        None => Ok(()),
    });
