//! Positions that somebody has set up as the text of a scenario.

use fief_scenarios::Scenario;

use crate::protocol::{Code, Problem};

/// The longest text of a position, in bytes.
pub(crate) const MAX_TEXT: usize = 12 * 1024;

/// The position that a text sets up.
pub(crate) fn read(text: &str) -> Result<Scenario, Problem> {
    if text.len() > MAX_TEXT {
        let message = format!("The text is too long: at most {MAX_TEXT} bytes.");
        return Err(Problem::new(Code::TooLarge, message));
    }
    let parsed = fief_scenarios::parse(text);
    let parsed = parsed.map_err(|error| Problem::new(Code::BadSetup, format!("{error}.")))?;
    parsed.into_iter().next().ok_or_else(|| {
        Problem::new(Code::BadSetup, "A position needs a title and its lines.".to_owned())
    })
}
