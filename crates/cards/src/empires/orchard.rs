use fief_engine::prelude::*;

pub static CARD: Card = landmark("Orchard")
    .text("4 VP for each differently named Action of which you have 3 copies or more.")
    .worth_counted(|s, you| {
        let actions =
            s.kinds_had(you).filter(|&(kind, _)| s.types_for(kind, Some(you)).has(Action));
        4 * actions.filter(|&(_, copies)| copies >= 3).count() as i32
    });
