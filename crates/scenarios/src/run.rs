//! Plays a scenario, line by line.

use fief_engine::ids::Player;
use fief_engine::position;
use fief_engine::question::{Choice, Picks, Question, Verb};
use fief_engine::state::State;
use fief_engine::table::{Table, describe};

use crate::check::in_words;
use crate::error::Error;
use crate::moves::{ABILITY, Offered, Picked, Step, WITH_WORDS, What};
use crate::{Outcome, Scenario};

pub(crate) fn run(scenario: &Scenario) -> Outcome {
    let mut table = scenario.table();
    let failure = play(scenario, &mut table).err();
    Outcome { table, failure }
}

fn play(scenario: &Scenario, table: &mut Table) -> Result<(), Error> {
    for step in &scenario.steps {
        take(step, table)?;
    }
    if let Some(question) = table.question()
        && !question.quiet
    {
        return Err(asked(scenario.end, "no line answers the next question", table));
    }
    if let Some(player) = position::unused_shuffles(table.state()).next() {
        let name = table.state().rules().player_name(player);
        return Err(Error::new(
            scenario.end,
            format!("{name} shuffles less often than the table says"),
        ));
    }
    scenario.claims.iter().try_for_each(|claim| claim.check(table))
}

pub(crate) fn take(step: &Step, table: &mut Table) -> Result<(), Error> {
    match &step.what {
        What::Check(claim) => claim.check(table),
        What::Say(_) => Ok(()),
        What::Offer { player, parts } => {
            let (question, state) = question_for(*player, step.line, table)?;
            let wrong = parts.iter().find_map(|part| offer_differs(part, question, state));
            wrong.map_or(Ok(()), |wrong| Err(asked(step.line, wrong, table)))
        }
        What::Move { player, picked } => {
            let moves = match picked {
                Picked::Labels { verb, labels } if !fits_one_answer(verb, labels, table) => {
                    let one = |label: &String| Picked::Labels { verb, labels: vec![label.clone()] };
                    labels.iter().map(one).collect()
                }
                whole => vec![whole.clone()],
            };
            moves.iter().try_for_each(|picked| answer(*player, picked, step.line, table))
        }
    }
}

/// Returns whether a list is a single answer. At a quiet point it may be several moves: "play Village, Smithy".
fn fits_one_answer(verb: &str, labels: &[String], table: &Table) -> bool {
    table.question().is_none_or(|question| {
        !question.quiet || (verb != "buy" && labels.len() <= question.max.into())
    })
}

/// An error about the question that is really asked.
fn asked(line: usize, message: impl Into<String>, table: &Table) -> Error {
    let asked = match table.question() {
        Some(question) => describe(question, table.state()),
        None if table.is_over() => "nothing: the game is over".to_owned(),
        None => "nothing: nobody can do anything any more".to_owned(),
    };
    Error::new(line, message).asked(asked)
}

fn question_for(player: Player, line: usize, table: &Table) -> Result<(&Question, &State), Error> {
    let name = |player: Player| table.state().rules().player_name(player);
    match table.question() {
        None => Err(asked(line, "no question is asked here", table)),
        Some(question) if question.player != player => {
            let who =
                format!("the question is for {}, not {}", name(question.player), name(player));
            Err(asked(line, who, table))
        }
        Some(question) => Ok((question, table.state())),
    }
}

fn answer(player: Player, picked: &Picked, line: usize, table: &mut Table) -> Result<(), Error> {
    let (question, state) = question_for(player, line, table)?;
    let picks = picks(picked, question, state);
    let checked = picks.and_then(|picks| {
        question.check(&picks).map_err(|illegal| illegal.to_string())?;
        Ok(picks)
    });
    match checked {
        Err(wrong) => Err(asked(line, format!("{picked}: {wrong}"), table)),
        Ok(picks) => table.answer(&picks).map_err(|wrong| asked(line, wrong.to_string(), table)),
    }
}

/// The verb with which an option is picked.
fn word(question: &Question, choice: Choice) -> &'static str {
    match (question.verb, choice) {
        (Verb::Turn, Choice::Pile(_) | Choice::Landscape(_)) => "buy",
        (Verb::Turn, Choice::Rule(_)) => "option",
        (Verb::Turn, _) => "play",
        (verb, _) => verb.word(),
    }
}

