//! A question in one line: "Militia: discard 2 cards".

use fief_engine::card::Object;
use fief_engine::ids::Kind;
use fief_engine::question::{Asker, Choice, Question, Verb};
use fief_engine::state::Phase;
use fief_engine::view::View;

use crate::protocol::Piece;

/// The line in pieces, with the card that asks marked. On a turn that the player controls it says for whom.
pub(super) fn headline(view: View<'_>, question: &Question) -> Vec<Piece> {
    let mut pieces = Vec::new();
    if question.acting != question.player {
        let name = view.rules().player_name(question.acting).to_owned();
        pieces.push(Piece::Text { text: "For ".to_owned() });
        pieces.push(Piece::Seat { seat: question.acting.0, name });
        pieces.push(Piece::Text { text: " – ".to_owned() });
    }
    pieces.extend(asked(view, question));
    pieces
}

fn asked(view: View<'_>, question: &Question) -> Vec<Piece> {
    let asked = words(view, question);
    let text = |text: String| Piece::Text { text };
    if let Some((kind, ability)) = only_ability(question) {
        let card = view.definition(kind).name.to_owned();
        return vec![Piece::Card { card, count: 1 }, text(format!(": {ability}?"))];
    }
    match question.asker {
        _ if question.verb == Verb::Turn => vec![text(asked)],
        Asker::Rules => vec![text(capitalized(&asked))],
        Asker::Card(kind) => {
            let card = view.definition(kind).name.to_owned();
            vec![Piece::Card { card, count: 1 }, text(format!(": {asked}"))]
        }
    }
}

fn is_among_boons(view: View<'_>, question: &Question) -> bool {
    question.options.listed().iter().all(|choice| match choice {
        Choice::Card { kind, .. } => view.definition(*kind).object == Object::Boon,
        _ => false,
    })
}

/// The one ability that the player may use now, or let pass.
fn only_ability(question: &Question) -> Option<(Kind, &'static str)> {
    match question.options.listed() {
        [Choice::Ability { kind, ability }] if question.min == 0 => Some((*kind, ability.text)),
        _ => None,
    }
}

/// Pieces as plain text.
pub(super) fn plain(pieces: &[Piece]) -> String {
    let word = |piece: &Piece| match piece {
        Piece::Text { text } => text.clone(),
        Piece::Seat { name, .. } => name.clone(),
        Piece::Card { card, count: 1 } => card.clone(),
        Piece::Card { card, count } => format!("{count} {card}"),
        Piece::Hidden { count: 1 } => "a card".to_owned(),
        Piece::Hidden { count } => format!("{count} cards"),
        Piece::Amount { of, amount } => format!("{amount} {of}"),
    };
    pieces.iter().map(word).collect()
}

fn words(view: View<'_>, question: &Question) -> String {
    match question.verb {
        Verb::Turn => turn(view, question),
        Verb::React if question.min == 0 => "you may use one of these".to_owned(),
        Verb::React => "choose what happens first".to_owned(),
        // A Boon is taken, but not into a hand.
        Verb::Take if is_among_boons(view, question) => "receive one of these".to_owned(),
        Verb::Option if question.max > 1 => format!("choose {}", question.max),
        Verb::Option => "choose one".to_owned(),
        Verb::Amount => format!("{}?", view.demand(question)),
        Verb::Name => "name a card".to_owned(),
        _ => view.demand(question),
    }
}

fn turn(view: View<'_>, question: &Question) -> String {
    let pools = view.pools(question.acting);
    let plays = question.options.listed().iter().any(|c| matches!(c, Choice::Card { .. }));
    let buys = !question.options.piles().is_empty();
    match (view.turn().phase, plays, buys) {
        (Phase::Action, ..) => {
            format!("Action phase: play a card ({})", counted(pools.actions, "Action"))
        }
        (Phase::Buy, true, true) => "Buy phase: play Treasures or buy".to_owned(),
        (Phase::Buy, true, false) => "Buy phase: play Treasures".to_owned(),
        // What is left is to be spent or paid off.
        (Phase::Buy, false, false) if pools.debt > 0 => {
            format!("Buy phase: pay off your Debt (${}, {} Debt)", pools.coins, pools.debt)
        }
        (Phase::Buy, ..) => {
            format!("Buy phase: buy a card (${}, {})", pools.coins, counted(pools.buys, "Buy"))
        }
        (Phase::Night, ..) => "Night phase: play a card".to_owned(),
        (Phase::SetUp | Phase::Start | Phase::CleanUp | Phase::Over, ..) => "Your turn".to_owned(),
    }
}

fn counted(n: u16, what: &str) -> String {
    format!("{n} {what}{}", if n == 1 { "" } else { "s" })
}

fn capitalized(text: &str) -> String {
    let (first, rest) = text.split_at(text.chars().next().map_or(0, char::len_utf8));
    first.to_uppercase() + rest
}
