use fief_engine::prelude::*;

use super::{bag_of_gold, diadem, followers, princess, trusty_steed};

pub static CARD: Card = pile(
    "Prizes",
    0,
    [Prize],
    &[&bag_of_gold::CARD, &diadem::CARD, &followers::CARD, &princess::CARD, &trusty_steed::CARD],
)
.included(Included::Brought)
.text("Five different Prizes, of which any can be gained.");
