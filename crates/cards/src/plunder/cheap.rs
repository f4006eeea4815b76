use fief_engine::prelude::*;

pub static CARD: Card =
    trait_card("Cheap")
        .text("Cheap cards cost $1 less.")
        .ongoing(Ongoing::cost("Cheap cards cost $1 less", |s, its, kind| {
            -i16::from(s.is_chosen_for(kind, its.kind))
        }));
