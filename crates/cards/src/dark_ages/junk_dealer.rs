use fief_engine::prelude::*;

pub static CARD: Card = card("Junk Dealer", 5, [Action])
    .text("+1 Card, +1 Action, +$1. Trash a card from hand.")
    .cards(1)
    .actions(1)
    .coins(1)
    .play(|g, you| g.trash_one_from_hand(you).done());
