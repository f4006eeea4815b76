use fief_engine::prelude::*;

use crate::sets::base::{copper, duchy, estate, gold, province, silver};

pub static CARD: Card = event("Alliance", 10)
    .text("Gain a Province, a Duchy, an Estate, a Gold, a Silver and a Copper, in this order.")
    .play(|g, you| {
        let allies = [
            &province::CARD,
            &duchy::CARD,
            &estate::CARD,
            &gold::CARD,
            &silver::CARD,
            &copper::CARD,
        ];
        for card in allies {
            g.gain(you, card)?;
        }
        Ok(())
    });
