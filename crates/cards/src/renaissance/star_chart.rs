use fief_engine::prelude::*;

pub static CARD: Card = project("Star Chart", 3)
    .text("When you shuffle, you may pick one of the cards to go on top.")
    .ability(
        Ability::when(Trigger::Shuffle, "pick a card to go on top", by_you, |g, t| {
            let cards = g.being_shuffled();
            let picked = g.choose_among(t.you, Verb::Topdeck, &cards, up_to(1))?;
            for card in picked {
                g.put_in_shuffle(card, 0);
            }
            Ok(())
        })
        .of_landscape(),
    );
