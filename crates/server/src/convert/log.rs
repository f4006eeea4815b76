//! The log for one pair of eyes, told as it grows.

use fief_engine::log::{Entry, Seen, What};
use fief_engine::setup::Rules;
use fief_engine::view::Eye;
use fief_telling::log::{Line, first_line};

use crate::protocol::{LogLine, LogPart};

/// A log told so far. Earlier turns are told once; the last turn is told again as long as it lasts, because what
/// happens may join a line that is there. Of earlier turns, only the number of lines is remembered.
#[derive(Clone, Debug)]
pub(crate) struct LogBook {
    eye: Eye,
    /// Where each turn begins, in the log and in the lines.
    turns: Vec<(usize, usize)>,
    /// The lines of the last turn, as they were told.
    lines: Vec<LogLine>,
}

impl LogBook {
    /// Nothing told yet.
    pub(crate) fn new(eye: Eye) -> Self {
        Self { eye, turns: vec![(0, 0)], lines: Vec::new() }
    }

    /// All lines of a log.
    pub(crate) fn whole(
        eye: Eye,
        log: &[Entry],
        rules: &Rules,
        step_of: impl Fn(usize) -> u32,
    ) -> Vec<LogLine> {
        Self::new(eye).tell(log, rules, step_of).lines
    }

    /// Forgets what was told of entries from number `kept` on, which were taken back.
    pub(crate) fn cut(&mut self, kept: usize) {
        let turns = self.turns.len();
        self.turns.retain(|&(entry, _)| entry == 0 || entry < kept);
        if self.turns.len() < turns {
            self.lines.clear();
        }
    }

    /// Tells what is new. `step_of` says how many answers there were before an entry.
    pub(crate) fn tell(
        &mut self,
        log: &[Entry],
        rules: &Rules,
        step_of: impl Fn(usize) -> u32,
    ) -> LogPart {
        let &(entry, from) = self.turns.last().expect("the first turn begins at the beginning");
        let seen: Vec<Seen> = log[entry..].iter().map(|entry| entry.seen_by(self.eye)).collect();
        let mut told = Vec::new();
        let mut at = 0;
        while at < seen.len() {
            if matches!(seen[at].what, What::Turn { .. }) && at > 0 {
                self.turns.push((entry + at, from + told.len()));
            }
            let (line, entries) = first_line(&seen[at..], rules);
            told.extend(line.map(|line| log_line(line, step_of(entry + at))));
            at += entries;
        }
        let same = self.lines.iter().zip(&told).take_while(|(a, b)| a == b).count();
        let &(_, last_turn) = self.turns.last().expect("there is the first turn");
        self.lines = told[last_turn - from..].to_vec();
        LogPart { from: from + same, lines: told.split_off(same) }
    }
}

fn log_line(line: Line, step: u32) -> LogLine {
    let Line { kind, player, depth, pieces } = line;
    LogLine { kind, seat: player.0, depth, pieces, step }
}
