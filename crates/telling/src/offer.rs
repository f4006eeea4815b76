//! Why something that lies there is not on offer.

use fief_engine::card::Object;
use fief_engine::cost::Cost;
use fief_engine::ids::{Kind, PileId};
use fief_engine::question::{Choice, Question, Site, Verb};
use fief_engine::state::Phase;
use fief_engine::types::Type;
use fief_engine::view::View;
use fief_engine::zone::Zone;

/// Something that lies there but cannot be picked, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotOffered {
    /// What it is called: the top card of a pile, or the pile where that is not seen.
    pub name: &'static str,
    pub at: Site,
    /// "It costs $5; you have $3."
    pub why: String,
}

/// All that lies there in a player's own turn and cannot be picked.
pub fn not_offered(view: View<'_>, question: &Question) -> Vec<NotOffered> {
    if question.verb != Verb::Turn {
        return Vec::new();
    }
    in_hand(view, question).chain(piles(view, question)).chain(landscapes(view, question)).collect()
}

/// Why a card of the game is not on offer, if this is the player's own turn and it lies where they could use it: in hand if
/// they want to play it, on a pile or beside the Supply if they want to buy it.
pub fn why_not(view: View<'_>, question: &Question, kind: Kind, buys: bool) -> Option<String> {
    let is_bought = |at: Site| !matches!(at, Site::In(Zone::Hand(_)));
    let mut all = not_offered(view, question).into_iter();
    let fits = |it: &NotOffered| it.name == view.name(kind) && is_bought(it.at) == buys;
    all.find(fits).map(|it| it.why)
}

fn is_offered(question: &Question, same: impl Fn(&Choice) -> bool) -> bool {
    question.options.listed().iter().any(same)
}

fn in_hand(view: View<'_>, question: &Question) -> impl Iterator<Item = NotOffered> {
    let seat = view.seat();
    let mut hand: Vec<Kind> = view.hand().filter(|_| seat == question.acting).collect();
    hand.sort_unstable();
    hand.dedup();
    hand.retain(|kind| {
        !is_offered(question, |c| matches!(c, Choice::Card { kind: other, .. } if other == kind))
    });
    hand.into_iter().map(move |kind| NotOffered {
        name: view.name(kind),
        at: Site::In(Zone::Hand(seat)),
        why: why_not_playable(view, kind),
    })
}

fn piles(view: View<'_>, question: &Question) -> impl Iterator<Item = NotOffered> {
    let offered = question.options.piles();
    let is_pile = move |pile: &PileId| !view.rules().pile(*pile).is_deck;
    view.piles().filter(is_pile).filter(move |&pile| !offered.contains(pile)).map(move |pile| {
        let why = match view.top_of(pile) {
            _ if view.pile_len(pile) == 0 => "The pile is empty.".to_owned(),
            Some(kind) if view.rules().pile(pile).supply => why_not_buyable(view, view.cost(kind)),
            _ => "It is not in the Supply, so it cannot be bought.".to_owned(),
        };
        let name = view.top_of(pile).map_or(view.rules().pile(pile).name, |top| view.name(top));
        NotOffered { name, at: Site::In(Zone::Pile(pile)), why }
    })
}

fn landscapes(view: View<'_>, question: &Question) -> impl Iterator<Item = NotOffered> {
    // The rules of mats and tokens are no cards on the table.
    let shown = move |kind: &Kind| view.definition(*kind).object != Object::Token;
    let offered = |kind: &Kind| {
        is_offered(question, |c| matches!(c, Choice::Landscape(other) if other == kind))
    };
    let kinds = view.rules().landscapes().iter().copied();
    kinds.filter(move |kind| shown(kind) && !offered(kind)).map(move |kind| NotOffered {
        name: view.name(kind),
        at: Site::Landscape(kind),
        why: why_landscape_not_buyable(view, kind),
    })
}

fn why_landscape_not_buyable(view: View<'_>, kind: Kind) -> String {
    let card = view.definition(kind);
    if !card.object.is_bought() {
        "It is not bought: it works by itself, as its text says.".to_owned()
    } else if view.holdings(view.turn().player).any(|held| held == kind) {
        "You have it already.".to_owned()
    } else {
        why_not_buyable(view, card.cost)
    }
}

fn why_not_playable(view: View<'_>, kind: Kind) -> String {
    let types = view.types(kind);
    let (phase, wanted) = match view.turn().phase {
        Phase::Action => ("Action", Type::Action),
        Phase::Buy => ("Buy", Type::Treasure),
        Phase::Night => ("Night", Type::Night),
        Phase::SetUp | Phase::Start | Phase::CleanUp | Phase::Over => return "Not now.".to_owned(),
    };
    if !types.has(wanted) {
        return format!("It is no {}, and this is the {phase} phase.", wanted.name());
    }
    match view.turn().phase {
        Phase::Action => "You have no Actions left.".to_owned(),
        _ if view.turn().bought => "You have bought: no more Treasures this turn.".to_owned(),
        _ => "It cannot be played now.".to_owned(),
    }
}

fn why_not_buyable(view: View<'_>, cost: Cost) -> String {
    let pools = view.pools(view.turn().player);
    if view.turn().phase != Phase::Buy {
        return "You can buy in your Buy phase.".to_owned();
    }
    if pools.debt > 0 {
        return "Pay off your Debt first.".to_owned();
    }
    if pools.buys == 0 {
        return "You have no Buys left.".to_owned();
    }
    if u16::from(cost.coins) > pools.coins {
        return format!("It costs {cost}; you have ${}.", pools.coins);
    }
    if u16::from(cost.potions) > pools.potions {
        return format!("It costs {cost}, and you lack a Potion.");
    }
    "It cannot be bought now.".to_owned()
}

/// Whether the player whose turn it is could pay for something now.
pub fn is_affordable(view: View<'_>, cost: Cost) -> bool {
    let pools = view.pools(view.turn().player);
    pools.debt == 0
        && u16::from(cost.coins) <= pools.coins
        && u16::from(cost.potions) <= pools.potions
}
