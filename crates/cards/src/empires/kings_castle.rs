use fief_engine::prelude::*;

use super::castles::{ONE_OR_TWO, castles_of};

pub static CARD: Card = card("King's Castle", 10, [Victory, Castle])
    .split_member(ONE_OR_TWO)
    .text("2 VP per Castle you have.")
    .worth_counted(|s, player| 2 * castles_of(s, player));
