//! Finds the cards that a text names.

use fief_cards::catalogue;
use fief_engine::card::Card;
use fief_engine::setup::{Library, nearest};
use fief_engine::types::Type;

use super::condition::Group;
use super::error::Complaint;
use super::lex::{Token, What};

/// The most words that the name of a card has.
const MOST_WORDS: usize = 6;

/// Words that end a name.
const ENDINGS: [&str; 5] = ["when", "if", "and", "or", "not"];

/// The card whose name the tokens begin with, and the number of those tokens.
pub(super) fn card(
    tokens: &[Token],
    end: usize,
    library: &Library,
) -> Result<(&'static Card, usize), Complaint> {
    let find = |name: &str| library.versions(name).last().copied();
    longest(tokens, find).ok_or_else(|| unknown(tokens, end, library, &[]))
}

/// The card, type or "Terminal" that the tokens begin with, and the number of those tokens.
pub(super) fn group(
    tokens: &[Token],
    end: usize,
    library: &Library,
) -> Result<(Group<&'static Card>, usize), Complaint> {
    let find = |name: &str| {
        if name.eq_ignore_ascii_case("terminal") {
            return Some(Group::Terminal);
        }
        let of = |of: &&Type| of.name().eq_ignore_ascii_case(name);
        let of_type = Type::ALL.iter().find(of).map(|&of| Group::Type(of));
        // "Curse" is both a card and a type; they mean the same cards.
        of_type.or_else(|| library.versions(name).last().map(|card| Group::Card(*card)))
    };
    let others: Vec<&str> = Type::ALL.iter().map(|of| of.name()).chain(["Terminal"]).collect();
    longest(tokens, find).ok_or_else(|| unknown(tokens, end, library, &others))
}

/// The meaning of the longest row of words at the beginning that has one.
fn longest<T>(tokens: &[Token], find: impl Fn(&str) -> Option<T>) -> Option<(T, usize)> {
    let words: Vec<&str> = words(tokens).take(MOST_WORDS).collect();
    (1..=words.len()).rev().find_map(|len| find(&words[..len].join(" ")).map(|found| (found, len)))
}

fn words(tokens: &[Token]) -> impl Iterator<Item = &str> {
    tokens.iter().map_while(|token| match &token.what {
        What::Word(word) => Some(word.as_str()),
        _ => None,
    })
}

/// The words up to the end of the apparent name.
pub(super) fn phrase(tokens: &[Token]) -> String {
    let name: Vec<&str> =
        words(tokens).take_while(|word| !ENDINGS.contains(&&*word.to_lowercase())).collect();
    name.join(" ")
}

/// Describes what is wrong with a name that no card has.
fn unknown(tokens: &[Token], end: usize, library: &Library, others: &[&str]) -> Complaint {
    let at = tokens.first().map_or(end, |token| token.at);
    let name = phrase(tokens);
    if name.is_empty() {
        return Complaint::new(at, "the name of a card is missing");
    }
    if let Ok(entry) = catalogue::find(&name) {
        let kind =
            if entry.kind == "kingdom" || entry.kind == "base" { "card" } else { entry.kind };
        let article = if kind.starts_with(['a', 'e', 'i', 'o']) { "an" } else { "a" };
        return Complaint::new(
            at,
            format!("{} is {article} {kind} of {} that is not implemented", entry.name, entry.set),
        );
    }
    let names = library.cards().map(|card| card.name).chain(others.iter().copied());
    Complaint::new(at, no_such(&format!("no card named '{name}'"), nearest(&name, names)))
}

/// Adds the nearest right word to a complaint, if there is one.
pub(super) fn no_such(complaint: &str, near: Option<&str>) -> String {
    near.map_or_else(|| complaint.to_owned(), |near| format!("{complaint}; did you mean {near}?"))
}
