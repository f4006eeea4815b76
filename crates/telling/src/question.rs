//! A question in one line, and answers in words.

use fief_engine::ids::Kind;
use fief_engine::question::{Asker, Choice, Question, Verb};
use fief_engine::state::Phase;
use fief_engine::view::View;

use crate::pieces::{Piece, capitalized, card, counted, seat, text};

/// What is asked: "Militia: discard 2 cards". The card that asks is a piece of its own, and on a turn that the player
/// controls the line says for whom they choose.
pub fn headline(view: View<'_>, question: &Question) -> Vec<Piece> {
    let mut pieces = Vec::new();
    if question.acting != question.player {
        pieces.extend([text("For "), seat(view.rules(), question.acting), text(" – ")]);
    }
    pieces.extend(asked(view, question));
    pieces
}

fn asked(view: View<'_>, question: &Question) -> Vec<Piece> {
    let rules = view.rules();
    if let Some((kind, ability)) = only_ability(question) {
        return vec![card(rules, kind), text(format!(": {ability}?"))];
    }
    let asked = words(view, question);
    match question.asker {
        _ if question.verb == Verb::Turn => vec![text(asked)],
        Asker::Rules => vec![text(capitalized(&asked))],
        Asker::Card(kind) => vec![card(rules, kind), text(format!(": {asked}"))],
    }
}

/// The one ability that the player may use now, or let pass.
fn only_ability(question: &Question) -> Option<(Kind, &'static str)> {
    match question.options.listed() {
        [Choice::Ability { kind, ability, .. }] if question.min == 0 => Some((*kind, ability.text)),
        _ => None,
    }
}

fn words(view: View<'_>, question: &Question) -> String {
    match question.verb {
        Verb::Turn => turn(view, question),
        Verb::React if question.min == 0 => "you may use one of these".to_owned(),
        Verb::React => "choose what happens first".to_owned(),
        Verb::Receive => "receive one of these".to_owned(),
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
