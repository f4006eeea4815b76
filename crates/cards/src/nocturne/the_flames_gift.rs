use fief_engine::prelude::*;

pub static CARD: Card =
    boon("The Flame's Gift").text("You may trash a card from hand.").play(|g, you| {
        g.may_trash_from_hand(you, any_card)?;
        Ok(())
    });
