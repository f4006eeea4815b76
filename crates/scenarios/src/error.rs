//! What is wrong with a scenario, and where.

use std::fmt;

/// Something wrong with a scenario, or a rule that does not hold in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    /// The line of the file, counted from 1.
    pub line: usize,
    pub message: String,
    /// The question that was really asked, where one was.
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

    /// The error as compilers write it, so that editors find the place.
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

/// "; did you mean …?", or nothing if nothing is near.
pub(crate) fn did_you_mean<'a>(wrong: &str, known: impl Iterator<Item = &'a str>) -> String {
    match fief_engine::setup::nearest(wrong, known) {
        Some(near) => format!("; did you mean '{near}'?"),
        None => String::new(),
    }
}
