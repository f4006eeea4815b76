use fief_engine::prelude::*;

pub static CARD: Card = card("Steward", 3, [Action])
    .text("Choose one: +2 Cards; +$2; or trash 2 cards from hand.")
    .gives_coins()
    .play(|g, you| {
        for option in g.choose_options(you, 1, &["+2 Cards", "+$2", "trash 2 cards from hand"])? {
            match option {
                0 => g.cards(you, 2)?,
                1 => g.coins(you, 2)?,
                _ => g.trash_from_hand(you, exactly(2), any_card).done()?,
            }
        }
        Ok(())
    });
