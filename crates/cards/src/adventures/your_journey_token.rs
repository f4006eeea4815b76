use fief_engine::prelude::*;

pub static CARD: Card = token("Your Journey token")
    .editions(&[1])
    .text("Starts face up; what turns it over says what it does.");
