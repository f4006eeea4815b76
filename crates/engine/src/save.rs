//! A game as a short text: set-up, seed and answers, with a check number over all of it.

use std::fmt;

use crate::decide::Answer;
use crate::ids::Player;
use crate::question::stable_hash;
use crate::setup::{CardName, Setup, SetupErrors};
use crate::table::Divergence;

/// The version of the rules that a save was made with. Raised when a change makes old answers mean something else.
pub const RULES_VERSION: u32 = 4;

const HEADER: &str = "fief save";

/// Why a text is not a saved game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LoadError {
    /// The text does not begin like a save.
    NotASave,
    /// The save is of another version of the rules.
    RulesVersion {
        /// The version that it is of.
        found: u32,
    },
    /// A line is missing.
    Missing {
        /// What that line begins with.
        field: &'static str,
    },
    /// A line cannot be read.
    Malformed {
        /// The number of the line, from 1.
        line: usize,
        /// What is wrong with it.
        reason: String,
    },
    /// The text is damaged: its check number is not that of its contents.
    Damaged,
    /// The game began from a position, which is not in the save.
    NotDealt,
    /// The set-up is not legal.
    Setup(SetupErrors),
    /// The game runs differently than it was recorded.
    Diverged(Divergence),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotASave => write!(f, "not a saved game: it does not begin with '{HEADER}'"),
            Self::RulesVersion { found } => write!(
                f,
                "the game was saved with rules version {found}, but this is version {RULES_VERSION}"
            ),
            Self::Missing { field } => write!(f, "the save has no line '{field}: …'"),
            Self::Malformed { line, reason } => write!(f, "line {line} of the save: {reason}"),
            Self::Damaged => {
                f.write_str("the save is damaged or cut off: its check number is wrong")
            }
            Self::NotDealt => f.write_str(
                "the game began from a set position, which a save does not hold: open its scenario",
            ),
            Self::Setup(errors) => write!(f, "the save's set-up: {errors}"),
            Self::Diverged(divergence) => divergence.fmt(f),
        }
    }
}

impl std::error::Error for LoadError {}

/// What a save holds.
#[derive(Debug)]
pub(crate) struct Save {
    pub(crate) rules: u32,
    pub(crate) setup: Setup,
    pub(crate) seed: u64,
    pub(crate) dealt: bool,
    pub(crate) notes: Vec<String>,
    pub(crate) answers: Vec<Answer>,
}

impl fmt::Display for Save {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let body = self.body();
        writeln!(f, "{body}check: {:016x}", stable_hash(&body))
    }
}

impl Save {
    fn body(&self) -> String {
        let names = |list: &[CardName]| -> String {
            list.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
        };
        let Setup { players, kingdom, landscapes, first } = &self.setup;
        let mut lines = vec![
            format!("{HEADER} {}", self.rules),
            format!("players: {}", players.join(", ")),
            format!("kingdom: {}", names(kingdom)),
        ];
        if !landscapes.is_empty() {
            lines.push(format!("landscapes: {}", names(landscapes)));
        }
        lines.extend(first.map(|first| format!("first: {}", first.0)));
        lines.extend(self.notes.iter().map(|note| format!("note: {note}")));
        if !self.dealt {
            lines.push("start: a set position".to_owned());
        }
        lines.push(format!("seed: {}", self.seed));
        lines.push("answers:".to_owned());
        for line in self.answers.chunks(16) {
            let words: Vec<String> = line.iter().map(answer_word).collect();
            lines.push(format!("  {}", words.join(" ")));
        }
        lines.join("\n") + "\n"
    }

    pub(crate) fn parse(text: &str) -> Result<Self, LoadError> {
        let text = text.replace("\r\n", "\n");
        let header = text.lines().next().unwrap_or_default();
        let version = header.strip_prefix(HEADER).ok_or(LoadError::NotASave)?;
        let rules = version.trim().parse().map_err(|_| LoadError::NotASave)?;
        let (body, check) = text.rsplit_once("check:").ok_or(LoadError::Damaged)?;
        let check = u64::from_str_radix(check.trim(), 16).map_err(|_| LoadError::Damaged)?;
        if check != stable_hash(body) {
            return Err(LoadError::Damaged);
        }
        Fields::parse(body)?.finish(rules)
    }
}

