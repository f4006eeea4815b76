use fief_engine::prelude::*;

use crate::sets::base::estate;

pub static CARD: Card = card("Distant Shore", 6, [Action, Victory, Odyssey])
    .split_member(PileSize::Fixed(4))
    .text("+2 Cards, +1 Action. Gain an Estate. 2 VP.")
    .cards(2)
    .actions(1)
    .worth(2)
    .play(|g, you| {
        g.gain(you, &estate::CARD)?;
        Ok(())
    });
