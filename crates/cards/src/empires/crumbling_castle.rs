use fief_engine::prelude::*;

use crate::sets::base::silver;

pub static CARD: Card = card("Crumbling Castle", 4, [Victory, Castle])
    .split_member(PileSize::Fixed(1))
    .text("1 VP. When you gain or trash this, +1 VP and gain a Silver.")
    .worth(1)
    .ability(Ability::when(Trigger::Gain, "+1 VP, gain a Silver", always, crumble))
    .ability(Ability::when(Trigger::Trash, "+1 VP, gain a Silver", always, crumble));

fn crumble(g: &mut Game<'_>, t: &Triggered<'_>) -> Flow {
    g.points(t.you, 1)?;
    g.gain(t.you, &silver::CARD)?;
    Ok(())
}
