//! Sets with a number: "two of Plunder, the rest by chance".

use fief_catalogue as catalogue;
use fief_engine::card::Card;
use fief_engine::setup::KINGDOM_PILES;

use super::{RequestError, kingdom_cards, kingdom_cards_of};
use crate::LIBRARY;

/// A set that was asked for, and the number of its Kingdom cards if the request gives one.
pub(super) struct Weighed {
    pub(super) set: &'static str,
    pub(super) cards: Option<usize>,
}

impl Weighed {
    /// Reads sets such as "Base" or "Plunder:2"; none may be named twice.
    pub(super) fn all(sets: &[String], errors: &mut Vec<RequestError>) -> Vec<Self> {
        let mut all: Vec<Self> = Vec::new();
        for text in sets {
            match Self::of(text) {
                Ok(weighed) if all.iter().all(|other| other.set != weighed.set) => {
                    all.push(weighed);
                }
                Ok(_) => {}
                Err(error) => errors.push(error),
            }
        }
        all
    }

    fn of(text: &str) -> Result<Self, RequestError> {
        let (name, number) = match text.rsplit_once(':') {
            Some((name, number)) => (name, Some(number)),
            None => (text, None),
        };
        let set = catalogue::find_set(name.trim()).map_err(RequestError::Unknown)?;
        if kingdom_cards(set).next().is_none() {
            return Err(RequestError::NothingOf { set });
        }
        let read = |number: &str| {
            let not_a_number = |_| RequestError::NotANumber { text: text.to_owned() };
            number.trim().parse().map_err(not_a_number)
        };
        Ok(Self { set, cards: number.map(read).transpose()? })
    }
}

/// The number of Kingdom cards still to be drawn from each set with a number.
pub(super) struct Shares {
    of_sets: Vec<(&'static str, usize)>,
    /// How many cards of these sets exceed their number.
    pub(super) not_wanted: usize,
}

impl Shares {
    /// Subtracts the fixed cards from the numbers of the request.
    pub(super) fn new(
        weighed: &[Weighed],
        pool: &[&'static Card],
        fixed: &[&'static Card],
        errors: &mut Vec<RequestError>,
    ) -> Self {
        let mut shares = Self { of_sets: Vec::new(), not_wanted: 0 };
        for Weighed { set, cards } in weighed {
            let Some(wanted) = *cards else { continue };
            let of_it = |cards: &[&'static Card]| -> Vec<&'static str> {
                let of_it = kingdom_cards_of(cards).filter(|card| LIBRARY.set_of(card) == *set);
                of_it.map(|card| card.name).collect()
            };
            let fixed = of_it(fixed);
            let mut all = of_it(pool);
            all.extend(fixed.iter().filter(|name| !of_it(pool).contains(name)));
            let (left, fixed) = (all.len(), fixed.len());
            if wanted > left || wanted < fixed {
                errors.push(RequestError::NotSoMany { set, wanted, left, fixed });
            }
            shares.not_wanted += left.saturating_sub(wanted);
            shares.of_sets.push((*set, wanted.saturating_sub(fixed)));
        }
        let wanted = shares.reserved() + kingdom_cards_of(fixed).count();
        if shares.reserved() > 0 && wanted > KINGDOM_PILES {
            errors.push(RequestError::TooManyOfSets { wanted });
        }
        shares
    }

    /// The piles that are still reserved for sets with a number.
    fn reserved(&self) -> usize {
        self.of_sets.iter().map(|(_, cards)| cards).sum()
    }

    /// Returns whether any set has a number.
    pub(super) fn are_said(&self) -> bool {
        !self.of_sets.is_empty()
    }

    /// Decides whether to take a card while `left` piles are free, and counts it. Piles reserved for sets with a number
    /// are not for other sets.
    pub(super) fn take(&mut self, card: &Card, left: usize) -> bool {
        let set = LIBRARY.set_of(card);
        let reserved = self.reserved();
        match self.of_sets.iter_mut().find(|(other, _)| *other == set) {
            Some((_, 0)) => false,
            Some((_, cards)) => {
                *cards -= 1;
                true
            }
            None => left > reserved,
        }
    }
}
