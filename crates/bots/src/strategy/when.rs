//! Conditions made ready for one game. Nearly all compare what is owned or left in a pile with a number: those are a range
//! each, which takes no time to check.

use fief_engine::ids::{Kind, PileId};

use super::condition::{Amount, Comparison, Condition, Figure, Group};
use super::sight::{Here, Sight};

/// What is counted.
#[derive(Clone, Copy, Debug)]
enum Counted {
    Owned(Kind),
    Left(PileId),
}

/// That a count is not less than one number and not more than another.
#[derive(Clone, Copy, Debug)]
struct Range {
    counted: Counted,
    least: u16,
    most: u16,
}

/// When a line of a list counts.
#[derive(Clone, Debug)]
pub(super) struct When {
    /// Both must hold.
    ranges: [Range; 2],
    /// So must this, if anything is left.
    rest: Option<Box<Condition<Here>>>,
}

impl When {
    /// A condition, with the piles of a game. `province` is the pile that ends it.
    pub(super) fn new(condition: Condition<Here>, province: PileId) -> Self {
        let any = Range { counted: Counted::Left(province), least: 0, most: u16::MAX };
        let mut when = Self { ranges: [any; 2], rest: None };
        when.add(condition, province, &mut 0);
        when
    }

    fn add(&mut self, condition: Condition<Here>, province: PileId, used: &mut usize) {
        match condition {
            Condition::Always => {}
            Condition::And(both) => both.into_iter().for_each(|one| self.add(one, province, used)),
            one => match (Range::of(&one, province), self.ranges.get_mut(*used)) {
                (Some(range), Some(free)) => {
                    *free = range;
                    *used += 1;
                }
                _ => {
                    self.rest = Some(Box::new(match self.rest.take() {
                        None => one,
                        Some(rest) => Condition::And(Box::new([*rest, one])),
                    }));
                }
            },
        }
    }

    /// Whether it holds.
    #[inline]
    pub(super) fn holds(&self, sight: &mut Sight<'_, '_>) -> bool {
        let [one, other] = self.ranges;
        one.holds(sight)
            && other.holds(sight)
            && self.rest.as_ref().is_none_or(|rest| sight.holds(rest))
    }
}

impl Range {
    /// The range that a condition is, if it is one.
    fn of(condition: &Condition<Here>, province: PileId) -> Option<Self> {
        let Condition::Compare(amount, how, Amount::Number(number)) = condition else {
            return None;
        };
        let counted = match amount {
            Amount::Figure(Figure::Provinces) => Counted::Left(province),
            Amount::Own(Group::Card(card)) => Counted::Owned(card.kind),
            Amount::Pile(card) => Counted::Left(card.pile?),
            _ => return None,
        };
        // A number that is not whole is left to the one place that compares such numbers.
        let whole = 0.0..f64::from(u16::MAX);
        if number.fract() != 0.0 || !whole.contains(number) {
            return None;
        }
        let number = *number as u16;
        let (least, most) = match how {
            Comparison::Less => (0, number.checked_sub(1)?),
            Comparison::AtMost => (0, number),
            Comparison::Equal => (number, number),
            Comparison::Unequal => return None,
            Comparison::AtLeast => (number, u16::MAX),
            Comparison::More => (number + 1, u16::MAX),
        };
        Some(Self { counted, least, most })
    }

    #[inline]
    fn holds(self, sight: &Sight<'_, '_>) -> bool {
        let count = match self.counted {
            Counted::Owned(kind) => sight.tally.counts(sight.view)[kind.index()],
            Counted::Left(pile) => sight.view.pile_len(pile) as u16,
        };
        (self.least..=self.most).contains(&count)
    }
}
