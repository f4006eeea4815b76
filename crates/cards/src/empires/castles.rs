use fief_engine::prelude::*;

use super::{
    crumbling_castle, grand_castle, haunted_castle, humble_castle, kings_castle, opulent_castle,
    small_castle, sprawling_castle,
};

pub static CARD: Card = pile(
    "Castles",
    3,
    [Victory, Castle],
    &[
        &humble_castle::CARD,
        &crumbling_castle::CARD,
        &small_castle::CARD,
        &haunted_castle::CARD,
        &opulent_castle::CARD,
        &sprawling_castle::CARD,
        &grand_castle::CARD,
        &kings_castle::CARD,
    ],
)
.text(
    "Eight different Castles, the cheapest on top; of some there are two with more than 2 players.",
);

/// The number of copies of those Castles of which a larger game has two.
pub(super) const ONE_OR_TWO: PileSize =
    PileSize::ByPlayers(|players| if players == 2 { 1 } else { 2 });

/// Counts a player's Castles.
pub(super) fn castles_of(s: &State, player: Player) -> i32 {
    s.cards_of(player).filter(|&card| s.is(card, Castle)).count() as i32
}
