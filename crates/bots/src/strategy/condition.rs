//! Conditions, as a text names them and as a game evaluates them.

use fief_engine::types::Type;

/// A group of cards that can be counted: one card, a type, or the Actions that give no Action back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Group<C> {
    Card(C),
    Type(Type),
    Terminal,
}

/// A number that a player can see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Figure {
    /// The coins that the player can spend now.
    Coins,
    Buys,
    Actions,
    /// The player's own turns, including the current one.
    Turn,
    /// The Provinces left.
    Provinces,
    /// The coins printed on all the player's cards.
    Money,
    /// The number of cards that the player owns.
    Deck,
    /// The number of cards in the player's hand.
    Hand,
    Score,
    /// The player's score minus the best of the other scores.
    Lead,
    EmptyPiles,
    /// The number of gains that would end the game: the Provinces left, or the cards of the three smallest piles.
    GainsToEnd,
    Players,
    /// The Actions that all the player's cards give, minus those that it takes to play them.
    SpareActions,
}

impl Figure {
    /// The name of each figure in a text.
    pub const NAMES: [(&'static str, Figure); 14] = [
        ("coins", Figure::Coins),
        ("buys", Figure::Buys),
        ("actions", Figure::Actions),
        ("turn", Figure::Turn),
        ("provinces", Figure::Provinces),
        ("money", Figure::Money),
        ("deck", Figure::Deck),
        ("hand", Figure::Hand),
        ("score", Figure::Score),
        ("lead", Figure::Lead),
        ("empty piles", Figure::EmptyPiles),
        ("gains to end", Figure::GainsToEnd),
        ("players", Figure::Players),
        ("spare actions", Figure::SpareActions),
    ];
}

/// A number in a condition. `C` is the type that names a card.
#[derive(Clone, PartialEq, Debug)]
pub enum Amount<C> {
    Number(f64),
    Figure(Figure),
    /// The cards owned, wherever they are.
    Own(Group<C>),
    InHand(Group<C>),
    InPlay(Group<C>),
    /// The cards left in the card's pile.
    Pile(C),
    Sum(Box<[Amount<C>; 2]>),
    Difference(Box<[Amount<C>; 2]>),
    Product(Box<[Amount<C>; 2]>),
    Quotient(Box<[Amount<C>; 2]>),
}

/// A comparison of two numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Comparison {
    Less,
    AtMost,
    Equal,
    Unequal,
    AtLeast,
    More,
}

impl Comparison {
    pub(super) fn holds(self, left: f64, right: f64) -> bool {
        match self {
            Comparison::Less => left < right,
            Comparison::AtMost => left <= right,
            // Every figure is a whole number far below 2^53, and a quotient that should equal one is exact.
            Comparison::Equal => (left - right).abs() < 1e-9,
            Comparison::Unequal => (left - right).abs() >= 1e-9,
            Comparison::AtLeast => left >= right,
            Comparison::More => left > right,
        }
    }
}

/// The condition under which a line of a list counts. `C` is the type that names a card.
#[derive(Clone, PartialEq, Debug)]
pub enum Condition<C> {
    Always,
    Compare(Amount<C>, Comparison, Amount<C>),
    /// The card would be bought, not gained in another way.
    Buying,
    Not(Box<Condition<C>>),
    And(Box<[Condition<C>; 2]>),
    Or(Box<[Condition<C>; 2]>),
}

impl<C: Copy> Group<C> {
    fn map<D>(self, name: &mut impl FnMut(C) -> D) -> Group<D> {
        match self {
            Group::Card(card) => Group::Card(name(card)),
            Group::Type(of) => Group::Type(of),
            Group::Terminal => Group::Terminal,
        }
    }
}

impl<C: Copy> Amount<C> {
    fn map<D>(&self, name: &mut impl FnMut(C) -> D) -> Amount<D> {
        let mut both = |pair: &[Amount<C>; 2]| Box::new([pair[0].map(name), pair[1].map(name)]);
        match self {
            Amount::Number(number) => Amount::Number(*number),
            Amount::Figure(figure) => Amount::Figure(*figure),
            Amount::Sum(pair) => Amount::Sum(both(pair)),
            Amount::Difference(pair) => Amount::Difference(both(pair)),
            Amount::Product(pair) => Amount::Product(both(pair)),
            Amount::Quotient(pair) => Amount::Quotient(both(pair)),
            Amount::Own(group) => Amount::Own(group.map(name)),
            Amount::InHand(group) => Amount::InHand(group.map(name)),
            Amount::InPlay(group) => Amount::InPlay(group.map(name)),
            Amount::Pile(card) => Amount::Pile(name(*card)),
        }
    }
}

impl<C: Copy> Condition<C> {
    /// Translates the names of the cards.
    pub(super) fn map<D>(&self, name: &mut impl FnMut(C) -> D) -> Condition<D> {
        let mut both = |pair: &[Condition<C>; 2]| Box::new([pair[0].map(name), pair[1].map(name)]);
        match self {
            Condition::Always => Condition::Always,
            Condition::Buying => Condition::Buying,
            Condition::And(pair) => Condition::And(both(pair)),
            Condition::Or(pair) => Condition::Or(both(pair)),
            Condition::Not(inner) => Condition::Not(Box::new(inner.map(name))),
            Condition::Compare(left, how, right) => {
                Condition::Compare(left.map(name), *how, right.map(name))
            }
        }
    }
}
