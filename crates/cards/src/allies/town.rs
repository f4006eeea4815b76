use fief_engine::prelude::*;

pub static CARD: Card = card("Town", 4, [Action])
    .text("Choose one: +1 Card and +2 Actions; or +1 Buy and +$2.")
    .gives_coins()
    .play(|g, you| {
        for option in g.choose_options(you, 1, &["+1 Card and +2 Actions", "+1 Buy and +$2"])? {
            if option == 0 {
                g.cards(you, 1)?;
                g.actions(you, 2)?;
            } else {
                g.buys(you, 1)?;
                g.coins(you, 2)?;
            }
        }
        Ok(())
    });
