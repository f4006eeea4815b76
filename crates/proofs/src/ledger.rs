//! The place of every card: no card may be lost, duplicated, or in two places.

use std::collections::BTreeSet;

use fief_engine::ids::{MAX_PLAYERS, Player};
use fief_engine::state::State;
use fief_engine::zone::Zone;

/// Every zone that a card can be in.
pub fn zones(state: &State) -> impl Iterator<Item = Zone> {
    let seats = (0..MAX_PLAYERS).map(|seat| Player(seat as u8));
    seats
        .flat_map(Zone::all_of)
        .chain([Zone::Trash, Zone::Box])
        .chain(state.piles().map(Zone::Pile))
}

/// The number of cards of each kind, by the kind's index.
pub fn census(state: &State) -> Vec<usize> {
    let mut counts = vec![0; state.rules().kinds().count()];
    for card in zones(state).flat_map(|zone| state.cards().in_zone(zone)) {
        counts[state.true_kind(card).index()] += 1;
    }
    counts
}

/// Checks that each card is in exactly one zone, and that the data about zones agree with their cards.
pub fn check_zones(state: &State) {
    let cards = state.cards();
    let mut seen = BTreeSet::new();
    for zone in zones(state) {
        let mut count = 0;
        for card in cards.in_zone(zone) {
            assert!(seen.insert(card), "{card:?} is in two zones, one of them {zone:?}");
            assert_eq!(cards.zone(card), zone, "{card:?} does not know its zone");
            count += 1;
        }
        assert_eq!(cards.len(zone), count, "the length of {zone:?}");
        assert_eq!(cards.is_empty(zone), count == 0, "whether {zone:?} is empty");
        assert_eq!(cards.top(zone), cards.in_zone(zone).next(), "the top of {zone:?}");
    }
    assert_eq!(seen.len(), cards.total(), "a card is in no zone");
    for pile in state.piles() {
        assert_eq!(state.empty_piles().contains(pile), state.pile_len(pile) == 0, "{pile:?}");
    }
    for player in (0..MAX_PLAYERS).map(|seat| Player(seat as u8)).skip(state.rules().players()) {
        assert_eq!(state.cards_of(player).count(), 0, "an empty seat has cards");
    }
}
