use fief_engine::prelude::*;

pub static CARD: Card = card("Abundance", 4, [Treasure, Duration])
    .text("The next time you gain an Action: +1 Buy, +$3.")
    .play(|g, you| {
        g.next_time(you, &ACTION_GAINED);
        Ok(())
    });

static ACTION_GAINED: Ability = Ability::when(Trigger::Gain, "+1 Buy, +$3", by_you, |g, t| {
    g.buys(t.you, 1)?;
    g.coins(t.you, 3)
})
.about([Action]);
