use fief_engine::prelude::*;

pub static CARD: Card = project("Capitalism", 5)
    .text("On your turns, Actions whose text has +$ are also Treasures.")
    .ongoing(Ongoing::types("Actions with +$ are also Treasures", |s, its, kind| {
        let card = s.definition(kind);
        let gives_coins = card.plus.coins > 0 || card.gives_coins;
        if s.is_turn_of(its.owner) && card.types.has(Action) && gives_coins {
            Types::of(&[Treasure])
        } else {
            Types::NONE
        }
    }));
