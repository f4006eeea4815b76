//! The cards that need their own judgement.

use fief_engine::ids::Kind;
use fief_engine::question::{Picks, Verb};
use fief_engine::types::Type;
use smallvec::SmallVec;

use super::by_verb;
use super::mind::Mind;

/// The judgement of one card.
#[derive(Debug)]
pub(super) struct Knack {
    name: &'static str,
    /// Whether it does any good to play it now.
    pub(super) worth_playing: Option<fn(&mut Mind<'_, '_>, Kind) -> bool>,
    /// Whether it should come before all other Actions that give none back.
    pub(super) urgent: Option<fn(&mut Mind<'_, '_>) -> bool>,
    /// Whether it plays other cards from hand.
    pub(super) plays_others: bool,
    /// Answers the questions that it asks.
    pub(super) answer: Option<fn(&mut Mind<'_, '_>, &mut Picks)>,
}

const fn knack(name: &'static str) -> Knack {
    Knack { name, worth_playing: None, urgent: None, plays_others: false, answer: None }
}

static KNACKS: &[Knack] = &[
    Knack {
        worth_playing: Some(|mind, _| mind.junk_in_hand() > 0),
        urgent: Some(|mind| mind.junk_in_hand() > 2),
        ..knack("Chapel")
    },
    Knack {
        worth_playing: Some(|mind, _| mind.view.hand_len(mind.view.seat()) <= 6),
        ..knack("Library")
    },
    Knack {
        worth_playing: Some(|mind, _| upgrade(mind).is_some()),
        answer: Some(mine),
        ..knack("Mine")
    },
    Knack {
        worth_playing: Some(|mind, _| mind.view.hand().any(|kind| mind.is_copper(kind))),
        answer: Some(moneylender),
        ..knack("Moneylender")
    },
    Knack { worth_playing: Some(remodel_pays), answer: Some(remodel), ..knack("Remodel") },
    Knack { answer: Some(spy), ..knack("Spy") },
    Knack { answer: Some(thief), ..knack("Thief") },
    Knack {
        worth_playing: Some(|mind, kind| mind.others_in_hand(kind).next().is_some()),
        plays_others: true,
        answer: Some(throne_room),
        ..knack("Throne Room")
    },
    Knack { answer: Some(throne_room), ..knack("Vassal") },
];

/// The judgement of the card of this name.
pub(super) fn of(name: &str) -> Option<&'static Knack> {
    KNACKS.iter().find(|knack| knack.name == name)
}

/// Plays what does most when it is played twice, or for nothing.
fn throne_room(mind: &mut Mind<'_, '_>, picks: &mut Picks) {
    mind.rank_kinds(Mind::throne_score);
    mind.pick_first_worth_playing(picks);
}

/// A Copper for $3 is always a good bargain.
fn moneylender(mind: &mut Mind<'_, '_>, picks: &mut Picks) {
    mind.take_first(picks);
}

/// The Treasure in hand that is best turned into a better one: a Silver if there is Gold, else a Copper.
fn upgrade(mind: &mut Mind<'_, '_>) -> Option<Kind> {
    let view = mind.view;
    let treasures = view.hand().filter(|&kind| view.types(kind).has(Type::Treasure));
    treasures.max_by_key(|&kind| mine_score(mind, kind)).filter(|&kind| mine_score(mind, kind) > 0)
}

/// The coins that a Treasure would give more as the best Treasure that costs up to 3 more; the dearer one of equals.
fn mine_score(mind: &Mind<'_, '_>, kind: Kind) -> i32 {
    let view = mind.view;
    let coins = |kind: Kind| i32::from(view.definition(kind).plus.coins);
    let limit = view.cost(kind).plus(3);
    let on_top = view.piles().filter_map(|pile| view.top_of(pile));
    let within =
        on_top.filter(|&top| view.types(top).has(Type::Treasure) && view.cost(top) <= limit);
    let gain = within.map(coins).max().unwrap_or_default() - coins(kind);
    if gain > 0 { 10 * gain + coins(kind) } else { 0 }
}

fn mine(mind: &mut Mind<'_, '_>, picks: &mut Picks) {
    match mind.question.verb {
        Verb::Trash => mind.rank_kinds(|mind, kind| mine_score(mind, kind)),
        _ => mind.rank_kinds(|mind, kind| i32::from(mind.view.definition(kind).plus.coins)),
    }
    let good = mind.above(0).min(1);
    mind.pick(good, picks);
}

/// How good it is to remodel a card: above 0 if what it becomes is better, and this turn's buy does not suffer for less.
/// While nobody has points the worst card goes; later the best card comes.
fn remodel_score(mind: &mut Mind<'_, '_>, kind: Kind) -> i32 {
    let view = mind.view;
    let offered = view.costing_up_to(view.cost(kind).plus(2));
    let bought = mind.plan.bought_with(view, mind.tally, mind.coins());
    // The list must not ask for the very card that is trashed because there is none any more.
    mind.tally.remove(view, kind);
    let wanted = mind.plan.wanted(view, mind.tally, offered);
    let lost =
        if view.types(kind).has(Type::Treasure) { view.definition(kind).plus.coins } else { 0 };
    let left = mind.coins().saturating_sub(lost);
    let bought_then = mind.plan.bought_with(view, mind.tally, left);
    mind.tally.forget();
    let Some(gained) = wanted.and_then(|pile| view.top_of(pile)) else { return 0 };
    let better = mind.value(gained) - mind.value(kind);
    let value_of_buy = |mind: &Mind<'_, '_>| bought.map_or(i32::MIN, |kind| mind.value(kind));
    if better <= 0 || bought_then != bought && mind.value(gained) < value_of_buy(mind) {
        0
    } else if mind.is_early() {
        1000 - mind.value(kind)
    } else {
        10 * mind.value(gained) - mind.value(kind)
    }
}

fn remodel_pays(mind: &mut Mind<'_, '_>, this: Kind) -> bool {
    let view = mind.view;
    let mut this_is_left = true;
    let mut seen: SmallVec<[Kind; 8]> = SmallVec::new();
    view.hand().any(|kind| {
        if kind == this && std::mem::take(&mut this_is_left) || seen.contains(&kind) {
            return false;
        }
        seen.push(kind);
        remodel_score(mind, kind) > 0
    })
}

fn remodel(mind: &mut Mind<'_, '_>, picks: &mut Picks) {
    if mind.question.verb != Verb::Trash {
        return by_verb(mind, picks);
    }
    mind.rank_kinds(|mind, kind| match remodel_score(mind, kind) {
        0 => -mind.value(kind),
        score => score,
    });
    mind.pick(1, picks);
}

/// Leaves bad cards on the decks of others and takes good ones away; the other way round for the player's own.
fn spy(mind: &mut Mind<'_, '_>, picks: &mut Picks) {
    let view = mind.view;
    let is_own = view.looked_at(view.seat()).next().is_some();
    let copper_is_bad = mind.copper_is_slow();
    mind.rank_kinds(|mind, kind| {
        let bad = mind.is_dead(kind) || mind.is_copper(kind) && copper_is_bad;
        i32::from(bad == is_own)
    });
    let many = mind.above(0);
    mind.pick(many, picks);
}

/// Trashes the best Treasure of another player, and gains what is better than a Copper.
fn thief(mind: &mut Mind<'_, '_>, picks: &mut Picks) {
    mind.rank_kinds(|mind, kind| mind.value(kind));
    let good = mind.above(0).min(1);
    mind.pick(good, picks);
}
