use fief_engine::prelude::*;

pub static CARD: Card = card("Sheepdog", 3, [Action, Reaction])
    .text("+2 Cards. Reaction: when you gain a card, you may play this from hand.")
    .cards(2)
    .ability(
        Ability::reaction(Trigger::Gain, "play this", by_you, |g, t| g.play_itself(t).done())
            .plays_itself(),
    );
