//! What people write: names and chat. Both are text and nothing else.

use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory as _};
use unicode_security::confusable_detection::skeleton;

use crate::protocol::{Code, Problem};

/// The longest name, in characters.
pub(crate) const MAX_NAME: usize = 24;
/// The longest line of chat, in characters.
pub(crate) const MAX_CHAT: usize = 500;
/// The most marks above and below one letter; more of them cover the lines beside them.
const MARKS: usize = 2;

/// A character that shows something, and does not change the direction or place of its neighbours.
fn is_visible(c: char) -> bool {
    // Letters and symbols that are drawn as nothing.
    let is_blank = matches!(
        c,
        '\u{034F}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{2800}' | '\u{3164}' | '\u{FFA0}'
            | '\u{FE00}'..='\u{FE0F}' | '\u{E0100}'..='\u{E01EF}'
    );
    let shows_nothing = matches!(
        c.general_category(),
        GeneralCategory::Control
            | GeneralCategory::Format
            | GeneralCategory::Surrogate
            | GeneralCategory::PrivateUse
            | GeneralCategory::Unassigned
            | GeneralCategory::LineSeparator
            | GeneralCategory::ParagraphSeparator
    );
    !is_blank && !shows_nothing
}

fn is_mark(c: char) -> bool {
    c.general_category_group() == GeneralCategoryGroup::Mark
}

fn tidy(text: &str, allowed: impl Fn(char) -> bool) -> String {
    let mut marks = 0;
    let mut kept = String::new();
    for c in text.chars() {
        marks = if is_mark(c) { marks + 1 } else { 0 };
        if c.is_whitespace() || (is_visible(c) && allowed(c) && marks <= MARKS) {
            kept.push(c);
        }
    }
    kept.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What a name looks like: those of one look are told apart by nobody.
fn look(name: &str) -> String {
    skeleton(&name.to_lowercase()).filter(|c| !c.is_whitespace()).collect()
}

/// The names of the server itself, of seats that nobody has, and of bots.
fn is_reserved(name: &str) -> bool {
    const RESERVED: [&str; 9] = [
        "Fief",
        "Server",
        "System",
        "Admin",
        "Administrator",
        "Moderator",
        "Open seat",
        "Nobody",
        "Everybody",
    ];
    let name = name.trim_end_matches(|c: char| c.is_numeric() || c.is_whitespace());
    let looks = look(name);
    let last = name.split_whitespace().next_back().map(look);
    RESERVED.iter().any(|reserved| look(reserved) == looks) || last == Some(look("bot"))
}

/// A name as it is shown: one line, no commas (the rules' texts have lists of names), not too long.
pub(crate) fn name(given: &str) -> Result<String, Problem> {
    let name = tidy(given, |c| c != ',');
    let bad = |message: &str| Err(Problem::new(Code::BadName, message));
    if !name.chars().any(char::is_alphanumeric) {
        return bad("Please give a name with at least one letter.");
    }
    if name.chars().count() > MAX_NAME {
        return bad(&format!("Please give a name of at most {MAX_NAME} letters."));
    }
    if is_reserved(&name) {
        return bad("That name is taken by the server or by a bot. Please choose another one.");
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

/// What somebody without a seat is called beside those who have one, so that nobody speaks in another's name.
pub(crate) fn of_watcher(name: &str) -> String {
    format!("{name} (watching)")
}

/// A name that none of the others has, or looks like: "Ann", "Ann 2", "Ann 3".
pub(crate) fn unlike(name: &str, others: &[&str]) -> String {
    let others: Vec<String> = others.iter().map(|other| look(other)).collect();
    let taken = |name: &str| others.contains(&look(name));
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
        assert_eq!(name("Zoë Šá 王小明").unwrap(), "Zoë Šá 王小明");
    }

    #[test]
    fn names_show_something() {
        for blank in [
            "\u{3164}",
            "\u{2800}\u{2800}",
            "\u{00AD}",
            "\u{115F}\u{1160}",
            "\u{FE0F}",
            "...",
            "\u{0301}",
            "\u{E0041}",
        ] {
            assert_eq!(name(blank).unwrap_err().code, Code::BadName, "{blank:?}");
        }
        assert_eq!(name("A\u{3164}nn\u{180E}").unwrap(), "Ann");
        let heap = format!("A{}nn", "\u{0301}".repeat(20));
        assert_eq!(name(&heap).unwrap(), "A\u{0301}\u{0301}nn");
    }

    #[test]
    fn nobody_is_called_like_the_server_or_a_bot() {
        for taken in [
            "Server",
            "fief",
            "ADMIN",
            "Medium bot",
            "Easy bot 2",
            "Open seat",
            "Sеrvеr",
            "s e r v e r",
        ] {
            assert_eq!(name(taken).unwrap_err().code, Code::BadName, "{taken}");
        }
        for free in ["Ann", "Bob", "Observer", "Bottom", "Host 7", "Talbot"] {
            assert!(name(free).is_ok(), "{free}");
        }
    }

    #[test]
    fn two_of_a_name_are_told_apart() {
        assert_eq!(unlike("Ann", &["Bob"]), "Ann");
        assert_eq!(unlike("ann", &["Ann", "Ann 2"]), "ann 3");
        let cyrillic = unlike("\u{0410}nn", &["Ann"]);
        assert_eq!(cyrillic, "\u{0410}nn 2", "it looks the same");
    }

    #[test]
    fn chat_has_its_limits() {
        assert_eq!(chat(" well  played ").unwrap(), "well played");
        assert_eq!(chat("").unwrap_err().code, Code::BadChat);
        assert_eq!(chat(&"x".repeat(501)).unwrap_err().code, Code::BadChat);
    }
}
