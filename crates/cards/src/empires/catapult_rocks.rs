use fief_engine::prelude::*;

use super::{catapult, rocks};

pub static CARD: Card =
    pile("Catapult/Rocks", 3, [Action, Attack], &[&catapult::CARD, &rocks::CARD])
        .text("5 Catapults on 5 Rocks.");
