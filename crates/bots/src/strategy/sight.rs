//! The figures that conditions ask for, as the player sees them.

use fief_engine::ids::{Kind, PileId};
use fief_engine::setup::Rules;
use fief_engine::types::Type;
use fief_engine::view::View;

use super::condition::{Amount, Condition, Figure, Group};

/// A card of the game at hand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Here {
    pub(crate) kind: Kind,
    /// The pile; an Event or Project has none.
    pub(crate) pile: Option<PileId>,
}

/// The number of cards of each kind that the player owns, or is supposed to own.
#[derive(Clone, Debug)]
pub(crate) struct Tally {
    /// The counts that replace the real ones if `supposes` is set.
    supposed: Vec<u16>,
    supposes: bool,
    /// The coins printed on each kind.
    coins: Vec<u16>,
}

impl Tally {
    pub(crate) fn new(rules: &Rules) -> Self {
        let coins = rules.kinds().map(|kind| rules.definition(kind).plus.coins);
        Self { supposed: Vec::new(), supposes: false, coins: coins.collect() }
    }

    /// Begins a new decision with the cards that the player really owns.
    #[inline]
    pub(crate) fn forget(&mut self) {
        self.supposes = false;
    }

    /// The counts, by kind.
    #[inline]
    pub(crate) fn counts<'a>(&'a self, view: View<'a>) -> &'a [u16] {
        if self.supposes { &self.supposed } else { view.own_counts() }
    }

    /// Supposes that the player owns one card of a kind less, until the next decision.
    pub(crate) fn remove(&mut self, view: View<'_>, kind: Kind) {
        if !self.supposes {
            self.supposed.clear();
            self.supposed.extend_from_slice(view.own_counts());
            self.supposes = true;
        }
        let owned = &mut self.supposed[kind.index()];
        *owned = owned.saturating_sub(1);
    }

    /// The coins printed on all the player's cards.
    pub(crate) fn money(&self, view: View<'_>) -> u32 {
        let owned = self.counts(view).iter().zip(&self.coins);
        owned.map(|(&n, &coins)| u32::from(n) * u32::from(coins)).sum()
    }
}

/// Returns whether a card is an Action that gives no Action back.
pub(crate) fn is_terminal(view: View<'_>, kind: Kind) -> bool {
    view.types(kind).has(Type::Action) && view.definition(kind).plus.actions == 0
}

/// A view of the game for evaluating one list.
pub(crate) struct Sight<'v, 't> {
    pub(crate) view: View<'v>,
    pub(crate) tally: &'t Tally,
    /// The number of cards of each kind that the player owns, or is supposed to own.
    pub(crate) counts: &'t [u16],
    pub(crate) province: PileId,
    pub(crate) buying: bool,
    /// The coins to evaluate with.
    pub(crate) coins: u16,
}

impl Sight<'_, '_> {
    #[inline]
    pub(crate) fn holds(&mut self, condition: &Condition<Here>) -> bool {
        match condition {
            Condition::Always => true,
            Condition::Compare(left, how, right) => {
                how.holds(self.amount(left), self.amount(right))
            }
            Condition::Buying => self.buying,
            Condition::Not(inner) => !self.holds(inner),
            Condition::And(pair) => self.holds(&pair[0]) && self.holds(&pair[1]),
            Condition::Or(pair) => self.holds(&pair[0]) || self.holds(&pair[1]),
        }
    }

    #[inline]
    fn amount(&mut self, amount: &Amount<Here>) -> f64 {
        match amount {
            Amount::Number(number) => *number,
            Amount::Figure(Figure::Provinces) => self.view.pile_len(self.province) as f64,
            Amount::Own(Group::Card(card)) => self.owned(card.kind),
            Amount::Pile(card) => card.pile.map_or(0.0, |pile| self.view.pile_len(pile) as f64),
            other => self.rarer(other),
        }
    }

