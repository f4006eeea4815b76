use fief_engine::prelude::*;

pub static CARD: Card =
    event("Expedition", 3).text("Draw 2 extra cards in this turn's Clean-up.").play(|g, _| {
        g.enlarge_next_hand(2);
        Ok(())
    });
