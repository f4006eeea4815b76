use fief_engine::prelude::*;

pub static CARD: Card = way("Way of the Goat")
    .text("Trash a card from hand.")
    .instead_of_an_action("trash a card from hand", |g, t| g.trash_one_from_hand(t.you).done());
