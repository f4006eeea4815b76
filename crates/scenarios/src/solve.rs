//! Searches all possible answers, to find whether a goal can be reached and in how many ways.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use fief_engine::question::{Picks, Question, Verb};
use fief_engine::table::Table;

use crate::task::{LEARNER, Progress};
use crate::{Error, Scenario, run};

/// The result of a search.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Found {
    /// The number of different sets of moves that lead to the goal, regardless of their order.
    pub solutions: usize,
    /// The number of sequences of answers that lead to the goal.
    pub ways: u64,
    /// The number of answers tried.
    pub tried: u64,
    /// The moves of one solution, as lines of a scenario.
    pub line: Vec<String>,
}

/// The reason why a search has no result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SearchError {
    /// The moves before the person's first question do not fit.
    Script(Error),
    /// There are more answers than the search may try.
    TooMuch { most: u64 },
}

impl fmt::Display for SearchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SearchError::Script(error) => error.fmt(f),
            SearchError::TooMuch { most } => {
                write!(f, "more than {most} answers to try: give the position fewer cards")
            }
        }
    }
}

impl std::error::Error for SearchError {}

impl Scenario {
    /// Tries every answer from the person's first question on, at most `most` of them. If another player has to
    /// choose, the goal counts as reached only if every choice leads to it.
    pub fn solve(&self, most: u64) -> Result<Found, SearchError> {
        let script = self.script().map_err(SearchError::Script)?;
        let mut table = self.table();
        for answer in &script.answers[..script.given] {
            table.answer(&answer.picks).expect("it was legal a moment ago");
        }
        self.solve_from(&table, table.state().turn().number, most)
    }

    /// The same from a table's present state, if the person's first question came in turn `first`.
    fn solve_from(&self, table: &Table, first: u32, most: u64) -> Result<Found, SearchError> {
        let mut search = Search { scenario: self, first, most, tried: 0, known: BTreeMap::new() };
        let found = search.look(table)?;
        let line = if found.ways > 0 { search.one_way(table)? } else { Vec::new() };
        Ok(Found { solutions: found.sets.len(), ways: found.ways, tried: search.tried, line })
    }
}

/// The goals within reach of one position.
#[derive(Clone, Default)]
struct Reached {
    /// The sets of moves that lead to the goal. Each is a sum of numbers that stand for its moves, so that their
    /// order does not matter.
    sets: BTreeSet<u64>,
    ways: u64,
    /// The number of moves of the shortest solution.
    shortest: u32,
}

struct Search<'a> {
    scenario: &'a Scenario,
    first: u32,
    most: u64,
    tried: u64,
    /// The results for quiet points, where the state determines everything.
    known: BTreeMap<u64, Reached>,
}

impl Search<'_> {
    fn look(&mut self, table: &Table) -> Result<Reached, SearchError> {
        match self.scenario.progress(table, self.first) {
            Progress::Reached => {
                return Ok(Reached { sets: [0].into(), ways: 1, shortest: 0 });
            }
            Progress::Missed => return Ok(Reached::default()),
            Progress::Going => {}
        }
        let Some(question) = table.question() else { return Ok(Reached::default()) };
        let key = question.quiet.then(|| table.state().digest());
        if let Some(known) = key.and_then(|key| self.known.get(&key)) {
            return Ok(known.clone());
        }
        let reached = self.try_all(table, question)?;
        if let Some(key) = key {
            self.known.insert(key, reached.clone());
        }
        Ok(reached)
    }

    fn try_all(&mut self, table: &Table, question: &Question) -> Result<Reached, SearchError> {
        let mut all = Reached::default();
        for picks in self.answers(question)? {
            self.tried += 1;
            if self.tried > self.most {
                return Err(SearchError::TooMuch { most: self.most });
            }
            let mut next = table.clone();
            next.answer(&picks).expect("only legal answers are tried");
            let reached = self.look(&next)?;
            if reached.ways == 0 && question.player != LEARNER {
                return Ok(Reached::default());
            }
            if reached.ways > 0 {
                let shortest = if all.ways == 0 { u32::MAX } else { all.shortest };
                all.shortest = shortest.min(reached.shortest + 1);
                all.ways = all.ways.saturating_add(reached.ways);
                let own = number(&run::line(question, &picks, table.state()));
                all.sets.extend(reached.sets.iter().map(|set| set.wrapping_add(own)));
            }
        }
        Ok(all)
    }

    /// Finds a solution with as few moves as possible.
    fn one_way(&mut self, table: &Table) -> Result<Vec<String>, SearchError> {
        let mut table = table.clone();
        let mut lines = Vec::new();
        while self.scenario.progress(&table, self.first) == Progress::Going
            && let Some(question) = table.question()
        {
            let mut best: Option<(u32, String, Table)> = None;
            for picks in self.answers(question)? {
                let mut next = table.clone();
                next.answer(&picks).expect("only legal answers are tried");
                let reached = self.look(&next)?;
                let shorter = best.as_ref().is_none_or(|(moves, ..)| reached.shortest < *moves);
                if reached.ways > 0 && shorter {
                    let line = run::line(question, &picks, table.state());
                    best = Some((reached.shortest, line, next));
                }
            }
            let Some((_, line, next)) = best else { break };
            lines.push(line);
            table = next;
        }
        Ok(lines)
    }

    /// Every legal answer. In a phase, cards are tried one by one, which covers playing them together.
    fn answers(&self, question: &Question) -> Result<Vec<Picks>, SearchError> {
        let most = if question.verb == Verb::Turn { question.max.min(1) } else { question.max };
        let mut answers = Answers { question, most, all: Vec::new(), room: self.most };
        if answers.extend(&mut Picks::new()) {
            Ok(answers.all)
        } else {
            Err(SearchError::TooMuch { most: self.most })
        }
    }
}

/// A number that stands for a move; two moves hardly ever share one.
fn number(line: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    line.hash(&mut hasher);
    hasher.finish()
}

/// The legal answers to a question, built one pick at a time.
struct Answers<'a> {
    question: &'a Question,
    most: u16,
    all: Vec<Picks>,
    room: u64,
}

impl Answers<'_> {
    /// Adds all answers that begin with these picks. If the order does not matter, picks follow the order of the
    /// options.
    fn extend(&mut self, picks: &mut Picks) -> bool {
        if self.question.check(picks).is_ok() {
            if self.all.len() as u64 >= self.room {
                return false;
            }
            self.all.push(picks.clone());
        }
        if picks.len() >= usize::from(self.most) {
            return true;
        }
        let from = if self.question.ordered { 0 } else { picks.last().copied().unwrap_or(0) };
        for index in from..self.question.options.len() as u16 {
            let picked = picks.iter().filter(|&&pick| pick == index).count();
            if picked < usize::from(self.question.copies(index.into())) {
                picks.push(index);
                let fits = self.extend(picks);
                picks.pop();
                if !fits {
                    return false;
                }
            }
        }
        true
    }
}
