use fief_engine::prelude::*;

pub static CARD: Card = card("Hunter", 5, [Action])
    .text(
        "+1 Action. Reveal the top 3 cards of your deck. Put an Action, a Treasure and a Victory card of \
         them into your hand. Discard the rest.",
    )
    .actions(1)
    .play(|g, you| {
        let mut rest = g.reveal_from_deck(you, 3)?;
        for wanted in [Action, Treasure, Victory] {
            let (fitting, _) = g.split(&rest, |s, card| s.is(card, wanted));
            let taken = g.choose_among(you, Verb::Take, &fitting, exactly(1))?;
            g.take(you, &taken)?;
            rest = without(&rest, &taken);
        }
        g.discard(you, &rest)
    });
