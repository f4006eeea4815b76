use fief_engine::prelude::*;

pub static CARD: Card = card("Elder", 5, [Action, Townsfolk])
    .split_member(PileSize::Fixed(4))
    .text(
        "+$2. You may play an Action from hand. Where it lets you choose among options this turn, \
         you may choose one more.",
    )
    .coins(2)
    .play(|g, you| {
        if let Some(card) = g.choose_to_play(you, Action, up_to(1))? {
            g.play_card_with(you, card, Modifier::MoreOptions)?;
        }
        Ok(())
    });
