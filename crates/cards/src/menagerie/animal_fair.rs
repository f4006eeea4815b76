use fief_engine::prelude::*;

pub static CARD: Card = card("Animal Fair", 7, [Action])
    .text(
        "+$4. +1 Buy per empty Supply pile. Instead of paying for this, you may trash an Action \
         from hand.",
    )
    .coins(4)
    .play(|g, you| {
        let empty = g.state().empty_supply_piles();
        if empty == 0 { Ok(()) } else { g.buys(you, empty as u16) }
    })
    .instead_of_paying(
        "trash an Action instead of paying",
        |s, you| {
            let mut hand = s.cards().kinds_in(Zone::Hand(you));
            hand.any(|kind| s.types_for(kind, Some(you)).has(Action))
        },
        |g, you| g.trash_from_hand(you, exactly(1), |s, card| s.is(card, Action)).done(),
    );
