//! What a new game is played with.

use std::sync::LazyLock;

use fief_cards::LIBRARY;
use fief_cards::kingdoms::{self, EditionOf, Kingdom, Published, Request};
use fief_engine::rng::Rng;
use fief_engine::setup::CardName;

use crate::convert::cards::face;
use crate::protocol::{
    ChosenFor, Code, KingdomChoice, Need, Problem, RandomKingdom, RandomRequest,
};
use crate::{bounds, random};

fn bad(message: impl std::fmt::Display) -> Problem {
    Problem::new(Code::BadSetup, format!("{message}."))
}

/// What tells a published kingdom from all others.
pub(crate) fn preset_id(published: &Published) -> String {
    format!("{} ({})", published.name, published.source)
}

fn preset(id: &str, seed: u64) -> Result<Kingdom, Problem> {
    let found = kingdoms::published().iter().find(|published| preset_id(published) == id);
    let published = match found {
        Some(published) => published,
        None => kingdoms::find(id).map_err(bad)?,
    };
    of(published, seed)
}

/// A published kingdom as a set-up wants it, with what is left to be chosen chosen.
fn of(published: &Published, seed: u64) -> Result<Kingdom, Problem> {
    let mut kingdom = published.kingdom(&LIBRARY, seed).map_err(bad)?;
    kingdom.complete(&kingdoms::everything(), seed).map_err(bad)?;
    Ok(kingdom)
}

/// The published kingdoms that can be played. Looking for what is missing is slow, and it never changes.
static PLAYABLE: LazyLock<Vec<&'static Published>> = LazyLock::new(|| {
    kingdoms::published().iter().filter(|set| set.missing(&LIBRARY).is_empty()).collect()
});

fn any_preset(seed: u64) -> Result<Kingdom, Problem> {
    let pick = Rng::new(seed).below(PLAYABLE.len().max(1) as u32) as usize;
    PLAYABLE
        .get(pick)
        .map_or_else(|| Err(bad("no kingdom can be played")), |published| of(published, seed))
}

/// The seed of a request, or one by chance.
pub(crate) fn seed(given: Option<&str>) -> Result<u64, Problem> {
    let Some(text) = given.map(str::trim).filter(|text| !text.is_empty()) else {
        return Ok(random::number());
    };
    bounds::name("The seed", text)?;
    text.parse().map_err(|_| bad(format!("'{text}' is no seed: it must be a whole number")))
}

/// A need, as the library has it.
fn need(need: Need) -> kingdoms::Need {
    match need {
        Need::Village => kingdoms::Need::Village,
        Need::Trashing => kingdoms::Need::Trashing,
        Need::Buy => kingdoms::Need::Buy,
        Need::Draw => kingdoms::Need::Draw,
        Need::NoAttacks => kingdoms::Need::NoAttacks,
        Need::Curve => kingdoms::Need::Curve,
    }
}

/// A need, as the protocol has it.
pub(crate) fn need_of(need: kingdoms::Need) -> Need {
    match need {
        kingdoms::Need::Village => Need::Village,
        kingdoms::Need::Trashing => Need::Trashing,
        kingdoms::Need::Buy => Need::Buy,
        kingdoms::Need::Draw => Need::Draw,
        kingdoms::Need::NoAttacks => Need::NoAttacks,
        kingdoms::Need::Curve => Need::Curve,
    }
}

/// Draws a kingdom.
pub(crate) fn draw(request: &RandomRequest, players: usize, seed: u64) -> Result<Kingdom, Problem> {
    let editions = request
        .editions
        .iter()
        .map(|edition| EditionOf { set: edition.set.clone(), edition: edition.edition });
    kingdoms::random(&Request {
        sets: request.sets.clone(),
        editions: editions.collect(),
        fixed: request.fixed.iter().map(|name| CardName::parse(name)).collect(),
        banned: request.banned.clone(),
        landscapes: request.landscapes.map(usize::from),
        most_landscapes: request.most_landscapes.map(usize::from),
        needs: request.needs.iter().copied().map(need).collect(),
        players,
        seed,
    })
    .map_err(bad)
}

/// What `POST /api/v1/kingdoms/random` says.
pub(crate) fn drawn(request: &RandomRequest) -> Result<RandomKingdom, Problem> {
    bounds::random_request(request)?;
    let seed = seed(request.seed.as_deref())?;
    let kingdom = draw(request, 2, seed)?;
    let faces = |names: &[CardName]| {
        let find = |name: &CardName| LIBRARY.find_version(&name.name, name.version.as_deref());
        names.iter().map(|name| find(name).map(face).map_err(bad)).collect::<Result<Vec<_>, _>>()
    };
    let own = |name: &CardName| ChosenFor {
        card: name.name.clone(),
        with: name.with.iter().map(ToString::to_string).collect(),
    };
    Ok(RandomKingdom {
        chosen: kingdom.names().filter(|name| !name.with.is_empty()).map(own).collect(),
        cards: faces(&kingdom.cards)?,
        landscapes: faces(&kingdom.landscapes)?,
        seed: seed.to_string(),
    })
}

/// The kingdom of a table's game.
pub(crate) fn choose(
    choice: &KingdomChoice,
    players: usize,
    first_game: bool,
) -> Result<Kingdom, Problem> {
    match choice {
        KingdomChoice::Preset { id } => preset(id, random::number()),
        KingdomChoice::AnyPreset => any_preset(random::number()),
        KingdomChoice::Random { request } => {
            // A seed that was asked for gives the first game; the next has another kingdom.
            let given = request.seed.as_deref().filter(|_| first_game);
            draw(request, players, seed(given)?)
        }
        KingdomChoice::Cards { cards, landscapes } => {
            let names = cards.iter().chain(landscapes).map(|name| CardName::parse(name));
            let mut kingdom = Kingdom::of(names);
            // What nobody has chosen for a card is chosen by chance; what is wrong is said with everything else.
            let _ = kingdom.complete(&kingdoms::everything(), random::number());
            Ok(kingdom)
        }
    }
}
