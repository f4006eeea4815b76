//! What the log must say.

use fief_engine::log::Entry;
use fief_engine::table::Table;
use fief_engine::view::Eye;
use fief_telling::{log, plain};

use crate::check::Bound;
use crate::error::{Error, did_you_mean};
use crate::lines::Line;

/// A claim about the log as a player reads it, or as somebody who sees everything.
#[derive(Clone, Debug)]
pub(crate) struct Said {
    eye: Eye,
    what: What,
}

#[derive(Clone, Debug)]
enum What {
    /// How often a sentence is there.
    Times(String, Bound<usize>),
    /// Sentences that are there one after the other, perhaps with others between them.
    InOrder(Vec<String>),
}

impl Said {
    /// Reads a claim about the log, if the field is one. `there` and `absent` are the words for a sentence that is there and
    /// for one that is not; "2 times", "at least 2 times", "once" and "in order" may follow the first.
    pub(crate) fn parse(
        line: &Line<'_>,
        eye: Eye,
        field: &str,
        [there, absent]: [&str; 2],
        value: &str,
    ) -> Result<Option<Self>, Error> {
        let times = |times| What::Times(value.to_owned(), times);
        let what = match field.strip_prefix(there).map(str::trim_start) {
            _ if field == absent => times(Bound::Exactly(0)),
            Some("") => times(Bound::AtLeast(1)),
            Some("once") => times(Bound::Exactly(1)),
            Some("twice") => times(Bound::Exactly(2)),
            Some("in order") => What::InOrder(in_order(line, field, value)?),
            Some(how) => {
                let number = how.strip_suffix(" times").or_else(|| how.strip_suffix(" time"));
                let Some(number) = number else { return Ok(None) };
                times(Bound::parse(number, |text| line.number(text).map(usize::from))?)
            }
            None => return Ok(None),
        };
        Ok(Some(Self { eye, what }))
    }

    /// What the log says otherwise.
    pub(crate) fn wrong(&self, table: &Table) -> Option<String> {
        let said = |entry: &Entry| log::line(&entry.seen_by(self.eye), table.start().rules());
        let log: Vec<log::Line> = table.log().iter().filter_map(said).collect();
        match &self.what {
            What::Times(sentence, times) => {
                let found = log.iter().filter(|line| is_said(line, sentence)).count();
                if times.holds(found) {
                    return None;
                }
                let near = if found == 0 { nearest(sentence, &log) } else { String::new() };
                let expected = match times {
                    Bound::AtLeast(1) => String::new(),
                    times => format!(", expected {times}"),
                };
                Some(format!("'{sentence}' is {} in the log{expected}{near}", in_words(found)))
            }
            What::InOrder(sentences) => {
                let mut rest = log.iter();
                let missing = sentences.iter().find(|s| !rest.any(|line| is_said(line, s)))?;
                if log.iter().any(|line| is_said(line, missing)) {
                    return Some(format!("'{missing}' is not in the log after those before it"));
                }
                Some(format!("'{missing}' is not in the log{}", nearest(missing, &log)))
            }
        }
    }
}

/// Reads "one sentence; another".
fn in_order(line: &Line<'_>, field: &str, value: &str) -> Result<Vec<String>, Error> {
    let sentences: Vec<String> = value.split(';').map(|said| said.trim().to_owned()).collect();
    if sentences.len() < 2 || sentences.iter().any(String::is_empty) {
        let form = format!("'{field}: Alice plays Village; Alice draws Copper'");
        return Err(line.error(format!("an order is of two sentences or more: {form}")));
    }
    Ok(sentences)
}

/// Whether a line of the log is this sentence. A turn may be written with the dashes of a heading or without them.
fn is_said(line: &log::Line, sentence: &str) -> bool {
    line.words().trim() == sentence || plain(&line.pieces) == sentence
}

fn nearest(sentence: &str, log: &[log::Line]) -> String {
    let sentences: Vec<String> = log.iter().map(|line| plain(&line.pieces)).collect();
    did_you_mean(sentence, sentences.iter().map(String::as_str))
}

fn in_words(times: usize) -> String {
    match times {
        0 => "not".to_owned(),
        1 => "once".to_owned(),
        times => format!("{times} times"),
    }
}
