use fief_engine::prelude::*;

pub static CARD: Card =
    card("Estate", 2, [Victory]).text("1 VP").base(PileSize::Usual).starting(3).worth(1);