/// "3.0.0~1a2b": the picks, then the question's fingerprint.
fn answer_word(answer: &Answer) -> String {
    let picks: Vec<String> = answer.picks.iter().map(ToString::to_string).collect();
    format!("{}~{:x}", picks.join("."), answer.fingerprint)
}

fn parse_answer(word: &str) -> Option<Answer> {
    let (picks, fingerprint) = word.split_once('~')?;
    let picks = picks.split('.').filter(|pick| !pick.is_empty());
    Some(Answer {
        picks: picks.map(str::parse).collect::<Result<_, _>>().ok()?,
        fingerprint: u32::from_str_radix(fingerprint, 16).ok()?,
    })
}

/// The lines of a save, as far as they were read.
#[derive(Default)]
struct Fields {
    players: Option<Vec<String>>,
    kingdom: Option<Vec<CardName>>,
    landscapes: Option<Vec<CardName>>,
    first: Option<Player>,
    seed: Option<u64>,
    position: Option<()>,
    answers: Option<Vec<Answer>>,
    notes: Vec<String>,
}

impl Fields {
    fn parse(body: &str) -> Result<Self, LoadError> {
        let mut fields = Self::default();
        for (index, line) in body.lines().enumerate().skip(1) {
            let malformed = |reason| LoadError::Malformed { line: index + 1, reason };
            fields.read(line).map_err(malformed)?;
        }
        Ok(fields)
    }

    fn read(&mut self, line: &str) -> Result<(), String> {
        if let Some(words) = line.strip_prefix("  ") {
            return self.read_answers(words);
        }
        let (key, value) =
            line.split_once(':').ok_or_else(|| format!("'{line}' is not 'field: value'"))?;
        let value = value.trim();
        let list = || value.split(',').map(str::trim).filter(|item| !item.is_empty());
        let number = |what: &str| format!("'{value}' is not a {what}");
        match key {
            "players" => once(&mut self.players, list().map(str::to_owned).collect()),
            "kingdom" => once(&mut self.kingdom, list().map(CardName::parse).collect()),
            "landscapes" => once(&mut self.landscapes, list().map(CardName::parse).collect()),
            "seed" => once(&mut self.seed, value.parse().map_err(|_| number("seed"))?),
            "first" => once(&mut self.first, Player(value.parse().map_err(|_| number("seat"))?)),
            "start" => once(&mut self.position, ()),
            "answers" => once(&mut self.answers, Vec::new()),
            "note" => {
                self.notes.push(value.to_owned());
                Ok(())
            }
            _ => Err(format!("unknown field '{key}'")),
        }
    }

    fn read_answers(&mut self, words: &str) -> Result<(), String> {
        let answers = self.answers.as_mut().ok_or("answers stand after the line 'answers:'")?;
        for word in words.split_whitespace() {
            answers.push(parse_answer(word).ok_or_else(|| format!("'{word}' is not an answer"))?);
        }
        Ok(())
    }

    fn finish(self, rules: u32) -> Result<Save, LoadError> {
        let missing = |field| LoadError::Missing { field };
        Ok(Save {
            rules,
            setup: Setup {
                players: self.players.ok_or(missing("players"))?,
                kingdom: self.kingdom.ok_or(missing("kingdom"))?,
                landscapes: self.landscapes.unwrap_or_default(),
                first: self.first,
            },
            seed: self.seed.ok_or(missing("seed"))?,
            dealt: self.position.is_none(),
            notes: self.notes,
            answers: self.answers.ok_or(missing("answers"))?,
        })
    }
}

/// Sets a field that may stand only once.
fn once<T>(field: &mut Option<T>, value: T) -> Result<(), String> {
    if field.replace(value).is_some() { Err("this field stands twice".to_owned()) } else { Ok(()) }
}
