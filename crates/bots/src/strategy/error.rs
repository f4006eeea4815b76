use std::fmt;

/// An error in the text of a strategy, and its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StrategyError {
    /// Counted from 1.
    pub line: usize,
    /// Counted from 1, in characters.
    pub column: usize,
    pub message: String,
    /// The line itself.
    pub text: String,
}

impl fmt::Display for StrategyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "line {}, column {}: {}", self.line, self.column, self.message)?;
        writeln!(f, "  {}", self.text)?;
        write!(f, "  {}^", " ".repeat(self.column.saturating_sub(1)))
    }
}

impl std::error::Error for StrategyError {}

/// The reason why a strategy cannot be played in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unplayable {
    pub strategy: String,
    /// The cards it names that have no pile in the game.
    pub missing: Vec<&'static str>,
}

impl fmt::Display for Unplayable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verb = if self.missing.len() == 1 { "is" } else { "are" };
        write!(
            f,
            "{} needs {}, which {verb} not in this kingdom",
            self.strategy,
            self.missing.join(", ")
        )
    }
}

impl std::error::Error for Unplayable {}

/// An error at a place in one line; the reader of the file adds the line's number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Complaint {
    /// Counted from 0, in characters.
    pub(super) at: usize,
    pub(super) message: String,
}

impl Complaint {
    pub(super) fn new(at: usize, message: impl Into<String>) -> Self {
        Self { at, message: message.into() }
    }
}
