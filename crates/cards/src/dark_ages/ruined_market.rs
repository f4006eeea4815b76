use fief_engine::prelude::*;

use super::ruins::ruin;

pub static CARD: Card = ruin("Ruined Market").text("+1 Buy.").buys(1);
