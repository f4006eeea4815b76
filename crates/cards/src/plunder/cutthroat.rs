use fief_engine::prelude::*;

use super::loot;

pub static CARD: Card = card("Cutthroat", 5, [Action, Duration, Attack])
    .text(
        "The others each discard down to a hand of 3. The next time anyone gains a Treasure \
         that costs $5 or more, gain a Loot.",
    )
    .setup(|b| b.outside_pile(&loot::CARD))
    .play(|g, you| {
        g.attack(you, |g, victim| g.discard_down_to(victim, 3))?;
        g.next_time(you, &TREASURE_GAINED);
        Ok(())
    });

static TREASURE_GAINED: Ability = Ability::when(
    Trigger::Gain,
    "gain a Loot",
    |_, t| Cost::coins(5) <= t.event.subject().cost,
    |g, t| loot::gain(g, t.you),
)
.about([Treasure]);
