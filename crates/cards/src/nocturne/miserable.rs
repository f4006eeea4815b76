use fief_engine::prelude::*;

pub static CARD: Card = state_card("Miserable").text("-2 VP.").worth(-2);
