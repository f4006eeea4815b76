use fief_engine::prelude::*;

pub static CARD: Card = card("Blacksmith", 3, [Action, Townsfolk])
    .split_member(PileSize::Fixed(4))
    .text("Choose one: draw until you have 6 cards in hand; or +2 Cards; or +1 Card and +1 Action.")
    .play(|g, you| {
        let options = ["draw until you have 6", "+2 Cards", "+1 Card and +1 Action"];
        for option in g.choose_options(you, 1, &options)? {
            match option {
                0 => g.draw_up_to(you, 6)?,
                1 => g.cards(you, 2)?,
                _ => {
                    g.cards(you, 1)?;
                    g.actions(you, 1)?;
                }
            }
        }
        Ok(())
    });
