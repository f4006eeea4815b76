use fief_engine::prelude::*;

use super::horse;
use crate::sets::base::silver;

pub static CARD: Card = card("Scrap", 3, [Action])
    .text(
        "Trash a card from hand. For each $1 it costs, choose a different one: +1 Card; +1 Action; \
         +1 Buy; +$1; gain a Silver; gain a Horse.",
    )
    .setup(|b| b.outside_pile(&horse::CARD))
    .gives_coins()
    .play(|g, you| {
        let Some(trashed) = g.trash_one_from_hand(you)? else { return Ok(()) };
        let options = ["+1 Card", "+1 Action", "+1 Buy", "+$1", "gain a Silver", "gain a Horse"];
        let many = g.cost_of(trashed).coins as usize;
        for option in g.choose_options(you, many, &options)? {
            match option {
                0 => g.cards(you, 1)?,
                1 => g.actions(you, 1)?,
                2 => g.buys(you, 1)?,
                3 => g.coins(you, 1)?,
                4 => g.gain(you, &silver::CARD).done()?,
                _ => g.gain(you, &horse::CARD).done()?,
            }
        }
        Ok(())
    });
