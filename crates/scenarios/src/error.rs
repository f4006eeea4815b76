//! Errors in a scenario, and their places.

use std::fmt;

/// A fault of a scenario, or a claim that is not true.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    /// The line of the file, counted from 1.
    pub line: usize,
    pub message: String,
    /// The question that was really asked, if there was one.
    pub asked: Option<String>,
}

impl Error {
    pub(crate) fn new(line: usize, message: impl Into<String>) -> Self {
        Self { line, message: message.into(), asked: None }
    }

    pub(crate) fn asked(mut self, question: String) -> Self {
        self.asked = Some(question);
        self
    }

    /// The error in the form of compilers, so that editors find the place.
    pub fn in_file(&self, file: &str) -> String {
        format!("{file}:{}", self.tail())
    }

    fn tail(&self) -> String {
        match &self.asked {
            Some(asked) => format!("{}: {}\n    asked: {asked}", self.line, self.message),
            None => format!("{}: {}", self.line, self.message),
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}", self.tail())
    }
}

impl std::error::Error for Error {}

/// "; did you mean …?", or nothing if no known name is near.
pub(crate) fn did_you_mean<'a>(wrong: &str, known: impl Iterator<Item = &'a str>) -> String {
    match fief_engine::setup::nearest(wrong, known) {
        Some(near) => format!("; did you mean '{near}'?"),
        None => String::new(),
    }
}
