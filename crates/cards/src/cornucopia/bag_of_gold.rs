use fief_engine::prelude::*;

use crate::sets::base::gold;

pub static CARD: Card = card("Bag of Gold", 0, [Action, Prize])
    .non_supply(PileSize::Fixed(1))
    .text("+1 Action. Gain a Gold onto your deck.")
    .actions(1)
    .play(|g, you| g.gain_to(you, &gold::CARD, Zone::Deck(you)).done());
