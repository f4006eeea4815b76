use fief_engine::prelude::*;

pub static CARD: Card = card("Forge", 7, [Action])
    .text("Trash any number of cards from hand. Gain a card that costs exactly as many $ as those together.")
    .play(|g, you| {
        let trashed = g.trash_from_hand(you, ANY_NUMBER, any_card)?;
        // The costs after the trashing count (Forge/x1).
        let total = trashed.iter().fold(0_u8, |sum, &card| sum.saturating_add(g.cost_of(card).coins));
        g.gain_costing_exactly(you, Cost::coins(total)).done()
    });
