use fief_engine::prelude::*;

pub static CARD: Card = hex("Haunting")
    .text("With 4 or more cards in hand, put one of them onto your deck.")
    .play(|g, you| if g.state().hand_size(you) < 4 { Ok(()) } else { g.topdeck_from_hand(you) });
