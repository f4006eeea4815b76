//! The list of rulings, each with a sentence of our own, and the scenarios that claim to show them.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use fief_engine::setup::Library;

use crate::error::did_you_mean;
use crate::files::{File, FileError};

/// A numbered ruling.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ruling {
    pub id: &'static str,
    pub card: &'static str,
    /// The set of the card; "Common effects" for rulings that many cards share.
    pub set: &'static str,
    /// The only version of the card that the ruling is about, if there is one.
    pub version: Option<&'static str>,
    /// Whether a game can show the ruling.
    pub testable: bool,
    /// The other cards that the ruling names, separated by commas.
    others: &'static str,
}

impl Ruling {
    /// The ruling in a sentence or two of our own. A ruling that only refers to another has none.
    pub fn sentence(&self) -> Option<&'static str> {
        SENTENCES.get(self.id).copied()
    }

    /// The cards that a game needs to show the ruling, its own first, and that this library does not have.
    pub fn waits_for(&self, library: &Library) -> Vec<&'static str> {
        let others = self.others.split(", ").filter(|name| !name.is_empty());
        let own = (self.set != COMMON).then_some(self.card);
        own.into_iter().chain(others).filter(|name| library.find(name).is_err()).collect()
    }
}

/// The set of a ruling that many cards share.
const COMMON: &str = "Common effects";

static RULINGS: LazyLock<Vec<Ruling>> =
    LazyLock::new(|| include_str!("../data/rulings.tsv").lines().skip(1).filter_map(row).collect());

/// The files of `rulings/`, with their names.
static FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/sentences.rs"));

/// Sentences by the ids of their rulings.
static SENTENCES: LazyLock<BTreeMap<&'static str, &'static str>> = LazyLock::new(|| {
    let lines = FILES.iter().flat_map(|(_, text)| text.lines());
    lines.filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(" = ")).collect()
});

fn row(line: &'static str) -> Option<Ruling> {
    let mut columns = line.split('\t');
    let mut next = || columns.next();
    Some(Ruling {
        id: next()?,
        card: next()?,
        set: next()?,
        version: next().filter(|version| !version.is_empty()),
        testable: next()? == "yes",
        others: next()?,
    })
}

/// Every ruling, in the order of the rules.
pub fn all() -> &'static [Ruling] {
    &RULINGS
}

/// The ruling with this id.
pub fn find(id: &str) -> Option<&'static Ruling> {
    RULINGS.iter().find(|ruling| ruling.id == id)
}

/// Reads a list of ids. Ids of common effects contain commas themselves, so the longest known id wins.
pub(crate) fn parse_ids(text: &str) -> Result<Vec<&'static str>, String> {
    let pieces: Vec<&str> = text.split(',').collect();
    let mut ids = Vec::new();
    let mut at = 0;
    while at < pieces.len() {
        let joined = |end: usize| pieces[at..end].join(",");
        let longest = (at + 3).min(pieces.len());
        let found = (at + 1..=longest).rev().find_map(|end| Some((find(joined(end).trim())?, end)));
        let Some((ruling, end)) = found else {
            let wrong = pieces[at].trim();
            let near = did_you_mean(wrong, RULINGS.iter().map(|ruling| ruling.id));
            return Err(format!("no ruling '{wrong}'{near}"));
        };
        if ids.contains(&ruling.id) {
            return Err(format!("{} is claimed twice", ruling.id));
        }
        ids.push(ruling.id);
        at = end;
    }
    Ok(ids)
}

/// A scenario that claims a ruling.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claim {
    pub file: String,
    pub line: usize,
    pub title: String,
}

/// The scenarios that claim each ruling, by its id.
pub fn claims(files: &[File]) -> Result<BTreeMap<&'static str, Vec<Claim>>, FileError> {
    let mut claims: BTreeMap<&'static str, Vec<Claim>> = BTreeMap::new();
    for file in files {
        for scenario in file.parse()? {
            for &id in scenario.rulings() {
                claims.entry(id).or_default().push(Claim {
                    file: file.name.clone(),
                    line: scenario.line(),
                    title: scenario.title().to_owned(),
                });
            }
        }
    }
    Ok(claims)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ruling_waits_for_its_own_card_and_those_that_it_names() {
        let nothing = Library { sets: &[] };
        let merchant = find("Merchant/3").expect("it is in the list");
        assert_eq!(merchant.waits_for(&nothing)[..2], ["Merchant", "Sauna"]);
        assert!(!merchant.waits_for(&fief_cards::LIBRARY).contains(&"Merchant"));
        let common = all().iter().find(|ruling| ruling.set == COMMON).expect("there are some");
        assert!(!common.waits_for(&nothing).contains(&common.card));
    }

    /// Every line of `rulings/`: its place, its id and its sentence.
    fn lines() -> impl Iterator<Item = (String, &'static str, &'static str)> {
        FILES.iter().flat_map(|(file, text)| {
            let numbered = text.lines().enumerate();
            let meant = numbered.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
            meant.map(move |(at, line)| {
                let place = format!("{file}:{}", at + 1);
                let Some((id, sentence)) = line.split_once(" = ") else {
                    panic!("{place}: not a line like 'Card/1 = What it says.': {line}");
                };
                (place, id, sentence)
            })
        })
    }

    #[test]
    fn every_sentence_belongs_to_a_ruling_and_reads_like_one() {
        let mut seen: BTreeMap<&str, String> = BTreeMap::new();
        for (place, id, sentence) in lines() {
            assert!(find(id).is_some(), "{place}: no ruling '{id}'");
            if let Some(first) = seen.insert(id, place.clone()) {
                panic!("{place}: {id} already has a sentence, at {first}");
            }
            let length = sentence.chars().count();
            assert!((15..=400).contains(&length), "{place}: {length} letters: {sentence}");
            assert!(sentence.ends_with(['.', ')', '!']), "{place}: no full stop: {sentence}");
            assert!(sentence.starts_with(|c: char| !c.is_lowercase()), "{place}: {sentence}");
        }
    }

    #[test]
    fn every_ruling_that_a_game_can_show_is_said_in_our_words() {
        let silent: Vec<&str> = all()
            .iter()
            .filter(|ruling| ruling.testable && ruling.sentence().is_none())
            .map(|ruling| ruling.id)
            .collect();
        assert!(silent.is_empty(), "{} have no sentence in rulings/: {silent:?}", silent.len());
    }
}
