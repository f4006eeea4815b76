//! Plain sense about cards: what is worth having, keeping and playing.

use fief_engine::card::Worth;
use fief_engine::ids::Kind;
use fief_engine::question::{Choice, Question};
use fief_engine::types::Type;
use fief_engine::view::View;

/// How much a player wants a card in the deck. Higher is better; below 0 is better gone.
pub(crate) fn value(view: View<'_>, kind: Kind) -> i32 {
    let card = view.definition(kind);
    let cost = i32::from(card.cost.coins) + 3 * i32::from(card.cost.potions);
    let types = card.types;
    if types.has(Type::Curse) {
        -20
    } else if is_dead(view, kind) {
        match card.worth {
            // Early Estates only clog the deck; big Victory cards are the goal.
            Worth::Fixed(points) if points >= 3 => 10 * i32::from(points),
            _ => -5,
        }
    } else if types.has(Type::Treasure) && cost == 0 {
        -1
    } else {
        10 * cost + i32::from(types.has(Type::Treasure))
    }
}

/// Whether a card in hand does nothing this turn and the next: it can be discarded.
pub(crate) fn is_dead(view: View<'_>, kind: Kind) -> bool {
    let types = view.definition(kind).types;
    !types.has(Type::Action) && !types.has(Type::Treasure) && !types.has(Type::Night)
}

/// How much a player would rather keep a card in hand than discard it.
pub(crate) fn keep(view: View<'_>, kind: Kind) -> i32 {
    if is_dead(view, kind) { -1 } else { value(view, kind).max(0) }
}

/// Reactions that could be used without end and change nothing that a bot could tell.
const ENDLESS: [&str; 1] = ["Secret Chamber"];

/// The first ability that is worth using, or that must be.
pub(crate) fn react(view: View<'_>, question: &Question) -> Option<u16> {
    let endless = |choice: Choice| {
        let kind = view.kind_of_choice(choice);
        kind.is_some_and(|kind| ENDLESS.contains(&view.definition(kind).name))
    };
    let worth_it = question.options.iter().position(|choice| !endless(choice));
    let forced = (question.min > 0).then_some(0);
    worth_it.or(forced).map(|index| index as u16)
}

/// How early a card should be played: what gives Actions first, then the dearest.
pub(crate) fn play_first(view: View<'_>, kind: Kind) -> i32 {
    let card = view.definition(kind);
    100 * i32::from(card.plus.actions > 0) + i32::from(card.cost.coins)
}
