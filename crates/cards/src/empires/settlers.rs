use fief_engine::prelude::*;

use crate::sets::base::copper;

pub static CARD: Card = card("Settlers", 2, [Action])
    .split_member(PileSize::Fixed(5))
    .text(
        "+1 Card, +1 Action. Look through your discard pile. You may reveal a Copper from it and put it \
         into your hand.",
    )
    .cards(1)
    .actions(1)
    .play(|g, you| fetch(g, you, &copper::CARD));

/// Lets the player put a copy of `wanted` from their discard pile into their hand.
pub fn fetch(g: &mut Game<'_>, you: Player, wanted: &Card) -> Flow {
    let discard = Zone::Discard(you);
    let is_wanted = |s: &State, card| s.is_a(card, wanted);
    match g.choose_card(you, Verb::Take, discard, up_to(1), is_wanted)? {
        Some(card) => {
            g.reveal(you, card)?;
            g.take(you, &[card])
        }
        None => Ok(()),
    }
}
