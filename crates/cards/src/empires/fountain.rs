use fief_engine::prelude::*;

use crate::sets::base::copper;

pub static CARD: Card = landmark("Fountain")
    .text("15 VP if you have 10 Coppers or more.")
    .worth_counted(|s, you| if s.copies_had(you, &copper::CARD) >= 10 { 15 } else { 0 });
