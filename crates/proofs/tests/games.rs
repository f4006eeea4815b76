//! Games end, and no card is lost on the way.

use fief_proofs::ledger::{census, check_zones};
use fief_proofs::swarm::swarm;

#[test]
fn every_game_ends() {
    swarm(300, |case| {
        let played = case.play();
        assert!(played.state.is_over());
        assert!(!played.state.winners().is_empty());
    });
}

#[test]
fn no_card_is_lost_doubled_or_in_two_places() {
    swarm(20, |case| {
        let before = census(&case.start.deal(case.deal));
        let end = case.walk(|table| {
            check_zones(table.state());
            assert_eq!(census(table.state()), before);
        });
        check_zones(end.state());
        assert_eq!(census(end.state()), before);
    });
}
