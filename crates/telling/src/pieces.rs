//! Pieces of sentences, and small words that many sentences need.

use fief_engine::ids::{Kind, Player};
use fief_engine::log::SeenCards;
use fief_engine::setup::Rules;
use fief_engine::types::Type;
use fief_engine::view::View;
use serde::{Deserialize, Serialize};

/// A piece of a sentence. A front end shows pieces one after the other with nothing in between.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Piece {
    Text {
        text: String,
    },
    /// A player's name.
    Seat {
        seat: u8,
        name: String,
    },
    /// A card by its name, `count` of them.
    Card {
        card: String,
        count: u16,
    },
    /// Cards of which nothing is known but how many.
    Hidden {
        count: u16,
    },
    /// An amount of `coins`, `debt`, `points`, `actions`, `buys`, …
    Amount {
        of: String,
        amount: i32,
        /// Whether it is added to what the player has: "+$2".
        plus: bool,
    },
}

pub(crate) fn text(text: impl Into<String>) -> Piece {
    Piece::Text { text: text.into() }
}

pub(crate) fn seat(rules: &Rules, player: Player) -> Piece {
    Piece::Seat { seat: player.0, name: rules.player_name(player).to_owned() }
}

pub(crate) fn card(rules: &Rules, kind: Kind) -> Piece {
    Piece::Card { card: rules.definition(kind).name.to_owned(), count: 1 }
}

pub(crate) fn amount(of: &str, amount: u16) -> Piece {
    Piece::Amount { of: of.to_owned(), amount: amount.into(), plus: false }
}

/// Cards with commas between them.
pub(crate) fn cards(rules: &Rules, cards: &SeenCards) -> Vec<Piece> {
    let kinds = match cards {
        SeenCards::Hidden(count) => return vec![Piece::Hidden { count: *count as u16 }],
        SeenCards::Known(kinds) if kinds.is_empty() => return vec![text("nothing")],
        SeenCards::Known(kinds) => kinds,
    };
    let mut pieces = Vec::new();
    for (i, (kind, count)) in together(kinds).into_iter().enumerate() {
        pieces.extend((i > 0).then(|| text(", ")));
        pieces.push(Piece::Card { card: rules.definition(kind).name.to_owned(), count });
    }
    pieces
}

/// Cards in the order in which they first appear, with how many there are of each.
pub fn together(kinds: &[Kind]) -> Vec<(Kind, u16)> {
    let mut counted: Vec<(Kind, u16)> = Vec::new();
    for &kind in kinds {
        match counted.iter_mut().find(|(other, _)| *other == kind) {
            Some((_, count)) => *count += 1,
            None => counted.push((kind, 1)),
        }
    }
    counted
}

/// Cards as they are best read, with how many there are of each: Actions first, then Treasures, then the rest, the dearest
/// first.
pub fn by_use(view: View<'_>, kinds: impl IntoIterator<Item = Kind>) -> Vec<(Kind, u16)> {
    let mut kinds: Vec<Kind> = kinds.into_iter().collect();
    let rank = |&kind: &Kind| {
        let types = view.types(kind);
        let group = [Type::Action, Type::Treasure].iter().position(|&t| types.has(t)).unwrap_or(2);
        (group, std::cmp::Reverse(view.definition(kind).cost.coins), kind)
    };
    kinds.sort_by_key(rank);
    together(&kinds)
}

/// The names of cards with how many there are of each: "2× Copper, Silver"; "nothing" if there are none.
pub fn list_of_cards(rules: &Rules, kinds: &[Kind]) -> String {
    plain(&cards(rules, &SeenCards::Known(kinds.to_vec())))
}

/// Pieces as text.
pub fn plain(pieces: &[Piece]) -> String {
    pieces.iter().map(word).collect()
}

fn word(piece: &Piece) -> String {
    match piece {
        Piece::Text { text } => text.clone(),
        Piece::Seat { name, .. } => name.clone(),
        Piece::Card { card, count: 1 } => card.clone(),
        Piece::Card { card, count } => format!("{count}× {card}"),
        Piece::Hidden { count: 1 } => "a card".to_owned(),
        Piece::Hidden { count } => format!("{count} cards"),
        Piece::Amount { of, amount, plus } => {
            let sign = if *plus { "+" } else { "" };
            format!("{sign}{}", amount_in_words(of, *amount, *plus))
        }
    }
}

fn amount_in_words(of: &str, amount: i32, plus: bool) -> String {
    let one = amount == 1;
    match of {
        "coins" => format!("${amount}"),
        "points" if plus => format!("{amount} VP"),
        "points" => format!("{amount} point{}", if one { "" } else { "s" }),
        // Both are never counted one by one.
        "debt" => format!("{amount} Debt"),
        "coffers" => format!("{amount} Coffers"),
        of => {
            let name = capitalized(of);
            let name = if one { name.strip_suffix('s').unwrap_or(&name) } else { &name };
            format!("{amount} {name}")
        }
    }
}

/// "1 Action", "2 Actions".
pub fn counted(n: u16, what: &str) -> String {
    format!("{n} {what}{}", plural(n))
}

pub(crate) fn plural(n: u16) -> &'static str {
    if n == 1 { "" } else { "s" }
}

/// The text with a capital at its beginning.
pub fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_said_as_cards_say_them() {
        let said =
            |of: &str, amount, plus| plain(&[Piece::Amount { of: of.to_owned(), amount, plus }]);
        assert_eq!(said("coins", 2, true), "+$2");
        assert_eq!(said("coins", 2, false), "$2");
        assert_eq!(said("actions", 1, true), "+1 Action");
        assert_eq!(said("villagers", 3, true), "+3 Villagers");
        assert_eq!(said("coffers", 1, true), "+1 Coffers");
        assert_eq!(said("points", 1, true), "+1 VP");
        assert_eq!(said("points", -1, false), "-1 points");
        assert_eq!(said("debt", 4, false), "4 Debt");
    }

    #[test]
    fn a_capital_is_put_before_any_letter() {
        assert_eq!(capitalized("end turn"), "End turn");
        assert_eq!(capitalized("élan"), "Élan");
        assert_eq!(capitalized(""), "");
    }
}
