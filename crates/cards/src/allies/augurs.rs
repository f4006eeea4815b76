use fief_engine::prelude::*;

use super::{acolyte, herb_gatherer, sibyl, sorceress};

pub static CARD: Card = pile(
    "Augurs",
    3,
    [Action, Augur],
    &[&herb_gatherer::CARD, &acolyte::CARD, &sorceress::CARD, &sibyl::CARD],
)
.text("4 Herb Gatherers on 4 Acolytes on 4 Sorceresses on 4 Sibyls.");
