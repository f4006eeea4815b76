//! Answers to the questions of single cards whose verb alone says too little.

use fief_cards::sets::seaside::native_village;
use fief_engine::ids::Kind;
use fief_engine::question::{Choice, Reply, Verb};
use fief_engine::types::Type;

use super::by_verb;
use super::mind::Mind;
use crate::sense;

/// Reveals the worst card, and returns as many copies as possible if the deck is better without them.
pub(super) fn ambassador(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    mind.rank_kinds(Mind::trash_score);
    let many = if mind.question.verb == Verb::Reveal { 1 } else { mind.above(0) };
    mind.pick(many, reply);
}

/// Sets aside cards that do nothing in any hand, or, if the cards come back this turn, those that this turn does not
/// need.
pub(super) fn cage(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    let (view, coins) = (mind.view, mind.coins());
    let bought = mind.plan.bought_with(view, mind.tally, coins);
    let comes_back = bought.is_some_and(|kind| mind.types(kind).has(Type::Victory));
    mind.rank_kinds(|mind, kind| match () {
        () if mind.is_dead(kind) => i32::from(!comes_back),
        () if comes_back && !mind.types(kind).has(Type::Treasure) => mind.value(kind),
        () => 0,
    });
    let many = mind.above(0);
    mind.pick(many, reply);
}

/// Takes good Treasures out of the shuffles, to have one in each of the next turns.
pub(super) fn crypt(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    mind.rank_kinds(|mind, kind| mind.value(kind));
    let good = mind.above(0).min(3);
    mind.pick(good, reply);
}

/// Names the most frequent bad card; looks at cards one by one, and trashes the bad ones.
pub(super) fn doctor(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    match mind.question.verb {
        Verb::Name => name_most_owned(mind, reply, |mind, kind| mind.trash_score(kind) > 0),
        Verb::Option => {
            let seen = mind.view.looked_at(mind.view.seat()).next();
            let option = match seen {
                Some(kind) if mind.trash_score(kind) > 0 => 0,
                Some(kind) if mind.is_dead(kind) => 1,
                _ => 2,
            };
            mind.choose(option, reply);
        }
        _ => by_verb(mind, reply),
    }
}

/// Names the card that most likely comes next.
pub(super) fn sorcerer(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    match mind.question.verb {
        Verb::Name => name_most_owned(mind, reply, |_, _| true),
        _ => by_verb(mind, reply),
    }
}

pub(super) fn name_most_owned(
    mind: &mut Mind<'_, '_>,
    reply: &mut Reply,
    fits: fn(&mut Mind<'_, '_>, Kind) -> bool,
) {
    mind.rank_kinds(|mind, kind| {
        let owned = i32::from(mind.tally.counts(mind.view)[kind.index()]);
        if fits(mind, kind) { owned } else { -1 }
    });
    mind.pick(1, reply);
}

/// Puts the token on the dearest pile that the player does not want.
pub(super) fn embargo(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    mind.rank(|mind, choice| match choice {
        Choice::Pile(pile) if mind.plan.names(pile) => -1,
        _ => mind.view.kind_of_choice(choice).map_or(-1, |kind| mind.value(kind).max(0)),
    });
    mind.pick(1, reply);
}

/// Keeps cards that this turn does not need.
pub(super) fn gear(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    mind.rank_kinds(Mind::put_back_score);
    let idle = mind.above(0);
    // Two Treasures may be needed together even if neither is needed alone.
    let many = if mind.question.max > 1 { idle.min(1) } else { idle };
    mind.pick(many, reply);
}

/// Makes the dearest card cheaper that the player wants to buy.
pub(super) fn ferry(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    mind.rank(|mind, choice| {
        let wanted = matches!(choice, Choice::Pile(pile) if mind.plan.names(pile));
        let value = mind.view.kind_of_choice(choice).map_or(0, |kind| mind.value(kind));
        if wanted { 1000 + value } else { value }
    });
    mind.pick(1, reply);
}

/// Returns whether a card is better gone and costs nothing: a Copper, a Curse.
pub(super) fn is_free_junk(mind: &Mind<'_, '_>, kind: Kind) -> bool {
    mind.value(kind) < 0 && mind.view.cost(kind).coins == 0
}

/// Trashes cards that cost nothing first: any other card becomes two worse ones.
pub(super) fn stonemason(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    if mind.question.verb != Verb::Trash {
        return by_verb(mind, reply);
    }
    mind.rank_kinds(|mind, kind| {
        let free = if is_free_junk(mind, kind) { 1000 } else { 0 };
        free + mind.trash_score(kind)
    });
    mind.pick(1, reply);
}

/// Returns whether a card in hand is worse than a Rats: it does nothing, and the deck is better without it. A Copper
/// is better than a Rats.
pub(super) fn rats_pay(mind: &mut Mind<'_, '_>, _: Kind) -> bool {
    mind.view.hand().any(|kind| mind.is_dead(kind) && mind.trash_score(kind) > 0)
}

/// Trashes two cards only if there are two bad ones.
pub(super) fn mercenary(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    match mind.question.verb {
        Verb::Option => {
            let option = usize::from(mind.junk_in_hand() < 2);
            mind.choose(option, reply);
        }
        _ => by_verb(mind, reply),
    }
}

/// The most Debt that 8 points are worth: a little more than a Province costs.
const HIGHEST_BID: u16 = 12;

/// Outbids the others by one.
pub(super) fn mountain_pass(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    let bids = |choice| matches!(choice, Choice::Amount(bid) if bid <= HIGHEST_BID);
    if mind.question.options.get(0).is_some_and(bids) {
        mind.choose(0, reply);
    } else {
        mind.pick(0, reply);
    }
}

/// The number of cards on the mat that make a big turn.
const BIG_TURN: usize = 3;

/// Saves cards for a big turn.
pub(super) fn native_village(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    let view = mind.view;
    let saved = view.mat(view.seat(), native_village::MAT).count();
    let take = saved >= BIG_TURN || saved > 0 && mind.is_late();
    mind.choose(usize::from(take), reply);
}

/// Discards two cards if neither is good.
pub(super) fn survivors(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    if mind.question.verb != Verb::Option {
        return by_verb(mind, reply);
    }
    let view = mind.view;
    let good = view.looked_at(view.seat()).any(|kind| !mind.is_dead(kind) && mind.value(kind) > 0);
    mind.choose(usize::from(good), reply);
}

/// Trades a hand for a Gold if the hand would buy less.
pub(super) fn the_skys_gift(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    match mind.question.verb {
        Verb::Option => {
            let option = usize::from(mind.coins() >= 6);
            mind.choose(option, reply);
        }
        _ => by_verb(mind, reply),
    }
}

/// Trashes a bad card, and puts a good one onto the deck for the next turn.
pub(super) fn watchtower(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    let gained = sense::gained(mind.view);
    let is_bad = gained.is_some_and(|kind| sense::value(mind.view, kind) < 0);
    mind.choose(usize::from(!is_bad), reply);
}
