use fief_engine::prelude::*;

use crate::sets::base::estate;

pub static CARD: Card = event("Triumph", 0)
    .debt(5)
    .text("Gain an Estate. If you do, +1 VP per card you have gained this turn.")
    .setup(|b| {
        b.remember(Did::Gain);
    })
    .play(|g, you| {
        if g.gain(you, &estate::CARD)?.is_none() {
            return Ok(());
        }
        let gained = g.state().gained_this_turn().filter(|gained| gained.player == you);
        g.points(you, gained.count() as u16)
    });
