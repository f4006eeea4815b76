use fief_engine::prelude::*;

pub static CARD: Card = landmark("Keep")
    .text("5 VP for each Treasure of which you have at least as many as everybody else.")
    .worth_counted(|s, you| {
        let copies = |player, kind| s.cards_of(player).filter(|&card| s.kind(card) == kind).count();
        let most = |&kind: &Kind| {
            let own = copies(you, kind);
            s.types(kind).has(Treasure)
                && own > 0
                && s.others(you).all(|other| copies(other, kind) <= own)
        };
        5 * s.rules().kinds().filter(most).count() as i32
    });
