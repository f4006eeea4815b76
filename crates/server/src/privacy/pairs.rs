//! Two games that differ only in what a reader may not know look the same to that reader, message by message.

use fief_engine::ids::Player;
use fief_engine::log::Entry;
use fief_engine::rng::Rng;
use fief_engine::state::State;
use fief_engine::table::Table;

use crate::convert::{Eye, game_view, question_view};
use crate::played::Played;

/// Another game that a reader cannot tell from this one. What a watcher does not know includes what seat 0 does not.
fn other_game(state: &State, eye: Eye, luck: &mut Rng) -> State {
    let mut other = state.clone();
    other.determinize(eye.seat().unwrap_or(Player(0)), luck);
    other
}

/// What these eyes are sent of a game, as text.
fn message(state: &State, table: &Table, eye: Eye, counters: bool) -> String {
    let view = game_view(state, table.log(), eye, counters, None);
    let own = table.question().filter(|question| Some(question.player) == eye.seat());
    let question = own.map(|question| question_view(state, question, 0, 0));
    serde_json::to_string(&(view, question)).expect("messages have only text for keys")
}

/// The message of the game as it is and as it might be are the same.
pub(super) fn compare_now(table: &Table, eye: Eye, counters: bool, luck: &mut Rng) {
    let other = other_game(table.state(), eye, luck);
    let [as_is, as_might_be] =
        [table.state(), &other].map(|state| message(state, table, eye, counters));
    assert_eq!(as_is, as_might_be, "{eye:?} can tell two games apart");
}

/// The player that is asked answers the same in the game as it is and as it might be. As long as both tell the player
/// the same, an undo must be free in both or in neither: otherwise it tells what others hold.
/// Says whether there was something to compare.
pub(super) fn compare_next(table: &Table, picks: &[u16], luck: &mut Rng) -> bool {
    let Some(question) = table.question().filter(|question| question.quiet) else { return false };
    let seat = question.player;
    if question.acting != seat {
        return false;
    }
    let other = other_game(table.state(), Eye::Seat(seat), luck);
    let played = [table.state().clone(), other].map(|state| {
        let table = Table::from_state(table.start().clone(), table.seed(), state);
        let mut played = Played::of(table);
        let before = played.log().len();
        played.answer(picks).ok().map(|()| (played, before))
    });
    let [Some((one, from)), Some((two, _))] = played else { return false };
    let told = |played: &Played| -> Vec<String> {
        let seen = |entry: &Entry| {
            format!("{:?} {:?} {:?}", entry.player, entry.what, entry.seen_by(Some(seat)).cards)
        };
        played.log()[from..].iter().map(seen).collect()
    };
    if told(&one) != told(&two) {
        return false;
    }
    let free = |played: &Played| played.is_free(seat, 0);
    assert_eq!(free(&one), free(&two), "an undo tells {seat:?} what others hold: {:?}", told(&one));
    true
}
