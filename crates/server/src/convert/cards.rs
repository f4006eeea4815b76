//! Cards as the protocol draws them.

use std::collections::BTreeMap;

use fief_cards::{LIBRARY, catalogue};
use fief_engine::card::{Card, Included, Object, Worth};
use fief_engine::setup::Rules;
use fief_engine::types::Type;

use crate::protocol::CardFace;

/// Whether such a thing has a cost at all.
fn has_cost(object: Object) -> bool {
    let is_card = !matches!(
        object,
        Object::Boon | Object::Hex | Object::State | Object::Artifact | Object::Token
    );
    is_card && (!object.is_landscape() || object.is_bought())
}

/// A card's face.
pub(crate) fn face(card: &'static Card) -> CardFace {
    let points = match card.worth {
        Worth::Fixed(points) => Some(i32::from(points)),
        Worth::Nothing | Worth::Counted(_) | Worth::Where(_) => None,
    };
    CardFace {
        name: card.name.to_owned(),
        cost: has_cost(card.object).then_some(card.cost),
        mark: mark(card),
        types: types(card),
        text: card.text.to_owned(),
        set: LIBRARY.set_of(card).to_owned(),
        object: card.object.name().to_owned(),
        chosen: card.object.is_landscape()
            || matches!(card.included, Included::OnRequest)
            || catalogue::find(card.name).is_ok_and(|entry| entry.randomizer),
        version: (card.version != "current").then(|| card.version.to_owned()),
        points,
    }
}

/// What is printed beside the cost, which only the catalogue knows.
fn mark(card: &Card) -> Option<String> {
    let printed = catalogue::find(card.name).ok()?.cost?;
    printed.chars().last().filter(|last| matches!(last, '+' | '*')).map(String::from)
}

/// The types in the order in which they are printed, which only the catalogue knows.
fn types(card: &Card) -> Vec<String> {
    let printed = catalogue::find(card.name).map(|entry| entry.types_of(card.version).to_vec());
    let mut names: Vec<&'static str> = card.types.iter().map(Type::name).collect();
    if let Ok(printed) = printed {
        let place = |name: &&str| printed.iter().position(|other| other == name);
        names.sort_by_key(|name| place(name).unwrap_or(usize::MAX));
    }
    names.into_iter().map(str::to_owned).collect()
}

/// The faces of all cards of a game.
pub(crate) fn faces(rules: &Rules) -> BTreeMap<String, CardFace> {
    let cards = rules.kinds().map(|kind| rules.definition(kind));
    cards.map(|card| (card.name.to_owned(), face(card))).collect()
}
