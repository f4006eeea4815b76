use fief_engine::prelude::*;

use super::{conjurer, lich, sorcerer, student};

pub static CARD: Card = pile(
    "Wizards",
    3,
    [Action, Wizard, Liaison],
    &[&student::CARD, &conjurer::CARD, &sorcerer::CARD, &lich::CARD],
)
.text("4 Students on 4 Conjurers on 4 Sorcerers on 4 Liches.");
