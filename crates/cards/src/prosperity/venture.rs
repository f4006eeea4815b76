use fief_engine::prelude::*;

pub static CARD: Card = card("Venture", 5, [Treasure])
    .text(
        "$1. Reveal cards from your deck until one is a Treasure. Discard the others, then play it.",
    )
    .coins(1)
    .play(|g, you| {
        let (found, others) = g.dig_for(you, |s, card| s.is(card, Treasure))?;
        let treasure = found.map(|card| g.track(card));
        g.discard(you, &others)?;
        match treasure {
            Some(treasure) => g.play_tracked(you, treasure).done(),
            None => Ok(()),
        }
    });
