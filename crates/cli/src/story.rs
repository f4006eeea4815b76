//! The log of a game in sentences.

use fief_engine::ids::Player;
use fief_engine::log::Entry;
use fief_engine::setup::Rules;

/// The log as `seat` may see it, or as somebody who sees everything; one sentence a line.
pub(crate) fn lines(log: &[Entry], seat: Option<Player>, rules: &Rules) -> Vec<String> {
    log.iter().filter_map(|entry| entry.seen_by(seat).sentence(rules)).collect()
}
