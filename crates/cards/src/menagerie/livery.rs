use fief_engine::prelude::*;

use super::horse;

pub static CARD: Card = card("Livery", 5, [Action])
    .text("+$3. This turn, when you gain a card that costs $4 or more, gain a Horse.")
    .setup(|b| b.outside_pile(&horse::CARD))
    .coins(3)
    .play(|g, you| {
        g.each_time_this_turn(you, &GAIN_A_HORSE);
        Ok(())
    });

static GAIN_A_HORSE: Ability = Ability::when(
    Trigger::Gain,
    "gain a Horse",
    |_, t| t.by_you() && Cost::coins(4) <= t.event.subject().cost,
    |g, t| g.gain(t.you, &horse::CARD).done(),
);
