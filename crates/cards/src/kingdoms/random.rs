//! Kingdoms by chance, as if one shuffled the randomizer cards of some sets and turned over ten.

use std::fmt;
use std::str::FromStr;

use fief_catalogue::{self as catalogue, Unknown};
use fief_engine::card::{Card, Included, Object};
use fief_engine::ids::MAX_PLAYERS;
use fief_engine::rng::Rng;
use fief_engine::setup::{CardName, KINGDOM_PILES, SetupError};

use super::Kingdom;
use crate::LIBRARY;

/// The edition to play, of one set or of all of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EditionOf {
    pub set: Option<String>,
    pub edition: u8,
}

/// A text that is not an edition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotAnEdition(String);

impl fmt::Display for NotAnEdition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is not an edition: write 1 for all sets, or Base:1 for one", self.0)
    }
}

impl std::error::Error for NotAnEdition {}

impl FromStr for EditionOf {
    type Err = NotAnEdition;

    /// Reads "1", or "Base:1".
    fn from_str(text: &str) -> Result<Self, NotAnEdition> {
        let (set, edition) = match text.rsplit_once(':') {
            Some((set, edition)) => (Some(set.trim().to_owned()), edition),
            None => (None, text),
        };
        let edition = edition.trim().parse().map_err(|_| NotAnEdition(text.to_owned()))?;
        Ok(Self { set, edition })
    }
}

/// What a random kingdom may be made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request {
    /// The sets to take cards from; all that there are if this is empty.
    pub sets: Vec<String>,
    /// The editions of sets; without any, cards of every edition, each in its newest version.
    pub editions: Vec<EditionOf>,
    /// Cards that must be in the kingdom, whatever sets and editions have them.
    pub fixed: Vec<CardName>,
    /// Cards that must not.
    pub banned: Vec<String>,
    pub players: usize,
    pub seed: u64,
}

impl Request {
    /// Any kingdom of all sets, for two players.
    pub fn new(seed: u64) -> Self {
        Self {
            sets: Vec::new(),
            editions: Vec::new(),
            fixed: Vec::new(),
            banned: Vec::new(),
            players: 2,
            seed,
        }
    }
}

/// What is wrong with a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RequestError {
    /// A set or a card that the rules do not know.
    Unknown(Unknown),
    /// A set of which no Kingdom card is implemented.
    NothingOf {
        set: &'static str,
    },
    NoSuchEdition {
        set: &'static str,
        edition: u8,
        known: Vec<u8>,
    },
    /// An edition of a set that is not played with.
    NotPlayed {
        set: &'static str,
    },
    /// A card of the rules that is not implemented.
    NotYet {
        name: &'static str,
    },
    FixedAndBanned {
        name: &'static str,
    },
    TooManyFixed {
        fixed: usize,
    },
    TooFew {
        left: usize,
    },
    Setup(SetupError),
}

impl fmt::Display for RequestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(unknown) => unknown.fmt(f),
            Self::NothingOf { set } => write!(f, "no card of {set} is implemented yet"),
            Self::NoSuchEdition { set, edition, known } => {
                let known: Vec<String> = known.iter().map(ToString::to_string).collect();
                write!(f, "{set} has no edition {edition}, only: {}", known.join(", "))
            }
            Self::NotPlayed { set } => {
                write!(f, "an edition of {set} is asked for, but {set} is not among the sets")
            }
            Self::NotYet { name } => write!(f, "{name} is not implemented yet"),
            Self::FixedAndBanned { name } => write!(f, "{name} is both fixed and banned"),
            Self::TooManyFixed { fixed } => {
                write!(f, "{fixed} cards are fixed, but a kingdom has {KINGDOM_PILES}")
            }
            Self::TooFew { left } => {
                write!(f, "only {left} cards are left for a kingdom of {KINGDOM_PILES}")
            }
            Self::Setup(error) => error.fmt(f),
        }
    }
}

/// All that is wrong with a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RequestErrors(pub Vec<RequestError>);

impl fmt::Display for RequestErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&all.join("; "))
    }
}

impl std::error::Error for RequestError {}
impl std::error::Error for RequestErrors {}

