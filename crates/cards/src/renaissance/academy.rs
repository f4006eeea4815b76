use fief_engine::prelude::*;

pub static CARD: Card =
    project("Academy", 5).text("+1 Villager for each Action that you gain.").ability(
        Ability::when(Trigger::Gain, "+1 Villager", by_you, |g, t| g.villagers(t.you, 1))
            .about([Action])
            .of_landscape(),
    );
