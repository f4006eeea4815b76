use fief_engine::prelude::*;

pub static CARD: Card = way("Way of the Chameleon")
    .text("Follow this card's instructions with +Cards and +$ exchanged, as far as you get them this turn.")
    .instead_of_an_action("exchange +Cards and +$", |g, t| {
        if let Some(play) = t.event.play {
            g.modify(play, Modifier::Exchanged);
        }
        // The card's own text is still followed, so abilities that replace it still apply (Way of the
        // Chameleon/6).
        g.go_on();
        Ok(())
    });
