use fief_engine::prelude::*;

pub static CARD: Card = card("Silk Merchant", 4, [Action])
    .text("+2 Cards, +1 Buy. When you gain or trash this, +1 Coffers and +1 Villager.")
    .cards(2)
    .buys(1)
    .ability(tokens(Trigger::Gain))
    .ability(tokens(Trigger::Trash));

const fn tokens(on: Trigger) -> Ability {
    Ability::when(on, "+1 Coffers, +1 Villager", always, |g, t| {
        g.coffers(t.you, 1)?;
        g.villagers(t.you, 1)
    })
}
