//! How the definition of each kind of object begins.

use super::{
    Card, Companion, GainedTo, Included, MAX_ABILITIES, Object, PileSize, Plus, Role, Worth,
};
use crate::cost::Cost;
use crate::types::{Type, Types};

/// Begins the definition of a Kingdom card.
pub const fn card<const N: usize>(name: &'static str, coins: u8, types: [Type; N]) -> Card {
    Card {
        name,
        cost: Cost::coins(coins),
        types: Types::of(&types),
        text: "",
        object: Object::Kingdom,
        version: "current",
        pile_size: PileSize::Usual,
        starting: 0,
        ends_game: false,
        plus: Plus { cards: 0, actions: 0, buys: 0, coins: 0 },
        play: None,
        worth: Worth::Nothing,
        setup: None,
        ongoing: None,
        included: Included::Always,
        members: &[],
        is_shuffled: false,
        is_face_down: false,
        companion: None,
        gained_to: GainedTo::Discard,
        cost_now: None,
        costs_as: None,
        in_its_turn: None,
        may_overpay: false,
        counts_actions: false,
        mat: None,
        instead_of_paying: None,
        not_bought_while: None,
        gives_coins: false,
        limit: None,
        upgrade: None,
        abilities: [None; MAX_ABILITIES],
    }
}

/// Begins the definition of a landscape.
const fn landscape(name: &'static str, coins: u8, object: Object, of: Type) -> Card {
    let mut landscape = card(name, coins, [of]);
    landscape.object = object;
    landscape
}

/// Begins the definition of an Event: what it does when it is bought is its [`Card::play`].
pub const fn event(name: &'static str, coins: u8) -> Card {
    landscape(name, coins, Object::Event, Type::Event)
}

/// Begins the definition of a Project.
pub const fn project(name: &'static str, coins: u8) -> Card {
    landscape(name, coins, Object::Project, Type::Project)
}

/// Begins the definition of a Landmark.
pub const fn landmark(name: &'static str) -> Card {
    landscape(name, 0, Object::Landmark, Type::Landmark)
}

/// Begins the definition of an Ally.
pub const fn ally(name: &'static str) -> Card {
    landscape(name, 0, Object::Ally, Type::Ally)
}

/// Begins the definition of a Trait. It is on a pile of Actions or Treasures.
pub const fn trait_card(name: &'static str) -> Card {
    landscape(name, 0, Object::Trait, Type::Trait).companion(Companion {
        what: "a pile of Actions or Treasures",
        role: Role::OneOfThePiles,
        least: 1,
        most: 1,
        fits: |card| {
            let fits = card.types.has(Type::Action) || card.types.has(Type::Treasure);
            card.is_kingdom() && fits
        },
    })
}

/// Begins the definition of a Boon: what receiving it does is its [`Card::play`].
pub const fn boon(name: &'static str) -> Card {
    landscape(name, 0, Object::Boon, Type::Boon)
}

/// Begins the definition of a Hex: what receiving it does is its [`Card::play`].
pub const fn hex(name: &'static str) -> Card {
    landscape(name, 0, Object::Hex, Type::Hex)
}

/// Begins the definition of a State.
pub const fn state_card(name: &'static str) -> Card {
    landscape(name, 0, Object::State, Type::State)
}

/// Begins the definition of an Artifact.
pub const fn artifact(name: &'static str) -> Card {
    landscape(name, 0, Object::Artifact, Type::Artifact)
}

/// Begins the definition of what a mat does.
pub const fn mat(name: &'static str) -> Card {
    landscape(name, 0, Object::Token, Type::Mat)
}

/// Begins the definition of what a token does.
pub const fn token(name: &'static str) -> Card {
    landscape(name, 0, Object::Token, Type::Token)
}

/// Begins the definition of a pile of differently named cards, the top one first: its name, cost and types are those of
/// the randomizer. How many there are of each is said by their own definitions.
pub const fn pile<const N: usize>(
    name: &'static str,
    coins: u8,
    types: [Type; N],
    members: &'static [&'static Card],
) -> Card {
    let mut pile = card(name, coins, types);
    pile.object = Object::Pile;
    pile.members = members;
    pile
}

/// Begins the definition of a Way: what it does is an ability that replaces the resolution of an Action.
pub const fn way(name: &'static str) -> Card {
    landscape(name, 0, Object::Way, Type::Way)
}
