use fief_engine::prelude::*;

pub static CARD: Card = event("Salt the Earth", 4)
    .text("+1 VP. Trash a Victory card from the Supply.")
    .play(|g, you| {
        g.points(you, 1)?;
        let piles = g.supply_where(|s, kind| s.types(kind).has(Victory));
        match g.choose_pile(you, Verb::Trash, piles)?.and_then(|pile| g.state().top_of(pile)) {
            Some(card) => g.trash(you, &[card]),
            None => Ok(()),
        }
    });
