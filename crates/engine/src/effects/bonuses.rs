//! Bonuses: Actions, Buys, $, Potions, points, cards.

use crate::game::{Flow, Game, Handful};
use crate::ids::Player;
use crate::log::What;
use crate::zone::Zone;

/// Bonuses
impl Game<'_> {
    /// +Actions.
    pub fn actions(&mut self, you: Player, n: u16) -> Flow {
        self.state.pools_mut(you).get_actions(n);
        self.note_actions(you, n);
        Ok(())
    }

    /// Notes that a player gets Actions, unless those are ignored.
    pub(crate) fn note_actions(&mut self, you: Player, n: u16) {
        if !self.state.pools(you).ignores_actions {
            self.note(you, What::Actions(n));
        }
    }

    /// Ignores all further +Actions of a player this turn.
    pub fn ignore_further_actions(&mut self, you: Player) {
        self.state.pools_mut(you).ignores_actions = true;
    }

    /// +Buys.
    pub fn buys(&mut self, you: Player, n: u16) -> Flow {
        self.state.pools_mut(you).buys += n;
        self.note(you, What::Buys(n));
        Ok(())
    }

    /// +$.
    #[inline]
    pub fn coins(&mut self, you: Player, n: u16) -> Flow {
        if self.is_swapped(you) {
            return self.draw(you, n as usize);
        }
        self.get_coins(you, n);
        Ok(())
    }

    /// Gets coins, from what is resolving if anything is.
    fn get_coins(&mut self, you: Player, n: u16) {
        self.remember_coins(you, n);
        self.get_coins_from_nothing(you, n);
    }

    /// Gets coins that no card gives.
    pub(crate) fn get_coins_from_nothing(&mut self, you: Player, n: u16) {
        self.state.pools_mut(you).get_coins(n);
        self.note(you, What::Coins(n));
    }

    /// Loses up to `n` coins: nobody has fewer than none.
    pub fn lose_coins(&mut self, you: Player, n: u16) {
        let coins = &mut self.state.pools_mut(you).coins;
        let lost = n.min(*coins);
        *coins -= lost;
        if lost > 0 {
            self.note(you, What::LoseCoins(lost));
        }
    }

    /// Remembers of the play that is resolving that it gives its player coins.
    #[inline]
    pub(crate) fn remember_coins(&mut self, you: Player, n: u16) {
        if let Some(play) = self.this_play_mut().filter(|play| n > 0 && play.player == you) {
            play.gave_coins = true;
        }
    }

    /// Gets Potions to pay with.
    pub fn potions(&mut self, you: Player, n: u16) -> Flow {
        self.state.pools_mut(you).potions += n;
        self.note(you, What::Potions(n));
        Ok(())
    }

    /// Takes victory point tokens.
    pub fn points(&mut self, you: Player, n: u16) -> Flow {
        let taker = self.taker(you, false);
        self.state.pools_mut(taker).points += n;
        self.note(taker, What::Points(n));
        Ok(())
    }

    /// +Cards.
    pub fn cards(&mut self, you: Player, n: usize) -> Flow {
        if self.is_swapped(you) {
            self.get_coins(you, n as u16);
            return Ok(());
        }
        self.draw(you, n)
    }

    /// +Cards. Says whether that made `you` shuffle.
    pub fn cards_with_shuffle(&mut self, you: Player, n: usize) -> Flow<bool> {
        let before = self.shuffles;
        self.cards(you, n)?;
        Ok(self.shuffles > before)
    }

    /// Draws `n` cards.
    #[inline(never)]
    pub fn draw(&mut self, you: Player, n: usize) -> Flow {
        if n != 1 {
            return self.draw_here(you, n);
        }
        if self.remove_minus_card_token(you) {
            return Ok(());
        }
        self.ready_deck(you, 1)?;
        if self.log.is_some() {
            self.note_drawn(you, 1);
        }
        self.state.cards.deal_one(you);
        Ok(())
    }

    // A new hand is drawn apart from what cards draw: mostly it has five cards, which the processor learns to expect.
    #[allow(clippy::inline_always)]
    #[inline(always)]
    pub(crate) fn draw_here(&mut self, you: Player, n: usize) -> Flow {
        let n = n - usize::from(n > 0 && self.remove_minus_card_token(you));
        self.ready_deck(you, n)?;
        if self.log.is_some() {
            self.note_drawn(you, n);
        }
        self.state.cards.deal(you, n);
        Ok(())
    }

    /// Notes that the top cards of a deck are drawn.
    #[cold]
    #[inline(never)]
    fn note_drawn(&mut self, you: Player, n: usize) {
        let drawn: Handful = self.state.cards.in_zone(Zone::Deck(you)).take(n).collect();
        self.note_private(you, What::Draw, &drawn);
    }

    /// Draws until there are `size` cards in hand.
    pub fn draw_up_to(&mut self, you: Player, size: usize) -> Flow {
        let missing = size.saturating_sub(self.state.hand_size(you));
        if missing > 0 {
            self.remove_minus_card_token(you);
        }
        self.draw(you, missing)
    }
}
