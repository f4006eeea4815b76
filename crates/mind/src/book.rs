//! The book of plans: the best that was found for a kingdom, so that nobody has to look for it again.
//!
//! A book is a text. Each kingdom begins with `== ` and its cards; a line says what the plans were made with; the plans
//! follow as strategies, the best first, with `--` between them.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::atomic::AtomicBool;
use std::sync::{LazyLock, Mutex, OnceLock, PoisonError};

use fief_bots::strategy::StrategyError;
use fief_bots::{Strategy, TACTICS_VERSION};
use fief_cards::LIBRARY;
use fief_engine::save::RULES_VERSION;
use fief_engine::setup::{CardName, Rules};
use serde::{Deserialize, Serialize};

use crate::evolve::Evolution;

/// What plans depend on beside the kingdom: with other rules or other tactics the same text plays another game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Edition {
    pub rules: u32,
    pub tactics: u32,
}

impl Edition {
    pub const CURRENT: Self = Self { rules: RULES_VERSION, tactics: TACTICS_VERSION };
}

/// What a kingdom is called in a book: its cards with their versions and what was chosen for them, in order, then its
/// landscapes.
pub fn key(rules: &Rules) -> String {
    let list = |names: &[CardName]| {
        let mut names: Vec<String> = names.iter().map(plainly).collect();
        names.sort();
        names.join(", ")
    };
    let setup = rules.setup();
    let cards = list(&setup.kingdom);
    if setup.landscapes.is_empty() {
        cards
    } else {
        format!("{cards} | {}", list(&setup.landscapes))
    }
}

/// A card as it is called if the newest version goes without saying.
fn plainly(name: &CardName) -> String {
    let newest = LIBRARY.find(&name.name).ok();
    let version =
        name.version.clone().filter(|version| newest.is_none_or(|card| card.version != version));
    let spelled = newest.map_or_else(|| name.name.clone(), |card| card.name.to_owned());
    CardName { name: spelled, version, with: name.with.clone() }.to_string()
}

/// The plans of a kingdom.
#[derive(Clone, Debug)]
pub struct Entry {
    pub edition: Edition,
    /// The games of the search, and its luck.
    pub games: u64,
    pub seed: u64,
    /// The best first.
    pub plans: Vec<Strategy>,
}

/// Plans by kingdom.
#[derive(Clone, Debug, Default)]
pub struct Book {
    entries: BTreeMap<String, Entry>,
}

/// What is wrong with a book, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BookError {
    /// Counted from 1.
    pub line: usize,
    pub message: String,
}

impl fmt::Display for BookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

impl std::error::Error for BookError {}

const KINGDOM: &str = "== ";
const BETWEEN: &str = "--";

impl Book {
    /// Reads a book, or says what is wrong with it.
    pub fn parse(text: &str) -> Result<Self, BookError> {
        let mut book = Self::default();
        let mut lines = text.lines().enumerate().peekable();
        while let Some((at, line)) = lines.next() {
            if line.trim().is_empty() || line.starts_with('#') {
                continue;
            }
            let wrong = |line: usize, message: String| BookError { line: line + 1, message };
            let Some(kingdom) = line.strip_prefix(KINGDOM) else {
                let message = format!("a kingdom must come first: '{KINGDOM}' and its cards");
                return Err(wrong(at, message));
            };
            let made = lines.next().and_then(|(_, line)| made_with(line)).ok_or_else(|| {
                wrong(at + 1, "this must say 'rules N, tactics N, games N, seed N'".to_owned())
            })?;
            let mut entry = Entry { plans: Vec::new(), ..made };
            let mut plan = (at + 2, String::new());
            while let Some((at, line)) = lines.next_if(|(_, line)| !line.starts_with(KINGDOM)) {
                if line == BETWEEN {
                    entry.plans.extend(read(&plan)?);
                    plan = (at + 1, String::new());
                } else {
                    plan.1 += line;
                    plan.1.push('\n');
                }
            }
            entry.plans.extend(read(&plan)?);
            if entry.plans.is_empty() {
                return Err(wrong(at, "this kingdom has no plan".to_owned()));
            }
            book.entries.insert(kingdom.trim().to_owned(), entry);
        }
        Ok(book)
    }

    /// What is known of a kingdom, if it still holds: plans for other rules or tactics are not.
    pub fn find(&self, rules: &Rules) -> Option<&Entry> {
        self.entries.get(&key(rules)).filter(|entry| entry.edition == Edition::CURRENT)
    }

    /// Keeps plans for a kingdom, in the place of those of a shorter search or an earlier edition. Says whether it did.
    pub fn add(&mut self, rules: &Rules, entry: Entry) -> bool {
        let better = self.find(rules).is_none_or(|known| known.games <= entry.games);
        if better {
            self.entries.insert(key(rules), entry);
        }
        better
    }

    /// How many kingdoms it knows.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }
}

