//! What a card costs, and how costs compare.

use std::cmp::Ordering;
use std::fmt;

use serde::{Deserialize, Serialize};

/// Coins, Potions and Debt. Costs are only partially ordered: one is lower than another when no part of it
/// is higher and some part is lower, so `$2P` and `$3` cannot be compared.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Cost {
    /// The part in coins.
    pub coins: u8,
    /// The part in Potions.
    pub potions: u8,
    /// The part in Debt.
    pub debt: u8,
}

impl Cost {
    /// A cost of coins alone.
    pub const fn coins(coins: u8) -> Self {
        Self { coins, potions: 0, debt: 0 }
    }

    /// This cost plus `coins`, its Potions and Debt unchanged.
    #[must_use]
    pub fn plus(self, coins: u8) -> Self {
        Self { coins: self.coins.saturating_add(coins), ..self }
    }

    /// This cost less `coins`: a cost never goes below 0.
    #[must_use]
    pub fn minus(self, coins: u8) -> Self {
        Self { coins: self.coins.saturating_sub(coins), ..self }
    }
}

impl PartialOrd for Cost {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        let parts = [
            self.coins.cmp(&other.coins),
            self.potions.cmp(&other.potions),
            self.debt.cmp(&other.debt),
        ];
        let lower = parts.contains(&Ordering::Less);
        let higher = parts.contains(&Ordering::Greater);
        match (lower, higher) {
            (true, true) => None,
            (true, false) => Some(Ordering::Less),
            (false, true) => Some(Ordering::Greater),
            (false, false) => Some(Ordering::Equal),
        }
    }
}

impl fmt::Display for Cost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.coins > 0 || (self.potions == 0 && self.debt == 0) {
            write!(f, "${}", self.coins)?;
        }
        for _ in 0..self.potions {
            f.write_str("P")?;
        }
        if self.debt > 0 {
            write!(f, "{}D", self.debt)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TWO_POTION: Cost = Cost { coins: 2, potions: 1, debt: 0 };
    const EIGHT_DEBT: Cost = Cost { coins: 0, potions: 0, debt: 8 };

    #[test]
    fn costs_are_partially_ordered() {
        assert!(Cost::coins(2) < Cost::coins(3));
        assert!(Cost::coins(2) < TWO_POTION);
        assert_eq!(TWO_POTION.partial_cmp(&Cost::coins(3)), None);
        assert_eq!(EIGHT_DEBT.partial_cmp(&Cost::coins(9)), None);
        assert!(Cost::coins(0) < EIGHT_DEBT);
    }

    #[test]
    fn only_coins_are_reduced_and_never_below_zero() {
        assert_eq!(TWO_POTION.minus(3), Cost { coins: 0, potions: 1, debt: 0 });
        assert_eq!(EIGHT_DEBT.minus(1), EIGHT_DEBT);
    }

    #[test]
    fn costs_print_as_on_the_card() {
        let shown = [Cost::coins(0), TWO_POTION, EIGHT_DEBT].map(|c| c.to_string());
        assert_eq!(shown, ["$0", "$2P", "8D"]);
    }
}
