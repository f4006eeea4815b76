use fief_engine::prelude::*;

use super::loot;
use crate::sets::base::duchy;

pub static CARD: Card = event("Invasion", 10)
    .text(
        "You may play an Attack from hand. Gain a Duchy. Gain an Action onto your deck. Gain a \
         Loot, and play it.",
    )
    .setup(|b| b.outside_pile(&loot::CARD))
    .play(|g, you| {
        if let Some(attack) = g.choose_to_play(you, Attack, up_to(1))? {
            g.play_card(you, attack)?;
        }
        g.gain(you, &duchy::CARD)?;
        let actions = g.supply_where(|s, kind| s.types(kind).has(Action));
        g.gain_one_of(you, actions, Zone::Deck(you))?;
        match loot::gain_to(g, you, Zone::Discard(you))? {
            Some(loot) => g.play_tracked(you, loot).done(),
            None => Ok(()),
        }
    });
