use fief_engine::prelude::*;
use fief_engine::setup::victory_pile;

use super::platinum;

pub static CARD: Card = card("Colony", 11, [Victory])
    .base_if(PileSize::ByPlayers(victory_pile), Included::OnRequest)
    .text("10 VP. When this pile is empty, the game ends.")
    // A game has both Platinum and Colony or neither.
    .setup(|b| b.supply_pile_once(&platinum::CARD))
    .ends_game()
    .worth(10);
