use fief_engine::prelude::*;

pub static CARD: Card = card("King's Court", 7, [Action])
    .text("You may play an Action from hand three times.")
    .play(|g, you| {
        if let Some(card) = g.choose_to_play(you, Action, up_to(1))? {
            g.play_times(you, card, 3)?;
        }
        Ok(())
    });
