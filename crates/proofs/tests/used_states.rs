//! A state in whose memory another game was played is like a fresh one, field by field.

use fief_engine::state::State;
use fief_proofs::case::Case;
use fief_proofs::swarm::swarm;

/// Compares every field: those that equality leaves out, such as counts kept for speed, are in the debugging output.
fn assert_same(used: &State, fresh: &State) {
    assert_eq!(used, fresh);
    assert_eq!(used.digest(), fresh.digest());
    assert!(format!("{used:?}") == format!("{fresh:?}"), "a field was forgotten");
}

#[test]
fn dealing_into_a_used_state_forgets_the_game_before() {
    swarm(20, |case| {
        let mut used = Case::new(case.seed + 1_000).play().state;
        case.start.deal_into(&mut used, case.deal);
        assert_same(&used, &case.start.deal(case.deal));
    });
}

#[test]
fn a_copy_in_used_memory_is_a_copy() {
    swarm(10, |case| {
        let mut used = Case::new(case.seed + 1_000).play().state;
        let mut questions = 0;
        case.walk(|table| {
            questions += 1;
            if questions % 25 == 0 {
                used.clone_from(table.state());
                assert_same(&used, &table.state().clone());
            }
        });
    });
}
