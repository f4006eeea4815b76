use fief_engine::prelude::*;

use super::ruins::ruin;

pub static CARD: Card = ruin("Ruined Village").text("+1 Action.").actions(1);
