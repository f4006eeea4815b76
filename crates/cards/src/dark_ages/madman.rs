use fief_engine::prelude::*;

pub static CARD: Card = card("Madman", 0, [Action])
    .non_supply(PileSize::Fixed(10))
    .text("+2 Actions. Return this to its pile. If you did, +1 Card per card in your hand.")
    .actions(2)
    .play(|g, you| {
        if g.return_this(you) {
            let in_hand = g.state().hand_size(you);
            g.cards(you, in_hand)?;
        }
        Ok(())
    });
