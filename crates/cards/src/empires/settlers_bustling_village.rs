use fief_engine::prelude::*;

use super::{bustling_village, settlers};

pub static CARD: Card =
    pile("Settlers/Bustling Village", 2, [Action], &[&settlers::CARD, &bustling_village::CARD])
        .text("5 Settlers on 5 Bustling Villages.");
