//! A player that knows no card: it buys what is dear, and does what it must.

use crate::protocol::{AnswerOption, Place, QuestionView, Verb};

/// What costs less is not worth buying.
const WORTH_BUYING: u8 = 3;

/// An answer to a question.
pub fn choose(question: &QuestionView) -> Vec<u16> {
    if question.verb == Verb::Turn {
        return turn(question);
    }
    // Whatever comes first, as much of it as must be; a choice that is free is made once.
    let wanted = question.min.max(u16::from(question.min == 0 && question.max > 0));
    let copies = question
        .options
        .iter()
        .flat_map(|option| std::iter::repeat_n(option.index, usize::from(option.count)));
    copies.take(usize::from(wanted)).collect()
}

fn turn(question: &QuestionView) -> Vec<u16> {
    if let Some(ready) = question.shortcuts.iter().find(|shortcut| shortcut.id == "treasures") {
        return ready.picks.clone();
    }
    let plays = |option: &&AnswerOption| matches!(option.at, Place::Hand { .. });
    if let Some(card) = question.options.iter().find(plays) {
        return vec![card.index];
    }
    let price = |option: &&AnswerOption| option.cost.map_or(0, |cost| cost.coins);
    let dearest = question.options.iter().max_by_key(price);
    let bought = dearest.filter(|option| price(option) >= WORTH_BUYING);
    match bought {
        Some(option) => vec![option.index],
        None if question.pass.is_some() => Vec::new(),
        None => question.options.iter().take(1).map(|option| option.index).collect(),
    }
}
