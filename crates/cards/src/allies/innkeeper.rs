use fief_engine::prelude::*;

pub static CARD: Card = card("Innkeeper", 4, [Action])
    .text("+1 Action. Choose one: +1 Card; or +3 Cards, discard 3; or +5 Cards, discard 6.")
    .actions(1)
    .play(|g, you| {
        let options = ["+1 Card", "+3 Cards, discard 3", "+5 Cards, discard 6"];
        for option in g.choose_options(you, 1, &options)? {
            let (drawn, discarded) = [(1, 0), (3, 3), (5, 6)][option];
            g.cards(you, drawn)?;
            g.discard_from_hand(you, exactly(discarded))?;
        }
        Ok(())
    });
