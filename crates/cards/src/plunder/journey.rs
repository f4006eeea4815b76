use fief_engine::prelude::*;

pub static CARD: Card = event("Journey", 4)
    .text(
        "Once per turn: if the previous turn wasn't yours, discard nothing from play in this \
         turn's Clean-up, and take an extra turn after this one.",
    )
    .once_per_turn()
    .play(|g, you| {
        if g.state().turn().previous != Some(you) {
            g.keep_cards_in_play();
            g.extra_turn(you);
        }
        Ok(())
    });
