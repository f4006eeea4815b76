//! The constant properties of a card in a game. They are looked up once, because every decision asks for those of
//! every card in hand.

use fief_engine::card::{Card, Plus, Worth};
use fief_engine::types::{Type, Types};

/// The types of cards that do something when they are played.
const PLAYABLE: Types = Types::of(&[Type::Action, Type::Treasure, Type::Night]);

/// The properties of a kind of card that tactics use.
#[derive(Clone, Debug)]
pub(super) struct Traits {
    pub(super) types: Types,
    pub(super) value: Value,
    /// Whether the card does nothing when it is drawn.
    pub(super) is_dead: bool,
    /// Whether the card is a Treasure that costs nothing.
    pub(super) is_copper: bool,
    /// Whether the card is an Action that gives no Action back.
    pub(super) is_terminal: bool,
    /// The coins that the card gives.
    pub(super) coins: u16,
    /// The coins that the card gives as a Treasure.
    pub(super) treasure_coins: u16,
    /// The Actions that the card gives.
    pub(super) actions: u16,
    /// The cards that the card draws.
    pub(super) cards: u16,
    /// The effect of a terminal Action if it is the only one to be played.
    pub(super) terminal_score: i32,
}

/// The score of a card in the deck: one below 0 is better gone.
#[derive(Clone, Copy, Debug)]
pub(super) enum Value {
    Fixed(i32),
    /// A card that only gives points, which count more near the end.
    Points {
        early: i32,
        late: i32,
    },
    /// A card whose points must be counted.
    Counted,
}

impl Value {
    fn of_worth(worth: Worth) -> Self {
        match worth {
            Worth::Nothing => Self::of_points(0),
            Worth::Fixed(points) => Self::of_points(points.into()),
            Worth::Counted(_) | Worth::Where(_) => Value::Counted,
        }
    }

    /// The value of a card that gives `points` and does nothing else.
    pub(super) fn of_points(points: i32) -> Self {
        match points {
            6.. => Value::Fixed(100),
            points => Value::Points { early: 3 * points - 8, late: 12 * points + 10 },
        }
    }
}

impl Traits {
    /// The properties of a card with its present types.
    pub(super) fn new(card: &Card, types: Types) -> Self {
        let is_copper = types.has(Type::Treasure) && card.cost.coins == 0;
        let is_dead = !types.intersects(PLAYABLE);
        // Nobody pays for a card that costs nothing.
        let value = match i32::from(card.cost.coins) + 3 * i32::from(card.cost.potions) {
            _ if types.has(Type::Curse) => Value::Fixed(-20),
            _ if is_dead => Value::of_worth(card.worth),
            _ if is_copper => Value::Fixed(-1),
            0 => Value::Fixed(-2),
            cost => Value::Fixed(10 * cost + 5 + i32::from(card.types.has(Type::Treasure))),
        };
        let terminal_score = 10 * i32::from(card.plus.cards)
            + 8 * i32::from(card.plus.coins)
            + 5 * i32::from(card.cost.coins)
            + 10 * i32::from(card.types.has(Type::Attack));
        let is_terminal = types.has(Type::Action) && card.plus.actions == 0;
        let Plus { cards, actions, coins, .. } = card.plus;
        Self {
            types,
            value,
            is_dead,
            is_copper,
            is_terminal,
            coins,
            treasure_coins: if types.has(Type::Treasure) { coins } else { 0 },
            actions,
            cards,
            terminal_score,
        }
    }

    /// Scores how early to play the card with this many Actions left, if no other card matters for that.
    pub(super) fn play_score(&self, actions: i32) -> i32 {
        match self.early_score(actions) {
            0 => self.terminal_score(actions),
            score => score,
        }
    }

    /// The score of a card that gives Actions, or draws while Actions are left: before cards that only exchange
    /// others, like Cellar. 0 for all other cards.
    pub(super) fn early_score(&self, actions: i32) -> i32 {
        if self.actions > 0 {
            GIVES_ACTIONS + 300 * i32::from(self.cards) + i32::from(self.actions)
        } else if self.cards >= 2 && actions > 1 {
            DRAWS_IN_TIME + self.terminal_score(actions)
        } else {
            0
        }
    }

    /// Scores the effect of a terminal Action.
    pub(super) fn terminal_score(&self, actions: i32) -> i32 {
        // With Actions left, a card that draws comes first: it may find more to play.
        let draw = if actions > 1 { 10 * i32::from(self.cards) } else { 0 };
        self.terminal_score + draw
    }
}

/// Scores for playing first.
pub(super) const GIVES_ACTIONS: i32 = 1_000;
/// After cards that give an Action and a card, before those that give an Action only.
const DRAWS_IN_TIME: i32 = 1_010;
