use fief_engine::prelude::*;

use super::flag;

pub static CARD: Card = card("Flag Bearer", 4, [Action])
    .editions(&[1])
    .text("+$2. When you gain or trash this, take the Flag.")
    .setup(|b| b.bring(&flag::CARD))
    .coins(2)
    .ability(Ability::when(Trigger::Gain, "take the Flag", |_, _| true, take_flag))
    .ability(Ability::when(Trigger::Trash, "take the Flag", |_, _| true, take_flag));

fn take_flag(g: &mut Game<'_>, t: &Triggered<'_>) -> Flow {
    g.take_artifact(t.you, &flag::CARD);
    Ok(())
}
