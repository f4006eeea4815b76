use fief_engine::prelude::*;

use super::flag;

pub static CARD: Card = card("Flag Bearer", 4, [Action])
    .text("+$2. When you gain or trash this, take the Flag.")
    .setup(|b| b.bring(&flag::CARD))
    .coins(2)
    .ability(take_flag(Trigger::Gain))
    .ability(take_flag(Trigger::Trash));

const fn take_flag(on: Trigger) -> Ability {
    Ability::when(on, "take the Flag", always, |g, t| {
        g.take_artifact(t.you, &flag::CARD);
        Ok(())
    })
}
