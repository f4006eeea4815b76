//! The cards that need their own judgement.

use fief_engine::ids::Kind;
use fief_engine::question::{Picks, Verb};
use fief_engine::types::Type;
use smallvec::SmallVec;

use super::mind::Mind;
use super::ways::Instead;
use super::{answers, by_verb, ways};

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
    /// Of a Way: whether it does more than the card that is played.
    pub(super) instead: Option<Instead>,
}

const fn knack(name: &'static str) -> Knack {
    Knack {
        name,
        worth_playing: None,
        urgent: None,
        plays_others: false,
        answer: None,
        instead: None,
    }
}

/// A card that plays others from hand.
const fn throne(name: &'static str) -> Knack {
    Knack {
        worth_playing: Some(|mind, kind| mind.others_in_hand(kind).next().is_some()),
        plays_others: true,
        answer: Some(throne_room),
        ..knack(name)
    }
}

/// A card that makes its player trash something: nothing to play with only good cards in hand.
const fn trasher(name: &'static str) -> Knack {
    Knack { worth_playing: Some(|mind, _| mind.junk_in_hand() > 0), ..knack(name) }
}

/// A card whose questions have an answer of their own.
const fn asks(name: &'static str, answer: fn(&mut Mind<'_, '_>, &mut Picks)) -> Knack {
    Knack { answer: Some(answer), ..knack(name) }
}

static KNACKS: &[Knack] = &[
    Knack { answer: Some(answers::ambassador), ..trasher("Ambassador") },
    Knack { urgent: Some(|mind| mind.junk_in_hand() > 2), ..trasher("Chapel") },
    asks("Cage", answers::cage),
    throne("Crown"),
    asks("Crypt", answers::crypt),
    throne("Disciple"),
    asks("Doctor", answers::doctor),
    asks("Embargo", answers::embargo),
    asks("Ferry", answers::ferry),
    asks("Gear", answers::gear),
    throne("King's Court"),
    Knack {
        worth_playing: Some(|mind, _| mind.view.hand_len(mind.view.seat()) <= 6),
        ..knack("Library")
    },
    Knack {
        worth_playing: Some(|mind, _| mind.junk_in_hand() > 1),
        answer: Some(answers::mercenary),
        ..knack("Mercenary")
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
    asks("Mountain Pass", answers::mountain_pass),
    asks("Native Village", answers::native_village),
    throne("Procession"),
    // It puts more of itself into the deck, each time for the worst card in hand.
    Knack { worth_playing: Some(answers::rats_pay), ..knack("Rats") },
    Knack { worth_playing: Some(remodel_pays), answer: Some(remodel), ..knack("Remodel") },
    throne("Royal Galley"),
    asks("Scrying Pool", spy),
    asks("Sorcerer", answers::sorcerer),
    asks("Spy", spy),
    asks("Stash", |mind, picks| mind.choose(0, picks)),
    Knack {
        worth_playing: Some(|mind, _| {
            mind.view.hand().any(|kind| answers::is_free_junk(mind, kind))
        }),
        answer: Some(answers::stonemason),
        ..knack("Stonemason")
    },
    Knack {
        worth_playing: Some(|mind, _| mind.view.hand().any(|kind| mind.is_copper(kind))),
        ..knack("Student")
    },
    asks("Survivors", answers::survivors),
    Knack { worth_playing: Some(|mind, _| mind.coins() < 5), ..knack("Tactician") },
    asks("The Sky's Gift", answers::the_skys_gift),
    asks("Thief", thief),
    throne("Throne Room"),
    trasher("Trade Route"),
    trasher("Trader"),
    asks("Vassal", throne_room),
    Knack {
        worth_playing: Some(|mind, _| mind.view.hand_len(mind.view.seat()) <= 5),
        answer: Some(answers::watchtower),
        ..knack("Watchtower")
    },
    Knack {
        answer: Some(ways::return_it),
        instead: Some(ways::butterfly),
        ..knack("Way of the Butterfly")
    },
    Knack { instead: Some(ways::chameleon), ..knack("Way of the Chameleon") },
    Knack { instead: Some(ways::mouse), ..knack("Way of the Mouse") },
];

/// The judgement of the card of this name.
pub(super) fn of(name: &str) -> Option<&'static Knack> {
    KNACKS.iter().find(|knack| knack.name == name)
}

/// Plays what does most when it is played twice, or for nothing.
fn throne_room(mind: &mut Mind<'_, '_>, picks: &mut Picks) {
    if mind.question.verb != Verb::Play {
        return by_verb(mind, picks);
    }
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
    // The list must not ask for the very card that is trashed because there is none any more.
    mind.tally.remove(view, kind);
    let wanted = mind.plan.wanted(view, mind.tally, offered);
    mind.tally.forget();
    let Some(gained) = wanted.and_then(|pile| view.top_of(pile)) else { return 0 };
    let better = mind.value(gained) - mind.value(kind);
    if better <= 0 || buys_less_without(mind, kind, gained) {
        0
    } else if mind.is_early() {
        1000 - mind.value(kind)
    } else {
        10 * mind.value(gained) - mind.value(kind)
    }
}

/// Whether the player would buy something else this turn without a card in hand, and what is gained for it is not as good
/// as what would be bought with it.
fn buys_less_without(mind: &mut Mind<'_, '_>, kind: Kind, gained: Kind) -> bool {
    let (view, coins) = (mind.view, mind.coins());
    let Some(bought) = mind.plan.bought_with(view, mind.tally, coins) else { return false };
    if mind.value(gained) >= mind.value(bought) {
        return false;
    }
    let lost = mind.look_up(kind, |traits| traits.treasure_coins);
    mind.tally.remove(view, kind);
    let bought_then = mind.plan.bought_with(view, mind.tally, coins.saturating_sub(lost));
    mind.tally.forget();
    bought_then != Some(bought)
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
