use fief_engine::prelude::*;

use crate::sets::base::silver;

pub static CARD: Card = card("Trusty Steed", 0, [Action, Prize])
    .non_supply(PileSize::Fixed(1))
    .text(
        "Choose two different: +2 Cards; +2 Actions; +$2; gain 4 Silvers and put your deck into \
         your discard pile.",
    )
    .gives_coins()
    .play(|g, you| {
        let options = ["+2 Cards", "+2 Actions", "+$2", "4 Silvers and deck into discard pile"];
        for option in g.choose_options(you, 2, &options)? {
            match option {
                0 => g.cards(you, 2)?,
                1 => g.actions(you, 2)?,
                2 => g.coins(you, 2)?,
                _ => gallop(g, you)?,
            }
        }
        Ok(())
    });

fn gallop(g: &mut Game<'_>, you: Player) -> Flow {
    for _ in 0..4 {
        g.gain(you, &silver::CARD)?;
    }
    g.deck_into_discard(you)
}
