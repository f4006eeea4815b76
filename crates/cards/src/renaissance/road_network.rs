use fief_engine::prelude::*;

pub static CARD: Card =
    project("Road Network", 5).text("+1 Card when another player gains a Victory card.").ability(
        Ability::when(Trigger::Gain, "+1 Card", |_, t| !t.by_you(), |g, t| g.cards(t.you, 1))
            .about([Victory])
            .of_landscape(),
    );
