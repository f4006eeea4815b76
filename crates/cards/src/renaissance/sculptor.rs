use fief_engine::prelude::*;

pub static CARD: Card = card("Sculptor", 5, [Action])
    .text("Gain a card that costs at most $4 to hand. For a Treasure, +1 Villager.")
    .play(|g, you| {
        let cheap = g.costing_up_to(Cost::coins(4));
        match g.gain_one_of(you, cheap, Zone::Hand(you))? {
            Some(gained) if g.state().is(gained.card, Treasure) => g.villagers(you, 1),
            _ => Ok(()),
        }
    });
