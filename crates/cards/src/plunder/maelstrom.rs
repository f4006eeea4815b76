use fief_engine::prelude::*;

pub static CARD: Card = event("Maelstrom", 4)
    .text("Trash 3 cards from hand. The others with 5 or more cards in hand each trash one of theirs.")
    .play(|g, you| {
        g.trash_from_hand(you, exactly(3), any_card)?;
        g.each_other(you, |g, other| {
            if g.state().hand_size(other) >= 5 {
                g.trash_one_from_hand(other)?;
            }
            Ok(())
        })
    });
