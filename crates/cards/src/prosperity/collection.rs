use fief_engine::prelude::*;

pub static CARD: Card = card("Collection", 5, [Treasure])
    .text("$2, +1 Buy. This turn, +1 VP for each Action you gain.")
    .buys(1)
    .coins(2)
    .play(|g, you| {
        g.each_time_this_turn(you, &ACTION_GAINED);
        Ok(())
    });

static ACTION_GAINED: Ability =
    Ability::when(Trigger::Gain, "+1 VP", by_you, |g, t| g.points(t.you, 1)).about([Action]);
