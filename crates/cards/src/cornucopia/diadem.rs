use fief_engine::prelude::*;

pub static CARD: Card = card("Diadem", 0, [Treasure, Prize])
    .non_supply(PileSize::Fixed(1))
    .editions(&[1])
    .text("$2, and +$1 per unused Action you have.")
    .coins(2)
    .gives_coins()
    .play(|g, you| {
        let unused = g.state().pools(you).actions;
        g.coins(you, unused)
    });