    fn rarer(&mut self, amount: &Amount<Here>) -> f64 {
        match amount {
            Amount::Own(group) => self.own(*group),
            Amount::InHand(group) => self.among(*group, self.view.hand()),
            Amount::InPlay(group) => self.among(*group, self.view.in_play(self.view.seat())),
            Amount::Figure(figure) => self.figure(*figure),
            Amount::Sum(pair) => self.amount(&pair[0]) + self.amount(&pair[1]),
            Amount::Difference(pair) => self.amount(&pair[0]) - self.amount(&pair[1]),
            Amount::Product(pair) => self.amount(&pair[0]) * self.amount(&pair[1]),
            Amount::Quotient(pair) => self.amount(&pair[0]) / self.amount(&pair[1]),
            Amount::Number(_) | Amount::Pile(_) => self.amount(amount),
        }
    }

    fn belongs(&self, kind: Kind, group: Group<Here>) -> bool {
        match group {
            Group::Card(card) => card.kind == kind,
            Group::Type(of) => self.view.types(kind).has(of),
            Group::Terminal => is_terminal(self.view, kind),
        }
    }

    #[inline]
    fn owned(&self, kind: Kind) -> f64 {
        f64::from(self.counts[kind.index()])
    }

    fn own(&mut self, group: Group<Here>) -> f64 {
        if let Group::Card(card) = group {
            return self.owned(card.kind);
        }
        let mut owned = 0;
        for kind in self.view.rules().kinds() {
            if self.belongs(kind, group) {
                owned += self.counts[kind.index()];
            }
        }
        f64::from(owned)
    }

    fn spare_actions(&self) -> i32 {
        let view = self.view;
        let spared = |kind: Kind| {
            let card = view.definition(kind);
            let spared = i32::from(card.plus.actions) - 1;
            if card.types.has(Type::Action) { spared } else { 0 }
        };
        let owned = |kind: Kind| i32::from(self.counts[kind.index()]);
        view.rules()
            .kinds()
            .filter(|&kind| owned(kind) > 0)
            .map(|kind| owned(kind) * spared(kind))
            .sum()
    }

    fn among(&self, group: Group<Here>, kinds: impl Iterator<Item = Kind>) -> f64 {
        kinds.filter(|&kind| self.belongs(kind, group)).count() as f64
    }

    fn figure(&mut self, figure: Figure) -> f64 {
        let view = self.view;
        let pools = view.pools(view.seat());
        match figure {
            Figure::Coins => f64::from(self.coins),
            Figure::Buys => f64::from(pools.buys),
            Figure::Actions => f64::from(pools.actions),
            Figure::Turn => f64::from(pools.turns),
            Figure::Provinces => view.pile_len(self.province) as f64,
            Figure::Money => f64::from(self.tally.money(view)),
            Figure::Deck => view.own_cards_len() as f64,
            Figure::Hand => view.hand_len(view.seat()) as f64,
            Figure::Score => f64::from(view.own_score()),
            Figure::Lead => {
                let best = view.others().map(|other| view.score(other)).max().unwrap_or_default();
                f64::from(view.own_score() - best)
            }
            Figure::EmptyPiles => view.empty_supply_piles() as f64,
            Figure::GainsToEnd => gains_to_end(view, self.province) as f64,
            Figure::Players => view.rules().players() as f64,
            Figure::SpareActions => f64::from(self.spare_actions()),
        }
    }
}

/// Counts the gains that would end the game: the Provinces left, or the cards of as many of the smallest piles as it
/// takes.
pub(crate) fn gains_to_end(view: View<'_>, province: PileId) -> usize {
    let mut smallest = [usize::MAX / 8; 4];
    for pile in view.piles().filter(|&pile| view.rules().pile(pile).supply) {
        let mut size = view.pile_len(pile);
        for place in &mut smallest {
            if size < *place {
                std::mem::swap(&mut size, place);
            }
        }
    }
    let piles: usize = smallest[..view.piles_to_end()].iter().sum();
    piles.min(view.pile_len(province))
}
