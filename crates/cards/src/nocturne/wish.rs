use fief_engine::prelude::*;

pub static CARD: Card = card("Wish", 0, [Action])
    .non_supply(PileSize::Fixed(12))
    .text(
        "+1 Action. Return this to its pile; if you did, gain a card that costs up to $6 to hand.",
    )
    .actions(1)
    .play(|g, you| {
        if g.return_this(you) {
            let piles = g.costing_up_to(Cost::coins(6));
            g.gain_one_of(you, piles, Zone::Hand(you))?;
        }
        Ok(())
    });
