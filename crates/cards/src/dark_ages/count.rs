use fief_engine::prelude::*;

use crate::sets::base::{copper, duchy};

pub static CARD: Card = card("Count", 5, [Action])
    .text(
        "Choose one: discard 2 cards; or put a card from hand onto your deck; or gain a Copper. \
         Then choose one: +$3; or trash your hand; or gain a Duchy.",
    )
    .gives_coins()
    .play(|g, you| {
        pay(g, you)?;
        for option in g.choose_options(you, 1, &["+$3", "trash your hand", "gain a Duchy"])? {
            match option {
                0 => g.coins(you, 3)?,
                1 => g.trash_from_hand(you, ALL, any_card).done()?,
                _ => g.gain(you, &duchy::CARD).done()?,
            }
        }
        Ok(())
    });

fn pay(g: &mut Game<'_>, you: Player) -> Flow {
    let options = ["discard 2 cards", "put a card onto your deck", "gain a Copper"];
    for option in g.choose_options(you, 1, &options)? {
        match option {
            0 => g.discard_from_hand(you, exactly(2)).done()?,
            1 => g.topdeck_from_hand(you)?,
            _ => g.gain(you, &copper::CARD).done()?,
        }
    }
    Ok(())
}
