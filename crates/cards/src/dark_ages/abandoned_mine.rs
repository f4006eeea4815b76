use fief_engine::prelude::*;

use super::ruins::ruin;

pub static CARD: Card = ruin("Abandoned Mine").text("+$1.").coins(1);
