//! The lines between the two rules: moves, offers, and claims in between.

use fief_engine::ids::Player;

use crate::check::{self, Claim};
use crate::error::{Error, did_you_mean};
use crate::lines::{Cast, Line, NOTHING};

/// The verbs that take cards.
const WITH_CARDS: [&str; 20] = [
    "play",
    "buy",
    "gain",
    "discard",
    "trash",
    "topdeck",
    "put under",
    "set aside",
    "reveal",
    "take",
    "react",
    "order",
    "name",
    "exile",
    "return",
    "pass",
    "place",
    "rotate",
    "call",
    "replace",
];
/// The verbs that take words instead of cards.
pub(crate) const WITH_WORDS: [&str; 2] = ["option", "amount"];
/// The separator between a card and the ability that is meant, as in a log.
pub(crate) const ABILITY: &str = " — ";
/// The names of picking nothing.
const ALONE: [&str; 6] = [
    "end actions",
    "end turn",
    "end phase",
    "pass",
    "name a card that is not in this game",
    NOTHING,
];

/// A line of the moves.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    pub(crate) line: usize,
    pub(crate) what: What,
}

#[derive(Clone, Debug)]
pub(crate) enum What {
    Move {
        player: Player,
        picked: Picked,
    },
    Offer {
        player: Player,
        parts: Vec<Offered>,
    },
    Check(Claim),
    /// The words of the coach before the next move.
    Say(String),
}

/// A player's picks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Picked {
    /// No picks, under one of its names.
    Nothing(&'static str),
    Labels {
        verb: &'static str,
        labels: Vec<String>,
    },
}

/// The options that a player is offered for one verb.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Offered {
    pub(crate) verb: &'static str,
    /// The number of picks, if the line gives it.
    pub(crate) many: Option<(u16, u16)>,
    pub(crate) labels: Vec<String>,
}

impl Step {
    /// Returns whether the line has a claim that could be false.
    pub(crate) fn claims(&self) -> bool {
        !matches!(self.what, What::Move { .. } | What::Say(_))
    }
}

/// Reads a line of the moves.
pub(crate) fn parse(cast: &mut Cast, line: &Line<'_>) -> Result<Step, Error> {
    let what = if let Some(words) = line.text.strip_prefix('>') {
        What::Say(words.trim().to_owned())
    } else if let Some(claim) = line.text.strip_prefix("check ") {
        let claim = Line { number: line.number, text: claim.trim() };
        What::Check(check::parse(cast, &claim)?)
    } else {
        let Some(at) = line.text.find([':', '?']) else {
            let form =
                "'Alice: play Village', 'Alice? play Village' or 'check Alice hand: Village'";
            return Err(line.error(format!("'{}' is not a move; write {form}", line.text)));
        };
        let player = cast.player(line, line.text[..at].trim())?;
        let rest = line.text[at + 1..].trim();
        if line.text[at..].starts_with(':') {
            What::Move { player, picked: picked(cast, line, rest)? }
        } else {
            let parts = rest.split(';').map(|part| offered(cast, line, part.trim()));
            What::Offer { player, parts: parts.collect::<Result<_, _>>()? }
        }
    };
    Ok(Step { line: line.number, what })
}

/// Splits a verb off the front of a text.
fn verb<'t>(text: &'t str, verbs: &[&'static str]) -> Option<(&'static str, &'t str)> {
    verbs.iter().find_map(|&verb| {
        let rest = text.strip_prefix(verb)?;
        (rest.is_empty() || rest.starts_with(' ')).then(|| (verb, rest.trim()))
    })
}

fn picked(cast: &mut Cast, line: &Line<'_>, text: &str) -> Result<Picked, Error> {
    if let Some(&alone) = ALONE.iter().find(|&&alone| alone == text) {
        return Ok(Picked::Nothing(alone));
    }
    if let Some((verb, rest)) = verb(text, &WITH_WORDS) {
        let labels = rest.split(';').map(|label| label.trim().to_owned()).collect();
        return Ok(Picked::Labels { verb, labels });
    }
    let Some((verb, rest)) = verb(text, &WITH_CARDS) else { return Err(unknown_verb(line, text)) };
    if rest.eq_ignore_ascii_case(NOTHING) {
        return Ok(Picked::Nothing(NOTHING));
    }
    // If a card has several abilities, the text tells which one is meant.
    if let Some((card, text)) = rest.split_once(ABILITY).filter(|_| verb == "react") {
        let label = format!("{}{ABILITY}{}", cast.card(line, card)?, text.trim());
        return Ok(Picked::Labels { verb, labels: vec![label] });
    }
    Ok(Picked::Labels { verb, labels: labels(cast, line, rest)? })
}

fn labels(cast: &mut Cast, line: &Line<'_>, text: &str) -> Result<Vec<String>, Error> {
    Ok(cast.cards(line, text)?.into_iter().map(str::to_owned).collect())
}

fn unknown_verb(line: &Line<'_>, text: &str) -> Error {
    let known = || WITH_CARDS.into_iter().chain(WITH_WORDS).chain(ALONE);
    let word = text.split(' ').next().unwrap_or_default();
    let near = did_you_mean(word, known());
    let known: Vec<&str> = known().collect();
    let known = known.join(", ");
    let rest = if near.is_empty() { format!("; the verbs are: {known}") } else { near };
    line.error(format!("no verb '{word}'{rest}"))
}

fn offered(cast: &mut Cast, line: &Line<'_>, text: &str) -> Result<Offered, Error> {
    if let Some((verb, rest)) = verb(text, &WITH_WORDS) {
        let (many, list) = number_of(line, rest)?;
        let labels = list.split(',').map(|label| label.trim().to_owned()).collect();
        return Ok(Offered { verb, many, labels });
    }
    let Some((verb, rest)) = verb(text, &WITH_CARDS) else { return Err(unknown_verb(line, text)) };
    let (many, list) = number_of(line, rest)?;
    Ok(Offered { verb, many, labels: labels(cast, line, list)? })
}

/// Splits "2 of Copper, Estate"; the number may be missing.
fn number_of<'a>(line: &Line<'_>, rest: &'a str) -> Result<(Many, &'a str), Error> {
    match rest.split_once(" of ") {
        // This is a number of cards, not the name "Coin of the Realm".
        Some((many, list)) if many.starts_with(|c: char| c.is_ascii_digit()) => {
            Ok((Some(how_many(line, many)?), list))
        }
        _ => Ok((None, rest)),
    }
}

/// The least and the most picks, if a line gives them.
type Many = Option<(u16, u16)>;

/// Reads "2" or "0 to 4".
fn how_many(line: &Line<'_>, text: &str) -> Result<(u16, u16), Error> {
    let (min, max) = text.split_once(" to ").unwrap_or((text, text));
    Ok((line.number(min)?, line.number(max)?))
}

impl std::fmt::Display for Picked {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Picked::Nothing(word) => f.write_str(word),
            Picked::Labels { verb, labels } => write!(f, "{verb} {}", labels.join(", ")),
        }
    }
}
