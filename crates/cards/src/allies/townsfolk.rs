use fief_engine::prelude::*;

use super::{blacksmith, elder, miller, town_crier};

pub static CARD: Card = pile(
    "Townsfolk",
    2,
    [Action, Townsfolk],
    &[&town_crier::CARD, &blacksmith::CARD, &miller::CARD, &elder::CARD],
)
.text("4 each of Town Crier, Blacksmith, Miller and Elder, in this order.");
