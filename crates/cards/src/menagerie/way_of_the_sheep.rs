use fief_engine::prelude::*;

pub static CARD: Card =
    way("Way of the Sheep").text("+$2.").instead_of_an_action("+$2", |g, t| g.coins(t.you, 2));
