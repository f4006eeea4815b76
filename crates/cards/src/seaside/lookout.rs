use fief_engine::prelude::*;

pub static CARD: Card = card("Lookout", 3, [Action])
    .text(
        "+1 Action. Look at 3 cards from your deck. Trash one of them, discard one, and put the third \
         back.",
    )
    .actions(1)
    .play(|g, you| {
        let seen = g.look_at_deck(you, 3)?;
        let trashed = g.choose_among(you, Verb::Trash, &seen, exactly(1))?;
        g.trash(you, &trashed)?;
        let rest = without(&seen, &trashed);
        let discarded = g.choose_among(you, Verb::Discard, &rest, exactly(1))?;
        g.discard(you, &discarded)?;
        g.topdeck(you, &without(&rest, &discarded))
    });
