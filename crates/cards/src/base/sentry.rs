use fief_engine::prelude::*;

pub static CARD: Card = card("Sentry", 5, [Action])
    .text(
        "+1 Card, +1 Action. Look at 2 cards from your deck: trash any of them, discard any \
         of them, put back the others in any order.",
    )
    .cards(1)
    .actions(1)
    .play(|g, you| {
        let seen = g.look_at_deck(you, 2)?;
        let trashed = g.choose_among(you, Verb::Trash, &seen, ANY_NUMBER)?;
        g.trash(you, &trashed)?;
        let rest = without(&seen, &trashed);
        let discarded = g.choose_among(you, Verb::Discard, &rest, ANY_NUMBER)?;
        g.discard(you, &discarded)?;
        g.topdeck(you, &without(&rest, &discarded))
    });
