use fief_engine::prelude::*;

pub static CARD: Card = card("Duchy", 5, [Victory]).text("3 VP").base(PileSize::Usual).worth(3);
