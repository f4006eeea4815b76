//! Which ten piles are played with.

use anyhow::Result;
use fief_engine::setup::CardName;

use super::Play;

/// The recommended set for a first game.
const FIRST_GAME: [&str; 10] = [
    "Cellar", "Market", "Merchant", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village",
    "Workshop",
];

/// The kingdom that was asked for, or the one for a first game.
pub(crate) fn choose_kingdom(play: &Play) -> Result<Vec<CardName>> {
    let asked = play.cards.iter().map(|name| CardName::parse(name)).collect::<Vec<_>>();
    if asked.is_empty() {
        return Ok(FIRST_GAME.map(CardName::parse).to_vec());
    }
    Ok(asked)
}
