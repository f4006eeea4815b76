//! What can be picked.

use crate::card::Ability;
use crate::ids::{Kind, PileId, PileSet};
use crate::zone::Zone;

use super::Purpose;

/// Where something on offer lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Site {
    /// A zone.
    In(Zone),
    /// A landscape beside the Supply.
    Landscape(Kind),
}

/// One thing that can be picked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// A card; `count` of them cannot be told apart, and each may be picked.
    Card {
        /// What kind of card.
        kind: Kind,
        /// How many of them there are.
        count: u16,
    },
    /// The top card of a pile.
    Pile(PileId),
    /// An ability. The card is the one that has it, or the one that it is about where that tells it from others.
    Ability {
        /// The card that it is called by.
        kind: Kind,
        /// The ability.
        ability: &'static Ability,
        /// Where the card or landscape with the ability lies; nothing for what was set up for later, which lies nowhere.
        at: Option<Site>,
    },
    /// A card to name.
    Name(Kind),
    /// An Event or Project to buy.
    Landscape(Kind),
    /// One of the instructions that a card lets its player choose from: the first is 0.
    Instruction {
        /// Its place in the list.
        nth: u16,
        /// What it says.
        text: &'static str,
    },
    /// Something that the rules offer in a phase.
    Rule(Purpose),
    /// A number.
    Amount(u16),
}

/// The options of a question: a few listed ones, then the piles of a set.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options {
    pub(crate) listed: Vec<Choice>,
    pub(crate) piles: PileSet,
    /// How many cards the listed options count together.
    cards: u16,
}

impl Options {
    /// How many options there are.
    pub fn len(&self) -> usize {
        self.listed.len() + self.piles.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.listed.is_empty() && self.piles.is_empty()
    }

    /// Adds a card. Copies are one option, and options are in the order of their kinds, so that they do not tell in
    /// which order the cards lie.
    #[inline]
    pub(crate) fn offer_card(&mut self, new: Kind) {
        self.cards += 1;
        let mut at = self.listed.len();
        for (i, choice) in self.listed.iter_mut().enumerate() {
            if let Choice::Card { kind, count } = choice {
                if *kind == new {
                    *count += 1;
                    return;
                }
                if *kind > new {
                    at = i;
                    break;
                }
            }
        }
        let choice = Choice::Card { kind: new, count: 1 };
        if at == self.listed.len() {
            self.listed.push(choice);
        } else {
            self.listed.insert(at, choice);
        }
    }

    /// Adds all copies of a card, of a higher kind than those before.
    #[inline]
    pub(crate) fn offer_copies(&mut self, kind: Kind, count: u16) {
        self.listed.push(Choice::Card { kind, count });
        self.cards += count;
    }

    /// How many cards the listed options count together.
    #[inline]
    pub(crate) fn listed_cards(&self) -> u16 {
        self.cards
    }

    /// Removes all options.
    #[inline]
    pub(super) fn clear(&mut self) {
        self.listed.clear();
        self.piles = PileSet::NONE;
        self.cards = 0;
    }

    /// The options that are not piles.
    pub fn listed(&self) -> &[Choice] {
        &self.listed
    }

    /// The piles on offer; their indices follow the listed options.
    pub fn piles(&self) -> PileSet {
        self.piles
    }

    /// The option with this index.
    #[inline(never)]
    pub fn get(&self, index: usize) -> Option<Choice> {
        match self.listed.get(index) {
            Some(&choice) => Some(choice),
            None => self.piles.nth(index - self.listed.len()).map(Choice::Pile),
        }
    }

    /// All options in order.
    pub fn iter(&self) -> impl Iterator<Item = Choice> {
        self.listed.iter().copied().chain(self.piles.iter().map(Choice::Pile))
    }

    /// The index of a pile on offer.
    pub fn index_of_pile(&self, pile: PileId) -> Option<usize> {
        self.piles.contains(pile).then(|| {
            let before = self.piles.0 & ((1 << pile.0) - 1);
            self.listed.len() + before.count_ones() as usize
        })
    }
}
