use fief_engine::prelude::*;

use super::your_exile_mat;
use crate::sets::base::gold;

pub static CARD: Card = way("Way of the Camel")
    .text("Exile a Gold from the Supply.")
    .setup(|b| b.bring(&your_exile_mat::CARD))
    .instead_of_an_action("Exile a Gold", |g, t| g.exile_from_supply(t.you, &gold::CARD));
