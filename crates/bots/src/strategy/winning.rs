//! Ends the game this turn if that wins it.

use std::cmp::Reverse;

use fief_engine::ids::PileId;
use fief_engine::view::View;
use smallvec::SmallVec;

/// A pile, how many cards are left in it, and what they cost together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Rest {
    cost: u32,
    cards: usize,
    pile: PileId,
}

/// A pile to buy from so that this turn's coins and Buys end the game with a victory, if they can.
#[inline]
pub(super) fn winning_end(view: View<'_>) -> Option<PileId> {
    let buys = usize::from(view.pools(view.seat()).buys);
    let few = |pile: PileId| {
        view.rules().definition(view.rules().pile(pile).kind).ends_game
            && view.pile_len(pile) <= buys
    };
    let near = view.empty_supply_piles() + buys >= view.piles_to_end();
    if !near && !view.piles().any(few) {
        return None;
    }
    find(view, buys)
}

#[cold]
#[inline(never)]
fn find(view: View<'_>, buys: usize) -> Option<PileId> {
    let coins = u32::from(view.pools(view.seat()).coins);
    let rules = view.rules();
    let mut rests: SmallVec<[Rest; 16]> = SmallVec::new();
    for pile in view.piles().filter(|&pile| rules.pile(pile).supply) {
        let Some(rest) = rest_of(view, pile) else { continue };
        if rest.cards > buys || rest.cost > coins {
            continue;
        }
        if rules.definition(rules.pile(pile).kind).ends_game && wins(view, &[rest]) {
            return Some(pile);
        }
        rests.push(rest);
    }
    let missing = view.piles_to_end().saturating_sub(view.empty_supply_piles());
    rests.sort_unstable();
    let cheapest = rests.get(..missing).filter(|_| missing > 0)?;
    let cards: usize = cheapest.iter().map(|rest| rest.cards).sum();
    let cost: u32 = cheapest.iter().map(|rest| rest.cost).sum();
    (cards <= buys && cost <= coins && wins(view, cheapest)).then(|| cheapest[0].pile)
}

/// The rest of a pile, if coins alone buy it and all its cards cost the same.
fn rest_of(view: View<'_>, pile: PileId) -> Option<Rest> {
    let cards = view.pile_len(pile);
    let cost = view.cost(view.top_of(pile)?);
    let plain = cost.potions == 0 && cost.debt == 0;
    plain.then(|| Rest { cost: cards as u32 * u32::from(cost.coins), cards, pile })
}

/// Returns whether the player would be ahead of everybody with all these cards: more points, or as many and fewer
/// turns.
fn wins(view: View<'_>, rests: &[Rest]) -> bool {
    let now = view.own_score();
    let more = |rest: &Rest| (view.score_after_gaining(rest.pile) - now) * rest.cards as i32;
    let mine = now + rests.iter().map(more).sum::<i32>();
    let turns = |player| Reverse(view.pools(player).turns);
    let mine = (mine, turns(view.seat()));
    view.others().all(|other| (view.score(other), turns(other)) < mine)
}
