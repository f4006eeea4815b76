use fief_engine::prelude::*;

pub static CARD: Card = event("Toil", 2)
    .text("+1 Buy. You may play an Action from hand.")
    .buys(1)
    .play(|g, you| match g.choose_to_play(you, Action, up_to(1))? {
        Some(card) => g.play_card(you, card).done(),
        None => Ok(()),
    });
