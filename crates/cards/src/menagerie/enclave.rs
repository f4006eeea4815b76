use fief_engine::prelude::*;

use super::your_exile_mat;
use crate::sets::base::{duchy, gold};

pub static CARD: Card = event("Enclave", 8)
    .text("Gain a Gold. Exile a Duchy from the Supply.")
    .setup(|b| b.bring(&your_exile_mat::CARD))
    .play(|g, you| {
        g.gain(you, &gold::CARD)?;
        g.exile_from_supply(you, &duchy::CARD)
    });
