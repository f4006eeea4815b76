use fief_engine::prelude::*;

use super::{fortune, gladiator};

pub static CARD: Card = pile("Gladiator/Fortune", 3, [Action], &[&gladiator::CARD, &fortune::CARD])
    .text("5 Gladiators on 5 Fortunes.");
