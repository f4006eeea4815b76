use fief_engine::prelude::*;

pub static CARD: Card = card("Province", 8, [Victory])
    .text("6 VP. When this pile is empty, the game ends.")
    .base(PileSize::ByPlayers(|players| match players {
        2 => 8,
        3 | 4 => 12,
        more => 3 * more,
    }))
    .ends_game()
    .worth(6);
