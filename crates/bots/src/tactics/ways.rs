//! Decides when to follow a Way instead of the played card's own instructions.

use fief_engine::ids::{Kind, PileSet};
use fief_engine::question::{Reply, Verb};
use fief_engine::state::Phase;
use smallvec::SmallVec;

use super::by_verb;
use super::mind::Mind;

/// An Action that is being played, or could be.
#[derive(Clone, Copy, Debug)]
pub(super) struct Played {
    kind: Kind,
    /// Whether the card is still in hand and the Action for it not yet spent.
    in_hand: bool,
}

/// Decides whether a Way does more for the player than the card itself.
pub(super) type Instead = fn(&mut Mind<'_, '_>, Kind, Played) -> bool;

impl Mind<'_, '_> {
    /// The option of a Way that does more than the card just played.
    #[cold]
    pub(super) fn way_instead(&mut self) -> Option<usize> {
        let view = self.view;
        let kind = view.in_play(view.seat()).last()?;
        let listed = self.question.options.listed();
        let helps = |&choice: &_| {
            let way = view.kind_of_choice(choice).filter(|way| self.tactics.ways.contains(way));
            way.is_some_and(|way| self.way_helps(way, Played { kind, in_hand: false }))
        };
        listed.iter().position(helps)
    }

    /// Returns whether a card that does no good by itself is useful with a Way.
    #[cold]
    pub(super) fn has_a_way_for(&mut self, kind: Kind) -> bool {
        let ways: SmallVec<[Kind; 2]> = self.tactics.ways.iter().copied().collect();
        ways.into_iter().any(|way| self.way_helps(way, Played { kind, in_hand: true }))
    }

    fn way_helps(&mut self, way: Kind, played: Played) -> bool {
        let turn = self.view.turn();
        // In the turns of others and after the Action phase, the bot knows nothing about what comes next.
        if turn.player != self.view.seat() || turn.phase != Phase::Action {
            return false;
        }
        let instead = self.tactics.knack(way).and_then(|knack| knack.instead);
        instead.is_some_and(|instead| instead(self, way, played))
    }

    /// The Actions left after a card has been played, without those that it gives.
    fn left_after(&self, played: Played) -> i32 {
        self.actions() - i32::from(played.in_hand)
    }

    /// Scores the best terminal Actions in hand that can still be played if the played card has the effect of a card
    /// of this kind.
    fn then_played(&mut self, kind: Kind, played: Played) -> i32 {
        let room = self.left_after(played) + i32::from(self.look_up(kind, |it| it.actions));
        let mut out = played.in_hand.then_some(played.kind);
        let mut others: SmallVec<[i32; 8]> = SmallVec::new();
        for other in self.view.hand() {
            if out == Some(other) {
                out = None;
            } else if self.is_terminal(other) && self.does_good(other) {
                others.push(self.merit(other));
            }
        }
        others.sort_unstable_by(|a, b| b.cmp(a));
        let time = usize::try_from(room).unwrap_or_default();
        others.iter().take(time).sum()
    }

    /// Returns whether the present coins buy the card that the list wants most.
    fn buys_best(&mut self) -> bool {
        let coins = self.coins();
        self.plan.rank_at(self.view, self.tally, coins) == 0
    }

    fn merit(&mut self, kind: Kind) -> i32 {
        let urgent = if self.is_urgent(kind) { URGENT } else { 0 };
        urgent + self.look_up(kind, |traits| traits.terminal_score)
    }

    /// The coins that a drawn card brings as a Treasure, in hundredths.
    fn coins_drawn(&self) -> i32 {
        let view = self.view;
        let mut counts: SmallVec<[u16; 64]> = view.own_counts().iter().copied().collect();
        for kind in view.hand().chain(view.in_play(view.seat())) {
            let count = &mut counts[kind.index()];
            *count = count.saturating_sub(1);
        }
        let (mut cards, mut coins) = (0, 0);
        for kind in view.rules().kinds() {
            let count = i32::from(counts[kind.index()]);
            cards += count;
            coins += count * i32::from(self.look_up(kind, |it| it.treasure_coins));
        }
        if cards > 0 { 100 * coins / cards } else { 0 }
    }
}

/// The extra worth of a card that should be played soon.
const URGENT: i32 = 40;

/// Uses the set-aside card instead of a card that does nothing now, or if another card can be played beside it then.
pub(super) fn mouse(mind: &mut Mind<'_, '_>, way: Kind, played: Played) -> bool {
    let Some(mouse) = mind.view.rules().companions_of(way).next() else { return false };
    if !mind.does_good(mouse) {
        return false;
    }
    if !mind.does_good(played.kind) || mind.value(played.kind) < 0 {
        return true;
    }
    let more = mind.then_played(mouse, played) - mind.then_played(played.kind, played);
    more > 0 && mind.merit(mouse) + more > mind.merit(played.kind)
}

/// Uses a small effect instead of a card that does no good now or is better gone.
pub(super) fn plain(mind: &mut Mind<'_, '_>, _: Kind, played: Played) -> bool {
    !mind.does_good(played.kind) || mind.value(played.kind) < 0
}

/// Takes coins instead of cards that bring less, and cards instead of fewer coins.
pub(super) fn chameleon(mind: &mut Mind<'_, '_>, _: Kind, played: Played) -> bool {
    if played.in_hand {
        // The Way does not make a harmful card good.
        return false;
    }
    let (cards, coins, actions) = mind.look_up(played.kind, |it| {
        (i32::from(it.cards), i32::from(it.coins), i32::from(it.actions))
    });
    let can_play = mind.left_after(played) + actions > 0;
    // A player who can still play what they draw wants to draw.
    let wants_cards = can_play || mind.coins_drawn() > 100;
    if wants_cards { coins > cards } else { cards > coins }
}

/// Exchanges a card that does nothing now for a card that costs $1 more and that the list prefers; near the end any
/// card that this turn's buy does not need, for points.
pub(super) fn butterfly(mind: &mut Mind<'_, '_>, _: Kind, played: Played) -> bool {
    let (view, kind) = (mind.view, played.kind);
    let rules = view.rules();
    let Some(home) = rules.pile_named(view.definition(kind).name) else { return false };
    let cost = view.cost(kind).plus(1);
    let costs_that = |pile: &_| view.top_of(*pile).is_some_and(|top| view.cost(top) == cost);
    let in_supply = view.piles().filter(|&pile| rules.pile(pile).supply);
    let mut offered: PileSet = in_supply.filter(costs_that).collect();
    // The list must not prefer the very card that is returned.
    offered.insert(home);
    mind.tally.remove(view, kind);
    let wanted = mind.plan.wanted(view, mind.tally, offered);
    mind.tally.forget();
    let wanted = wanted.filter(|&pile| pile != home);
    let Some(gained) = wanted.and_then(|pile| view.top_of(pile)) else { return false };
    if mind.is_dead(gained) { mind.is_late() && mind.buys_best() } else { !mind.does_good(kind) }
}

/// Returns the card: whoever chose the Way wants that.
pub(super) fn return_it(mind: &mut Mind<'_, '_>, reply: &mut Reply) {
    match mind.question.verb {
        Verb::Return => mind.take_first(reply),
        _ => by_verb(mind, reply),
    }
}
