use fief_engine::prelude::*;

pub static CARD: Card =
    project("Guildhall", 5).text("+1 Coffers for each Treasure that you gain.").ability(
        Ability::when(Trigger::Gain, "+1 Coffers", by_you, |g, t| g.coffers(t.you, 1))
            .about([Treasure])
            .of_landscape(),
    );
