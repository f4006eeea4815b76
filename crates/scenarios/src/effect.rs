//! Whether what a scenario sets can take effect in its game, and what to add if it cannot.

use fief_cards::LIBRARY;
use fief_engine::card::Card;
use fief_engine::setup::{CardName, Rules, Setup, Start};
use fief_engine::tokens::Token;

/// The most cards that a message proposes.
const MOST_PROPOSED: usize = 3;

/// Whether some rule of the game has to do with a thing of this name: a card, a landscape or the rules of a mat says it.
fn is_mentioned(rules: &Rules, thing: &str) -> bool {
    let says = |card: &Card| card.name.contains(thing) || card.text.contains(thing);
    rules.kinds().any(|kind| says(rules.definition(kind)))
}

/// What a card calls a token.
fn word_for(token: Token) -> &'static str {
    // Cards give and count some tokens without the word "token", and put any kind of them.
    let words = [
        (Token::POINTS, "VP"),
        (Token::DEBT, "Debt"),
        (Token::FAVOR, "Favor"),
        (Token::COIN, "token"),
    ];
    let other = words.into_iter().find(|&(named, _)| named == token);
    other.map_or(token.name(), |(_, word)| word)
}

/// Says so if a token does nothing in this game.
pub(crate) fn check_token(rules: &Rules, token: Token) -> Result<(), String> {
    check(rules, &format!("the {}", token.name()), word_for(token))
}

/// Says so if something that a player has in front of them does nothing in this game.
pub(crate) fn check_possession(rules: &Rules, field: &str) -> Result<(), String> {
    match field.to_ascii_lowercase().as_str() {
        "favors" => check(rules, "a Favor", "Favor"),
        "journey token" => check(rules, "the Journey token", "Journey token"),
        // The other pools and tokens follow the rules of every game.
        _ => Ok(()),
    }
}

fn check(rules: &Rules, thing: &str, word: &str) -> Result<(), String> {
    if is_mentioned(rules, word) {
        return Ok(());
    }
    let add = to_add(|rules| is_mentioned(rules, word));
    Err(format!("{thing} does nothing in this game{add}"))
}

/// What to say of a card that is not in the game.
pub(crate) fn no_such_card(name: &str) -> String {
    let add = to_add(|rules| rules.kind_named(name).is_some());
    format!("{name} is not in this game{add}")
}

/// What to add to a scenario so that its game has something: "; add 'kingdom: Embargo'".
pub(crate) fn to_add(has: impl Fn(&Rules) -> bool) -> String {
    let mut lines: Vec<String> = Vec::new();
    for card in LIBRARY.cards() {
        let field = if card.object.is_landscape() {
            "landscapes"
        } else if card.is_kingdom() {
            "kingdom"
        } else {
            continue;
        };
        let line = format!("'{field}: {}'", card.name);
        if lines.contains(&line) || !game_with(card).is_some_and(|start| has(start.rules())) {
            continue;
        }
        lines.push(line);
        if lines.len() == MOST_PROPOSED {
            break;
        }
    }
    match &lines[..] {
        [] => String::new(),
        [one] => format!("; add {one}"),
        [others @ .., last] => format!("; add {} or {last}", others.join(", ")),
    }
}

/// A game with one card or landscape, if it can be played alone.
fn game_with(card: &Card) -> Option<Start> {
    let named = vec![CardName::new(card.name)];
    let (kingdom, landscapes) =
        if card.object.is_landscape() { (Vec::new(), named) } else { (named, Vec::new()) };
    let players = vec!["Alice".to_owned(), "Bob".to_owned()];
    Start::new(Setup { players, kingdom, landscapes, first: None }, &LIBRARY).ok()
}
