//! The sets of ten that the rulebooks recommend, and our own, read from the files in `kingdoms/`.

use std::fmt;
use std::sync::LazyLock;

use fief_engine::card::{Object, Role};
use fief_engine::rng::Rng;
use fief_engine::setup::{CardName, Library, nearest};

use super::Kingdom;

/// A recommended set, as a rulebook prints it or as we made it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Published {
    pub name: &'static str,
    /// The rulebook that prints the set, or [`OWN`].
    pub source: &'static str,
    /// A sentence on what the kingdom is about; only our own have one.
    pub about: Option<&'static str>,
    /// The ten Kingdom cards, or piles.
    pub cards: Vec<&'static str>,
    /// Events, Projects, Landmarks, Ways, Traits and the Ally.
    pub landscapes: Vec<&'static str>,
    /// The pile of the Trait.
    pub on: Option<&'static str>,
    /// An eleventh pile, for Young Witch.
    pub bane: Option<&'static str>,
    /// The Boons that are set aside for Druid.
    pub boons: Vec<&'static str>,
    /// Other cards that the rulebook says to use: Platinum and Colony, or the Shelters.
    pub extras: Vec<&'static str>,
    /// Further such cards that a game uses with a chance equal to the share of their expansion among the ten.
    pub perhaps: Vec<&'static str>,
}

impl Published {
    /// The cards that the set names and this library does not have yet.
    pub fn missing(&self, library: &Library) -> Vec<&'static str> {
        self.needs().filter(|name| library.find(name).is_err()).collect()
    }

    /// Every card that the set names.
    fn needs(&self) -> impl Iterator<Item = &'static str> {
        let Self { cards, landscapes, boons, extras, perhaps, .. } = self;
        let lists = [cards, landscapes, boons, extras, perhaps];
        lists.into_iter().flatten().copied().chain(self.bane)
    }

    /// The kingdom for a set-up, if the library has every card. The seed decides whatever is left to chance.
    pub fn kingdom(&self, library: &Library, seed: u64) -> Result<Kingdom, NotYet> {
        let missing = self.missing(library);
        if !missing.is_empty() {
            return Err(NotYet { name: self.name, missing });
        }
        let names = |names: &[&str]| -> Vec<CardName> {
            names.iter().map(|name| CardName::parse(name)).collect()
        };
        let mut cards = names(&self.cards);
        let mut landscapes = names(&self.landscapes);
        for name in cards.iter_mut().chain(&mut landscapes) {
            let companion = library.find(&name.name).ok().and_then(|card| card.companion);
            name.with = match companion.map(|needs| needs.role) {
                Some(Role::ExtraPile) => names(self.bane.as_slice()),
                Some(Role::OfADeck) => names(&self.boons),
                Some(Role::OneOfThePiles) => names(self.on.as_slice()),
                _ => Vec::new(),
            };
        }
        cards.extend(names(&self.extras));
        cards.extend(names(&self.by_chance(library, seed)));
        Ok(Kingdom { cards, landscapes })
    }

    /// The cards of `perhaps` that this game uses: one card of the ten, drawn at random, decides on the basic cards of
    /// its expansion, and another one on Shelters (chapter I, Special setup).
    fn by_chance(&self, library: &Library, seed: u64) -> Vec<&'static str> {
        let mut ten = self.cards.clone();
        Rng::new(seed ^ 0x7E4).shuffle(&mut ten);
        let (first, last) = (ten.first(), ten.last());
        let set_of = |name: &str| library.find(name).map(|card| library.set_of(card)).ok();
        let is_used = |name: &&str| {
            let is_shelter = library.find(name).is_ok_and(|card| card.object == Object::Shelter);
            let says = if is_shelter { last } else { first };
            says.is_some_and(|says| set_of(says) == set_of(name))
        };
        self.perhaps.iter().copied().filter(is_used).collect()
    }
}

/// A recommended set that cannot be played yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotYet {
    pub name: &'static str,
    pub missing: Vec<&'static str>,
}

impl fmt::Display for NotYet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let missing = self.missing.join(", ");
        write!(f, "{} needs what is not implemented yet: {missing}", self.name)
    }
}

