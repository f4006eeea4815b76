//! Every legal answer to a question, found without the engine's own check.

use fief_engine::question::{Choice, Picks, Question};

/// How often an option may be picked.
pub fn copies(choice: Choice) -> usize {
    if let Choice::Card { count, .. } = choice { count.into() } else { 1 }
}

/// How many picks there are in all.
pub fn total_copies(question: &Question) -> usize {
    question.options.iter().map(copies).sum()
}

/// Every legal answer in its recorded form, or nothing if there are more than `limit`.
pub fn legal_answers(question: &Question, limit: usize) -> Option<Vec<Picks>> {
    let mut search = Search {
        left: question.options.iter().map(copies).collect(),
        sizes: question.min as usize..=question.max as usize,
        ordered: question.ordered,
        limit,
        picks: Picks::new(),
        found: Vec::new(),
    };
    search.extend(0).then_some(search.found)
}

struct Search {
    left: Vec<usize>,
    sizes: std::ops::RangeInclusive<usize>,
    ordered: bool,
    limit: usize,
    picks: Picks,
    found: Vec<Picks>,
}

impl Search {
    /// Adds every answer that begins with `picks`; an answer without order only goes on with options from `from` on.
    fn extend(&mut self, from: usize) -> bool {
        if self.sizes.contains(&self.picks.len()) {
            if self.found.len() == self.limit {
                return false;
            }
            self.found.push(self.picks.clone());
        }
        if self.picks.len() == *self.sizes.end() {
            return true;
        }
        let first = if self.ordered { 0 } else { from };
        (first..self.left.len()).all(|option| {
            if self.left[option] == 0 {
                return true;
            }
            self.left[option] -= 1;
            self.picks.push(option as u16);
            let within_limit = self.extend(option);
            self.picks.pop();
            self.left[option] += 1;
            within_limit
        })
    }
}
