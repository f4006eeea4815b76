use fief_engine::prelude::*;

use super::{lost_in_the_woods, lucky_coin};
use crate::fate;
use crate::sets::base::copper;

pub static CARD: Card = card("Fool", 3, [Action, Fate])
    .text(
        "If you do not have Lost in the Woods, take it and 3 Boons, and receive those in any \
         order. Heirloom: Lucky Coin.",
    )
    .setup(|b| {
        fate::boons(b);
        b.bring(&lost_in_the_woods::CARD);
        b.replace_starting(&copper::CARD, &lucky_coin::CARD);
    })
    .play(|g, you| {
        if g.state().has(you, &lost_in_the_woods::CARD) {
            return Ok(());
        }
        g.take_artifact(you, &lost_in_the_woods::CARD);
        let mut taken: Handful = (0..3).filter_map(|_| fate::take_boon(g)).collect();
        while !taken.is_empty() {
            let next = g.choose_among(you, Verb::Receive, &taken, exactly(1))?[0];
            taken.retain(|boon| *boon != next);
            fate::receive_taken(g, you, next)?;
        }
        Ok(())
    });
