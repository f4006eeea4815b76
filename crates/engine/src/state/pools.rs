//! What players have beside cards.

use crate::card::Plus;

/// What one player has beside cards.
#[allow(clippy::struct_excessive_bools)] // each is something that is true of a player by itself
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Pools {
    /// Actions left.
    pub actions: u16,
    /// Buys left.
    pub buys: u16,
    /// Coins to spend.
    pub coins: u16,
    /// Potions to spend.
    pub potions: u16,
    /// Debt to pay off.
    pub debt: u16,
    /// Victory point tokens.
    pub points: u16,
    /// Turns taken, not counting extra turns: the tie-break.
    pub turns: u16,
    /// Tokens that can be spent for +$1 each.
    pub coffers: u16,
    /// Tokens that can be spent for +1 Action each.
    pub villagers: u16,
    /// Tokens that can be spent on the Ally.
    pub favors: u16,
    /// Whether the player has their -1 Card token in front of them.
    pub minus_card: bool,
    /// Whether the player has their -$1 token in front of them.
    pub minus_coin: bool,
    /// Whether the player's Journey token is face down.
    pub journey_face_down: bool,
    /// How many turns the player is to skip. Any turn that they would take, regular or extra, uses one up.
    pub skips: u16,
    /// Whether further +Actions do nothing for the player this turn.
    pub ignores_actions: bool,
}

impl Pools {
    /// Adds plain bonuses other than cards.
    #[inline]
    pub(crate) fn get(&mut self, plus: Plus) {
        self.get_actions(plus.actions);
        self.buys += plus.buys;
        self.get_coins(plus.coins);
    }

    /// Adds Actions, unless further ones are ignored.
    #[inline]
    pub(crate) fn get_actions(&mut self, n: u16) {
        self.actions += n * u16::from(!self.ignores_actions);
    }

    /// Adds coins; the -$1 token absorbs one and is removed.
    #[inline]
    pub(crate) fn get_coins(&mut self, n: u16) {
        // Without a branch: a processor could not predict whether a card gives any.
        let gets_any = n > 0;
        self.coins += n - u16::from(self.minus_coin & gets_any);
        self.minus_coin &= !gets_any;
    }
}
