use fief_engine::prelude::*;

pub static CARD: Card = landmark("Tower")
    .text("1 VP for each card that you have from an empty Supply pile and that is no Victory card.")
    .worth_counted(|s, you| {
        let counts = |kind: Kind| {
            let home = s.home_of(kind);
            !s.types(kind).has(Victory)
                && s.supply().any(|pile| home == Some(pile) && s.pile_len(pile) == 0)
        };
        s.kinds_had(you).filter(|&(kind, _)| counts(kind)).map(|(_, copies)| copies).sum()
    });
