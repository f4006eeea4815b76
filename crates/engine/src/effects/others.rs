//! Effects on other players.

use crate::event::Event;
use crate::game::{Flow, Game};
use crate::ids::Player;

/// Other players
impl Game<'_> {
    /// Does `effect` to each other player in turn order whom the Attack that is resolving affects.
    pub fn attack(
        &mut self,
        you: Player,
        mut effect: impl FnMut(&mut Self, Player) -> Flow,
    ) -> Flow {
        for victim in self.state.others_in_turn_order(you) {
            if !self.is_unaffected(victim) {
                effect(self, victim)?;
            }
        }
        Ok(())
    }

    /// Whether the Attack that is resolving affects anybody.
    pub fn attacks_anybody(&self, you: Player) -> bool {
        self.state.others(you).any(|other| !self.is_unaffected(other))
    }

    /// Does `effect` to each player in turn order from whoever's turn it is, except those whom the Attack that is resolving
    /// does not affect.
    pub fn attack_everyone(
        &mut self,
        you: Player,
        mut effect: impl FnMut(&mut Self, Player) -> Flow,
    ) -> Flow {
        for player in self.state.turn_order_from(self.state.turn.player) {
            if player == you || !self.is_unaffected(player) {
                effect(self, player)?;
            }
        }
        Ok(())
    }

    /// Does `effect` for each player in turn order from whoever's turn it is.
    pub fn each_player(&mut self, mut effect: impl FnMut(&mut Self, Player) -> Flow) -> Flow {
        for player in self.state.turn_order_from(self.state.turn.player) {
            effect(self, player)?;
        }
        Ok(())
    }

    /// Does `effect` for each other player in turn order.
    pub fn each_other(
        &mut self,
        you: Player,
        mut effect: impl FnMut(&mut Self, Player) -> Flow,
    ) -> Flow {
        for other in self.state.others_in_turn_order(you) {
            effect(self, other)?;
        }
        Ok(())
    }

    fn is_unaffected(&self, player: Player) -> bool {
        self.this_play().is_some_and(|play| self.state.play(play).unaffected.contains(player))
    }

    /// Makes `you` unaffected by the play that an event is about.
    pub fn be_unaffected(&mut self, you: Player, event: &Event) {
        if let Some(play) = event.play {
            let play = self.state.play_mut(play);
            play.unaffected = play.unaffected.with(you);
        }
    }
}