/// Ten Kingdom cards by chance, cheapest first, with the landscapes that turn up among them: two at most, and one Way.
/// The same request gives the same kingdom.
pub fn random(request: &Request) -> Result<Kingdom, RequestErrors> {
    let mut errors = Vec::new();
    let sources = sources(request, &mut errors);
    let sources_known = errors.is_empty();
    let banned = banned(request, &mut errors);
    let fixed = fixed(request, &sources, &banned, &mut errors);
    if !(2..=MAX_PLAYERS).contains(&request.players) {
        errors.push(RequestError::Setup(SetupError::Players { players: request.players }));
    }
    let mut pool = pool(&sources);
    pool.retain(|card| !banned.contains(&card.name));
    let drawable = |card: &&&Card| card.is_kingdom() && fixed.iter().all(|f| f.name != card.name);
    let left = pool.iter().filter(drawable).count() + kingdom_cards_of(&fixed).count();
    if sources_known && left < KINGDOM_PILES {
        errors.push(RequestError::TooFew { left });
    }
    if !errors.is_empty() {
        return Err(RequestErrors(errors));
    }
    let mut kingdom = draw(&pool, &fixed, request);
    for wanted in &request.fixed {
        let same = |name: &&mut CardName| name.name.eq_ignore_ascii_case(&wanted.name);
        let own = kingdom.cards.iter_mut().chain(&mut kingdom.landscapes).find(same);
        if let Some(own) = own {
            own.with.clone_from(&wanted.with);
        }
    }
    let completed = kingdom
        .complete(&pool, request.seed)
        .and_then(|()| kingdom.name_what_is_dealt(request.seed));
    match completed {
        Ok(()) => Ok(kingdom),
        // A card whose companion these sets do not have is left out, unless it was asked for by name.
        Err(SetupError::NeedsCompanion { name, .. })
            if fixed.iter().all(|card| card.name != name) =>
        {
            let mut without = request.clone();
            without.banned.push(name.to_owned());
            random(&without)
        }
        Err(error) => Err(RequestErrors(vec![RequestError::Setup(error)])),
    }
}

fn kingdom_cards_of<'c>(cards: &'c [&'static Card]) -> impl Iterator<Item = &'static Card> + 'c {
    cards.iter().copied().filter(|card| card.is_kingdom())
}

/// Shuffles cards and landscapes together and turns them over until ten piles are there.
fn draw(pool: &[&'static Card], fixed: &[&'static Card], request: &Request) -> Kingdom {
    let mut rng = Rng::new(request.seed);
    let mut deck: Vec<&'static Card> = pool
        .iter()
        .copied()
        .filter(|card| card.is_kingdom() || is_drawn_landscape(card))
        .filter(|card| fixed.iter().all(|f| f.name != card.name))
        .collect();
    rng.shuffle(&mut deck);
    let mut chosen: Vec<&'static Card> = fixed.to_vec();
    let mut drawn: Vec<&'static Card> = Vec::new();
    for card in deck {
        if kingdom_cards_of(&chosen).count() == KINGDOM_PILES {
            break;
        }
        let landscapes = || chosen.iter().filter(|other| other.object.is_landscape());
        let fits = card.is_kingdom()
            || (landscapes().count() < MOST_LANDSCAPES
                && (card.object != Object::Way
                    || landscapes().all(|other| other.object != Object::Way)));
        if fits {
            chosen.push(card);
            if card.is_kingdom() {
                drawn.push(card);
            }
        }
    }
    let cost = |card: &Card| (card.cost.coins, card.cost.potions, card.cost.debt);
    chosen.sort_by_key(|card| (cost(card), card.name));
    let mut kingdom = Kingdom::of(chosen.into_iter().map(name_of));
    // Basic cards of a set come with chance in proportion to its share of the kingdom: by the first card drawn. So do
    // Shelters, by the last, which must be another one (chapter I, Special setup).
    if let [first, rest @ ..] = &drawn[..] {
        kingdom.cards.extend(on_request(Object::Base, first, pool));
        if let Some(last) = rest.last() {
            kingdom.cards.extend(on_request(Object::Shelter, last, pool));
        }
    }
    kingdom
}

/// The most landscapes of a game, as the rules recommend.
const MOST_LANDSCAPES: usize = 2;

/// Whether a landscape is shuffled among the Kingdom cards. Allies are not.
fn is_drawn_landscape(card: &Card) -> bool {
    card.object.is_landscape() && card.object != Object::Ally
}

/// The basic cards, or the Shelters, that a game with much of the set of a card is played with.
fn on_request(object: Object, of: &Card, pool: &[&'static Card]) -> impl Iterator<Item = CardName> {
    let set = LIBRARY.set_of(of);
    let wanted = move |card: &&&Card| {
        card.object == object
            && matches!(card.included, Included::OnRequest)
            && LIBRARY.set_of(card) == set
    };
    pool.iter().filter(wanted).map(|card| name_of(card))
}

/// A set to take cards from, and its edition if that was said.
struct Source {
    set: &'static str,
    edition: Option<u8>,
}

impl Source {
    fn has(&self, card: &Card) -> bool {
        self.edition.is_none_or(|edition| crate::editions_of(card).contains(&edition))
    }

    /// The card in the version of the edition: an edition that has been replaced has the oldest, else the newest.
    fn version_of(&self, name: &str) -> &'static Card {
        let versions = LIBRARY.versions(name);
        let newest = catalogue::editions_of(self.set).last().copied();
        let old = self.edition.is_some() && self.edition != newest;
        let version = if old { versions.first() } else { versions.last() };
        version.expect("a card of the library has a version")
    }
}

fn sources(request: &Request, errors: &mut Vec<RequestError>) -> Vec<Source> {
    let mut sources: Vec<Source> = Vec::new();
    let mut wanted = Vec::new();
    for name in &request.sets {
        match catalogue::find_set(name) {
            Err(unknown) => errors.push(RequestError::Unknown(unknown)),
            Ok(set) if kingdom_cards(set).next().is_none() => {
                errors.push(RequestError::NothingOf { set });
            }
            Ok(set) => wanted.push(set),
        }
    }
    if request.sets.is_empty() {
        wanted.extend(LIBRARY.sets.iter().map(|set| set.name));
    }
    for set in wanted {
        if sources.iter().all(|source| source.set != set) {
            sources.push(Source { set, edition: None });
        }
    }
    for choice in &request.editions {
        choose_edition(choice, &mut sources, errors);
    }
    sources
}

