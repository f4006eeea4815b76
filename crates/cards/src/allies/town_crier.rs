use fief_engine::prelude::*;

use crate::sets::base::silver;

pub static CARD: Card = card("Town Crier", 2, [Action, Townsfolk])
    .split_member(PileSize::Fixed(4))
    .text("Choose one: +$2; or gain a Silver; or +1 Card and +1 Action. You may rotate the Townsfolk.")
    .gives_coins()
    .play(|g, you| {
        for option in g.choose_options(you, 1, &["+$2", "gain a Silver", "+1 Card and +1 Action"])? {
            match option {
                0 => g.coins(you, 2)?,
                1 => drop(g.gain(you, &silver::CARD)?),
                _ => {
                    g.cards(you, 1)?;
                    g.actions(you, 1)?;
                }
            }
        }
        let Some(pile) = g.state().rules().pile_named("Townsfolk") else { return Ok(()) };
        if g.may(you, "rotate the Townsfolk")? {
            g.rotate(you, pile);
        }
        Ok(())
    });
