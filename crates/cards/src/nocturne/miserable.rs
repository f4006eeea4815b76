use fief_engine::prelude::*;

pub static CARD: Card = state_card("Miserable").editions(&[1]).text("-2 VP.").worth(-2);
