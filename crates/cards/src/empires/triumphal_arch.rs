use fief_engine::prelude::*;

pub static CARD: Card = landmark("Triumphal Arch")
    .text("3 VP for each copy of the Action of which you have the second most copies.")
    .worth_counted(|s, you| {
        let actions =
            s.kinds_had(you).filter(|&(kind, _)| s.types_for(kind, Some(you)).has(Action));
        let mut copies: Vec<i32> = actions.map(|(_, copies)| copies).collect();
        copies.sort_unstable();
        3 * copies.iter().rev().nth(1).unwrap_or(&0)
    });
