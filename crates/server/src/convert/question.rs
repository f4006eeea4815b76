//! A question as the player that is asked sees it.

use fief_engine::question::{Asker, Choice, Question, Verb};
use fief_engine::view::View;
use fief_telling::offer::{NotOffered, not_offered};
use fief_telling::plain;
use fief_telling::question::headline;
use fief_telling::shortcut::shortcuts;

use super::zones::place;
use crate::protocol::{AnswerOption, Blocked, QuestionView};

/// The question, in the view of its player. `number` and `take` make its id.
pub(crate) fn question_view(
    view: View<'_>,
    question: &Question,
    number: u32,
    take: u32,
) -> QuestionView {
    let headline = headline(view, question);
    QuestionView {
        id: format!("{number}.{take}"),
        number,
        seat: question.player.0,
        acting: question.acting.0,
        words: plain(&headline),
        headline,
        verb: question.verb,
        asker: match question.asker {
            Asker::Rules => None,
            Asker::Card(kind) => Some(view.name(kind).to_owned()),
        },
        options: (0..question.options.len())
            .filter_map(|index| option(view, question, index))
            .collect(),
        min: question.min,
        max: question.max,
        ordered: question.ordered,
        pass: (question.min == 0).then(|| view.nothing(question).to_owned()),
        single: is_single(question),
        shortcuts: shortcuts(view, question),
        blocked: not_offered(view, question).into_iter().map(|it| blocked(view, it)).collect(),
    }
}

/// One click is the whole answer where one thing is picked; in a player's own turn, too, as more can follow.
fn is_single(question: &Question) -> bool {
    question.max == 1 || (question.verb == Verb::Turn && question.quiet)
}

fn option(view: View<'_>, question: &Question, index: usize) -> Option<AnswerOption> {
    let choice = question.options.get(index)?;
    let cost = match choice {
        Choice::Pile(pile) => view.top_of(pile).map(|top| view.cost(top)),
        Choice::Landscape(kind) => Some(view.definition(kind).cost),
        Choice::Card { .. }
        | Choice::Ability { .. }
        | Choice::Name(_)
        | Choice::Instruction { .. }
        | Choice::Rule(_)
        | Choice::Amount(_) => None,
    };
    Some(AnswerOption {
        index: index as u16,
        label: view.label(question, index),
        phrase: view.phrase(question, index),
        card: view.kind_of_choice(choice).map(|kind| view.name(kind).to_owned()),
        count: question.copies(index),
        at: place(view, view.site_of(question, choice)),
        text: match choice {
            Choice::Ability { ability, .. } => Some(ability.text.to_owned()),
            _ => None,
        },
        purpose: match choice {
            Choice::Rule(purpose) => Some(purpose),
            _ => None,
        },
        cost,
    })
}

fn blocked(view: View<'_>, NotOffered { name, at, why }: NotOffered) -> Blocked {
    Blocked { card: name.to_owned(), at: place(view, Some(at)), why }
}
