use fief_engine::prelude::*;

pub static CARD: Card = event("Seize the Day", 4)
    .text("Once per game: take an extra turn after this one.")
    .once_per_game()
    .play(|g, you| {
        g.extra_turn(you);
        Ok(())
    });
