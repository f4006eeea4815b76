use fief_engine::prelude::*;

use super::{abandoned_mine, ruined_library, ruined_market, ruined_village, survivors};

pub static CARD: Card = pile(
    "Ruins",
    0,
    [Action, Ruins],
    &[
        &abandoned_mine::CARD,
        &ruined_library::CARD,
        &ruined_market::CARD,
        &ruined_village::CARD,
        &survivors::CARD,
    ],
)
.text("10 Ruins for each player but the first, of 50 that are shuffled.")
.shuffled()
.included(Included::With(|card| card.types.has(Looter)))
.setup(|b| b.leave_in_pile("Ruins", 10 * (b.players() - 1)));

/// Gains the top card of the Ruins.
pub(crate) fn gain(g: &mut Game<'_>, you: Player) -> Flow<Option<Tracked>> {
    match g.state().rules().pile_named(CARD.name) {
        Some(ruins) => g.gain_from_pile(you, ruins, Zone::Discard(you)),
        None => Ok(None),
    }
}

/// Begins the definition of one of the Ruins.
pub(super) const fn ruin(name: &'static str) -> Card {
    card(name, 0, [Action, Ruins]).split_member(PileSize::Fixed(10))
}
