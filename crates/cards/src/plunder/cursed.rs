use fief_engine::prelude::*;

use super::loot;
use crate::sets::base::curse;

pub static CARD: Card = trait_card("Cursed")
    .text("When you gain a Cursed card, gain a Loot and a Curse.")
    .setup(|b| b.outside_pile(&loot::CARD))
    .ability(
        Ability::when(Trigger::Gain, "gain a Loot and a Curse", is_such_a_card, |g, t| {
            loot::gain(g, t.you)?;
            g.gain(t.you, &curse::CARD).done()
        })
        .of_landscape(),
    );

/// Whether `you` gain a card of the pile that a Trait is on.
pub fn is_such_a_card(s: &State, t: &Triggered<'_>) -> bool {
    t.by_you() && s.is_chosen_for(t.event.subject().kind, t.kind)
}
