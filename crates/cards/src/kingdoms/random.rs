//! Random kingdoms, as if somebody shuffled the randomizer cards of some sets and turned over ten.

use std::fmt;
use std::str::FromStr;

use fief_catalogue as catalogue;
use fief_engine::card::{Card, Included, Object};
use fief_engine::ids::MAX_PLAYERS;
use fief_engine::rng::Rng;
use fief_engine::setup::{CardName, KINGDOM_PILES, SetupError};

use super::{Kingdom, Need};
use crate::LIBRARY;

mod errors;
mod weighed;

pub use errors::{RequestError, RequestErrors};
use weighed::{Shares, Weighed};

/// The edition to play, of one set or of every set.
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

/// The limits within which a random kingdom is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request {
    /// The sets to take cards from; if empty, all sets. "Plunder:2" gives a set a number: exactly two Kingdom cards are
    /// from Plunder. The others are from the sets without a number, or from any other set if all have one.
    pub sets: Vec<String>,
    /// The editions of sets; if empty, cards of every edition, each in its newest version.
    pub editions: Vec<EditionOf>,
    /// Cards that must be in the kingdom, even if they are of other sets or editions.
    pub fixed: Vec<CardName>,
    /// Cards that must not be in the kingdom.
    pub banned: Vec<String>,
    /// The number of landscapes beside an Ally, three at most. `None` takes those that turn up among the Kingdom cards,
    /// two at most.
    pub landscapes: Option<usize>,
    /// The most landscapes that may turn up among the Kingdom cards if `landscapes` is `None`.
    pub most_landscapes: Option<usize>,
    /// The qualities that the kingdom must have.
    pub needs: Vec<Need>,
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
            landscapes: None,
            most_landscapes: None,
            needs: Vec::new(),
            players: 2,
            seed,
        }
    }
}

