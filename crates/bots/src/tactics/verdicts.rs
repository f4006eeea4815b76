//! More of what to answer to single cards: what to keep, to give away and to leave to others.

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

    /// The cards in hand that do nothing.
    pub(super) fn dead_in_hand(&self) -> usize {
        self.view.hand().filter(|&kind| self.is_dead(kind)).count()
    }

    /// How many cards in play, hand, deck and discard pile are better gone, of how many.
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

    /// Reply the place of an instruction, where the question is for one; other questions are answered by their verbs.
    fn decide_option(&mut self, option: usize, reply: &mut Reply) {
        match self.question.verb {
            Verb::Option => self.choose(option, reply),
            _ => by_verb(self, reply),
        }
    }
}

/// Whether most of three cards of the deck are better gone.
pub(super) fn deck_is_bad(mind: &mut Mind<'_, '_>, _: Kind) -> bool {
    let (junk, all) = mind.junk_of_all();
    5 * junk >= 2 * all
}

/// Whether there is another copy in hand.
pub(super) fn has_another(mind: &mut Mind<'_, '_>, kind: Kind) -> bool {
    mind.view.hand().filter(|&other| other == kind).count() > 1
}

/// An Estate is worth $4; without one, there is a new Estate, which is only good near the end.
pub(super) fn baron_pays(mind: &mut Mind<'_, '_>, _: Kind) -> bool {
    let estate = mind.view.rules().kind_named("Estate");
    mind.is_late() || mind.view.hand().any(|kind| Some(kind) == estate)
}

/// A Curse is a fair price only for something dear that could not be bought otherwise.
pub(super) fn curse_pays(mind: &mut Mind<'_, '_>, kind: Kind) -> bool {
    let coins = mind.coins();
    let bought = mind.plan.bought_with(mind.view, mind.tally, coins);
    let gives = mind.look_up(kind, |traits| traits.coins);
    bought.is_some_and(|kind| mind.value(kind) > 50) && mind.would_miss(gives)
}

/// A Treasure that is better than a Copper.
pub(super) fn mint_pays(mind: &mut Mind<'_, '_>, _: Kind) -> bool {
    let view = mind.view;
    view.hand().any(|kind| mind.types(kind).has(Type::Treasure) && mind.value(kind) > 0)
}

/// Whether there is another Treasure in hand.
pub(super) fn has_other_treasure(mind: &mut Mind<'_, '_>, _: Kind) -> bool {
    let view = mind.view;
    view.hand().filter(|&kind| mind.types(kind).has(Type::Treasure)).count() > 1
}

/// In the Buy phase it is for Treasures, before that for Actions.
pub(super) fn crown_pays(mind: &mut Mind<'_, '_>, kind: Kind) -> bool {
    match mind.view.turn().phase {
        Phase::Buy => has_other_treasure(mind, kind),
        _ => mind.others_in_hand(kind).next().is_some(),
    }
}

/// How good it is to gain a copy of a card in play: another one of this would do nothing by itself.
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

/// Keeps the best card to itself, and takes the best of the others away.
pub(super) fn archer(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    if mind.question.verb == Verb::Reveal {
        mind.rank_kinds(|mind, kind| if mind.is_dead(kind) { 100 } else { -mind.value(kind) });
        mind.pick(usize::MAX, reply);
    } else {
        by_verb(mind, reply);
    }
}

/// Gives the others the worst there is.
pub(super) fn swindler(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    mind.rank_kinds(|mind, kind| -mind.value(kind));
    mind.pick(1, reply);
}

/// Goes on as long as there is a card in hand that does nothing.
pub(super) fn cave_dwellers(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    let enough = mind.dead_in_hand() == 0;
    mind.decide_option(usize::from(enough), reply);
}

/// Goes on until there is something to buy.
pub(super) fn desert_guides(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    let enough = mind.coins() > 3;
    mind.decide_option(usize::from(enough), reply);
}

/// One Favor for each bad card.
pub(super) fn peaceful_cult(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    match mind.question.verb {
        Verb::Amount => {
            let junk = mind.junk_in_hand();
            mind.choose(junk.saturating_sub(1), reply);
        }
        _ => by_verb(mind, reply),
    }
}

/// As many as do something, the best first.
pub(super) fn keep_good(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    mind.rank_kinds(|mind, kind| if mind.is_dead(kind) { -100 } else { mind.value(kind) });
    let good = mind.above(0);
    mind.pick(good, reply);
}

/// Sets aside what this turn has no use for.
pub(super) fn keep_idle(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    if mind.question.verb != Verb::SetAside {
        return by_verb(mind, reply);
    }
    mind.rank_kinds(Mind::put_back_score);
    // Two Treasures that are not needed one by one can be needed together.
    let idle = mind.above(0).min(1);
    mind.pick(idle, reply);
}

/// Sets aside what does nothing, to draw as many.
pub(super) fn grotto(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    match mind.question.verb {
        Verb::SetAside => mind.discard(reply),
        _ => by_verb(mind, reply),
    }
}

/// Puts points where they are not in the way.
pub(super) fn island(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    mind.rank_kinds(|mind, kind| {
        if mind.is_dead(kind) { 1000 + mind.view.worth(kind) } else { -mind.value(kind) }
    });
    mind.pick(1, reply);
}

/// Trashes a card that costs something, if it is bad: that brings a Gold.
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

/// A Victory card would be no better as a Curse.
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
    // A Gold while the deck is being built; later cards, unless nothing can be done with them.
    let gold = mind.is_early() && mind.view.empty_supply_piles() == 0;
    mind.decide_option(usize::from(gold), reply);
}

/// A bad card for a victim, a good one for the player.
pub(super) fn jester(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    let view = mind.view;
    // With several victims nobody says whose card it is: the next one's is as good a guess as any.
    let discarded = view.others().find_map(|other| view.discard_top(other));
    let good = discarded.is_some_and(|kind| mind.value(kind) > 0);
    mind.decide_option(usize::from(good), reply);
}

/// Names the bad card of which there are most: it is not drawn.
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

/// Trashes what is bad, discards what does nothing, plays a Treasure, and leaves the rest for the next hand.
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

/// Discards cards of which most do little, and puts those of other players back.
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

/// Takes an Action that lies in the trash.
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

/// With so many Coppers on the mat, it pays more than a Gold.
const MISER_PAYS: usize = 4;

pub(super) fn miser(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    let view = mind.view;
    let saved = view.mat(view.seat(), Mat::Tavern).flatten();
    let coppers = saved.filter(|&kind| mind.is_copper(kind)).count();
    let pays = coppers >= MISER_PAYS || !mind.has_copper();
    mind.decide_option(usize::from(pays), reply);
}

/// Trashes what is bad in hand, then Coppers in play, as long as money is left.
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

/// Takes what it has stored.
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
