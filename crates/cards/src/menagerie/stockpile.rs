use fief_engine::prelude::*;

use super::your_exile_mat;

pub static CARD: Card = card("Stockpile", 3, [Treasure])
    .text("$3, +1 Buy. Exile this.")
    .setup(|b| b.bring(&your_exile_mat::CARD))
    .coins(3)
    .buys(1)
    .play(|g, you| g.put_this_on_mat(you, Mat::EXILE));
