//! Kingdoms as people name them, and the kingdom of a run.

use anyhow::{Context as _, Result, anyhow, bail};
use fief_cards::LIBRARY;
use fief_cards::kingdoms::{self, Kingdom, Request, everything};
use fief_engine::ids::{MAX_PLAYERS, Player};
use fief_engine::setup::{CardName, Setup, Start, nearest};

use crate::{Entrant, is_landscape};

/// Reads a kingdom as a person writes it: the name of a published set, the seed of a random kingdom (drawn from
/// `sets`, or from all sets), or cards and landscapes separated by commas. `luck` decides whatever the rules leave to
/// chance, such as the Bane of a Young Witch that names none.
pub fn kingdom_named(text: &str, sets: &[String], luck: u64) -> Result<Kingdom> {
    let text = text.trim();
    if let Ok(seed) = text.parse() {
        return Ok(kingdoms::random(&Request { sets: sets.to_vec(), ..Request::new(seed) })?);
    }
    if !sets.is_empty() {
        bail!("--sets is for the kingdom of a seed, and '{text}' is not a seed");
    }
    if text.is_empty() {
        bail!("the kingdom has no name: write one that `fief kingdoms` lists, a seed, or cards");
    }
    match kingdoms::find(text) {
        Ok(set) => {
            let mut kingdom = set.kingdom(&LIBRARY, luck)?;
            kingdom.complete(&everything(), luck)?;
            Ok(kingdom)
        }
        Err(_) if text.contains([',', '|']) || is_card(text) => kingdom_of(text, luck),
        Err(error) if error.nearest.is_some() => Err(anyhow!(error)),
        Err(error) => match nearest(text, LIBRARY.cards().map(|card| card.name)) {
            Some(card) => bail!("{error}, and no card either; did you mean {card}?"),
            None => bail!("{error}; cards with commas between them, or a seed, are kingdoms too"),
        },
    }
}

fn is_card(name: &str) -> bool {
    LIBRARY.find(&CardName::parse(name).name).is_ok()
}

/// The kingdom of a list of cards and landscapes.
fn kingdom_of(list: &str, luck: u64) -> Result<Kingdom> {
    let names = list.split([',', '|']).map(str::trim).filter(|name| !name.is_empty());
    let mut kingdom = Kingdom::of(names.map(CardName::parse));
    kingdom.complete(&everything(), luck)?;
    Ok(kingdom)
}

/// The kingdom of a run.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct KingdomChoice {
    /// A kingdom as [`kingdom_named`] reads it.
    pub kingdom: Option<String>,
    /// Cards and landscapes to play with, any number of them.
    pub cards: Vec<String>,
}

/// The kingdom to play if no entrant names a card.
const USUAL: &str = "First Game";

impl KingdomChoice {
    /// The Kingdom cards: those asked for, or otherwise those that the entrants name.
    fn cards(&self, entrants: &[&Entrant]) -> Result<Vec<CardName>> {
        if let Some(name) = &self.kingdom {
            return Ok(kingdom_named(name, &[], 0)?.cards);
        }
        if !self.cards.is_empty() {
            return Ok(self.asked_for().filter(|name| !is_landscape(name)).collect());
        }
        let mut named: Vec<CardName> = Vec::new();
        for card in entrants.iter().filter_map(|entrant| entrant.kingdom()).flatten() {
            if !named.contains(&card) {
                named.push(card);
            }
        }
        if named.is_empty() && entrants.iter().any(|entrant| entrant.kingdom().is_none()) {
            return Ok(kingdom_named(USUAL, &[], 0)?.cards);
        }
        Ok(named)
    }

    /// The cards that were asked for by name.
    fn asked_for(&self) -> impl Iterator<Item = CardName> {
        self.cards.iter().map(|name| CardName::parse(name))
    }

    /// The landscapes: those of the recommended set, those asked for, or otherwise those that the entrants name.
    fn landscapes(&self, entrants: &[&Entrant]) -> Result<Vec<CardName>> {
        if let Some(name) = &self.kingdom {
            return Ok(kingdom_named(name, &[], 0)?.landscapes);
        }
        if !self.cards.is_empty() {
            return Ok(self.asked_for().filter(is_landscape).collect());
        }
        let mut named: Vec<CardName> = Vec::new();
        for card in entrants.iter().flat_map(|entrant| entrant.landscapes()) {
            if !named.contains(&card) {
                named.push(card);
            }
        }
        Ok(named)
    }

    /// A game with these names at the seats; the first seat has the first turn.
    pub fn start(&self, entrants: &[&Entrant], seats: Vec<String>) -> Result<Start> {
        if entrants.len() > MAX_PLAYERS {
            bail!("a game has 2 to {MAX_PLAYERS} players, not {}", entrants.len());
        }
        let mut kingdom =
            Kingdom { cards: self.cards(entrants)?, landscapes: self.landscapes(entrants)? };
        kingdom.complete(&everything(), 0)?;
        let Kingdom { cards, landscapes } = kingdom;
        let setup = Setup { players: seats, kingdom: cards, landscapes, first: Some(Player(0)) };
        Start::new(setup, &LIBRARY).map_err(|error| anyhow!(error)).context("no such game")
    }

    /// A game with numbered seats, for runs in which every entrant plays in every seat.
    pub fn nameless(&self, entrants: &[&Entrant]) -> Result<Start> {
        self.start(entrants, (1..=entrants.len()).map(|seat| format!("Seat {seat}")).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kingdom_is_a_name_a_seed_or_cards() {
        let cards = |text: &str| kingdom_named(text, &[], 0).map(|kingdom| kingdom.cards.len());
        assert_eq!(cards("First Game").ok(), Some(10));
        assert_eq!(cards("17").ok(), Some(10));
        assert_eq!(cards("Smithy, Village, Alms").ok(), Some(2));
        assert_eq!(cards("smithy").ok(), Some(1));
    }

    #[test]
    fn a_kingdom_that_does_not_exist_is_told_with_what_was_probably_meant() {
        let said = |text: &str| kingdom_named(text, &[], 0).unwrap_err().to_string();
        assert!(said("Frist Game").contains("did you mean First Game"), "{}", said("Frist Game"));
        assert!(said("smity").contains("did you mean Smithy"), "{}", said("smity"));
        assert!(said("xyzzy").contains("a seed"), "{}", said("xyzzy"));
        assert!(said("").contains("no name"), "{}", said(""));
    }
}
