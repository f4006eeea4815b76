use fief_engine::prelude::*;

use crate::sets::base::silver;

pub static CARD: Card = card("Rocks", 4, [Treasure])
    .split_member(PileSize::Fixed(5))
    .text(
        "$1. When you gain or trash this, gain a Silver: in your Buy phase onto your deck, otherwise to \
         hand.",
    )
    .coins(1)
    .ability(Ability::when(Trigger::Gain, "gain a Silver", always, gain_silver))
    .ability(Ability::when(Trigger::Trash, "gain a Silver", always, gain_silver));

fn gain_silver(g: &mut Game<'_>, t: &Triggered<'_>) -> Flow {
    let s = g.state();
    let is_your_buy_phase = s.is_turn_of(t.you) && s.turn().phase == Phase::Buy;
    let to = if is_your_buy_phase { Zone::Deck(t.you) } else { Zone::Hand(t.you) };
    g.gain_to(t.you, &silver::CARD, to).done()
}
