use fief_engine::prelude::*;

pub static CARD: Card = card("Bishop", 4, [Action])
    .text(
        "+$1, +1 VP. Trash a card from hand, for +1 VP per $2 it costs. The others may each trash \
         a card from hand.",
    )
    .coins(1)
    .play(|g, you| {
        g.points(you, 1)?;
        if let Some(trashed) = g.trash_one_from_hand(you)? {
            // The cost after the trashing counts (Bishop/x1).
            let coins = g.cost_of(trashed).coins;
            g.points(you, u16::from(coins / 2))?;
        }
        g.each_other(you, |g, other| g.may_trash_from_hand(other, any_card).done())
    });
