//! Checks that the log tells every player what they may know and no more.

use std::collections::BTreeSet;

use fief_engine::ids::Player;
use fief_engine::log::{SeenCards, What};
use fief_engine::state::State;
use fief_engine::view::Eye;
use fief_proofs::desk::Desk;
use fief_proofs::exhaust::exhaust;
use fief_proofs::swarm::swarm;

const ALICE: Player = Player(0);
const BOB: Player = Player(1);

/// The log as `seat` sees it, for each way to play a card.
fn told(state: &State, card: &str, seat: Player) -> BTreeSet<Vec<String>> {
    let mut told = BTreeSet::new();
    exhaust(state, &[card], 1_000, |end| {
        let seen = end.log.iter().map(|entry| entry.seen_by(seat));
        told.insert(seen.map(|line| format!("{line:?}")).collect());
    });
    told
}

#[test]
fn others_are_not_told_what_is_drawn() {
    let smithy = |deck| Desk::new(2, &["Smithy"]).hand(0, "Smithy").deck(0, deck).set();
    let (rich, poor) = (smithy("Gold, Silver, Copper"), smithy("Curse, Estate, Estate"));
    assert_eq!(told(&rich, "Smithy", BOB), told(&poor, "Smithy", BOB));
    assert_ne!(told(&rich, "Smithy", ALICE), told(&poor, "Smithy", ALICE));
}

#[test]
fn others_are_not_told_what_goes_onto_the_deck() {
    let artisan = Desk::new(2, &["Artisan"]).hand(0, "Artisan, Gold").set();
    // One of five cards is gained; only Alice knows whether that card or the Gold goes onto the deck.
    assert_eq!(told(&artisan, "Artisan", ALICE).len(), 10);
    assert_eq!(told(&artisan, "Artisan", BOB).len(), 5);
    let sentry = Desk::new(2, &["Sentry"]).hand(0, "Sentry").deck(0, "Gold, Estate, Copper").set();
    // Everything is public except the order of the two cards that stay.
    assert_eq!(told(&sentry, "Sentry", ALICE).len(), 10);
    assert_eq!(told(&sentry, "Sentry", BOB).len(), 9);
}

#[test]
fn what_is_discarded_trashed_gained_or_revealed_is_open() {
    let chapel = Desk::new(2, &["Chapel"]).hand(0, "Chapel, Estate, Copper, Silver").set();
    assert_eq!(told(&chapel, "Chapel", BOB).len(), 8);
    let cellar = Desk::new(2, &["Cellar"]).hand(0, "Cellar, Estate, Copper, Silver").set();
    assert_eq!(told(&cellar, "Cellar", BOB).len(), 8);
    let workshop = Desk::new(2, &["Workshop"]).hand(0, "Workshop").set();
    assert_eq!(told(&workshop, "Workshop", BOB).len(), 5);
}

#[test]
fn in_every_game_draws_are_hidden_from_the_others_and_nothing_from_their_player() {
    swarm(60, |case| {
        let played = case.play();
        for entry in &played.log {
            let everything = SeenCards::Known(entry.cards.clone());
            assert_eq!(entry.seen_by(Eye::Open).cards, everything);
            let watched = entry.seen_by(Eye::Watcher).cards;
            assert_eq!(watched == everything, !entry.private);
            for seat in played.state.players() {
                let seen = entry.seen_by(seat).cards;
                if seat == entry.player {
                    assert_eq!(seen, everything);
                } else if matches!(entry.what, What::Draw | What::LookAt) {
                    assert_eq!(seen, SeenCards::Hidden(entry.cards.len()));
                }
            }
        }
    });
}
