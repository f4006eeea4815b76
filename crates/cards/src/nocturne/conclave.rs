use fief_engine::prelude::*;

pub static CARD: Card = card("Conclave", 4, [Action])
    .text(
        "+$2. You may play an Action from hand that you have no copy of in play. If you did, +1 \
         Action.",
    )
    .coins(2)
    .play(|g, you| match g.choose_new_action(you)? {
        Some(card) => {
            g.play_card(you, card)?;
            g.actions(you, 1)
        }
        None => Ok(()),
    });
