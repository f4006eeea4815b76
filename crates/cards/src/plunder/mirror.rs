use fief_engine::prelude::*;

pub static CARD: Card = event("Mirror", 3)
    .text("+1 Buy. The next time you gain an Action this turn, gain a copy of it.")
    .buys(1)
    .play(|g, you| {
        g.next_time_this_turn(you, &ACTION_GAINED);
        Ok(())
    });

static ACTION_GAINED: Ability = Ability::when(Trigger::Gain, "gain a copy", by_you, |g, t| {
    g.gain_copy(t.you, t.event.subject().kind).done()
})
.about([Action]);
