//! The cards that there are to play with.

use super::SetupError;
use crate::card::Card;
use crate::zone::Mat;

/// The mats of the rules, which belong to no single card.
pub(super) const RULES_MATS: [(Mat, &str); 2] = [(Mat::TAVERN, "Tavern"), (Mat::EXILE, "Exile")];

/// A published set and its cards.
#[derive(Debug)]
pub struct Set {
    /// Its name.
    pub name: &'static str,
    /// Its cards, the versions of a card the oldest first.
    pub cards: &'static [&'static Card],
}

/// Every card there is to play with.
#[derive(Debug)]
pub struct Library {
    /// The sets, in the order in which they were published.
    pub sets: &'static [Set],
}

impl Library {
    /// Every card, in each of its versions.
    pub fn cards(&self) -> impl Iterator<Item = &'static Card> {
        self.sets.iter().flat_map(|set| set.cards.iter().copied())
    }

    /// Every mat, and what it is called.
    pub fn mats(&self) -> impl Iterator<Item = (Mat, &'static str)> {
        RULES_MATS.into_iter().chain(self.cards().filter_map(|card| card.mat))
    }

    /// The set that a card is from.
    pub fn set_of(&self, card: &Card) -> &'static str {
        let has = |set: &&Set| set.cards.iter().any(|other| other.name == card.name);
        self.sets.iter().find(has).map_or("", |set| set.name)
    }

    /// Every version of the card of this name, the newest last.
    pub fn versions(&self, name: &str) -> Vec<&'static Card> {
        self.cards().filter(|card| card.name.eq_ignore_ascii_case(name)).collect()
    }

    /// The newest version of the card of this name, whatever the case it is written in.
    pub fn find(&self, name: &str) -> Result<&'static Card, SetupError> {
        self.find_version(name, None)
    }

    /// A card of this name, in this version or else the newest.
    pub fn find_version(
        &self,
        name: &str,
        version: Option<&str>,
    ) -> Result<&'static Card, SetupError> {
        let versions = self.versions(name.trim());
        let Some(newest) = versions.last() else {
            return Err(SetupError::UnknownCard {
                name: name.trim().to_owned(),
                nearest: nearest(name.trim(), self.cards().map(|card| card.name)),
            });
        };
        let Some(version) = version else { return Ok(newest) };
        versions.iter().find(|card| card.version.eq_ignore_ascii_case(version)).copied().ok_or_else(
            || SetupError::UnknownVersion {
                name: newest.name,
                version: version.to_owned(),
                known: versions.iter().map(|card| card.version).collect(),
            },
        )
    }
}

/// The name that was most likely meant.
pub fn nearest<'a>(wrong: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let wrong = wrong.to_lowercase();
    let letters = wrong.chars().count();
    let near = |name: &str| 1 + name.len() / 4;
    names
        // A name of quite another length is never near, and comparing long words takes time.
        .filter(|name| name.chars().count().abs_diff(letters) <= near(name))
        .map(|name| (strsim::damerau_levenshtein(&wrong, &name.to_lowercase()), name))
        .min()
        .filter(|&(distance, name)| distance <= near(name))
        .map(|(_, name)| name)
}
