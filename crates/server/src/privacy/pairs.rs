//! Two games that differ only in what a reader may not know look the same to that reader, message by message.
//!
//! One is the game as it is, the other as it might be: all cards that the reader does not know are dealt anew, and the luck
//! to come is another. Both get the same answers, and go on until one tells the reader something that the other does not:
//! a line of the log, a card that lies open, or whom the table waits for, by the engine's own account. Up to there, the
//! whole message must be the same: the view with its counts and scores, the question with its options, the words of the log
//! and whether an undo is free.

use fief_engine::ids::{Kind, Player};
use fief_engine::log::Entry;
use fief_engine::rng::Rng;
use fief_engine::state::State;
use fief_engine::table::Table;
use fief_engine::view::{Eye, Look};
use fief_engine::zone::Zone;

use super::game::decide;
use crate::convert::{LogBook, game_view, question_view};
use crate::played::Played;
use crate::room::{Reader, update_of};

/// How many answers a pair of games has at most.
const FAR: usize = 20;

/// Another game that a reader cannot tell from this one. What a watcher does not know includes what seat 0 does not.
fn other_game(state: &State, eye: Eye, luck: &mut Rng) -> State {
    let mut other = state.clone();
    other.determinize(eye.seat().unwrap_or(Player(0)), luck);
    other
}

/// One of the two games.
struct Half {
    played: Played,
    log: LogBook,
}

impl Half {
    fn new(table: &Table, state: State, eye: Eye) -> Self {
        let table = Table::from_state(table.start().clone(), table.seed(), state);
        Self { played: Played::of(table), log: LogBook::new(eye) }
    }

    /// The message that the reader gets.
    fn message(&mut self, reader: Reader) -> String {
        let played = &self.played;
        let step_of = |entry| played.step_of(entry);
        let log = self.log.tell(played.log(), played.rules(), step_of);
        let update = update_of(played, played.question(), None, reader, log);
        serde_json::to_string(&update).expect("messages have only text for keys")
    }

    /// All that the reader has learnt by right.
    fn told(&self, eye: Eye) -> Told {
        let state = self.played.table().state();
        let line = |entry: &Entry| {
            format!("{:?} {:?} {:?}", entry.player, entry.what, entry.seen_by(eye).cards)
        };
        let zones = state.players().flat_map(Zone::all_of).chain([Zone::Trash]);
        let zones = zones.chain(state.piles().map(Zone::Pile));
        let seen =
            |zone| state.cards().in_zone(zone).map(|card| state.view(eye).kind(card)).collect();
        let top = |pile| {
            let shown = state.top_of(pile).filter(|_| state.rules().pile(pile).shows_top());
            shown.map(|card| state.kind(card))
        };
        Told {
            tops: state.piles().map(top).collect(),
            log: self.played.log().iter().map(line).collect(),
            cards: zones.map(seen).collect(),
            waiting: self.played.question().map(|question| question.player),
        }
    }
}

/// What a reader may know of a game.
#[derive(PartialEq, Eq, Debug)]
struct Told {
    log: Vec<String>,
    /// The cards of each zone, as far as they are known.
    cards: Vec<Vec<Option<Kind>>>,
    /// What lies on piles, face up.
    tops: Vec<Option<Kind>>,
    waiting: Option<Player>,
}

/// What a reader is sent of a game where it stands, but for the log.
fn standing(state: &State, table: &Table, reader: Reader) -> String {
    let Reader { eye, counters, take } = reader;
    let view = game_view(&Look::new(state, table.log(), eye), counters, None);
    let own = table.question().filter(|question| Some(question.player) == eye.seat());
    let question =
        own.map(|question| question_view(state.view(question.player), question, 0, take));
    serde_json::to_string(&(view, question)).expect("messages have only text for keys")
}

/// Plays a game and one that it might be side by side, and compares what the reader is sent. Says how many messages were
/// compared: the first ones before any answer.
pub(super) fn compare(
    table: &Table,
    eye: Eye,
    counters: bool,
    seed: u64,
    luck: &mut Rng,
) -> Compared {
    let reader = Reader { eye, counters, take: 0 };
    let mut compared = Compared::default();
    let state = table.state();
    if table.question().is_none_or(|question| !question.quiet) {
        // In the middle of a card a game cannot be begun; but this is how it stands.
        let other = other_game(state, eye, luck);
        let [as_is, as_might_be] = [state, &other].map(|state| standing(state, table, reader));
        assert_eq!(as_is, as_might_be, "{eye:?} can tell two games apart");
        compared.before += 1;
        return compared;
    }
    let mut one = Half::new(table, state.clone(), eye);
    let mut two = Half::new(table, other_game(state, eye, luck), eye);
    for answers in 0..FAR {
        let (told, told_too) = (one.told(eye), two.told(eye));
        if told != told_too {
            break;
        }
        let [as_is, as_might_be] = [&mut one, &mut two].map(|half| half.message(reader));
        assert_eq!(as_is, as_might_be, "{eye:?} can tell two games apart after {answers} answers");
        if answers == 0 {
            compared.before += 1;
        } else {
            compared.after += 1;
        }
        if one.played.question().is_none() {
            break;
        }
        let picks = decide(one.played.table(), seed);
        let answered = [&mut one, &mut two].map(|half| half.played.answer(&picks).is_ok());
        if answered != [true, true] {
            break;
        }
    }
    compared
}

/// How many messages were compared, before any answer and after some.
#[derive(Debug, Default)]
pub(super) struct Compared {
    pub(super) before: usize,
    pub(super) after: usize,
}
