//! More answers to single cards: what to keep, to give away and to leave to others.

use fief_engine::ids::Kind;
use fief_engine::question::{Choice, Reply, Verb};
use fief_engine::state::Phase;
use fief_engine::types::Type;
use fief_engine::zone::Mat;

use super::by_verb;
use super::mind::Mind;

impl Mind<'_, '_> {
    pub(super) fn has_copper(&self) -> bool {
        self.view.hand().any(|kind| self.is_copper(kind))
    }

    /// Counts the cards in hand that do nothing.
    pub(super) fn dead_in_hand(&self) -> usize {
        self.view.hand().filter(|&kind| self.is_dead(kind)).count()
    }

    /// Counts the cards that are better gone in play, hand, deck and discard pile, and all cards there.
    fn junk_of_all(&mut self) -> (u32, u32) {
        let view = self.view;
        let (mut junk, mut all) = (0, 0);
        for kind in view.rules().kinds() {
            let owned = u32::from(view.own_counts()[kind.index()]);
            if owned > 0 {
                all += owned;
                junk += if self.trash_score(kind) > 0 { owned } else { 0 };
            }
        }
        (junk, all)
    }

    /// Picks an instruction by its index; other questions are answered by their verbs.
    fn decide_option(&mut self, option: usize, reply: &mut Reply) {
        match self.question.verb {
            Verb::Option => self.choose(option, reply),
            _ => by_verb(self, reply),
        }
    }
}

/// Returns whether most of any three cards of the deck are better gone.
pub(super) fn deck_is_bad(mind: &mut Mind<'_, '_>, _: Kind) -> bool {
    let (junk, all) = mind.junk_of_all();
    5 * junk >= 2 * all
}

/// Returns whether there is another copy in hand.
pub(super) fn has_another(mind: &mut Mind<'_, '_>, kind: Kind) -> bool {
    mind.view.hand().filter(|&other| other == kind).count() > 1
}

/// Returns whether Baron pays: an Estate gives $4; without one the player gains an Estate, which only helps near the
/// end.
pub(super) fn baron_pays(mind: &mut Mind<'_, '_>, _: Kind) -> bool {
    let estate = mind.view.rules().kind_named("Estate");
    mind.is_late() || mind.view.hand().any(|kind| Some(kind) == estate)
}

/// Returns whether a Curse is a fair price: only for a dear card that could not be bought otherwise.
pub(super) fn curse_pays(mind: &mut Mind<'_, '_>, kind: Kind) -> bool {
    let coins = mind.coins();
    let bought = mind.plan.bought_with(mind.view, mind.tally, coins);
    let gives = mind.look_up(kind, |traits| traits.coins);
    bought.is_some_and(|kind| mind.value(kind) > 50) && mind.would_miss(gives)
}

/// Returns whether there is a Treasure better than a Copper to copy.
pub(super) fn mint_pays(mind: &mut Mind<'_, '_>, _: Kind) -> bool {
    let view = mind.view;
    view.hand().any(|kind| mind.types(kind).has(Type::Treasure) && mind.value(kind) > 0)
}

/// Returns whether there is another Treasure in hand.
pub(super) fn has_other_treasure(mind: &mut Mind<'_, '_>, _: Kind) -> bool {
    let view = mind.view;
    view.hand().filter(|&kind| mind.types(kind).has(Type::Treasure)).count() > 1
}

/// Returns whether there is a card to play twice: a Treasure in the Buy phase, an Action before.
pub(super) fn crown_pays(mind: &mut Mind<'_, '_>, kind: Kind) -> bool {
    match mind.view.turn().phase {
        Phase::Buy => has_other_treasure(mind, kind),
        _ => mind.others_in_hand(kind).next().is_some(),
    }
}

/// Scores gaining a copy of a card in play; another copy of the gaining card would do nothing by itself.
fn tools_score(mind: &mut Mind<'_, '_>, kind: Kind) -> i32 {
    let coins = mind.look_up(kind, |traits| traits.coins);
    if coins > 0 { mind.value(kind) } else { mind.value(kind).min(1) }
}

pub(super) fn tools_pay(mind: &mut Mind<'_, '_>, _: Kind) -> bool {
    let view = mind.view;
    let mut in_play = view.players().flat_map(|player| view.in_play(player));
    in_play.any(|kind| tools_score(mind, kind) > 1)
}

pub(super) fn tools(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    mind.rank_kinds(tools_score);
    mind.pick(1, reply);
}

