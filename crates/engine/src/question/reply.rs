//! How a decider answers a question.

use crate::ids::{PileId, PileSet};

use super::{Choice, Options, Picks, Question};

/// One pick: an option, a pile on offer, or every card on offer.
///
/// A pile need not be searched for among the options, and cards need not be named one by one: that is what makes bots
/// fast. What is recorded names every option by its index.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Pick(u16);

/// The highest number stands for every card on offer.
const EVERYTHING: u16 = u16::MAX;

/// The numbers below that stand for piles.
const FIRST_PILE: u16 = EVERYTHING - PileSet::CAPACITY as u16;

/// The number below these is the index of no option: no question has that many.
const NO_OPTION: u16 = FIRST_PILE - 1;

impl Pick {
    /// Every card on offer, in the order of the options.
    pub const EVERYTHING: Self = Self(EVERYTHING);

    /// The option with this index.
    #[inline]
    pub fn option(index: usize) -> Self {
        Self(index.min(NO_OPTION as usize) as u16)
    }

    /// A pile on offer.
    #[inline]
    pub fn pile(pile: PileId) -> Self {
        Self(FIRST_PILE + u16::from(pile.0))
    }

    #[inline]
    fn as_pile(self) -> Option<PileId> {
        (FIRST_PILE..EVERYTHING).contains(&self.0).then(|| PileId((self.0 - FIRST_PILE) as u8))
    }
}

impl std::fmt::Debug for Pick {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.as_pile() {
            Some(pile) => write!(f, "pile {}", pile.0),
            None if *self == Self::EVERYTHING => f.write_str("everything"),
            None => write!(f, "option {}", self.0),
        }
    }
}

/// What a decider answers: nothing, until it picks something.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Reply {
    /// The numbers of the picks.
    picks: Picks,
}

impl std::fmt::Debug for Reply {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.picks.iter().map(|&pick| Pick(pick))).finish()
    }
}

impl Reply {
    /// A reply that picks nothing.
    pub fn new() -> Self {
        Self::default()
    }

    /// Picks the option with this index.
    #[inline]
    pub fn pick(&mut self, index: usize) {
        self.give(Pick::option(index));
    }

    /// Picks the options with these indices, one after the other.
    #[inline]
    pub fn picks<I: Into<usize>>(&mut self, indices: impl IntoIterator<Item = I>) {
        self.picks.extend(indices.into_iter().map(|index| Pick::option(index.into()).0));
    }

    /// Picks a pile.
    #[inline]
    pub fn pile(&mut self, pile: PileId) {
        self.give(Pick::pile(pile));
    }

    /// Picks every card on offer, in the order of the options. This is a whole answer: nothing can be picked beside it.
    #[inline]
    pub fn everything(&mut self) {
        self.give(Pick::EVERYTHING);
    }

    /// Adds a pick.
    #[inline]
    pub fn give(&mut self, pick: Pick) {
        self.picks.push(pick.0);
    }

    /// Takes all picks back.
    #[inline]
    pub fn clear(&mut self) {
        self.picks.clear();
    }

    /// Whether nothing is picked.
    pub fn is_empty(&self) -> bool {
        self.picks.is_empty()
    }

    /// Writes the answer out, as it is recorded: every option that is picked by its index, and sorted where the order does
    /// not matter.
    pub fn write_out(&mut self, question: &Question) -> &[u16] {
        question.spell_out(self);
        &self.picks
    }

    /// The indices that are picked. The reply must have been [spelled out](Question::spell_out).
    #[inline]
    pub(crate) fn indices(&self) -> &[u16] {
        &self.picks
    }

    /// The first index that is picked. The reply must have been [spelled out](Question::spell_out).
    #[inline]
    pub(crate) fn first(&self) -> Option<usize> {
        self.picks.first().map(|&pick| pick as usize)
    }

    /// What is picked first; of every card that is the first card, which is the first option.
    #[inline]
    pub(crate) fn first_choice(&self, options: &Options) -> Option<Choice> {
        let pick = Pick(*self.picks.first()?);
        match pick.as_pile() {
            Some(pile) => Some(Choice::Pile(pile)),
            None if pick == Pick::EVERYTHING => options.listed.first().copied(),
            None => options.get(pick.0 as usize),
        }
    }

    /// Whether every card on offer is picked, in whatever order.
    #[inline]
    pub(crate) fn is_everything(&self, question: &Question) -> bool {
        self.picks[0] == EVERYTHING || self.picks.len() == question.max as usize
    }
}

impl Question {
    /// Whether a reply is legal.
    #[allow(clippy::inline_always)]
    #[inline(always)]
    pub fn takes(&self, reply: &Reply) -> bool {
        match reply.picks[..] {
            [pick] if (pick as usize) < self.options.listed.len() => self.min <= 1 && self.max >= 1,
            [EVERYTHING] => self.may_pick_everything(),
            [pick] if let Some(pile) = Pick(pick).as_pile() => self.may_pick_pile(pile),
            _ => self.check(&reply.picks).is_ok(),
        }
    }

    /// Whether a pile may be picked alone.
    #[inline]
    fn may_pick_pile(&self, pile: PileId) -> bool {
        self.options.piles.contains(pile) && self.min <= 1 && self.max >= 1
    }

    /// Whether every card may be picked.
    #[inline]
    fn may_pick_everything(&self) -> bool {
        let cards = self.options.listed_cards();
        cards > 0 && cards == self.max
    }

    /// Gives a reply the one form that is recorded: every option by its index, sorted where the order does not matter.
    #[inline(never)]
    pub(crate) fn spell_out(&self, reply: &mut Reply) {
        let picks = &mut reply.picks;
        if picks[..] == [EVERYTHING] {
            picks.clear();
            picks.extend(self.every_card());
        }
        if let [pick] = &mut picks[..]
            && let Some(pile) = Pick(*pick).as_pile()
            && let Some(index) = self.options.index_of_pile(pile)
        {
            *pick = index as u16;
        }
        self.sort(picks);
    }

    /// The picks that name every card on offer, in the order of the options.
    pub fn every_card(&self) -> impl Iterator<Item = u16> {
        (0..).zip(&self.options.listed).flat_map(|(index, choice)| {
            let count = if let Choice::Card { count, .. } = choice { *count } else { 0 };
            std::iter::repeat_n(index, count.into())
        })
    }

    /// Sorts picks whose order does not matter, so that an answer has only one form.
    #[inline]
    pub fn sort(&self, picks: &mut Picks) {
        if !self.ordered && picks.len() > 1 {
            picks.sort_unstable();
        }
    }
}
