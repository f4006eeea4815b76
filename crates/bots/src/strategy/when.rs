//! Conditions prepared for one game. Nearly all compare a count of owned cards or of a pile with a number; each of
//! those becomes a range, which takes no time to check.

use std::ops::RangeInclusive;

use fief_engine::ids::{Kind, PileId};

use super::condition::{Amount, Comparison, Condition, Figure, Group};
use super::sight::{Here, Sight};

/// A lower and an upper bound of a count.
#[derive(Clone, Copy, Debug)]
struct Range<C> {
    counted: C,
    least: u16,
    most: u16,
}

/// The condition under which a line of a list counts.
#[derive(Clone, Debug)]
pub(super) struct When {
    /// The bounds of how many cards of a kind the player owns.
    owned: Range<Kind>,
    /// The bounds of how many cards are left in a pile.
    left: Range<PileId>,
    /// Whatever the two ranges do not cover.
    rest: Option<Box<Condition<Here>>>,
}

impl When {
    /// Prepares a condition with the piles of a game. `province` is a card of the pile that ends it.
    pub(super) fn new(condition: Condition<Here>, province: (Kind, PileId)) -> Self {
        let mut when =
            Self { owned: Range::any(province.0), left: Range::any(province.1), rest: None };
        when.add(condition, province.1);
        when
    }

    fn add(&mut self, condition: Condition<Here>, province: PileId) {
        match condition {
            Condition::Always => {}
            Condition::And(both) => both.into_iter().for_each(|one| self.add(one, province)),
            one if self.takes(&one, province) => {}
            one => {
                self.rest = Some(Box::new(match self.rest.take() {
                    None => one,
                    Some(rest) => Condition::And(Box::new([*rest, one])),
                }));
            }
        }
    }

    /// Adds a condition to the ranges; returns whether there was room for it.
    fn takes(&mut self, condition: &Condition<Here>, province: PileId) -> bool {
        let Condition::Compare(amount, how, Amount::Number(number)) = condition else {
            return false;
        };
        let Some(range) = range(*how, *number) else { return false };
        match amount {
            Amount::Figure(Figure::Provinces) => self.left.narrow(province, &range),
            Amount::Own(Group::Card(card)) => self.owned.narrow(card.kind, &range),
            Amount::Pile(Here { pile: Some(pile), .. }) => self.left.narrow(*pile, &range),
            _ => false,
        }
    }

    /// Returns whether the condition holds.
    #[inline]
    pub(super) fn holds(&self, sight: &mut Sight<'_, '_>) -> bool {
        let owned = sight.counts[self.owned.counted.index()];
        let left = sight.view.pile_len(self.left.counted) as u16;
        // Both at once, branch-free: the CPU cannot predict which one fails.
        self.owned.contains(owned) & self.left.contains(left)
            && self.rest.as_ref().is_none_or(|rest| sight.holds(rest))
    }
}

/// The counts for which a comparison with a number holds, if they are a range.
fn range(how: Comparison, number: f64) -> Option<RangeInclusive<u16>> {
    // Numbers that are not whole are compared in one place only, not here.
    let whole = 0.0..f64::from(u16::MAX);
    if number.fract() != 0.0 || !whole.contains(&number) {
        return None;
    }
    let number = number as u16;
    match how {
        Comparison::Less => Some(0..=number.checked_sub(1)?),
        Comparison::AtMost => Some(0..=number),
        Comparison::Equal => Some(number..=number),
        Comparison::Unequal => None,
        Comparison::AtLeast => Some(number..=u16::MAX),
        Comparison::More => Some(number + 1..=u16::MAX),
    }
}

impl<C: Copy + PartialEq> Range<C> {
    fn any(counted: C) -> Self {
        Self { counted, least: 0, most: u16::MAX }
    }

    /// Narrows a range that counts this, or nothing yet. Returns whether it could.
    fn narrow(&mut self, counted: C, range: &RangeInclusive<u16>) -> bool {
        let is_any = (self.least, self.most) == (0, u16::MAX);
        let fits = is_any || self.counted == counted;
        if fits {
            let (least, most) = (self.least.max(*range.start()), self.most.min(*range.end()));
            *self = Self { counted, least, most };
        }
        fits
    }

    #[inline]
    fn contains(self, count: u16) -> bool {
        (self.least..=self.most).contains(&count)
    }
}
