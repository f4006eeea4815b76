use fief_engine::prelude::*;

use super::{
    amphora, doubloons, endless_chalice, figurehead, hammer, insignia, jewels, orb, prize_goat,
    puzzle_box, sextant, shield, spell_scroll, staff, sword,
};

pub static CARD: Card = pile(
    "Loot",
    7,
    [Treasure, Loot],
    &[
        &amphora::CARD,
        &doubloons::CARD,
        &endless_chalice::CARD,
        &figurehead::CARD,
        &hammer::CARD,
        &insignia::CARD,
        &jewels::CARD,
        &orb::CARD,
        &prize_goat::CARD,
        &puzzle_box::CARD,
        &sextant::CARD,
        &shield::CARD,
        &spell_scroll::CARD,
        &staff::CARD,
        &sword::CARD,
    ],
)
.shuffled()
.face_down()
.included(Included::Brought)
.text("2 each of 15 Loots, shuffled, face down.");

/// Gains the top card of the Loot pile.
pub fn gain(g: &mut Game<'_>, you: Player) -> Flow {
    gain_to(g, you, Zone::Discard(you)).done()
}

/// Gains the top card of the Loot pile to `to`.
pub fn gain_to(g: &mut Game<'_>, you: Player, to: Zone) -> Flow<Option<Tracked>> {
    match g.state().rules().pile_named(CARD.name) {
        Some(pile) => g.gain_from_pile(you, pile, to),
        None => Ok(None),
    }
}
