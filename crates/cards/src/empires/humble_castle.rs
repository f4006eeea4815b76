use fief_engine::prelude::*;

use super::castles::{ONE_OR_TWO, castles_of};

pub static CARD: Card = card("Humble Castle", 3, [Treasure, Victory, Castle])
    .split_member(ONE_OR_TWO)
    .text("$1. 1 VP per Castle you have.")
    .coins(1)
    .worth_counted(castles_of);
