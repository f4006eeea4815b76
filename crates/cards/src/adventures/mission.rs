use fief_engine::prelude::*;

pub static CARD: Card = event("Mission", 4)
    .text(
        "Once per turn: if the previous turn wasn't yours, take an extra turn after this one, in \
         which you can't buy cards.",
    )
    .once_per_turn()
    .play(|g, you| {
        if g.state().turn().previous != Some(you) {
            g.extra_turn(you);
        }
        Ok(())
    })
    .in_its_turn(Ongoing::forbids_buying("no cards can be bought", |_, _, _| true));
