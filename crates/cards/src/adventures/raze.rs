use fief_engine::prelude::*;

pub static CARD: Card = card("Raze", 2, [Action])
    .text(
        "+1 Action. Trash this or a card from hand. Look at as many cards from your deck as the \
         trashed card costs in $. Put one of them into your hand and discard the rest.",
    )
    .actions(1)
    .play(|g, you| {
        let trashed = match g.choose_option(you, &["trash this", "trash a card from hand"])? {
            0 => {
                let this = g.this().map(|this| this.card);
                if g.trash_this(you)? { this } else { None }
            }
            _ => g.trash_one_from_hand(you)?,
        };
        let Some(trashed) = trashed else { return Ok(()) };
        let seen = g.look_at_deck(you, usize::from(g.cost_of(trashed).coins))?;
        let taken = g.choose_among(you, Verb::Take, &seen, exactly(1))?;
        g.take_unseen(you, &taken)?;
        g.discard(you, &without(&seen, &taken))
    });
