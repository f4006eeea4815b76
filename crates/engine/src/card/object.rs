//! What kinds of object there are, and what goes with them.

use super::{Card, WorthFn, WorthWhereFn};

/// What kind of object a definition describes, as the catalogue of the rules spells it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Object {
    /// Copper to Province, Curse, and the basic cards of expansions.
    Base,
    /// A card of which a kingdom has a pile.
    Kingdom,
    /// A pile of differently named cards, as its randomizer describes it.
    Pile,
    /// One of the cards of such a pile.
    SplitMember,
    /// A card that lies outside the Supply.
    NonSupply,
    /// A Treasure that replaces a Copper of every starting deck.
    Heirloom,
    /// A card that replaces an Estate of every starting deck.
    Shelter,
    /// A landscape whose ability is resolved when it is bought.
    Event,
    /// A landscape whose ability works for the players that have bought it.
    Project,
    /// A landscape whose ability works for everybody.
    Landmark,
    /// A landscape that can be resolved instead of an Action card.
    Way,
    /// A landscape on which Favors are spent.
    Ally,
    /// A landscape that works for the cards of the pile it is on.
    Trait,
    /// A landscape that players receive for good.
    Boon,
    /// A landscape that players receive for ill.
    Hex,
    /// A condition of a player, with an ability that works while it lasts.
    State,
    /// An object that one player at a time has, with an ability that works for them.
    Artifact,
    /// A token or mat with rules of its own.
    Token,
}

impl Object {
    /// Whether it lies beside the Supply, chosen with the kingdom, once for all players.
    pub const fn is_landscape(self) -> bool {
        matches!(
            self,
            Object::Event
                | Object::Project
                | Object::Landmark
                | Object::Way
                | Object::Ally
                | Object::Trait
        )
    }

    /// Whether it can be bought instead of a card.
    pub const fn is_bought(self) -> bool {
        matches!(self, Object::Event | Object::Project)
    }

    /// Whether its abilities work only for the players that have it.
    pub const fn is_held(self) -> bool {
        matches!(self, Object::Project | Object::State | Object::Artifact)
    }

    /// Its name in the catalogue.
    pub const fn name(self) -> &'static str {
        match self {
            Object::Base => "base",
            Object::Kingdom => "kingdom",
            Object::Pile => "pile",
            Object::SplitMember => "split-member",
            Object::NonSupply => "non-supply",
            Object::Heirloom => "heirloom",
            Object::Shelter => "shelter",
            Object::Event => "event",
            Object::Project => "project",
            Object::Landmark => "landmark",
            Object::Way => "way",
            Object::Ally => "ally",
            Object::Trait => "trait",
            Object::Boon => "boon",
            Object::Hex => "hex",
            Object::State => "state",
            Object::Artifact => "artifact",
            Object::Token => "token",
        }
    }
}

/// Which games have a card that is not chosen with the kingdom.
#[derive(Clone, Copy, Debug)]
pub enum Included {
    /// Every game, or every game whose kingdom has it.
    Always,
    /// Games in which some card or landscape is like this.
    With(fn(&Card) -> bool),
    /// Games whose kingdom names it; it is none of the ten.
    OnRequest,
    /// Games into which another card brings it.
    Brought,
}

/// What must be chosen for a card before the game: "Young Witch with Cellar", "Cheap on Smithy".
#[derive(Clone, Copy, Debug)]
pub struct Companion {
    /// What it is, for a person that did not choose it: "a Bane, a Kingdom card that costs $2 or $3".
    pub what: &'static str,
    /// What becomes of it.
    pub role: Role,
    /// How many cards, if any are named.
    pub least: usize,
    /// How many cards at most.
    pub most: usize,
    /// Whether a card can be chosen.
    pub fits: fn(&Card) -> bool,
}

/// What becomes of what is chosen for a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Role {
    /// Another Supply pile.
    ExtraPile,
    /// One of the piles that the kingdom has anyway.
    OneOfThePiles,
    /// One copy of each, set aside.
    SetAside,
    /// One copy of each, shuffled into a deck.
    Deck,
    /// Cards of a deck that the game has anyway. If nobody names them, chance does whenever a game is dealt.
    OfADeck,
}

impl Companion {
    /// Whether there is no game before somebody has chosen.
    pub fn is_needed(&self) -> bool {
        self.role != Role::OfADeck
    }
}

/// How often a landscape can be bought.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Limit {
    /// Once in each turn of a player.
    OncePerTurn,
    /// Once in a game for each player.
    OncePerGame,
}

/// Where a card goes when it is gained and nothing says otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GainedTo {
    /// To the discard pile.
    Discard,
    /// To the hand.
    Hand,
    /// Onto the deck.
    Deck,
}

/// The plain bonuses at the top of a card, resolved in the order in which cards print them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Plus {
    /// +Cards.
    pub cards: u16,
    /// +Actions.
    pub actions: u16,
    /// +Buys.
    pub buys: u16,
    /// +$.
    pub coins: u16,
}

impl Plus {
    /// Adds what `count` such cards give together.
    #[inline]
    pub(crate) fn add(&mut self, other: Self, count: u16) {
        self.cards += other.cards * count;
        self.actions += other.actions * count;
        self.buys += other.buys * count;
        self.coins += other.coins * count;
    }
}

/// What a card is worth at the end of the game.
#[derive(Clone, Copy, Debug)]
pub enum Worth {
    /// No points.
    Nothing,
    /// Always the same.
    Fixed(i8),
    /// Counted by a function, for each copy.
    Counted(WorthFn),
    /// By where the card is.
    Where(WorthWhereFn),
}

impl Worth {
    /// The points that do not depend on anything.
    pub(crate) fn fixed(self) -> i8 {
        match self {
            Worth::Fixed(points) => points,
            Worth::Nothing | Worth::Counted(_) | Worth::Where(_) => 0,
        }
    }
}

/// How many cards its pile has.
#[derive(Clone, Copy, Debug)]
pub enum PileSize {
    /// 10, or for Victory cards 8 with two players and 12 with more.
    Usual,
    /// The same for any number of players.
    Fixed(u8),
    /// Given by the number of players.
    ByPlayers(fn(usize) -> usize),
}