impl std::error::Error for NotYet {}

/// The source of our own kingdoms.
pub const OWN: &str = "Fief";

/// Each rulebook and its sets, and our own.
const FILES: [(&str, &str); 5] = [
    ("Base, 2nd edition", include_str!("../../../../kingdoms/base-2nd-edition.txt")),
    ("Intrigue, 2nd edition", include_str!("../../../../kingdoms/intrigue-2nd-edition.txt")),
    ("Dark Ages", include_str!("../../../../kingdoms/dark-ages.txt")),
    ("Adventures", include_str!("../../../../kingdoms/adventures.txt")),
    (OWN, include_str!("../../../../kingdoms/own.txt")),
];

static PUBLISHED: LazyLock<Vec<Published>> =
    LazyLock::new(|| FILES.iter().flat_map(|&(source, text)| parse(source, text)).collect());

/// Every recommended set: rulebook by rulebook, each in its printed order, then our own. Several rulebooks may print a
/// set of the same name, not always with the same cards.
pub fn published() -> &'static [Published] {
    &PUBLISHED
}

/// Finds the recommended set of this name, ignoring case. If several rulebooks print one, the first of them is meant,
/// unless the rulebook is named too: "Level Up (Adventures)".
pub fn find(name: &str) -> Result<&'static Published, UnknownKingdom> {
    let (name, source) = match name.trim().strip_suffix(')').and_then(|name| name.split_once('(')) {
        Some((name, source)) => (name.trim().to_owned(), Some(source.trim().to_owned())),
        None => (name.trim().to_owned(), None),
    };
    let mut named = published().iter().filter(|set| set.name.eq_ignore_ascii_case(&name));
    let found = match &source {
        None => named.next(),
        Some(source) => named.find(|set| set.source.eq_ignore_ascii_case(source)),
    };
    found.ok_or_else(|| UnknownKingdom {
        nearest: nearest(&name, published().iter().map(|set| set.name)),
        name,
        source,
    })
}

/// A name that no recommended set has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownKingdom {
    pub name: String,
    pub source: Option<String>,
    pub nearest: Option<&'static str>,
}

impl fmt::Display for UnknownKingdom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, source, nearest } = self;
        write!(f, "no recommended set named '{name}'")?;
        if let Some(source) = source {
            write!(f, " in a rulebook '{source}'")?;
        }
        match nearest {
            Some(nearest) if nearest.eq_ignore_ascii_case(name) => {
                let same = published().iter().filter(|set| set.name == *nearest);
                let sources: Vec<&str> = same.map(|set| set.source).collect();
                write!(f, "; it is in: {}", sources.join("; "))
            }
            Some(nearest) => write!(f, "; did you mean {nearest}?"),
            None => f.write_str("; `fief kingdoms` lists them"),
        }
    }
}

impl std::error::Error for UnknownKingdom {}

/// Reads a file of sets. The files are part of the program, so a bad line is a bug that the tests find.
fn parse(source: &'static str, text: &'static str) -> Vec<Published> {
    let mut sets: Vec<Published> = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let Some((key, value)) = line.split_once(": ") else {
            sets.push(Published {
                name: line,
                source,
                about: None,
                cards: Vec::new(),
                landscapes: Vec::new(),
                on: None,
                bane: None,
                boons: Vec::new(),
                extras: Vec::new(),
                perhaps: Vec::new(),
            });
            continue;
        };
        let set = sets.last_mut().expect("a set's name comes first");
        let list: Vec<&str> = value.split(", ").collect();
        match key {
            "about" => set.about = Some(value),
            "on" => set.on = Some(value),
            "cards" => set.cards = list,
            "landscapes" => set.landscapes = list,
            "bane" => set.bane = Some(value),
            "boons" => set.boons = list,
            "use" => set.extras.extend(list),
            "perhaps" => set.perhaps.extend(list),
            _ => panic!("kingdoms of {source}: unknown field '{key}'"),
        }
    }
    sets
}

#[cfg(test)]
mod tests;
