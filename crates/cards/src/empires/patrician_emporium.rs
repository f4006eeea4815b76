use fief_engine::prelude::*;

use super::{emporium, patrician};

pub static CARD: Card =
    pile("Patrician/Emporium", 2, [Action], &[&patrician::CARD, &emporium::CARD])
        .text("5 Patricians on 5 Emporiums.");
