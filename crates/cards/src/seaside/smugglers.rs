use fief_engine::prelude::*;

pub static CARD: Card = card("Smugglers", 3, [Action])
    .text("Gain a copy of a card costing at most $6 that the player to your right gained in their last turn.")
    .setup(|b| {
        b.remember(Did::Gain);
    })
    .play(|g, you| {
        let s = g.state();
        let mut kinds: Vec<Kind> = s.gained_last_turn(s.right_of(you)).collect();
        kinds.retain(|&kind| s.cost(kind) <= Cost::coins(6));
        kinds.sort_unstable();
        kinds.dedup();
        match g.choose_kind(you, Verb::Gain, &kinds)? {
            Some(kind) => g.gain_copy(you, kind).done(),
            None => Ok(()),
        }
    });