/// Gives the sources their edition. An edition of all sets yields to one that names the set.
fn choose_edition(choice: &EditionOf, sources: &mut [Source], errors: &mut Vec<RequestError>) {
    let edition = choice.edition;
    let set = match choice.set.as_deref().map(catalogue::find_set).transpose() {
        Ok(set) => set,
        Err(unknown) => return errors.push(RequestError::Unknown(unknown)),
    };
    if let Some(set) = set
        && sources.iter().all(|source| source.set != set)
    {
        errors.push(RequestError::NotPlayed { set });
    }
    for source in sources.iter_mut().filter(|source| set.is_none_or(|set| source.set == set)) {
        let known = catalogue::editions_of(source.set);
        if !known.contains(&edition) {
            // "The second edition" of all sets is the newest of those that have fewer.
            if set.is_some() || edition == 0 || all_have_fewer(edition) {
                errors.push(RequestError::NoSuchEdition { set: source.set, edition, known });
            }
        } else if set.is_some() || source.edition.is_none() {
            source.edition = Some(edition);
        }
    }
}

/// Whether there is no set with so many editions.
fn all_have_fewer(edition: u8) -> bool {
    LIBRARY.sets.iter().all(|set| !catalogue::editions_of(set.name).contains(&edition))
}

fn banned(request: &Request, errors: &mut Vec<RequestError>) -> Vec<&'static str> {
    let mut banned = Vec::new();
    for name in &request.banned {
        match catalogue::find(name) {
            Ok(entry) => banned.push(entry.name),
            Err(unknown) => errors.push(RequestError::Unknown(unknown)),
        }
    }
    banned
}

fn fixed(
    request: &Request,
    sources: &[Source],
    banned: &[&str],
    errors: &mut Vec<RequestError>,
) -> Vec<&'static Card> {
    let mut fixed: Vec<&'static Card> = Vec::new();
    for wanted in &request.fixed {
        match find_fixed(wanted, sources) {
            Ok(card) if fixed.iter().any(|other| other.name == card.name) => {
                errors.push(RequestError::Setup(SetupError::Twice { name: card.name }));
            }
            Ok(card) if banned.contains(&card.name) => {
                errors.push(RequestError::FixedAndBanned { name: card.name });
            }
            Ok(card) => fixed.push(card),
            Err(error) => errors.push(error),
        }
    }
    let piles = kingdom_cards_of(&fixed).count();
    if piles > KINGDOM_PILES {
        errors.push(RequestError::TooManyFixed { fixed: piles });
    }
    fixed
}

/// A card that was asked for by name. Unless it says which version, that is the one of the edition played.
fn find_fixed(wanted: &CardName, sources: &[Source]) -> Result<&'static Card, RequestError> {
    let entry = catalogue::find(&wanted.name).map_err(RequestError::Unknown)?;
    let name = entry.name;
    if LIBRARY.versions(name).is_empty() {
        return Err(RequestError::NotYet { name });
    }
    let source = sources.iter().find(|source| source.set == entry.set);
    let card = match (source, &wanted.version) {
        (Some(source), None) => source.version_of(name),
        (_, version) => {
            LIBRARY.find_version(name, version.as_deref()).map_err(RequestError::Setup)?
        }
    };
    let on_request = matches!(card.included, Included::OnRequest);
    if !card.is_kingdom() && !card.object.is_landscape() && !on_request {
        return Err(RequestError::Setup(SetupError::NotKingdom { name }));
    }
    Ok(card)
}

/// Every card and landscape that may be in the kingdom, by name: the order of the files must not matter to the seed.
fn pool(sources: &[Source]) -> Vec<&'static Card> {
    let cards_of = |source: &Source| -> Vec<&'static Card> {
        let cards = cards_of(source.set).filter(|card| source.has(card));
        cards.map(|card| source.version_of(card.name)).collect()
    };
    let mut pool: Vec<&'static Card> = sources.iter().flat_map(cards_of).collect();
    pool.sort_by_key(|card| card.name);
    pool.dedup_by_key(|card| card.name);
    pool
}

fn cards_of(set: &str) -> impl Iterator<Item = &'static Card> {
    let cards = LIBRARY.sets.iter().find(|other| other.name == set).map(|set| set.cards);
    cards.unwrap_or_default().iter().copied()
}

fn kingdom_cards(set: &str) -> impl Iterator<Item = &'static Card> {
    cards_of(set).filter(|card| card.is_kingdom())
}

/// How a set-up names the card: the newest version needs no mention.
fn name_of(card: &Card) -> CardName {
    let newest = LIBRARY.find(card.name).expect("a card of the library").version;
    let version = (card.version != newest).then(|| card.version.to_owned());
    CardName { name: card.name.to_owned(), version, with: Vec::new() }
}

#[cfg(test)]
mod tests;
