use fief_engine::prelude::*;

use crate::sets::base::silver;

pub static PRE_2022: Card = card("Masterpiece", 3, [Treasure])
    .version("pre-2022")
    .text("$1. When you buy this, you may overpay: for each $1, gain a Silver.")
    .coins(1)
    .ability(Ability::when(Trigger::Buy, "overpay", always, |g, t| {
        let overpaid = g.overpay(t.you)?;
        gain_silvers(g, t.you, overpaid.coins)
    }));

pub static CARD: Card = card("Masterpiece", 3, [Treasure])
    .version("2022")
    .text("$1. Overpay: when you gain this, gain a Silver for each $1 more.")
    .coins(1)
    .may_overpay()
    .ability(Ability::when(
        Trigger::Gain,
        "gain a Silver for each $1 overpaid",
        |_, t| t.event.overpaid.coins > 0,
        |g, t| gain_silvers(g, t.you, t.event.overpaid.coins),
    ));

fn gain_silvers(g: &mut Game<'_>, you: Player, n: u16) -> Flow {
    for _ in 0..n {
        g.gain(you, &silver::CARD)?;
    }
    Ok(())
}
