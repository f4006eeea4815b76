use fief_engine::prelude::*;

pub static CARD: Card = card("Nomads", 4, [Action])
    .text("+1 Buy, +$2. When you gain or trash this, +$2.")
    .buys(1)
    .coins(2)
    .ability(paying(Trigger::Gain))
    .ability(paying(Trigger::Trash));

const fn paying(trigger: Trigger) -> Ability {
    Ability::when(trigger, "+$2", always, |g, t| g.coins(t.you, 2))
}
