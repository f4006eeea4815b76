//! Conditions made ready for one game. Nearly all compare what is owned or left in a pile with a number: those are a range
//! each, which takes no time to check.

use std::ops::RangeInclusive;

use fief_engine::ids::{Kind, PileId};

use super::condition::{Amount, Comparison, Condition, Figure, Group};
use super::sight::{Here, Sight};

/// That a count is neither less than one number nor more than another.
#[derive(Clone, Copy, Debug)]
struct Range<C> {
    counted: C,
    least: u16,
    most: u16,
}

/// When a line of a list counts.
#[derive(Clone, Debug)]
pub(super) struct When {
    /// How many cards of a kind must be owned.
    owned: Range<Kind>,
    /// How many cards must be left in a pile.
    left: Range<PileId>,
    /// What must hold as well, if there is more to it.
    rest: Option<Box<Condition<Here>>>,
}

impl When {
    /// A condition, with the piles of a game. `province` is a card of the pile that ends it.
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

    /// Whether a condition is a range for which there is room.
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

    /// Whether it holds.
    #[inline]
    pub(super) fn holds(&self, sight: &mut Sight<'_, '_>) -> bool {
        let owned = sight.counts[self.owned.counted.index()];
        let left = sight.view.pile_len(self.left.counted) as u16;
        // Both at once: which one fails is what a processor cannot guess.
        self.owned.contains(owned) & self.left.contains(left)
            && self.rest.as_ref().is_none_or(|rest| sight.holds(rest))
    }
}

/// The counts for which a comparison with a number holds, if they are a range.
fn range(how: Comparison, number: f64) -> Option<RangeInclusive<u16>> {
    // A number that is not whole is left to the one place that compares such numbers.
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

    /// Narrows a range that is about this, or about nothing yet. Says whether it is.
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
