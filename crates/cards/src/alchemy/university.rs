use fief_engine::prelude::*;

pub static CARD: Card = card("University", 2, [Action])
    .potion()
    .text("+2 Actions. You may gain an Action that costs at most $5.")
    .actions(2)
    .play(|g, you| {
        let actions =
            g.supply_where(|s, kind| s.types(kind).has(Action) && s.cost(kind) <= Cost::coins(5));
        match g.may_choose_pile(you, Verb::Gain, actions)? {
            Some(pile) => g.gain_from_pile(you, pile, Zone::Discard(you)).done(),
            None => Ok(()),
        }
    });
