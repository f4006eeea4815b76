use fief_engine::prelude::*;

use crate::sets::base::{copper, gold, silver};

pub static CARD: Card = landmark("Palace")
    .text("3 VP for each set of a Copper, a Silver and a Gold that you have.")
    .worth_counted(|s, you| {
        let copies =
            [&copper::CARD, &silver::CARD, &gold::CARD].map(|card| s.copies_had(you, card));
        3 * copies.into_iter().min().unwrap_or(0)
    });
