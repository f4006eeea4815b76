use fief_engine::prelude::*;

use crate::sets::base::duchy;

pub static CARD: Card =
    card("Duke", 5, [Victory]).text("1 VP for each Duchy that you own.").worth_counted(|s, you| {
        s.cards_of(you).filter(|&card| s.is_a(card, &duchy::CARD)).count() as i32
    });
