//! A strategy prepared for one game: piles and kinds instead of names.

use fief_engine::card::Card;
use fief_engine::ids::{Kind, PileId, PileSet};
use fief_engine::question::{Choice, Pick, Question};
use fief_engine::setup::Rules;
use fief_engine::view::View;

use super::error::Unplayable;
use super::sight::{Here, Sight, Tally, gains_to_end};
use super::when::When;
use super::winning::winning_end;
use super::{Line, Permission, Strategy};

/// A line of a list, with its pile in this game.
#[derive(Clone, Debug)]
struct Entry {
    card: Here,
    when: When,
}

/// The lists of a strategy, with the piles of a game.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    buy: Vec<Entry>,
    gain: Option<Vec<Entry>>,
    play: Vec<Entry>,
    hold: Vec<Entry>,
    trash: Option<Vec<Entry>>,
    province: PileId,
    losing_end: Permission,
    penultimate_province: Permission,
    takes_winning_end: bool,
    /// The piles that the buy list names, if it names nothing else.
    only: Option<PileSet>,
    /// Whether every card of the buy list has a Supply pile.
    buys_only_supply: bool,
}

impl Plan {
    pub(crate) fn new(strategy: &Strategy, rules: &Rules) -> Result<Self, Unplayable> {
        let province = rules.pile_named("Province").expect("every game has Provinces");
        let mut finder = Finder { rules, province, missing: Vec::new() };
        for card in &strategy.needs {
            finder.find(card);
        }
        let buy = finder.list(&strategy.buy);
        let gain = strategy.gain.as_ref().map(|lines| finder.list(lines));
        let play = finder.list(&strategy.play);
        let hold = finder.list(&strategy.hold);
        let trash = strategy.trash.as_ref().map(|lines| finder.list(lines));
        if !finder.missing.is_empty() {
            return Err(Unplayable { strategy: strategy.name.clone(), missing: finder.missing });
        }
        let only = buy.iter().map(|entry| entry.card.pile).collect();
        let in_supply = |entry: &Entry| entry.card.pile.is_some_and(|pile| rules.pile(pile).supply);
        let buys_only_supply = buy.iter().all(in_supply);
        let Strategy { losing_end, penultimate_province, takes_winning_end, .. } = *strategy;
        Ok(Self {
            buy,
            gain,
            play,
            hold,
            trash,
            province,
            losing_end,
            penultimate_province,
            takes_winning_end,
            only,
            buys_only_supply,
        })
    }

