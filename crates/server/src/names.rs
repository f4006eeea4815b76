//! What people write: names and chat. Both are text and nothing else.

use crate::protocol::{Code, Problem};

/// The longest name, in characters.
pub(crate) const MAX_NAME: usize = 24;
/// The longest line of chat, in characters.
pub(crate) const MAX_CHAT: usize = 500;

/// A character that shows something, and does not change the direction or place of its neighbours.
fn is_visible(c: char) -> bool {
    let disguises = matches!(c, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}');
    !c.is_control() && !disguises
}

fn tidy(text: &str, allowed: impl Fn(char) -> bool) -> String {
    let kept: String =
        text.chars().filter(|&c| c.is_whitespace() || (is_visible(c) && allowed(c))).collect();
    kept.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A name as it is shown: one line, no commas (the rules' texts have lists of names), not too long.
pub(crate) fn name(given: &str) -> Result<String, Problem> {
    let name = tidy(given, |c| c != ',');
    if name.is_empty() {
        return Err(Problem::new(Code::BadName, "Please give a name with at least one letter."));
    }
    if name.chars().count() > MAX_NAME {
        let message = format!("Please give a name of at most {MAX_NAME} letters.");
        return Err(Problem::new(Code::BadName, message));
    }
    Ok(name)
}

/// A line of chat as it is shown.
pub(crate) fn chat(given: &str) -> Result<String, Problem> {
    let text = tidy(given, |_| true);
    if text.is_empty() {
        return Err(Problem::new(Code::BadChat, "There is nothing to say in an empty line."));
    }
    if text.chars().count() > MAX_CHAT {
        let message = format!("Please say it in at most {MAX_CHAT} letters at a time.");
        return Err(Problem::new(Code::BadChat, message));
    }
    Ok(text)
}

/// A name that none of the others has: "Ann", "Ann 2", "Ann 3".
pub(crate) fn unlike(name: &str, others: &[&str]) -> String {
    let taken = |name: &str| others.iter().any(|other| other.eq_ignore_ascii_case(name));
    if !taken(name) {
        return name.to_owned();
    }
    let numbered = (2..).map(|n| format!("{name} {n}"));
    numbered.into_iter().find(|name| !taken(name)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_tidy_line() {
        assert_eq!(name("  Ann \n of, Cleves ").unwrap(), "Ann of Cleves");
        assert_eq!(name("\u{202E}nnA").unwrap(), "nnA");
        assert_eq!(name(" ,\u{200B}\t").unwrap_err().code, Code::BadName);
        assert_eq!(name(&"a".repeat(25)).unwrap_err().code, Code::BadName);
        assert_eq!(name("<b>Ann</b>").unwrap(), "<b>Ann</b>");
    }

    #[test]
    fn two_of_a_name_are_told_apart() {
        assert_eq!(unlike("Ann", &["Bob"]), "Ann");
        assert_eq!(unlike("ann", &["Ann", "Ann 2"]), "ann 3");
    }

    #[test]
    fn chat_has_its_limits() {
        assert_eq!(chat(" well  played ").unwrap(), "well played");
        assert_eq!(chat("").unwrap_err().code, Code::BadChat);
        assert_eq!(chat(&"x".repeat(501)).unwrap_err().code, Code::BadChat);
    }
}
