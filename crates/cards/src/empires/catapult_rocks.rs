use fief_engine::prelude::*;

use super::{catapult, rocks};

pub static CARD: Card =
    pile("Catapult/Rocks", 3, [Action, Attack], &[&catapult::CARD, &rocks::CARD])
        .editions(&[1])
        .text("5 Catapults on 5 Rocks.");
