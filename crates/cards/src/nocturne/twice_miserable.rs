use fief_engine::prelude::*;

pub static CARD: Card = state_card("Twice Miserable").text("-4 VP.").worth(-4);
