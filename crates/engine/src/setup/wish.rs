//! A set-up as somebody asks for it, which may be wrong.

use std::fmt;

use crate::ids::Player;

/// A card as asked for: its name, its version where that matters, and what was chosen for it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CardName {
    /// Its name.
    pub name: String,
    /// Its version; the newest if none is named.
    pub version: Option<String>,
    /// What was chosen to go with it: a Bane, the pile of a Trait, Boons.
    pub with: Vec<CardName>,
}

impl CardName {
    /// A card without a version, or chosen companions.
    pub fn new(name: &str) -> Self {
        Self { name: name.to_owned(), version: None, with: Vec::new() }
    }

    /// Reads "Throne Room", "Throne Room (1st edition)", "Young Witch with Cellar", "Cheap on Smithy" or "Black Market
    /// with Moat + Smithy".
    pub fn parse(text: &str) -> Self {
        let (name, with) = [" with ", " on "]
            .iter()
            .find_map(|word| text.split_once(word))
            .map_or((text, None), |(name, with)| (name, Some(with)));
        let with = with.map_or_else(Vec::new, |with| with.split('+').map(Self::parse).collect());
        let name = name.trim();
        let (name, version) = match name.strip_suffix(')').and_then(|name| name.split_once('(')) {
            Some((name, version)) => (name.trim(), Some(version.trim().to_owned())),
            None => (name, None),
        };
        Self { name: name.to_owned(), version, with }
    }
}

impl fmt::Display for CardName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)?;
        if let Some(version) = &self.version {
            write!(f, " ({version})")?;
        }
        for (i, companion) in self.with.iter().enumerate() {
            write!(f, "{}{companion}", if i == 0 { " with " } else { " + " })?;
        }
        Ok(())
    }
}

/// What a game is to be played with. Not necessarily legal: [`Start::new`](super::Start::new) checks that.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// The players' names in turn order.
    pub players: Vec<String>,
    /// The cards of the ten piles, and others that are asked for.
    pub kingdom: Vec<CardName>,
    /// Events, Projects, Landmarks, Ways, Allies and Traits.
    pub landscapes: Vec<CardName>,
    /// The player of the first turn; chosen by chance if not given.
    pub first: Option<Player>,
}

impl Setup {
    /// A game of these players with these cards.
    pub fn new(players: &[&str], kingdom: &[&str]) -> Self {
        Self {
            players: players.iter().map(|&name| name.to_owned()).collect(),
            kingdom: kingdom.iter().map(|name| CardName::parse(name)).collect(),
            landscapes: Vec::new(),
            first: None,
        }
    }
}