/// Reads "rules 4, tactics 1, games 100000, seed 1".
fn made_with(line: &str) -> Option<Entry> {
    let mut parts = line.split(',').map(str::trim);
    let mut number =
        |word: &str| -> Option<u64> { parts.next()?.strip_prefix(word)?.trim().parse().ok() };
    let (rules, tactics) = (number("rules")?, number("tactics")?);
    let (games, seed) = (number("games")?, number("seed")?);
    let edition = Edition { rules: rules.try_into().ok()?, tactics: tactics.try_into().ok()? };
    Some(Entry { edition, games, seed, plans: Vec::new() })
}

/// A plan that begins at a line, if there is anything.
fn read((from, text): &(usize, String)) -> Result<Option<Strategy>, BookError> {
    if text.trim().is_empty() {
        return Ok(None);
    }
    let located = |error: StrategyError| {
        let StrategyError { line, column, message, .. } = error;
        BookError { line: from + line, message: format!("column {column}: {message}") }
    };
    Strategy::parse(text, &LIBRARY).map(Some).map_err(located)
}

impl fmt::Display for Book {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "# The best plans that `fief best --book` found, by kingdom. docs/BOTS.md says what they are."
        )?;
        for (kingdom, Entry { edition: Edition { rules, tactics }, games, seed, plans }) in
            &self.entries
        {
            writeln!(f, "\n{KINGDOM}{kingdom}")?;
            writeln!(f, "rules {rules}, tactics {tactics}, games {games}, seed {seed}")?;
            for (i, plan) in plans.iter().enumerate() {
                write!(f, "{}{plan}", if i == 0 { "" } else { "--\n" })?;
            }
        }
        Ok(())
    }
}

static SHIPPED: LazyLock<Book> = LazyLock::new(|| {
    let text = include_str!("../../../strategies/plans.book");
    Book::parse(text).unwrap_or_else(|error| panic!("strategies/plans.book: {error}"))
});

/// The book that comes with the program.
pub fn shipped() -> &'static Book {
    &SHIPPED
}

/// The book that a user chose in its place.
static CHOSEN: OnceLock<Book> = OnceLock::new();

/// Makes this process use another book than the one that comes with the program; an empty one makes it search for every
/// plan. Only the first choice counts, so a program makes it before anybody asks for plans. Says whether it counted.
pub fn choose_book(book: Book) -> bool {
    CHOSEN.set(book).is_ok()
}

/// The plans that this process has for a kingdom without a search.
pub fn at_hand(rules: &Rules) -> Option<&'static Entry> {
    CHOSEN.get().unwrap_or_else(|| shipped()).find(rules)
}

/// Pairs of games for each two plans at the end of a short search.
const FINAL_PAIRS: u64 = 40;

/// The luck of a search that nobody asked for.
const SEED: u64 = 1;

/// What was found for a kingdom with a budget.
type Known = BTreeMap<(String, u64), Vec<Strategy>>;

/// What this process has looked for already.
static KNOWN: Mutex<Known> = Mutex::new(Known::new());

/// No more kingdoms than this are kept in memory.
const MOST_KNOWN: usize = 1_000;

/// The best plans for a kingdom, the best first: those of the book, or what a search of about `budget` games finds. The
/// same for the same kingdom, book and budget, whatever else happened; at least one plan.
pub fn plans_for(rules: &Rules, budget: u64) -> Vec<Strategy> {
    plans_telling(rules, budget, &mut |_| {})
}

/// The same for whoever waits: `tell` hears how many games a search has played so far. It hears nothing if the plans are
/// at hand.
pub fn plans_telling(rules: &Rules, budget: u64, tell: &mut dyn FnMut(u64)) -> Vec<Strategy> {
    match at_hand(rules) {
        Some(entry) => entry.plans.clone(),
        None => searched(rules, budget, tell),
    }
}

/// What a search of about `budget` games finds, whatever the book says. A search that this process has made before is
/// remembered.
pub(crate) fn searched(rules: &Rules, budget: u64, tell: &mut dyn FnMut(u64)) -> Vec<Strategy> {
    let place = (key(rules), budget);
    let known = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(plans) = known().get(&place) {
        return plans.clone();
    }
    let plans = search(rules, budget, tell).plans;
    let mut known = known();
    if known.len() >= MOST_KNOWN {
        known.clear();
    }
    known.insert(place, plans.clone());
    plans
}

/// Searches for about `budget` games on this thread. `tell` hears after each generation how many were played.
pub fn search(rules: &Rules, budget: u64, tell: &mut dyn FnMut(u64)) -> Entry {
    let never = AtomicBool::new(false);
    let mut evolution = Evolution::new(rules, SEED, budget);
    while evolution.step(1, &never) && evolution.games() < budget {
        tell(evolution.games());
    }
    let pairs = FINAL_PAIRS.min(budget / 1_000).max(4);
    let found = evolution.finish(pairs, false, 1, &never);
    let plans = found.map(|found| found.plans.into_iter().map(|ranked| ranked.plan).collect());
    let plans = plans.unwrap_or_else(|| vec![fief_bots::choose(rules)]);
    Entry { edition: Edition::CURRENT, games: evolution.games(), seed: SEED, plans }
}

