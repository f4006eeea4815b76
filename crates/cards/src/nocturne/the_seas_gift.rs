use fief_engine::prelude::*;

pub static CARD: Card = boon("The Sea's Gift").text("+1 Card.").play(|g, you| g.cards(you, 1));
