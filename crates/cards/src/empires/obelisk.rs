use fief_engine::prelude::*;

pub static CARD: Card = landmark("Obelisk")
    .text("2 VP for each card that you have from the Action pile that was chosen before the game.")
    .companion(Companion {
        what: "an Action pile of the Supply",
        role: Role::OneOfThePiles,
        least: 1,
        most: 1,
        fits: |card| card.types.has(Action),
    })
    .worth_counted(|s, you| {
        let Some(obelisk) = s.rules().kind_named(CARD.name) else { return 0 };
        let chosen = s.kinds_had(you).filter(|&(kind, _)| s.is_chosen_for(kind, obelisk));
        2 * chosen.map(|(_, copies)| copies).sum::<i32>()
    });
