use fief_engine::prelude::*;

pub static CARD: Card = card("Forager", 3, [Action])
    .text(
        "+1 Action, +1 Buy. Trash a card from hand. +$1 per differently named Treasure in the \
         trash.",
    )
    .actions(1)
    .buys(1)
    .gives_coins()
    .play(|g, you| {
        g.trash_one_from_hand(you)?;
        let s = g.state();
        let in_trash = s.cards().in_zone(Zone::Trash);
        let treasures: Handful = in_trash.filter(|&card| s.is(card, Treasure)).collect();
        let treasures = s.differently_named(&treasures);
        g.coins(you, treasures as u16)
    });
