use fief_engine::prelude::*;

use super::disciple;

pub static CARD: Card = card("Fugitive", 4, [Action, Traveller])
    .non_supply(PileSize::Fixed(5))
    .text(
        "+2 Cards, +1 Action. Discard a card. When you discard this from play, you may exchange it for a \
         Disciple.",
    )
    .setup(|b| b.outside_pile(&disciple::CARD))
    .cards(2)
    .actions(1)
    .play(|g, you| g.discard_from_hand(you, exactly(1)).done())
    .traveller(&disciple::CARD);