/// Discards, trashes or plays twice a Copper, and nothing better.
pub(super) fn gives_copper(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    if !matches!(mind.question.verb, Verb::Discard | Verb::Trash | Verb::Play) {
        return by_verb(mind, reply);
    }
    mind.rank_kinds(|mind, kind| if mind.is_copper(kind) { 1000 } else { -mind.value(kind) });
    let copper = mind.above(0).min(1);
    mind.pick(copper, reply);
}

/// Keeps the best card, and takes the best cards of the others away.
pub(super) fn archer(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    if mind.question.verb == Verb::Reveal {
        mind.rank_kinds(|mind, kind| if mind.is_dead(kind) { 100 } else { -mind.value(kind) });
        mind.pick(usize::MAX, reply);
    } else {
        by_verb(mind, reply);
    }
}

/// Gives the others the worst card on offer.
pub(super) fn swindler(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    mind.rank_kinds(|mind, kind| -mind.value(kind));
    mind.pick(1, reply);
}

/// Goes on as long as a card in hand does nothing.
pub(super) fn cave_dwellers(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    let enough = mind.dead_in_hand() == 0;
    mind.decide_option(usize::from(enough), reply);
}

/// Goes on until the hand can buy something.
pub(super) fn desert_guides(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    let enough = mind.coins() > 3;
    mind.decide_option(usize::from(enough), reply);
}

/// Spends one Favor for each bad card.
pub(super) fn peaceful_cult(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    match mind.question.verb {
        Verb::Amount => {
            let junk = mind.junk_in_hand();
            mind.choose(junk.saturating_sub(1), reply);
        }
        _ => by_verb(mind, reply),
    }
}

/// Keeps the useful cards, the best first.
pub(super) fn keep_good(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    mind.rank_kinds(|mind, kind| if mind.is_dead(kind) { -100 } else { mind.value(kind) });
    let good = mind.above(0);
    mind.pick(good, reply);
}

/// Sets aside cards that this turn does not need.
pub(super) fn keep_idle(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    if mind.question.verb != Verb::SetAside {
        return by_verb(mind, reply);
    }
    mind.rank_kinds(Mind::put_back_score);
    // Two Treasures may be needed together even if neither is needed alone.
    let idle = mind.above(0).min(1);
    mind.pick(idle, reply);
}

/// Sets aside cards that do nothing, to draw as many.
pub(super) fn grotto(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    match mind.question.verb {
        Verb::SetAside => mind.discard(reply),
        _ => by_verb(mind, reply),
    }
}

/// Puts aside Victory cards, where they do not clog the deck.
pub(super) fn island(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    mind.rank_kinds(|mind, kind| {
        if mind.is_dead(kind) { 1000 + mind.view.worth(kind) } else { -mind.value(kind) }
    });
    mind.pick(1, reply);
}

/// Trashes a bad card that costs something, because that gives a Gold.
pub(super) fn dismantle(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    if mind.question.verb != Verb::Trash {
        return by_verb(mind, reply);
    }
    mind.rank_kinds(|mind, kind| {
        let dear = mind.view.cost(kind).coins > 0 && mind.trash_score(kind) > 0;
        mind.trash_score(kind) + if dear { 1000 } else { 0 }
    });
    mind.pick(1, reply);
}

/// Scores trashing for Hideout: a Curse in place of a Victory card would be no better.
fn hideout_score(mind: &mut Mind<'_, '_>, kind: Kind) -> i32 {
    let victory = mind.types(kind).has(Type::Victory);
    if victory { -50 } else { mind.trash_score(kind) }
}

pub(super) fn hideout_pays(mind: &mut Mind<'_, '_>, _: Kind) -> bool {
    let view = mind.view;
    view.hand().any(|kind| hideout_score(mind, kind) > 0)
}

pub(super) fn hideout(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    mind.rank_kinds(hideout_score);
    mind.pick(1, reply);
}

/// Trashes a bad Action for the coins, else itself.
pub(super) fn death_cart(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    let view = mind.view;
    let bad = view.hand().any(|kind| mind.types(kind).has(Type::Action) && mind.value(kind) < 0);
    mind.decide_option(usize::from(bad), reply);
}

pub(super) fn governor(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    // Takes a Gold while the deck is being built; later cards, unless the player cannot use them.
    let gold = mind.is_early() && mind.view.empty_supply_piles() == 0;
    mind.decide_option(usize::from(gold), reply);
}

/// Gives a victim a bad card, and the player a good one.
pub(super) fn jester(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    let view = mind.view;
    // With several victims the question does not say whose card it is, so the next player's is a guess.
    let discarded = view.others().find_map(|other| view.discard_top(other));
    let good = discarded.is_some_and(|kind| mind.value(kind) > 0);
    mind.decide_option(usize::from(good), reply);
}