#[cfg(test)]
mod tests {
    use fief_engine::setup::{Setup, Start};

    use super::*;
    use crate::gauntlet::suite;

    fn rules(kingdom: &[&str]) -> Start {
        Start::new(Setup::new(&["A", "B"], kingdom), &LIBRARY).expect("a legal kingdom")
    }

    fn entry(games: u64, edition: Edition) -> Entry {
        let plan = |name: &str| {
            let text = format!("name: {name}\nbuy:\n  Province\n  Gold\n  Silver\n");
            Strategy::parse(&text, &LIBRARY).expect("a strategy")
        };
        Entry { edition, games, seed: 7, plans: vec![plan("First"), plan("Second")] }
    }

    #[test]
    fn a_book_is_read_as_it_is_written() {
        let mut book = Book::default();
        let smithy = rules(&["Smithy", "Moat"]);
        assert!(book.add(smithy.rules(), entry(100, Edition::CURRENT)));
        assert!(book.add(rules(&["Village"]).rules(), entry(5, Edition::CURRENT)));
        let text = book.to_string();
        let again = Book::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(again.to_string(), text);
        // The order of the cards does not matter, nor does the newest version if it is named.
        let same = rules(&["Moat (current)", "Smithy"]);
        let found = again.find(same.rules()).expect("it was added");
        assert_eq!((found.games, found.plans.len(), &*found.plans[1].name), (100, 2, "Second"));
    }

    #[test]
    fn the_longer_search_stays_and_other_editions_count_for_nothing() {
        let mut book = Book::default();
        let start = rules(&["Smithy"]);
        let old = Edition { tactics: 0, ..Edition::CURRENT };
        assert!(book.add(start.rules(), entry(1_000, old)));
        assert!(book.find(start.rules()).is_none());
        assert!(book.add(start.rules(), entry(10, Edition::CURRENT)));
        assert!(!book.add(start.rules(), entry(9, Edition::CURRENT)));
        assert_eq!(book.find(start.rules()).map(|entry| entry.games), Some(10));
    }

    #[test]
    fn a_bad_book_says_where() {
        let said = |text: &str| Book::parse(text).map(|_| ()).unwrap_err().to_string();
        assert_eq!(said("hello"), "line 1: a kingdom must come first: '== ' and its cards");
        let made = "line 3: this must say 'rules N, tactics N, games N, seed N'";
        assert_eq!(said("\n== Smithy\nrules 4\n"), made);
        let head = "== Smithy\nrules 4, tactics 1, games 1, seed 1\n";
        assert_eq!(said(head), "line 1: this kingdom has no plan");
        let misspelled = format!("{head}name: A\nbuy:\n  Smity\n");
        assert!(said(&misspelled).starts_with("line 5: column 3: no card named 'Smity'"));
    }

    #[test]
    fn somebody_who_asks_for_plans_always_gets_one() {
        let start = rules(&["Smithy"]);
        let plans = plans_for(start.rules(), 200);
        assert!(!plans.is_empty());
        assert_eq!(format!("{plans:?}"), format!("{:?}", plans_for(start.rules(), 200)));
    }

    #[test]
    fn every_card_can_be_named_by_a_plan() {
        for card in LIBRARY.cards() {
            let text = format!("name: A\nbuy:\n  {0} when pile {0} > 1\n  Gold\n", card.name);
            if let Err(error) = Strategy::parse(&text, &LIBRARY) {
                let is_for_nobody =
                    card.object.is_landscape() || !error.to_string().contains("follow");
                assert!(is_for_nobody, "{}: {error}", card.name);
            }
        }
    }

    #[test]
    fn the_shipped_book_fits_the_program_and_its_plans_can_be_played() {
        let book = shipped();
        assert!(book.len() >= 100, "it knows {} kingdoms", book.len());
        for (kingdom, entry) in &book.entries {
            assert_eq!(
                entry.edition,
                Edition::CURRENT,
                "{kingdom}: rules or tactics have changed; `fief best --suite base,all --games 200000 --book \
                 strategies/plans.book` renews the book"
            );
        }
        let suites = ["base", "all"].into_iter().flat_map(|name| suite(name).expect("a suite"));
        for kingdom in suites {
            let start = kingdom.start().expect("a legal kingdom");
            let entry = book.find(start.rules());
            let entry = entry.unwrap_or_else(|| panic!("{} has no plans", kingdom.name));
            for plan in &entry.plans {
                let bot = plan.bot(start.rules());
                bot.unwrap_or_else(|error| panic!("{}, {}: {error}", kingdom.name, plan.name));
            }
        }
    }
}