    fn sight<'v: 't, 't>(&self, view: View<'v>, tally: &'t Tally) -> Sight<'v, 't> {
        let coins = view.pools(view.seat()).coins;
        let counts = tally.counts(view);
        Sight { view, tally, counts, province: self.province, buying: false, coins }
    }

    /// The option of a question in the Buy phase that the list wants most: a pile, an Event or a Project.
    #[inline]
    pub(crate) fn buy(&self, view: View<'_>, tally: &Tally, question: &Question) -> Option<Pick> {
        let offered = question.options.piles();
        self.first_wanted(view, tally, offered, Pick::pile, |card| pick_for(question, card))
    }

    /// The pile that the list wants most in a Buy phase that offers piles only.
    #[inline]
    pub(crate) fn pile_to_buy(
        &self,
        view: View<'_>,
        tally: &Tally,
        offered: PileSet,
    ) -> Option<PileId> {
        let pile_of = |card: Here| card.pile.filter(|&pile| offered.contains(pile));
        self.first_wanted(view, tally, offered, |pile| pile, pile_of)
    }

    /// The option that the list wants most: `find` gives a card on offer, `of_pile` one of these piles.
    #[inline]
    fn first_wanted<T>(
        &self,
        view: View<'_>,
        tally: &Tally,
        offered: PileSet,
        of_pile: impl Fn(PileId) -> T,
        find: impl Fn(Here) -> Option<T>,
    ) -> Option<T> {
        if self.takes_winning_end
            && let Some(pile) = winning_end(view).filter(|&pile| offered.contains(pile))
        {
            return Some(of_pile(pile));
        }
        // A player with a Buy but no coins left is offered Copper and Curse, which few lists contain.
        if self.only.is_some_and(|piles| !piles.contains_any(offered)) {
            return None;
        }
        let mut sight = self.sight(view, tally);
        sight.buying = true;
        self.buy.iter().find_map(|entry| {
            let wanted = find(entry.card)?;
            let refused = || entry.card.pile.is_some_and(|pile| self.refuses(view, pile));
            (entry.when.holds(&mut sight) && !refused()).then_some(wanted)
        })
    }

    /// The offered pile that the gain list wants most.
    pub(crate) fn wanted(&self, view: View<'_>, tally: &Tally, offered: PileSet) -> Option<PileId> {
        let list = self.gain.as_ref().unwrap_or(&self.buy);
        let mut sight = self.sight(view, tally);
        let mut wanted = list.iter().filter_map(|entry| {
            let pile = entry.card.pile.filter(|&pile| offered.contains(pile))?;
            (entry.when.holds(&mut sight) && !self.refuses(view, pile)).then_some(pile)
        });
        wanted.next()
    }

    /// The place in the buy list of the card that `coins` would buy; the list's length if they buy nothing.
    pub(crate) fn rank_at(&self, view: View<'_>, tally: &Tally, coins: u16) -> usize {
        let mut sight = self.sight(view, tally);
        (sight.buying, sight.coins) = (true, coins);
        let within = view.within_coins(coins).filter(|_| self.buys_only_supply);
        let could = |entry: &Entry| {
            if let (Some(within), Some(pile)) = (within, entry.card.pile) {
                return within.contains(pile);
            }
            let kind = entry.card.pile.map_or(Some(entry.card.kind), |pile| view.top_of(pile));
            kind.is_some_and(|kind| {
                let cost = view.cost(kind);
                u16::from(cost.coins) <= coins && cost.potions == 0
            })
        };
        let place = self.buy.iter().position(|entry| could(entry) && entry.when.holds(&mut sight));
        place.unwrap_or(self.buy.len())
    }

    /// The fewest Coffers that buy the best card within reach of Coffers; 0 if they buy nothing better.
    pub(crate) fn coffers_to_spend(&self, view: View<'_>, tally: &Tally) -> u16 {
        let pools = view.pools(view.seat());
        let spent =
            (0..=pools.coffers).min_by_key(|spent| self.rank_at(view, tally, pools.coins + spent));
        spent.unwrap_or_default()
    }

    /// Returns whether the buy list contains this pile, under whatever condition.
    pub(crate) fn names(&self, pile: PileId) -> bool {
        self.buy.iter().any(|entry| entry.card.pile == Some(pile))
    }

    /// The card that `coins` would buy.
    pub(crate) fn bought_with(&self, view: View<'_>, tally: &Tally, coins: u16) -> Option<Kind> {
        self.buy.get(self.rank_at(view, tally, coins)).map(|entry| entry.card.kind)
    }

    /// Returns whether the strategy refuses to take from a pile because that would lose the game or let another
    /// player end it.
    #[inline]
    pub(crate) fn refuses(&self, view: View<'_>, pile: PileId) -> bool {
        match view.pile_len(pile) {
            1 => self.losing_end == Permission::Refused && ends_in_defeat(view, pile),
            2 => {
                self.penultimate_province == Permission::Refused
                    && pile == self.province
                    && self.can_take_the_lead_otherwise(view)
            }
            _ => false,
        }
    }

    /// Returns whether the player is behind, and another card of the list than a Province would change that.
    #[cold]
    fn can_take_the_lead_otherwise(&self, view: View<'_>) -> bool {
        let mine = view.own_score();
        let ahead = view.others().map(|other| view.score(other)).filter(|&score| score > mine);
        let Some(nearest) = ahead.min() else { return false };
        let others = self.buy.iter().filter_map(|entry| entry.card.pile);
        let mut others = others.filter(|&pile| pile != self.province && view.pile_len(pile) > 0);
        !has_lost_patience(view) && others.any(|pile| view.score_after_gaining(pile) > nearest)
    }

    /// The place of a card in the list of Actions to play first.
    #[inline]
    pub(crate) fn play_place(&self, view: View<'_>, tally: &Tally, kind: Kind) -> Option<usize> {
        if self.play.is_empty() {
            return None;
        }
        let mut sight = self.sight(view, tally);
        self.play.iter().position(|entry| entry.card.kind == kind && entry.when.holds(&mut sight))
    }

    /// Returns whether the strategy has a list of cards to play or not to play.
    pub(crate) fn says_what_to_play(&self) -> bool {
        !self.play.is_empty() || self.may_hold_back()
    }

    /// Returns whether there are cards that the strategy sometimes holds back.
    pub(crate) fn may_hold_back(&self) -> bool {
        !self.hold.is_empty()
    }

    /// Returns whether the strategy holds a card back now.
    #[inline]
    pub(crate) fn holds_back(&self, view: View<'_>, tally: &Tally, kind: Kind) -> bool {
        self.may_hold_back() && self.is_held_back(view, tally, kind)
    }

    fn is_held_back(&self, view: View<'_>, tally: &Tally, kind: Kind) -> bool {
        let mut sight = self.sight(view, tally);
        self.hold.iter().any(|entry| entry.card.kind == kind && entry.when.holds(&mut sight))
    }

    /// Returns whether the strategy has its own list of cards to trash.
    pub(crate) fn says_what_to_trash(&self) -> bool {
        self.trash.is_some()
    }

    /// The place of a card in the list of cards to trash.
    pub(crate) fn trash_place(&self, view: View<'_>, tally: &Tally, kind: Kind) -> Option<usize> {
        let mut sight = self.sight(view, tally);
        let list = self.trash.as_deref().unwrap_or_default();
        list.iter().position(|entry| entry.card.kind == kind && entry.when.holds(&mut sight))
    }

    /// Returns whether `gains` gains are enough to end the game.
    pub(crate) fn ends_within(&self, view: View<'_>, gains: usize) -> bool {
        view.pile_len(self.province) <= gains || gains_to_end(view, self.province) <= gains
    }
}

