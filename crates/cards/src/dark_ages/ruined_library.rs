use fief_engine::prelude::*;

use super::ruins::ruin;

pub static CARD: Card = ruin("Ruined Library").text("+1 Card.").cards(1);
