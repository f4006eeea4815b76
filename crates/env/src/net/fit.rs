//! Maps a network's numbers to those of one game. A kingdom whose cards are named in another order has other numbers
//! for the same cards, and so other places in an observation and other actions.

use fief_engine::setup::Rules;

use super::{Head, NetError};
use crate::layout::{Layout, PILE_NUMBERS, Part, TOKEN_NUMBERS};

/// The meaning of a number in an observation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Meaning {
    /// A count or a flag.
    Plain,
    /// The number of a kind + 1, or 0.
    Kind,
    /// The number of a pile + 1, or 0.
    Pile,
}

/// The correspondence of a network's numbers with those of one game.
#[derive(Clone, Debug)]
pub(super) struct Fit {
    layout: Layout,
    /// For each number that the network uses, its place in an observation of this game.
    columns: Vec<(usize, Meaning)>,
    /// For each kind and each pile of this game, its number in training.
    kinds: Vec<usize>,
    piles: Vec<usize>,
    /// For each action of this game, its number in training.
    actions: Vec<usize>,
}

impl Fit {
    pub(super) fn new(head: &Head, rules: &Rules) -> Result<Self, NetError> {
        let players = rules.players();
        if players != head.players {
            return Err(NetError::OtherPlayers { wanted: head.players, players });
        }
        let kinds: Vec<&str> = rules.kinds().map(|kind| rules.definition(kind).name).collect();
        let piles: Vec<&str> = rules.piles().map(|pile| rules.pile(pile).name).collect();
        let kinds = numbers_in_training(&head.kinds, &kinds)?;
        let piles = numbers_in_training(&head.piles, &piles)?;
        let layout = Layout::of(rules);
        let inputs = head.layers.first().map(|&(inputs, _)| inputs);
        let outputs = head.layers.last().map(|&(_, outputs)| outputs);
        let looks = head.columns.iter().all(|&column| column < layout.len());
        if inputs != Some(head.columns.len()) || outputs != Some(layout.actions()) || !looks {
            return Err(NetError::BadShape);
        }
        let place = |&column: &usize| place(&layout, column, &reversed(&kinds), &reversed(&piles));
        let columns = head.columns.iter().map(place).collect();
        let actions =
            (0..layout.actions()).map(|action| in_training(&layout, action, &kinds, &piles));
        let actions = actions.collect();
        Ok(Self { layout, columns, kinds, piles, actions })
    }

    pub(super) fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The numbers that the network uses, from an observation of this game.
    pub(super) fn look<'o>(&'o self, seen: &'o [f32]) -> impl Iterator<Item = f32> + 'o {
        let number = |numbers: &[usize], one_more: f32| {
            let known = (one_more as usize).checked_sub(1).and_then(|number| numbers.get(number));
            known.map_or(0.0, |&number| (number + 1) as f32)
        };
        self.columns.iter().map(move |&(place, meaning)| match meaning {
            Meaning::Plain => seen[place],
            Meaning::Kind => number(&self.kinds, seen[place]),
            Meaning::Pile => number(&self.piles, seen[place]),
        })
    }

    /// The number that an action of this game had in training.
    pub(super) fn action(&self, action: usize) -> usize {
        self.actions[action]
    }
}

/// For each name of a game, its index among the names of the training.
fn numbers_in_training(trained: &[String], game: &[&str]) -> Result<Vec<usize>, NetError> {
    if let Some(name) = trained.iter().find(|name| !game.contains(&name.as_str())) {
        return Err(NetError::Missing { name: name.clone() });
    }
    if trained.iter().eq(game) {
        return Ok((0..game.len()).collect());
    }
    let place = |name: &&str| {
        let place = trained.iter().position(|known| known == name);
        place.ok_or_else(|| NetError::Unknown { name: (*name).to_owned() })
    };
    let places: Vec<usize> = game.iter().map(place).collect::<Result<_, _>>()?;
    // A name that occurs twice would merge two cards.
    let is_whole = (0..trained.len()).all(|number| places.contains(&number));
    if is_whole && places.len() == trained.len() { Ok(places) } else { Err(NetError::BadShape) }
}

fn reversed(numbers: &[usize]) -> Vec<usize> {
    let mut reversed = vec![0; numbers.len()];
    for (at, &number) in numbers.iter().enumerate() {
        reversed[number] = at;
    }
    reversed
}

/// The place of a training observation's number in a game whose kinds and piles have these numbers.
fn place(layout: &Layout, column: usize, kinds: &[usize], piles: &[usize]) -> (usize, Meaning) {
    let is_in = |section: &&crate::Section| column < section.start + section.len();
    let Some(section) = layout.sections().iter().find(is_in) else {
        return (column, Meaning::Plain);
    };
    let (start, at) = (section.start, column - section.start);
    match section.part {
        Part::Zones | Part::Holdings | Part::Own | Part::Trash | Part::Asker | Part::Picked => {
            let (row, kind) = (at / layout.kinds, at % layout.kinds);
            (start + row * layout.kinds + kinds[kind], Meaning::Plain)
        }
        Part::Piles => {
            let (pile, number) = (at / PILE_NUMBERS, at % PILE_NUMBERS);
            let meaning = if number == 1 { Meaning::Kind } else { Meaning::Plain };
            (start + piles[pile] * PILE_NUMBERS + number, meaning)
        }
        Part::Tokens => match at % TOKEN_NUMBERS {
            1 => (column, Meaning::Pile),
            2 => (column, Meaning::Kind),
            _ => (column, Meaning::Plain),
        },
        Part::Turn | Part::Players | Part::Unknown | Part::Question => (column, Meaning::Plain),
    }
}

/// The number that an action of a game had in training.
fn in_training(layout: &Layout, action: usize, kinds: &[usize], piles: &[usize]) -> usize {
    let (first_kind, first_pile) = (layout.first_kind(), layout.first_pile());
    if (first_kind..first_pile).contains(&action) {
        first_kind + kinds[action - first_kind]
    } else if (first_pile..layout.first_instruction()).contains(&action) {
        first_pile + piles[action - first_pile]
    } else {
        action
    }
}
