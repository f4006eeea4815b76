use fief_engine::prelude::*;

use super::{avanto, sauna};

pub static CARD: Card = pile("Sauna/Avanto", 4, [Action], &[&sauna::CARD, &avanto::CARD])
    .text("5 Saunas on 5 Avantos.");
