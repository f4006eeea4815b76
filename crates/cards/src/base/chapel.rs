use fief_engine::prelude::*;

pub static CARD: Card = card("Chapel", 2, [Action])
    .text("Trash 0 to 4 cards from hand.")
    .play(|g, you| g.trash_from_hand(you, up_to(4), any_card).done());
