//! Reads the text of a strategy.

use fief_engine::card::Card;
use fief_engine::setup::{Library, nearest};

use super::clause::clause;
use super::error::{Complaint, StrategyError};
use super::lex::{What, tokens};
use super::names::{self, no_such};
use super::{Line, Permission, Strategy};

/// The lists that a strategy can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum List {
    Buy,
    Gain,
    Play,
    Hold,
    Trash,
}

const LISTS: [(&str, List); 5] = [
    ("buy", List::Buy),
    ("gain", List::Gain),
    ("play", List::Play),
    ("hold", List::Hold),
    ("trash", List::Trash),
];

const LOSING_END: &str = "losing end";
const PENULTIMATE_PROVINCE: &str = "penultimate province";

const WINNING_END: &str = "winning end";

const KEYS: [&str; 5] = ["name", "kingdom", LOSING_END, PENULTIMATE_PROVINCE, WINNING_END];

/// The parts of a strategy that have been read so far.
struct Draft<'l> {
    library: &'l Library,
    name: Option<String>,
    kingdom: Vec<&'static Card>,
    losing_end: Option<Permission>,
    penultimate_province: Option<Permission>,
    takes_winning_end: Option<bool>,
    lists: [Option<Vec<Line>>; 5],
    current: Option<List>,
}

impl Strategy {
    /// Reads a strategy, or reports what is wrong with it and where.
    pub fn parse(text: &str, library: &Library) -> Result<Self, StrategyError> {
        let mut draft = Draft {
            library,
            name: None,
            kingdom: Vec::new(),
            losing_end: None,
            penultimate_province: None,
            takes_winning_end: None,
            lists: [const { None }; 5],
            current: None,
        };
        let mut last = 1;
        for (i, line) in text.lines().enumerate() {
            last = i + 1;
            draft.line(line).map_err(|complaint| located(last, line, complaint))?;
        }
        let end = text.lines().last().unwrap_or_default();
        let behind = end.chars().count();
        draft.finish(behind).map_err(|complaint| located(last, end, complaint))
    }
}

fn located(line: usize, text: &str, complaint: Complaint) -> StrategyError {
    // A character wider than one column would shift the mark below the line.
    let text = text.replace('\t', " ").trim_end().to_owned();
    StrategyError { line, column: complaint.at + 1, message: complaint.message, text }
}

