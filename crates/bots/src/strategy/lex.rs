//! The words and signs of a line.

use super::error::Complaint;

/// A word, number or sign, and where it begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Token {
    pub(super) at: usize,
    pub(super) what: What,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum What {
    Word(String),
    Number(u32),
    Sign(&'static str),
}

/// Longer signs first, so that `<=` is not read as `<`.
const SIGNS: [&str; 13] = ["<=", ">=", "!=", "==", "<", ">", "=", "+", "-", "*", "/", "(", ")"];

/// Splits a line into tokens, from a column on.
pub(super) fn tokens(line: &[char], from: usize) -> Result<Vec<Token>, Complaint> {
    let mut found = Vec::new();
    let mut at = from;
    while at < line.len() {
        if line[at].is_whitespace() {
            at += 1;
            continue;
        }
        let (what, len) = token(&line[at..], at)?;
        found.push(Token { at, what });
        at += len;
    }
    Ok(found)
}

fn token(rest: &[char], at: usize) -> Result<(What, usize), Complaint> {
    if rest[0].is_ascii_digit() {
        let len = rest.iter().take_while(|c| c.is_ascii_digit()).count();
        let digits: String = rest[..len].iter().collect();
        let number = digits.parse().ok().filter(|&number: &u32| number <= 1_000_000);
        let number = number.ok_or_else(|| {
            Complaint::new(at, format!("{digits} is too large: nothing counts beyond 1000000"))
        })?;
        return Ok((What::Number(number), len));
    }
    if rest[0].is_alphabetic() {
        let len = word_len(rest);
        return Ok((What::Word(rest[..len].iter().collect()), len));
    }
    let starts = |sign: &&str| sign.chars().enumerate().all(|(i, c)| rest.get(i) == Some(&c));
    match SIGNS.iter().find(|sign| starts(sign)) {
        Some(sign) => Ok((What::Sign(sign), sign.len())),
        None => Err(Complaint::new(at, format!("'{}' means nothing here", rest[0]))),
    }
}

/// The length of the word at the beginning. A word may have apostrophes and, between letters, hyphens: Ill-Gotten
/// Gains. The name of a split pile has a stroke before a capital letter: Settlers/Bustling Village. A division has a small
/// letter or a number after its stroke.
fn word_len(rest: &[char]) -> usize {
    let inside = |i: usize| match rest[i] {
        '-' => rest.get(i + 1).is_some_and(|next| next.is_alphabetic()),
        '/' => rest.get(i + 1).is_some_and(|next| next.is_uppercase()),
        c => c.is_alphanumeric() || c == '\'' || c == '’',
    };
    (0..rest.len()).take_while(|&i| inside(i)).count()
}
