//! Everything that can be wrong with what somebody asks for.

use super::builder::is_extra_pile;
use super::{CardName, Library, Setup, SetupError};
use crate::card::{Card, Companion, Included, Object, Role};
use crate::ids::MAX_PLAYERS;

/// Whether a name of a kingdom only says in which version a card comes that another brings: "Princess (pre-2022)".
pub(super) fn is_version_of_brought(name: &CardName, library: &Library) -> bool {
    let is_brought = |card: &Card| {
        !card.is_kingdom()
            && !card.object.is_landscape()
            && card.object != Object::Base
            && !matches!(card.included, Included::OnRequest)
    };
    name.version.is_some() && library.find(&name.name).is_ok_and(is_brought)
}

/// Whether a card may be named in a kingdom.
pub(super) fn is_kingdom(card: &'static Card) -> Result<(), SetupError> {
    if card.is_kingdom() || matches!(card.included, Included::OnRequest) {
        return Ok(());
    }
    match card.object {
        Object::Pile | Object::SplitMember | Object::NonSupply => {
            Err(SetupError::Brought { name: card.name })
        }
        _ => Err(SetupError::NotKingdom { name: card.name }),
    }
}

pub(super) fn is_landscape(card: &'static Card) -> Result<(), SetupError> {
    let right = card.object.is_landscape();
    if right { Ok(()) } else { Err(SetupError::NotLandscape { name: card.name }) }
}

/// A card of a kingdom and what was chosen for it.
pub(super) type Wanted = (&'static Card, Vec<&'static Card>);

/// Finds what was asked for, and keeps all that is wrong with it.
pub(super) fn find(
    names: &[&CardName],
    library: &Library,
    check: fn(&'static Card) -> Result<(), SetupError>,
    errors: &mut Vec<SetupError>,
) -> Vec<Wanted> {
    let mut found: Vec<Wanted> = Vec::new();
    for CardName { name, version, with } in names {
        let card = library.find_version(name, version.as_deref());
        match card.and_then(|card| check(card).map(|()| card)) {
            Err(error) => errors.push(error),
            Ok(card) if found.iter().any(|(other, _)| other.name == card.name) => {
                errors.push(SetupError::Twice { name: card.name });
            }
            Ok(card) => {
                let chosen = with.iter().map(|CardName { name, version, .. }| {
                    library.find_version(name, version.as_deref())
                });
                let mut companions = Vec::new();
                for companion in chosen {
                    match companion {
                        Ok(companion) => companions.push(companion),
                        Err(error) => errors.push(error),
                    }
                }
                found.push((card, companions));
            }
        }
    }
    found
}

/// Says what is missing of what must be chosen for cards, and what does not fit.
pub(super) fn check_companions(
    kingdom: &[Wanted],
    landscapes: &[Wanted],
    errors: &mut Vec<SetupError>,
) {
    let in_kingdom = |name: &str| kingdom.iter().any(|(card, _)| card.name == name);
    // A pile that was chosen for a card is a Kingdom pile like the others, and can have a Trait, too (chapter I).
    let is_extra = |name: &str| {
        let mut extra = kingdom.iter().filter(|(card, _)| is_extra_pile(card));
        extra.any(|(_, chosen)| chosen.iter().any(|pile| pile.name == name))
    };
    // A Supply pile that another card brings is one of the piles, too.
    let is_brought = |pile: &Card| {
        let mut all = kingdom.iter().chain(landscapes);
        all.any(|(card, chosen)| {
            pile.is_brought_by(card) || chosen.iter().any(|other| pile.is_brought_by(other))
        })
    };
    for (card, chosen) in kingdom.iter().chain(landscapes) {
        let name = card.name;
        let Some(companion @ Companion { what, role, least, most, fits }) = card.companion else {
            if !chosen.is_empty() {
                errors.push(SetupError::NoCompanion { name });
            }
            continue;
        };
        let is_left_to_chance = chosen.is_empty() && !companion.is_needed();
        if chosen.len() < least && !is_left_to_chance {
            errors.push(SetupError::NeedsCompanion { name, what });
        }
        for (i, companion) in chosen.iter().enumerate() {
            let twice = chosen[..i].iter().any(|other| other.name == companion.name);
            let (is_pile, there) = (companion.is_kingdom(), in_kingdom(companion.name));
            let right_place = match role {
                Role::OneOfThePiles => {
                    (is_pile && (there || is_extra(companion.name))) || is_brought(companion)
                }
                Role::ExtraPile => is_pile && !there,
                Role::SetAside | Role::Deck => is_pile && !there && !is_extra(companion.name),
                Role::OfADeck => true,
            };
            if i >= most || twice || !right_place || !fits(companion) {
                let companion = companion.name.to_owned();
                errors.push(SetupError::WrongCompanion { name, companion, what });
            }
        }
    }
}

pub(super) fn check_players(setup: &Setup, errors: &mut Vec<SetupError>) {
    let players = setup.players.len();
    if !(2..=MAX_PLAYERS).contains(&players) {
        errors.push(SetupError::Players { players });
    }
    for (i, name) in setup.players.iter().enumerate() {
        if name.trim().is_empty() || name.trim() != name || name.contains([',', '\n', '\r']) {
            errors.push(SetupError::BadName { name: name.clone() });
        }
        if setup.players[..i].contains(name) {
            errors.push(SetupError::SameName { name: name.clone() });
        }
    }
    if let Some(first) = setup.first
        && first.index() >= players
    {
        errors.push(SetupError::NoSuchSeat { seat: first.index(), players });
    }
}
