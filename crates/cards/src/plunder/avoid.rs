use fief_engine::prelude::*;

pub static CARD: Card = event("Avoid", 2)
    .text("+1 Buy. The next time you shuffle this turn, up to 3 of the cards stay in your discard pile.")
    .buys(1)
    .play(|g, you| {
        g.next_time_this_turn(you, &NEXT_SHUFFLE);
        Ok(())
    });

static NEXT_SHUFFLE: Ability =
    Ability::when(Trigger::Shuffle, "leave up to 3 cards out", by_you, |g, t| {
        g.leave_out_up_to(t.you, 3).done()
    });