/// Names the most frequent bad card, so that it is not drawn.
pub(super) fn journeyman(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    match mind.question.verb {
        Verb::Name => super::answers::name_most_owned(mind, reply, |mind, kind| {
            mind.is_dead(kind) || mind.trash_score(kind) > 0
        }),
        _ => by_verb(mind, reply),
    }
}

/// Names the best card that could be gained.
pub(super) fn war_chest(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    if mind.question.verb != Verb::Name {
        return by_verb(mind, reply);
    }
    mind.rank_kinds(
        |mind, kind| {
            if mind.view.cost(kind).coins <= 5 { mind.value(kind) } else { -1 }
        },
    );
    mind.pick(1, reply);
}

/// Trashes a Treasure that is better gone.
pub(super) fn loan(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    let view = mind.view;
    let seen = view.looked_at(view.seat()).find(|&kind| mind.types(kind).has(Type::Treasure));
    let bad = seen.is_some_and(|kind| mind.trash_score(kind) > 0);
    mind.decide_option(usize::from(bad), reply);
}

/// Trashes a bad card, discards one that does nothing, plays a Treasure, and leaves any other for the next hand.
pub(super) fn crystal_ball(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    let seen = mind.view.looked_at(mind.view.seat()).next();
    let option = match seen {
        Some(kind) if mind.trash_score(kind) > 0 => 1,
        Some(kind) if mind.is_dead(kind) => 2,
        Some(kind) if mind.types(kind).has(Type::Treasure) => 3,
        _ => 0,
    };
    mind.decide_option(option, reply);
}

/// Discards the cards if most of them do little; other players' cards stay in that case.
pub(super) fn navigator(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    if mind.question.verb != Verb::Option {
        return by_verb(mind, reply);
    }
    let view = mind.view;
    let owner = view.players().find(|&player| view.looked_at(player).next().is_some());
    let seen = view.looked_at(owner.unwrap_or(view.seat()));
    let (mut bad, mut all) = (0, 0);
    for kind in seen {
        all += 1;
        bad += usize::from(mind.is_dead(kind) || mind.is_copper(kind));
    }
    let discard = (2 * bad > all) == owner.is_none_or(|owner| owner == view.seat());
    mind.choose(usize::from(!discard), reply);
}

/// Takes an Action from the trash.
pub(super) fn lurker(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    let view = mind.view;
    let waits = view.trash().any(|kind| mind.types(kind).has(Type::Action) && mind.value(kind) > 0);
    match mind.question.verb {
        Verb::Option => mind.choose(usize::from(waits), reply),
        // A cheap Action does not help the next player much.
        Verb::Trash => {
            mind.rank_kinds(|mind, kind| -mind.value(kind));
            mind.pick(1, reply);
        }
        _ => by_verb(mind, reply),
    }
}

/// The number of Coppers on the mat with which Miser pays more than a Gold.
const MISER_PAYS: usize = 4;

pub(super) fn miser(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    let view = mind.view;
    let saved = view.mat(view.seat(), Mat::TAVERN).flatten();
    let coppers = saved.filter(|&kind| mind.is_copper(kind)).count();
    let pays = coppers >= MISER_PAYS || !mind.has_copper();
    mind.decide_option(usize::from(pays), reply);
}

/// Trashes bad cards in hand, then Coppers in play, as long as money is left.
pub(super) fn monastery(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    if mind.question.verb != Verb::Option {
        return by_verb(mind, reply);
    }
    let bad = mind.junk_in_hand() > 0;
    let rich = mind.tally.money(mind.view) > 10;
    let wanted = |text: &str| match text {
        "trash a card from hand" => bad,
        "no" => true,
        _ => rich,
    };
    let listed = mind.question.options.listed();
    let at = listed
        .iter()
        .position(|choice| matches!(*choice, Choice::Instruction { text, .. } if wanted(text)));
    mind.choose(at.unwrap_or(usize::MAX), reply);
}

/// Takes the cards that it has stored.
pub(super) fn quartermaster(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    let view = mind.view;
    let stored = view.set_aside(view.seat()).next().is_some();
    mind.decide_option(usize::from(stored), reply);
}

/// Draws every third turn.
pub(super) fn sinister_plot(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    let view = mind.view;
    let round = view.turn().number as usize / view.players().count();
    mind.decide_option(usize::from(round.is_multiple_of(3)), reply);
}

/// Trashes a Copper; without one it takes the Key.
pub(super) fn treasurer(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    let option = if mind.has_copper() { 0 } else { 2 };
    mind.decide_option(option, reply);
}
