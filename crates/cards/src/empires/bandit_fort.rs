use fief_engine::prelude::*;

use crate::sets::base::{gold, silver};

pub static CARD: Card = landmark("Bandit Fort")
    .text("-2 VP for each Silver and each Gold that you have.")
    .worth_counted(|s, you| {
        -2 * (s.copies_had(you, &silver::CARD) + s.copies_had(you, &gold::CARD))
    });
