use fief_engine::prelude::*;

pub static CARD: Card = card("Swindler", 3, [Action, Attack])
    .text(
        "+$2. The others each trash the top card of their deck and gain a card of the same cost that \
         you choose.",
    )
    .coins(2)
    .play(|g, you| {
        g.attack(you, |g, victim| {
            let Some(trashed) = g.trash_from_deck(victim)? else { return Ok(()) };
            let cost = g.cost_of(trashed);
            let as_dear = g.supply_where(|s, kind| s.cost(kind) == cost);
            match g.choose_pile(you, Verb::Gain, as_dear)? {
                Some(pile) => g.gain_from_pile(victim, pile, Zone::Discard(victim)).done(),
                None => Ok(()),
            }
        })
    });
