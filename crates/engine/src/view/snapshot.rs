//! A view as data that can be sent and compared.

use serde::Serialize;

use super::View;
use crate::ids::{Kind, Player};
use crate::zone::{Mat, Zone};

impl View<'_> {
    /// The whole view as data that can be sent and compared.
    pub fn snapshot(self) -> Snapshot {
        let name = |kind: Kind| self.state.name(kind);
        let shown = |zone: Zone| -> Vec<Option<&'static str>> {
            let cards = self.state.cards();
            cards.in_zone(zone).map(|card| self.kind(card).map(name)).collect()
        };
        // Where a card lies in somebody else's hand or under the top of their discard pile says when it came there.
        let heap = |zone: Zone, open: usize| {
            let mut cards = shown(zone);
            if self.eye.seat().is_none() || zone.owner() != self.eye.seat() {
                let rest = open.min(cards.len());
                cards[rest..].sort_by_key(|&name| (name.is_none(), name));
            }
            cards
        };
        let own = self.eye.seat().map_or_else(Vec::new, |_| self.own_cards());
        Snapshot {
            turn: self.turn().number,
            current: self.turn().player,
            phase: format!("{:?}", self.turn().phase),
            piles: self
                .piles()
                .map(|pile| {
                    (self.rules().pile(pile).name, self.pile_len(pile), self.top_of(pile).map(name))
                })
                .collect(),
            trash: self.trash().map(name).collect(),
            tokens: self.placed().iter().map(|placed| self.placed_in_words(placed)).collect(),
            players: self
                .players()
                .map(|p| SeatSnapshot {
                    pools: format!("{:?}", self.pools(p)),
                    hand: heap(Zone::Hand(p), 0),
                    deck: shown(Zone::Deck(p)),
                    discard: heap(Zone::Discard(p), 1),
                    in_play: shown(Zone::InPlay(p)),
                    aside: shown(Zone::Aside(p)),
                    set_aside: shown(Zone::SetAside(p)),
                    mats: Mat::EVERY.map(|mat| shown(Zone::Mat(p, mat))).into(),
                    holdings: self.holdings(p).map(name).collect(),
                })
                .collect(),
            own_cards: own.into_iter().map(name).collect(),
        }
    }
}

/// A view as data. `None` is a card that is not known.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Snapshot {
    pub turn: u32,
    pub current: Player,
    pub phase: String,
    /// Name, cards left and top card of every pile.
    pub piles: Vec<(&'static str, usize, Option<&'static str>)>,
    pub trash: Vec<&'static str>,
    /// What lies on piles and landscapes.
    pub tokens: Vec<String>,
    pub players: Vec<SeatSnapshot>,
    pub own_cards: Vec<&'static str>,
}

/// What a view shows of one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatSnapshot {
    pub pools: String,
    pub hand: Vec<Option<&'static str>>,
    pub deck: Vec<Option<&'static str>>,
    pub discard: Vec<Option<&'static str>>,
    pub in_play: Vec<Option<&'static str>>,
    pub aside: Vec<Option<&'static str>>,
    pub set_aside: Vec<Option<&'static str>>,
    pub mats: Vec<Vec<Option<&'static str>>>,
    pub holdings: Vec<&'static str>,
}
