use fief_engine::prelude::*;

pub static CARD: Card =
    card("Ratcatcher", 2, [Action, Reserve])
        .text(
            "+1 Card, +1 Action. Put this on your Tavern mat. At the start of your turn, you may \
         call this to trash a card from hand.",
        )
        .cards(1)
        .actions(1)
        .play(|g, you| g.put_this_on_mat(you, Mat::TAVERN))
        .ability(
            Ability::when(Trigger::TurnStart, "call, to trash a card from hand", by_you, |g, t| {
                match g.call(t) {
                    Some(_) => g.trash_one_from_hand(t.you).done(),
                    None => Ok(()),
                }
            })
            .optional()
            .on_tavern_mat(),
        );
