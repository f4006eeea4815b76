use fief_engine::prelude::*;

pub static CARD: Card = event("Journey", 4)
    .text(
        "Once per turn: if the previous turn wasn't yours, discard nothing from play in this \
         turn's Clean-up, and take an extra turn after this one.",
    )
    .once_per_turn()
    .play(|g, you| {
        if g.state().turn().previous != Some(you) {
            g.this_turn(you, &KEEP_PLAY);
            g.extra_turn(you);
        }
        Ok(())
    });

static KEEP_PLAY: Ongoing = Ongoing::keeps_play("nothing is discarded from play");
