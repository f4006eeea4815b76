use fief_engine::prelude::*;

pub static PRE_2022: Card = project("Exploration", 4)
    .version("pre-2022")
    .text("At the end of your Buy phase, if you bought no card in it, +1 Coffers and +1 Villager.")
    .setup(|b| {
        b.remember(Did::Buy);
    })
    .ability(at_end_of_buy_phase(|s, t| t.by_you() && s.cards_bought_this_buy_phase() == 0));

pub static CARD: Card = project("Exploration", 4)
    .version("2022")
    .text("At the end of your Buy phase, if you gained no card in it, +1 Coffers and +1 Villager.")
    .setup(|b| {
        b.remember(Did::Gain);
    })
    .ability(at_end_of_buy_phase(|s, t| {
        let yours = |gained: &Happened| gained.player == t.you;
        t.by_you() && !s.gained_this_buy_phase().any(yours)
    }));

const fn at_end_of_buy_phase(applies: fn(&State, &Triggered<'_>) -> bool) -> Ability {
    Ability::when(Trigger::BuyPhaseEnd, "+1 Coffers, +1 Villager", applies, |g, t| {
        g.coffers(t.you, 1)?;
        g.villagers(t.you, 1)
    })
    .of_landscape()
}
