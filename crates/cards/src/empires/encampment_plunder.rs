use fief_engine::prelude::*;

use super::{encampment, plunder};

pub static CARD: Card =
    pile("Encampment/Plunder", 2, [Action], &[&encampment::CARD, &plunder::CARD])
        .text("5 Encampments on 5 Plunders.");
