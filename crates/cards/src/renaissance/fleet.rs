use fief_engine::prelude::*;

pub static CARD: Card = project("Fleet", 5)
    .text("After the game ends, there is one more round of turns for the players with this.")
    .ability(
        Ability::when(Trigger::GameEnd, "a turn after the end", always, |g, t| {
            g.turn_after_the_end(t.you);
            Ok(())
        })
        .of_landscape(),
    );
