use fief_engine::prelude::*;

pub static CARD: Card = card("Nobles", 6, [Action, Victory])
    .text("Choose one: +3 Cards, or +2 Actions. 2 VP.")
    .play(|g, you| {
        for option in g.choose_options(you, 1, &["+3 Cards", "+2 Actions"])? {
            if option == 0 {
                g.cards(you, 3)?;
            } else {
                g.actions(you, 2)?;
            }
        }
        Ok(())
    })
    .worth(2);
