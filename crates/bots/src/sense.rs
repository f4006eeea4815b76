//! Simple judgements about cards: which are worth having, keeping and playing.

use fief_engine::card::{Object, Worth};
use fief_engine::ids::Kind;
use fief_engine::question::{Choice, Question};
use fief_engine::types::Type;
use fief_engine::view::View;

/// Scores how much a player wants a card in the deck. A card below 0 is better gone.
pub(crate) fn value(view: View<'_>, kind: Kind) -> i32 {
    let card = view.definition(kind);
    let cost = i32::from(card.cost.coins) + 3 * i32::from(card.cost.potions);
    let types = card.types;
    if types.has(Type::Curse) {
        -20
    } else if is_dead(view, kind) {
        match card.worth {
            // Early Estates only clog the deck; big Victory cards are the aim of the game.
            Worth::Fixed(points) if points >= 3 => 10 * i32::from(points),
            _ => -5,
        }
    } else if types.has(Type::Treasure) && cost == 0 {
        -1
    } else {
        10 * cost + i32::from(types.has(Type::Treasure))
    }
}

/// Returns whether a card in hand does nothing this turn or the next, so that it can be discarded.
pub(crate) fn is_dead(view: View<'_>, kind: Kind) -> bool {
    let types = view.definition(kind).types;
    !types.has(Type::Action) && !types.has(Type::Treasure) && !types.has(Type::Night)
}

/// Scores how much a player prefers to keep a card in hand rather than discard it.
pub(crate) fn keep(view: View<'_>, kind: Kind) -> i32 {
    if is_dead(view, kind) { -1 } else { value(view, kind).max(0) }
}

/// The first ability that is worth using or mandatory.
pub(crate) fn react(view: View<'_>, question: &Question) -> Option<usize> {
    let helps = |choice: Choice| view.kind_of_choice(choice).is_none_or(|kind| helps(view, kind));
    let worth_it = question.options.iter().position(helps);
    let forced = (question.min > 0).then_some(0);
    worth_it.or(forced)
}

/// Returns whether an optional ability does any good now. Nearly all do.
fn helps(view: View<'_>, kind: Kind) -> bool {
    let card = view.definition(kind);
    match card.name {
        // The first could be used without end and changes nothing that a bot could see; the others would trade a
        // wanted card for an unwanted one.
        "Secret Chamber" | "Changeling" | "Woodworkers' Guild" => false,
        "Trader" => gained(view).is_some_and(|kind| value(view, kind) < 0),
        "Watchtower" => {
            gained(view).is_some_and(|kind| value(view, kind) < 0 || !is_dead(view, kind))
        }
        "Duplicate" => gained(view).is_some_and(|kind| value(view, kind) >= 30),
        // Cards that only give points score in Exile as well.
        "Your Exile mat" => gained(view).is_some_and(|kind| !is_dead(view, kind)),
        "Coin of the Realm" => {
            let pools = view.pools(view.seat());
            pools.actions == 0 && view.hand().any(|kind| view.types(kind).has(Type::Action))
        }
        // These replace a poor hand.
        "Guide" | "Desert Guides" => coins_in_hand(view) < 4,
        "Cave Dwellers" => view.hand().any(|kind| is_dead(view, kind)),
        "Ratcatcher" | "Transmogrify" | "Peaceful Cult" => {
            view.hand().any(|kind| value(view, kind) < 0)
        }
        "Sleigh" => gained(view).is_some_and(|kind| value(view, kind) >= 30),
        // A player who plays a card usually wants its own effect, not that of a Way.
        _ => card.object != Object::Way,
    }
}

/// The coins of the Treasures in hand, and of the Actions.
fn coins_in_hand(view: View<'_>) -> u16 {
    view.hand().map(|kind| view.definition(kind).plus.coins).sum()
}

/// The card that the player has just gained, if it went to the discard pile.
pub(crate) fn gained(view: View<'_>) -> Option<Kind> {
    view.discard_top(view.seat())
}

/// Scores how early a card should be played: first cards that give Actions, then the dearest.
pub(crate) fn play_first(view: View<'_>, kind: Kind) -> i32 {
    let card = view.definition(kind);
    100 * i32::from(card.plus.actions > 0) + i32::from(card.cost.coins)
}