/// The pick that buys a card, an Event or a Project.
#[inline]
fn pick_for(question: &Question, card: Here) -> Option<Pick> {
    if let Some(pile) = card.pile {
        return question.options.piles().contains(pile).then(|| Pick::pile(pile));
    }
    let mut listed = question.options.listed().iter();
    listed.position(|choice| *choice == Choice::Landscape(card.kind)).map(Pick::option)
}

/// A game with more turns than this has stalled: real ones have 15 to 40.
const PATIENCE: u16 = 80;

/// Returns whether the game should come to an end, whoever wins it.
pub(crate) fn has_lost_patience(view: View<'_>) -> bool {
    view.pools(view.seat()).turns > PATIENCE
}

/// Returns whether taking the last card of a pile ends the game and loses it.
fn ends_in_defeat(view: View<'_>, pile: PileId) -> bool {
    ends_game(view, pile) && would_lose(view, pile) && !has_lost_patience(view)
}

/// Returns whether taking the last card of a pile ends the game.
fn ends_game(view: View<'_>, pile: PileId) -> bool {
    let rules = view.rules();
    let pile = rules.pile(pile);
    rules.definition(pile.kind).ends_game
        || pile.supply && view.empty_supply_piles() + 1 >= view.piles_to_end()
}

/// Returns whether the player would lose if the game ended with the top card of this pile theirs: somebody has more
/// points, or as many and fewer turns.
#[cold]
fn would_lose(view: View<'_>, pile: PileId) -> bool {
    let you = view.seat();
    let mine = (view.score_after_gaining(pile), std::cmp::Reverse(view.pools(you).turns));
    view.others()
        .any(|other| (view.score(other), std::cmp::Reverse(view.pools(other).turns)) > mine)
}

/// Finds the piles of a strategy's cards, and collects the cards that have none.
struct Finder<'r> {
    rules: &'r Rules,
    province: PileId,
    missing: Vec<&'static str>,
}

impl Finder<'_> {
    fn list(&mut self, lines: &[Line]) -> Vec<Entry> {
        let entry = |line: &Line| Entry {
            card: self.find(line.card),
            when: When::new(line.when.map(&mut |card| self.find(card)), self.province()),
        };
        lines.iter().map(entry).collect()
    }

    fn province(&self) -> (Kind, PileId) {
        (self.rules.pile(self.province).kind, self.province)
    }

    fn find(&mut self, card: &'static Card) -> Here {
        let pile = self.rules.pile_named(card.name);
        let kind = self.rules.kind_named(card.name);
        let kind = kind.filter(|_| pile.is_some() || card.object.is_landscape());
        if kind.is_none() && !self.missing.contains(&card.name) {
            self.missing.push(card.name);
        }
        // The missing card is reported before anybody uses this placeholder.
        let nothing = || self.rules.kind_named("Curse").expect("every game has Curses");
        Here { kind: kind.unwrap_or_else(nothing), pile }
    }
}
