use fief_engine::prelude::*;

pub static CARD: Card = card("Diadem", 0, [Treasure, Prize])
    .non_supply(PileSize::Fixed(1))
    .text("$2, and +$1 per unused Action you have.")
    .coins(2)
    .gives_coins()
    .counts_actions()
    .play(|g, you| {
        // The player may spend Villagers at any time in the Action phase (Diadem/3).
        if g.state().is_action_phase_of(you) {
            g.spend_villagers(you, 0)?;
        }
        let unused = g.state().pools(you).actions;
        g.coins(you, unused)
    });
