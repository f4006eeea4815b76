use fief_engine::prelude::*;

use super::your_exile_mat;
use crate::sets::base::estate;

pub static CARD: Card = way("Way of the Worm")
    .text("Exile an Estate from the Supply.")
    .setup(|b| b.bring(&your_exile_mat::CARD))
    .instead_of_an_action("Exile an Estate", |g, t| g.exile_from_supply(t.you, &estate::CARD));
