//! All legal answers to a question, found without the engine's own check.

use fief_engine::question::{Choice, Picks, Question, Verb};

/// The number of times that an option may be picked.
pub fn copies(choice: Choice) -> usize {
    if let Choice::Card { count, .. } = choice { count.into() } else { 1 }
}

/// The number of leading options that can be picked together. All others are picked alone: piles, and in a phase
/// every option that is not a card to play.
pub fn together(question: &Question) -> usize {
    let listed = question.options.listed();
    let is_card = |choice: &&Choice| matches!(choice, Choice::Card { .. });
    if question.verb == Verb::Turn {
        listed.iter().take_while(is_card).count()
    } else {
        listed.len()
    }
}

/// The most picks of an answer: all options that can be picked together, or one of the others.
pub fn most_picks(question: &Question) -> usize {
    let listed = question.options.listed()[..together(question)].iter();
    let listed = listed.copied().map(copies).sum();
    usize::max(listed, usize::from(!question.options.is_empty()))
}

/// Every legal answer in its recorded form, or `None` if there are more than `limit`.
pub fn legal_answers(question: &Question, limit: usize) -> Option<Vec<Picks>> {
    let mut search = Search {
        left: question.options.iter().map(copies).collect(),
        listed: together(question),
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
    /// The index from which options are picked alone.
    listed: usize,
    sizes: std::ops::RangeInclusive<usize>,
    ordered: bool,
    limit: usize,
    picks: Picks,
    found: Vec<Picks>,
}

impl Search {
    /// Adds every answer that begins with `picks`; an answer without order continues only with options from `from`
    /// on.
    fn extend(&mut self, from: usize) -> bool {
        if self.sizes.contains(&self.picks.len()) {
            if self.found.len() == self.limit {
                return false;
            }
            self.found.push(self.picks.clone());
        }
        let ends_with_a_pile = self.picks.last().is_some_and(|&last| last as usize >= self.listed);
        if self.picks.len() == *self.sizes.end() || ends_with_a_pile {
            return true;
        }
        let first = if self.ordered { 0 } else { from };
        let last = if self.picks.is_empty() { self.left.len() } else { self.listed };
        (first..last).all(|option| {
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
