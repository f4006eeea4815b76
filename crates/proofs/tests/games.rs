//! Checks that games end, and that no card is lost on the way.

use fief_engine::decide::Recorder;
use fief_engine::game::Game;
use fief_proofs::case::Case;
use fief_proofs::ledger::{census, check_zones};
use fief_proofs::swarm::{games, swarm};

/// The Supply only shrinks, so in a game that does not end nobody can take a card from it any more.
#[test]
fn almost_every_game_ends_and_the_others_have_stalled() {
    let total = games(300);
    let ended = (0..total).filter(|&seed| Case::draw(seed, 0).ends()).count() as u64;
    assert!(ended * 10 >= total * 9, "only {ended} of {total} games ended");
}

#[test]
fn a_finished_game_has_winners_and_asks_nothing() {
    swarm(100, |case| {
        let played = case.play();
        assert!(played.state.is_over());
        let best = played.state.players().map(|player| played.state.score(player)).max();
        let winners = played.state.winners();
        assert!(!winners.is_empty());
        assert!(winners.iter().all(|&winner| Some(played.state.score(winner)) == best));
    });
}

#[test]
fn a_log_changes_nothing() {
    swarm(100, |case| {
        let mut bots = Recorder::new(case.bots());
        let mut game = Game::new(case.start.deal(case.deal), &mut bots);
        game.run().expect("the players answer everything legally");
        let (state, _, log) = game.into_parts();
        let played = case.play();
        assert!(log.is_empty());
        assert_eq!(state, played.state);
        assert_eq!(bots.answers, played.answers);
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