/// Draws ten Kingdom cards, cheapest first, with the landscapes that turn up among them, two at most, or as many as the
/// request asks for; never more than one Way. The same request gives the same kingdom.
pub fn random(request: &Request) -> Result<Kingdom, RequestErrors> {
    let mut errors = Vec::new();
    let weighed = Weighed::all(&request.sets, &mut errors);
    let sources = sources(request, &weighed, &mut errors);
    let sources_known = errors.is_empty();
    let banned = banned(request, &mut errors);
    let fixed = fixed(request, &sources, &banned, &mut errors);
    if !(2..=MAX_PLAYERS).contains(&request.players) {
        errors.push(RequestError::Setup(SetupError::Players { players: request.players }));
    }
    let mut pool = pool(&sources);
    pool.retain(|card| !banned.contains(&card.name));
    pool.retain(|card| request.needs.iter().all(|need| need.allows(card)));
    let drawable = |card: &&&Card| card.is_kingdom() && fixed.iter().all(|f| f.name != card.name);
    let mut shares = Shares::new(&weighed, &pool, &fixed, &mut errors);
    let left = pool.iter().filter(drawable).count() + kingdom_cards_of(&fixed).count();
    let left = left - shares.not_wanted;
    if sources_known && left < KINGDOM_PILES {
        errors.push(RequestError::TooFew { left });
    }
    check_landscapes(request, &pool, &fixed, &mut errors);
    if !errors.is_empty() {
        return Err(RequestErrors(errors));
    }
    let drawn = draw(&pool, &fixed, &mut shares, request);
    let mut kingdom = drawn.map_err(|error| RequestErrors(vec![error]))?;
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

/// Shuffles cards and landscapes together and turns them over until there are ten piles.
fn draw(
    pool: &[&'static Card],
    fixed: &[&'static Card],
    shares: &mut Shares,
    request: &Request,
) -> Result<Kingdom, RequestError> {
    let mut rng = Rng::new(request.seed);
    let mut deck: Vec<&'static Card> = pool
        .iter()
        .copied()
        .filter(|card| card.is_kingdom() || is_drawn_landscape(card))
        .filter(|card| fixed.iter().all(|f| f.name != card.name))
        .collect();
    rng.shuffle(&mut deck);
    let mut chosen: Vec<&'static Card> = fixed.to_vec();
    let mut drawn = meet(&request.needs, &mut deck, &mut chosen, shares)?;
    let most = request.most_landscapes.unwrap_or(MOST_LANDSCAPES);
    for card in deck {
        let left = KINGDOM_PILES - kingdom_cards_of(&chosen).count();
        if left == 0 {
            break;
        }
        if card.is_kingdom() && shares.take(card, left) {
            chosen.push(card);
            drawn.push(card);
        } else if request.landscapes.is_none() && has_room(&chosen, card, most) {
            chosen.push(card);
        }
    }
    if let Some(wanted) = request.landscapes {
        add_landscapes(pool, wanted, &mut chosen, request.seed);
    }
    if shares.are_said() {
        // The cards of a set with a number were drawn first, but that must not decide on the basic cards.
        rng.shuffle(&mut drawn);
    }
    let cost = |card: &Card| (card.cost.coins, card.cost.potions, card.cost.debt);
    chosen.sort_by_key(|card| (cost(card), card.name));
    let mut kingdom = Kingdom::of(chosen.into_iter().map(name_of));
    // A set's basic cards are used with a chance equal to its share of the kingdom: a card drawn at random decides.
    // Shelters depend on another such card (chapter I, Special setup).
    if let [first, rest @ ..] = &drawn[..] {
        kingdom.cards.extend(on_request(Object::Base, first, pool));
        if let Some(last) = rest.last() {
            kingdom.cards.extend(on_request(Object::Shelter, last, pool));
        }
    }
    Ok(kingdom)
}

/// Takes the first cards of the deck that together meet the needs. If fewer piles than needs are left, each card must
/// meet several needs at once.
fn meet(
    needs: &[Need],
    deck: &mut Vec<&'static Card>,
    chosen: &mut Vec<&'static Card>,
    shares: &mut Shares,
) -> Result<Vec<&'static Card>, RequestError> {
    let mut taken = Vec::new();
    loop {
        let missing = Need::missing(needs, chosen);
        if missing.is_empty() {
            return Ok(taken);
        }
        let left = KINGDOM_PILES - kingdom_cards_of(chosen).count();
        let meets = |card: &Card| missing.iter().filter(|wanted| wanted.is_met_by(card)).count();
        let found = (left > 0).then(|| missing.len().div_ceil(left)).and_then(|at_once| {
            deck.iter().position(|card| {
                card.is_kingdom() && meets(card) >= at_once && shares.take(card, left)
            })
        });
        let Some(at) = found else {
            let mut needs: Vec<Need> = missing.iter().map(|wanted| wanted.of).collect();
            needs.dedup();
            return Err(RequestError::NotMet { needs });
        };
        let card = deck.remove(at);
        chosen.push(card);
        taken.push(card);
    }
}

/// The most landscapes of a game, as the rules recommend.
const MOST_LANDSCAPES: usize = 2;

/// The most landscapes that a request may ask for.
const MOST_ASKED_FOR: usize = 3;

/// Returns whether a landscape may join those chosen: it must not exceed `most` nor be a second Way.
fn has_room(chosen: &[&'static Card], card: &Card, most: usize) -> bool {
    let landscapes = || chosen.iter().filter(|other| other.object.is_landscape());
    is_drawn_landscape(card)
        && landscapes().count() < most
        && (card.object != Object::Way || landscapes().all(|other| other.object != Object::Way))
}

/// Adds random landscapes until there are as many as the request asks for, not counting Allies.
fn add_landscapes(
    pool: &[&'static Card],
    wanted: usize,
    chosen: &mut Vec<&'static Card>,
    seed: u64,
) {
    let mut deck: Vec<&'static Card> =
        pool.iter().copied().filter(|card| is_drawn_landscape(card)).collect();
    Rng::new(seed ^ 0x1A5D).shuffle(&mut deck);
    let allies = chosen.iter().filter(|card| card.object == Object::Ally).count();
    for card in deck {
        let is_new = chosen.iter().all(|other| other.name != card.name);
        if is_new && has_room(chosen, card, wanted + allies) {
            chosen.push(card);
        }
    }
}

/// Checks that there are as many landscapes as the request asks for; a kingdom has one Way at most.
fn check_landscapes(
    request: &Request,
    pool: &[&'static Card],
    fixed: &[&'static Card],
    errors: &mut Vec<RequestError>,
) {
    let too_many = [request.landscapes, request.most_landscapes]
        .into_iter()
        .flatten()
        .find(|wanted| *wanted > MOST_ASKED_FOR);
    if let Some(wanted) = too_many {
        return errors.push(RequestError::TooManyLandscapes { wanted });
    }
    let Some(wanted) = request.landscapes else { return };
    let is_new = |card: &&&Card| fixed.iter().all(|fixed| fixed.name != card.name);
    let all = || pool.iter().filter(is_new).chain(fixed).filter(|card| is_drawn_landscape(card));
    let ways = all().filter(|card| card.object == Object::Way).count();
    let left = all().count() - ways.saturating_sub(1);
    if left < wanted {
        errors.push(RequestError::TooFewLandscapes { wanted, left });
    }
}

/// Returns whether a landscape is shuffled among the Kingdom cards. Allies are not.
fn is_drawn_landscape(card: &Card) -> bool {
    card.object.is_landscape() && card.object != Object::Ally
}

/// The basic cards or Shelters that a game uses if this card's set decides on them.
fn on_request(object: Object, of: &Card, pool: &[&'static Card]) -> impl Iterator<Item = CardName> {
    let set = LIBRARY.set_of(of);
    let wanted = move |card: &&&Card| {
        card.object == object
            && matches!(card.included, Included::OnRequest)
            && LIBRARY.set_of(card) == set
    };
    pool.iter().filter(wanted).map(|card| name_of(card))
}

/// A set to take cards from, and its edition if the request names one.
struct Source {
    set: &'static str,
    edition: Option<u8>,
}

impl Source {
    fn has(&self, card: &Card) -> bool {
        self.edition.is_none_or(|edition| crate::editions_of(card).contains(&edition))
    }

    /// The card in the version of this edition: an edition that has been replaced has the oldest version, another the
    /// newest.
    fn version_of(&self, name: &str) -> &'static Card {
        let versions = LIBRARY.versions(name);
        let newest = catalogue::editions_of(self.set).last().copied();
        let old = self.edition.is_some() && self.edition != newest;
        let version = if old { versions.first() } else { versions.last() };
        version.expect("a card of the library has a version")
    }
}

fn sources(request: &Request, weighed: &[Weighed], errors: &mut Vec<RequestError>) -> Vec<Source> {
    let mut sources: Vec<Source> = Vec::new();
    let mut wanted: Vec<&'static str> = weighed.iter().map(|weighed| weighed.set).collect();
    if weighed.iter().all(|weighed| weighed.cards.is_some()) {
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

/// Gives the sources their edition. A choice that names a set overrides one for every set.
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
            // For a set with fewer editions, "the second edition of every set" means its newest.
            if set.is_some() || edition == 0 || all_have_fewer(edition) {
                errors.push(RequestError::NoSuchEdition { set: source.set, edition, known });
            }
        } else if set.is_some() || source.edition.is_none() {
            source.edition = Some(edition);
        }
    }
}

/// Returns whether every set has fewer editions than `edition`.
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

/// Finds a card that was asked for by name: in the version that the request names, otherwise in that of its edition.
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

/// Every card and landscape that may be in the kingdom, sorted by name so that the order of files does not affect
/// seeds.
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

/// The name of the card in a set-up: the newest version needs no mention.
fn name_of(card: &Card) -> CardName {
    let newest = LIBRARY.find(card.name).expect("a card of the library").version;
    let version = (card.version != newest).then(|| card.version.to_owned());
    CardName { name: card.name.to_owned(), version, with: Vec::new() }
}

#[cfg(test)]
mod tests;
