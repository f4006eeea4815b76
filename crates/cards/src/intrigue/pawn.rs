use fief_engine::prelude::*;

pub static CARD: Card = card("Pawn", 2, [Action])
    .text("Choose two different ones: +1 Card; +1 Action; +1 Buy; +$1.")
    .gives_coins()
    .play(|g, you| {
        for option in g.choose_options(you, 2, &["+1 Card", "+1 Action", "+1 Buy", "+$1"])? {
            match option {
                0 => g.cards(you, 1)?,
                1 => g.actions(you, 1)?,
                2 => g.buys(you, 1)?,
                _ => g.coins(you, 1)?,
            }
        }
        Ok(())
    });
