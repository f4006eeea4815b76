//! Answers that a single click or key can give.

use fief_engine::cost::Cost;
use fief_engine::ids::Kind;
use fief_engine::question::{Choice, Question, Verb};
use fief_engine::state::Phase;
use fief_engine::types::Type;
use fief_engine::view::View;
use serde::{Deserialize, Serialize};

use crate::pieces::capitalized;

/// A set of picks that a single click or key may send as the answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Shortcut {
    /// `treasures` (play them all), `end_turn` (nothing is for sale but what costs nothing), `any_order` (everything as
    /// it is listed). A setting for each that may be `auto`.
    pub id: String,
    /// "Play all Treasures ($5)".
    pub label: String,
    pub picks: Vec<u16>,
    /// Whether hardly anybody would answer otherwise: a setting of the client may give it by itself.
    pub auto: bool,
}

/// All answers that are ready to be given.
pub fn shortcuts(view: View<'_>, question: &Question) -> Vec<Shortcut> {
    match question.verb {
        Verb::Turn => {
            treasures(view, question).into_iter().chain(end_turn(view, question)).collect()
        }
        _ => any_order(question).into_iter().collect(),
    }
}

/// Plays all Treasures on offer in the Buy phase. Hardly anybody would keep those that only give coins.
pub fn treasures(view: View<'_>, question: &Question) -> Option<Shortcut> {
    if question.verb != Verb::Turn || view.turn().phase != Phase::Buy {
        return None;
    }
    let treasure = |(index, choice): (u16, &Choice)| match *choice {
        Choice::Card { kind, count } if view.types(kind).has(Type::Treasure) => {
            Some((index, kind, count))
        }
        _ => None,
    };
    let treasures: Vec<(u16, Kind, u16)> =
        (0..).zip(question.options.listed()).filter_map(treasure).collect();
    let copies = treasures.iter().flat_map(|&(index, _, count)| repeated(index, count));
    let picks: Vec<u16> = copies.take(question.max as usize).collect();
    let cards = || treasures.iter().map(|&(_, kind, count)| (view.definition(kind), count));
    let coins: u16 = cards().map(|(card, count)| card.plus.coins * count).sum();
    (!picks.is_empty()).then(|| Shortcut {
        id: "treasures".to_owned(),
        label: format!("Play all Treasures (+${coins})"),
        picks,
        auto: cards().all(|(card, _)| card.play.is_none()),
    })
}

fn repeated(index: u16, count: u16) -> impl Iterator<Item = u16> {
    std::iter::repeat_n(index, count.into())
}

/// Ends the turn where nothing is to be played, and nothing for sale but what costs nothing and does nothing.
fn end_turn(view: View<'_>, question: &Question) -> Option<Shortcut> {
    let worthless = |pile| {
        view.top_of(pile).is_some_and(|kind| {
            let card = view.definition(kind);
            view.cost(kind) == Cost::default() && card.play.is_none() && card.plus.cards == 0
        })
    };
    let ends = view.turn().phase == Phase::Buy
        && question.min == 0
        && question.options.listed().is_empty()
        && question.options.piles().iter().all(worthless);
    ends.then(|| Shortcut {
        id: "end_turn".to_owned(),
        label: capitalized(view.nothing(question)),
        picks: Vec::new(),
        auto: true,
    })
}

/// Takes everything in the order in which it is listed, where only the order is asked for: often it does not matter.
fn any_order(question: &Question) -> Option<Shortcut> {
    let every = (0..question.options.len() as u16)
        .flat_map(|index| repeated(index, question.copies(index.into())));
    let picks: Vec<u16> = every.collect();
    let only_order = question.ordered && question.min == question.max;
    (only_order && picks.len() == usize::from(question.max)).then(|| Shortcut {
        id: "any_order".to_owned(),
        label: "In any order".to_owned(),
        picks,
        auto: false,
    })
}