impl Draft<'_> {
    fn line(&mut self, line: &str) -> Result<(), Complaint> {
        let said = line.split('#').next().unwrap_or_default();
        let chars: Vec<char> = said.trim_end().chars().collect();
        if chars.is_empty() {
            return Ok(());
        }
        if let Some(colon) = chars.iter().position(|&c| c == ':') {
            return self.key(&chars, colon);
        }
        let Some(list) = self.current else {
            let at = chars.iter().take_while(|c| c.is_whitespace()).count();
            let message = "a card must stand under 'buy:' or another list";
            return Err(Complaint::new(at, message));
        };
        let (card, when) = clause(&chars, self.library)?;
        let lines = self.lists[list as usize].get_or_insert_default();
        lines.push(Line { card, when });
        Ok(())
    }

    fn key(&mut self, chars: &[char], colon: usize) -> Result<(), Complaint> {
        let at = chars.iter().take_while(|c| c.is_whitespace()).count();
        let key: String = chars[at.min(colon)..colon].iter().collect();
        let key = key.trim().to_lowercase();
        let from = colon + 1;
        let from = from + chars[from..].iter().take_while(|c| c.is_whitespace()).count();
        let value: String = chars[from..].iter().collect();
        if let Some((name, list)) = LISTS.into_iter().find(|(name, _)| *name == key) {
            if !value.is_empty() {
                let message = format!("'{name}:' stands alone; its cards follow, one on each line");
                return Err(Complaint::new(from, message));
            }
            return self.open(name, list, at);
        }
        self.current = None;
        match key.as_str() {
            "name" => self.set_name(value, at, from),
            "kingdom" => self.add_kingdom(chars, from),
            LOSING_END => permit(&mut self.losing_end, LOSING_END, &value, at, from),
            PENULTIMATE_PROVINCE => {
                permit(&mut self.penultimate_province, PENULTIMATE_PROVINCE, &value, at, from)
            }
            WINNING_END => self.set_winning_end(&value, at, from),
            _ => {
                let all = KEYS.into_iter().chain(LISTS.into_iter().map(|(name, _)| name));
                let complaint = format!("a strategy has no line '{key}:'");
                Err(Complaint::new(at, no_such(&complaint, nearest(&key, all))))
            }
        }
    }

    fn open(&mut self, name: &str, list: List, at: usize) -> Result<(), Complaint> {
        let lines = &mut self.lists[list as usize];
        if lines.is_some() {
            return Err(Complaint::new(at, format!("there is a list '{name}:' already")));
        }
        *lines = Some(Vec::new());
        self.current = Some(list);
        Ok(())
    }

    fn set_name(&mut self, name: String, at: usize, from: usize) -> Result<(), Complaint> {
        if self.name.is_some() {
            return Err(Complaint::new(at, "the strategy has a name already"));
        }
        if name.is_empty() {
            return Err(Complaint::new(from, "the name is missing"));
        }
        self.name = Some(name);
        Ok(())
    }

    fn set_winning_end(&mut self, value: &str, at: usize, from: usize) -> Result<(), Complaint> {
        if self.takes_winning_end.is_some() {
            return Err(Complaint::new(at, format!("'{WINNING_END}:' was said already")));
        }
        self.takes_winning_end = Some(match value.to_lowercase().as_str() {
            "taken" => true,
            "ignored" => false,
            _ => {
                let message = format!("a {WINNING_END} is either 'taken' or 'ignored'");
                return Err(Complaint::new(from, message));
            }
        });
        Ok(())
    }

    fn add_kingdom(&mut self, chars: &[char], from: usize) -> Result<(), Complaint> {
        let mut start = from;
        for part in chars[from..].split(|&c| c == ',') {
            let end = start + part.len();
            let words = tokens(&chars[..end], start)?;
            let (card, len) = names::card(&words, end, self.library)?;
            if let Some(extra) = words.get(len) {
                let said = if let What::Word(word) = &extra.what { word.as_str() } else { "this" };
                let message = format!("a comma is missing between {} and '{said}'", card.name);
                return Err(Complaint::new(extra.at, message));
            }
            self.kingdom.push(card);
            start = end + 1;
        }
        Ok(())
    }

    fn finish(self, behind: usize) -> Result<Strategy, Complaint> {
        let [buy, gain, play, hold, trash] = self.lists;
        let Some(name) = self.name else {
            return Err(Complaint::new(behind, "the strategy has no line 'name: …'"));
        };
        let Some(buy) = buy.filter(|lines| !lines.is_empty()) else {
            let message = "the strategy buys nothing: it has no cards under 'buy:'";
            return Err(Complaint::new(behind, message));
        };
        Ok(Strategy {
            name,
            needs: self.kingdom,
            losing_end: self.losing_end.unwrap_or(Permission::Refused),
            penultimate_province: self.penultimate_province.unwrap_or(Permission::Allowed),
            takes_winning_end: self.takes_winning_end.unwrap_or(false),
            buy,
            gain,
            play: play.unwrap_or_default(),
            hold: hold.unwrap_or_default(),
            trash,
        })
    }
}

/// Reads a line that allows or refuses something.
fn permit(
    said: &mut Option<Permission>,
    key: &str,
    value: &str,
    at: usize,
    from: usize,
) -> Result<(), Complaint> {
    if said.is_some() {
        return Err(Complaint::new(at, format!("'{key}:' was said already")));
    }
    *said = Some(match value.to_lowercase().as_str() {
        "allowed" => Permission::Allowed,
        "refused" => Permission::Refused,
        _ => {
            let message = format!("a {key} is either 'allowed' or 'refused'");
            return Err(Complaint::new(from, message));
        }
    });
    Ok(())
}
