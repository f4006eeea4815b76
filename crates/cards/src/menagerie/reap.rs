use fief_engine::prelude::*;

use crate::sets::base::gold;

pub static CARD: Card = event("Reap", 7)
    .text("Gain a Gold and set it aside. If you did, play it at the start of your next turn.")
    .play(|g, you| {
        if let Some(gained) = g.gain(you, &gold::CARD)?
            && g.still_there(gained)
        {
            let aside = g.set_aside(you, gained.card);
            g.at_start_of_next_turn(you, &PLAY_IT).remember(aside);
        }
        Ok(())
    });

static PLAY_IT: Ability =
    Ability::when(Trigger::TurnStart, "play the Gold", always, |g, t| match t.remembered() {
        Some(aside) => g.play_tracked(t.you, aside).done(),
        None => Ok(()),
    });
