use fief_engine::prelude::*;

use super::loot;

pub static CARD: Card = event("Prosper", 10)
    .text("Gain a Loot, and any number of differently named Treasures.")
    .setup(|b| b.outside_pile(&loot::CARD))
    .play(|g, you| {
        loot::gain(g, you)?;
        let mut gained: Vec<Kind> = Vec::new();
        loop {
            let treasures =
                g.supply_where(|s, kind| s.types(kind).has(Treasure) && !gained.contains(&kind));
            let Some(pile) = g.may_choose_pile(you, Verb::Gain, treasures)? else { return Ok(()) };
            let top = g.state().top_of(pile).map(|top| g.state().kind(top));
            gained.extend(top);
            g.gain_from_pile(you, pile, Zone::Discard(you))?;
        }
    });
