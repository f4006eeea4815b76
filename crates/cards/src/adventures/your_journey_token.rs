use fief_engine::prelude::*;

pub static CARD: Card =
    token("Your Journey token").text("Starts face up; what turns it over says what it does.");
