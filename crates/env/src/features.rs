//! Kinds of card and options as numbers, so that a network can handle cards that it has never seen.

use fief_engine::card::{Card, Object, Worth};
use fief_engine::question::{Choice, Question, Verb};
use fief_engine::setup::Rules;
use fief_engine::types::Type;
use fief_engine::view::View;

/// The objects of the rules, in the order of their features.
const OBJECTS: [Object; 18] = [
    Object::Base,
    Object::Kingdom,
    Object::Pile,
    Object::SplitMember,
    Object::NonSupply,
    Object::Heirloom,
    Object::Shelter,
    Object::Event,
    Object::Project,
    Object::Landmark,
    Object::Way,
    Object::Ally,
    Object::Trait,
    Object::Boon,
    Object::Hex,
    Object::State,
    Object::Artifact,
    Object::Token,
];

/// The verbs whose words are searched for in card texts.
const ASKS: [Verb; 16] = [
    Verb::Play,
    Verb::Gain,
    Verb::Buy,
    Verb::Discard,
    Verb::Trash,
    Verb::Topdeck,
    Verb::SetAside,
    Verb::Reveal,
    Verb::Take,
    Verb::Exile,
    Verb::Return,
    Verb::Pass,
    Verb::Place,
    Verb::Call,
    Verb::Order,
    Verb::Name,
];

/// The names of the features of a kind, in their order.
pub fn kind_feature_names() -> Vec<String> {
    let plain = [
        "cost coins",
        "cost potions",
        "cost debt",
        "+cards",
        "+actions",
        "+buys",
        "+coins",
        "points",
        "points counted",
        "starting",
        "ends the game",
        "has instructions",
        "overpay",
    ];
    let types = Type::ALL.iter().map(|of| format!("type {}", of.name()));
    let objects = OBJECTS.iter().map(|object| format!("is {}", object.name()));
    let asks = ASKS.iter().map(|verb| format!("says {}", verb.word()));
    plain.map(str::to_owned).into_iter().chain(types).chain(objects).chain(asks).collect()
}

/// The features of a card, as many as there are [names](kind_feature_names).
pub fn kind_features(card: &Card) -> Vec<f32> {
    let flag = |is: bool| f32::from(u8::from(is));
    let (points, counted) = match card.worth {
        Worth::Nothing => (0.0, false),
        Worth::Fixed(points) => (points.into(), false),
        Worth::Counted(_) | Worth::Where(_) => (0.0, true),
    };
    let plain = [
        card.cost.coins.into(),
        card.cost.potions.into(),
        card.cost.debt.into(),
        card.plus.cards.into(),
        card.plus.actions.into(),
        card.plus.buys.into(),
        card.plus.coins.into(),
        points,
        flag(counted),
        card.starting.into(),
        flag(card.ends_game),
        flag(card.play.is_some()),
        flag(card.may_overpay),
    ];
    let text = card.text.to_lowercase();
    let types = Type::ALL.iter().map(|&of| flag(card.types.has(of)));
    let objects = OBJECTS.iter().map(|&object| flag(card.object == object));
    let asks = ASKS.iter().map(|&verb| flag(says(&text, verb)));
    plain.into_iter().chain(types).chain(objects).chain(asks).collect()
}

/// Returns whether a text contains the words of a verb.
fn says(text: &str, verb: Verb) -> bool {
    match verb {
        Verb::Topdeck => text.contains("onto your deck") || text.contains("on top"),
        Verb::Take => text.contains("into your hand"),
        Verb::SetAside => text.contains("aside"),
        Verb::Order => text.contains("any order"),
        verb => text.contains(verb.word()),
    }
}

/// The features of every kind of a game, one row after the other.
pub fn all_kinds(rules: &Rules) -> Vec<Vec<f32>> {
    rules.kinds().map(|kind| kind_features(rules.definition(kind))).collect()
}

/// The names of the features of an option.
pub const OPTION_FEATURE_NAMES: [&str; 10] = [
    "action",
    "sort",
    "kind",
    "pile",
    "copies",
    "picked",
    "cost coins",
    "cost potions",
    "cost debt",
    "number",
];

/// The features of an option: its action, its sort of choice (0 a card, 1 a pile, 2 an ability, 3 a name, 4 a
/// landscape, 5 an instruction, 6 a rule, 7 an amount), the numbers of its kind and its pile (-1 for none), the
/// copies that there are and those picked, its present cost, and the number of an instruction or amount.
pub fn option_features(
    view: View<'_>,
    question: &Question,
    picks: &[u16],
    (index, action): (u16, usize),
) -> [f32; OPTION_FEATURE_NAMES.len()] {
    let Some(choice) = question.options.get(index.into()) else { return [0.0; 10] };
    let kind = view.kind_of_choice(choice);
    let cost = kind.map(|kind| view.cost(kind)).unwrap_or_default();
    let (sort, number) = match choice {
        Choice::Card { .. } => (0, 0),
        Choice::Pile(_) => (1, 0),
        Choice::Ability { .. } => (2, 0),
        Choice::Name(_) => (3, 0),
        Choice::Landscape(_) => (4, 0),
        Choice::Instruction { nth, .. } => (5, nth),
        Choice::Rule(purpose) => (6, purpose as u16),
        Choice::Amount(n) => (7, n),
    };
    let pile = if let Choice::Pile(pile) = choice { pile.index() as f32 } else { -1.0 };
    [
        action as f32,
        sort as f32,
        kind.map_or(-1.0, |kind| kind.index() as f32),
        pile,
        question.copies(index.into()).into(),
        picks.iter().filter(|&&pick| pick == index).count() as f32,
        cost.coins.into(),
        cost.potions.into(),
        cost.debt.into(),
        number.into(),
    ]
}
