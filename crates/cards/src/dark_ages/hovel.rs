use fief_engine::prelude::*;

use super::{necropolis, overgrown_estate};
use crate::sets::base::estate;

pub static PRE_2022: Card = card("Hovel", 1, [Reaction, Shelter])
    .shelter()
    .version("pre-2022")
    .text("Reaction: when you buy a Victory card, you may trash this from hand.")
    .setup(shelters)
    .ability(Ability::reaction(Trigger::Buy, "trash this", is_yours, trash_this).about([Victory]));

pub static CARD: Card = card("Hovel", 1, [Reaction, Shelter])
    .shelter()
    .version("2022")
    .text("Reaction: when you gain a Victory card, you may trash this from hand.")
    .setup(shelters)
    .ability(Ability::reaction(Trigger::Gain, "trash this", is_yours, trash_this).about([Victory]));

/// Replaces the starting Estates; a game has all three Shelters or none.
pub fn shelters(b: &mut Builder<'_>) {
    for shelter in [&CARD, &necropolis::CARD, &overgrown_estate::CARD] {
        b.replace_starting(&estate::CARD, shelter);
    }
}

fn is_yours(_: &State, t: &Triggered<'_>) -> bool {
    t.by_you()
}

fn trash_this(g: &mut Game<'_>, t: &Triggered<'_>) -> Flow {
    match t.this {
        Some(this) if g.still_there(this) => g.trash(t.you, &[this.card]),
        _ => Ok(()),
    }
}
