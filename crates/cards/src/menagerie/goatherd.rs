use fief_engine::prelude::*;

pub static CARD: Card = card("Goatherd", 3, [Action])
    .text(
        "+1 Action. You may trash a card from hand. +1 Card for each card that the player to your right \
         trashed on their last turn.",
    )
    .actions(1)
    .play(|g, you| {
        g.may_trash_from_hand(you, any_card)?;
        let right = g.state().right_of(you);
        g.cards(you, g.state().trashed_last_turn(right))
    });
