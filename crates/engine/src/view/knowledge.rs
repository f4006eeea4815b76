//! Who knows which card.

use super::View;
use crate::ids::Player;
use crate::zone::Zone;

/// Who knows which card at one moment: for each card, the players as bits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Knowledge(Vec<u8>);

impl Knowledge {
    /// What everybody knows now, whoever looks.
    pub fn of(view: View<'_>) -> Self {
        let state = view.state;
        let mut known = Vec::new();
        let zones = state.players().flat_map(Zone::all_of).chain([Zone::Trash]);
        for zone in zones.chain(state.piles().map(Zone::Pile)) {
            for card in state.cards().in_zone(zone) {
                let at = card.index();
                if known.len() <= at {
                    known.resize(at + 1, 0);
                }
                let sees = |p: &Player| state.is_known_to(*p, card);
                known[at] = state.players().filter(sees).fold(0, |all, p| all | 1 << p.0);
            }
        }
        Self(known)
    }

    /// Whether somebody has learnt since `before` what a card is. A card that `player` knew before is theirs to show to
    /// others, and does not count.
    pub fn has_grown(&self, before: &Self, player: Player) -> bool {
        let own = 1 << player.0;
        (0..).zip(&self.0).any(|(card, &now): (usize, _)| {
            let then = before.0.get(card).copied().unwrap_or(0);
            let new = now & !then;
            new & own != 0 || (new != 0 && then & own == 0)
        })
    }
}
