use fief_engine::prelude::*;

pub static CARD: Card = card("Staff", 7, [Treasure, Loot])
    .non_supply(PileSize::Fixed(2))
    .text("$3, +1 Buy. You may play an Action from hand.")
    .buys(1)
    .coins(3)
    .play(|g, you| {
        if let Some(card) = g.choose_to_play(you, Action, up_to(1))? {
            g.play_card(you, card)?;
        }
        Ok(())
    });
