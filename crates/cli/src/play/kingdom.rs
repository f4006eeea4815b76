//! Which ten piles are played with.

use anyhow::Result;
use fief_cards::kingdoms::{self, Kingdom, Request};
use fief_engine::setup::CardName;
use fief_entrants::kingdom_named;

use super::Play;

/// The recommended set for somebody who says nothing else.
const USUAL: &str = "First Game";

/// The kingdom that was asked for: a recommended set, named cards, or by chance with the named cards among them.
pub(crate) fn choose_kingdom(play: &Play, seed: u64) -> Result<Kingdom> {
    let named =
        || -> Vec<CardName> { play.cards.iter().map(|name| CardName::parse(name)).collect() };
    if play.random || !play.sets.is_empty() {
        let request = Request {
            sets: play.sets.clone(),
            fixed: named(),
            players: usize::from(play.players),
            ..Request::new(seed)
        };
        return Ok(kingdoms::random(&request)?);
    }
    if !play.cards.is_empty() {
        let mut kingdom = Kingdom::of(named());
        kingdom.complete(&kingdoms::everything(), seed)?;
        return Ok(kingdom);
    }
    kingdom_named(play.kingdom.as_deref().unwrap_or(USUAL), &[], seed)
}
