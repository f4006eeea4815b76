//! The answers to a question that are worth a try.

use std::cmp::Reverse;

use fief_engine::question::{Choice, Picks, Question, Verb};
use fief_engine::view::View;

/// Puts together the answers to try: those of the plans first, then the rest by what it costs; at most `most`.
pub(super) fn arms(
    view: View<'_>,
    question: &Question,
    planned: &[Picks],
    most: usize,
) -> Vec<Picks> {
    let mut arms = Arms { question, most, found: Vec::with_capacity(most) };
    for picks in planned {
        arms.add(picks.clone());
    }
    let base = planned.first().cloned().unwrap_or_default();
    if question.max <= 1 || is_a_phase(question) {
        arms.singles(view);
    } else if question.ordered && question.min == question.max {
        arms.orders(&base);
    } else {
        arms.neighbours(&base);
    }
    arms.found
}

/// The answers next to one that takes several picks: what a search tries when that one leads.
pub(super) fn next_to(
    question: &Question,
    picks: &Picks,
    known: &[Picks],
    most: usize,
) -> Vec<Picks> {
    if question.max <= 1 || is_a_phase(question) {
        return Vec::new();
    }
    let found = known.to_vec();
    let mut arms = Arms { question, most: known.len() + most, found };
    if question.ordered && question.min == question.max {
        arms.orders(picks);
    } else {
        arms.neighbours(picks);
    }
    arms.found.split_off(known.len())
}

/// In a phase cards are played and bought one by one, though several Treasures may be named at once.
fn is_a_phase(question: &Question) -> bool {
    question.verb == Verb::Turn
}

struct Arms<'q> {
    question: &'q Question,
    most: usize,
    found: Vec<Picks>,
}

impl Arms<'_> {
    fn add(&mut self, mut picks: Picks) {
        self.question.sort(&mut picks);
        let legal = self.question.check(&picks).is_ok();
        if legal && self.found.len() < self.most && !self.found.contains(&picks) {
            self.found.push(picks);
        }
    }

    /// Every option, and none. What costs most comes first among those that are not named by a plan; numbers are spread
    /// out evenly.
    fn singles(&mut self, view: View<'_>) {
        let question = self.question;
        if question.min == 0 {
            self.add(Picks::new());
        }
        let price = |index: usize| {
            let choice = question.options.get(index).expect("an index of an option");
            match choice {
                Choice::Amount(_) | Choice::Instruction { .. } | Choice::Rule(_) => u16::MAX,
                other => view.kind_of_choice(other).map_or(0, |kind| {
                    let cost = view.cost(kind);
                    u16::from(cost.coins) + 2 * u16::from(cost.potions) + u16::from(cost.debt)
                }),
            }
        };
        let mut order: Vec<usize> = (0..question.options.len()).collect();
        if question.verb == Verb::Amount && order.len() > self.most {
            let step = order.len().div_ceil(self.most - 1);
            order.sort_by_key(|&index| (index % step != 0, index));
        } else {
            order.sort_by_key(|&index| Reverse(price(index)));
        }
        for index in order {
            self.add(vec![index as u16]);
        }
    }

    /// One pick less, one more, one exchanged; nothing, and everything.
    fn neighbours(&mut self, base: &Picks) {
        let question = self.question;
        if question.min == 0 {
            self.add(Picks::new());
        }
        let options: Vec<u16> = (0..question.options.len() as u16).collect();
        for i in first_of_each(base) {
            let mut fewer = base.clone();
            fewer.remove(i);
            self.add(fewer);
        }
        for &more in &options {
            let mut larger = base.clone();
            larger.push(more);
            self.add(larger);
        }
        for i in first_of_each(base) {
            for &other in options.iter().filter(|&&other| other != base[i]) {
                let mut exchanged = base.clone();
                exchanged[i] = other;
                self.add(exchanged);
            }
        }
        let every = options.iter().flat_map(|&index| {
            std::iter::repeat_n(index, question.copies(index as usize) as usize)
        });
        self.add(every.take(question.max as usize).collect());
    }

    /// Each card in front, the order turned round, and neighbours exchanged.
    fn orders(&mut self, base: &Picks) {
        for i in 1..base.len() {
            let mut order = base.clone();
            order[..=i].rotate_right(1);
            self.add(order);
        }
        self.add(base.iter().rev().copied().collect());
        for i in 1..base.len() {
            let mut order = base.clone();
            order.swap(i - 1, i);
            self.add(order);
        }
    }
}

/// Where each option that is picked stands first.
fn first_of_each(picks: &[u16]) -> Vec<usize> {
    (0..picks.len()).filter(|&i| !picks[..i].contains(&picks[i])).collect()
}
