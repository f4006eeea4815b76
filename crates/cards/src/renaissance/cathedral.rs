use fief_engine::prelude::*;

pub static CARD: Card =
    project("Cathedral", 3).text("At the start of your turn, trash a card from hand.").ability(
        Ability::when(Trigger::TurnStart, "trash a card from hand", by_you, |g, t| {
            g.trash_one_from_hand(t.you).done()
        })
        .of_landscape(),
    );
