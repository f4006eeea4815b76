use fief_engine::prelude::*;

pub static CARD: Card = card("Guide", 3, [Action, Reserve])
    .text(
        "+1 Card, +1 Action. Put this on your Tavern mat. At the start of your turn, you may \
         call this to discard your hand and draw 5 cards.",
    )
    .cards(1)
    .actions(1)
    .play(|g, you| g.put_this_on_mat(you, Mat::TAVERN))
    .ability(
        Ability::when(
            Trigger::TurnStart,
            "call, to discard your hand and draw 5 cards",
            by_you,
            |g, t| {
                if g.call(t).is_none() {
                    return Ok(());
                }
                g.discard_from_hand(t.you, ALL)?;
                g.draw(t.you, 5)
            },
        )
        .optional()
        .on_tavern_mat(),
    );