/// An answer as a line of a scenario.
pub(crate) fn line(question: &Question, picks: &[u16], state: &State) -> String {
    let name = state.rules().player_name(question.player);
    let choice = |pick: u16| question.options.get(pick.into());
    let Some(first) = picks.first().and_then(|&pick| choice(pick)) else {
        return format!("{name}: {}", question.nothing(state));
    };
    let verb = word(question, first);
    let labels: Vec<String> = picks.iter().map(|&pick| told_apart(question, pick, state)).collect();
    if WITH_WORDS.contains(&verb) {
        return format!("{name}: {verb} {}", labels.join("; "));
    }
    format!("{name}: {verb} {}", in_words(&labels))
}

/// The name of an option; if several abilities of a card are on offer, followed by the ability's words.
fn told_apart(question: &Question, pick: u16, state: &State) -> String {
    let at = usize::from(pick);
    let label = question.label(state, at);
    let same = |&i: &usize| question.label(state, i) == label;
    match question.options.get(at) {
        Some(Choice::Ability { ability, .. })
            if (0..question.options.len()).filter(same).count() > 1 =>
        {
            format!("{label}{ABILITY}{}", ability.text)
        }
        _ => label,
    }
}

fn picks(picked: &Picked, question: &Question, state: &State) -> Result<Picks, String> {
    let (verb, labels) = match picked {
        Picked::Nothing(word) => {
            let right = question.nothing(state);
            return if *word == right && question.min == 0 {
                Ok(Picks::new())
            } else if question.min > 0 {
                Err("something must be picked".to_owned())
            } else {
                Err(format!("picking nothing is called '{right}' here"))
            };
        }
        Picked::Labels { verb, labels } => (*verb, labels),
    };
    if !question.options.iter().any(|choice| word(question, choice) == verb) {
        return Err(format!("nothing is on offer to {verb}"));
    }
    let mut picks = Picks::new();
    for label in labels {
        picks.push(option(verb, label, &picks, question, state)?);
    }
    Ok(picks)
}

/// The option of this name that can still be picked.
fn option(
    verb: &str,
    label: &str,
    before: &Picks,
    question: &Question,
    state: &State,
) -> Result<u16, String> {
    let same = |&(i, choice): &(usize, Choice)| {
        let name = question.label(state, i);
        let is_named = match (label.split_once(ABILITY), choice) {
            (Some((card, ability)), Choice::Ability { ability: it, .. }) => {
                name.eq_ignore_ascii_case(card) && it.text == ability
            }
            _ => name.eq_ignore_ascii_case(label),
        };
        word(question, choice) == verb && is_named
    };
    let free = |&(i, _): &(usize, Choice)| {
        before.iter().filter(|&&pick| pick as usize == i).count() < question.copies(i) as usize
    };
    let named: Vec<_> = question.options.iter().enumerate().filter(same).collect();
    match named.iter().find(|option| free(option)) {
        Some(&(i, _)) => Ok(i as u16),
        None if named.is_empty() => Err(format!("'{label}' is not on offer")),
        None => Err(format!("'{label}' is not on offer that often")),
    }
}

/// Describes how an offer differs from the expected one.
fn offer_differs(part: &Offered, question: &Question, state: &State) -> Option<String> {
    let Offered { verb, many, labels } = part;
    if question.verb != Verb::Turn && question.verb.word() != *verb {
        return Some(format!("the question is not what to {verb}"));
    }
    if let Some((min, max)) = many
        && (*min, *max) != (question.min, question.max)
    {
        let (really_min, really_max) = (question.min, question.max);
        return Some(format!(
            "expected {min} to {max} to pick, but it is {really_min} to {really_max}"
        ));
    }
    let mut offered: Vec<String> = Vec::new();
    for (i, choice) in question.options.iter().enumerate() {
        if word(question, choice) == *verb {
            let label = question.label(state, i).to_lowercase();
            offered.extend(std::iter::repeat_n(label, question.copies(i) as usize));
        }
    }
    let mut expected: Vec<String> = labels.iter().map(|label| label.to_lowercase()).collect();
    offered.sort_unstable();
    expected.sort_unstable();
    (offered != expected).then(|| {
        let (expected, offered) = (in_words(&expected), in_words(&offered));
        format!("expected to {verb}: {expected}; on offer: {offered}")
    })
}
