use fief_engine::prelude::*;

use crate::sets::dark_ages::band_of_misfits::{play_and_leave, play_as_one_of};

pub static PRE_2019: Card = card("Overlord", 0, [Action])
    .debt(8)
    .version("pre-2019")
    .text("Play this as an Action of the Supply that costs at most $5. It is that card until it leaves play.")
    .play(|g, you| {
        let piles = cheap_enough(g);
        play_as_one_of(g, you, piles)
    });

pub static CARD: Card = card("Overlord", 0, [Action, Command])
    .debt(8)
    .version("2019")
    .text("Play a non-Command Action of the Supply that costs at most $5, and leave it there.")
    .play(|g, you| {
        let piles = cheap_enough(g);
        play_and_leave(g, you, piles)
    });

fn cheap_enough(g: &Game<'_>) -> PileSet {
    g.supply_where(|s, kind| s.types(kind).has(Action) && s.cost(kind) <= Cost::coins(5))
}
