//! The questions that cards ask.

use crate::game::{Flow, Game, Handful};
use crate::ids::{CardId, Kind, KindSet, PileId, PileSet, Player, PlayerSet};
use crate::question::{Choice, Verb};
use crate::state::{Later, Modifier, State};
use crate::zone::Zone;
use smallvec::SmallVec;

/// How many may be picked.
#[derive(Clone, Copy, Debug)]
pub struct HowMany {
    min: usize,
    max: usize,
}

/// Exactly `n`, or as many as there are.
pub const fn exactly(n: usize) -> HowMany {
    HowMany { min: n, max: n }
}

/// Any number up to `n`, none included.
pub const fn up_to(n: usize) -> HowMany {
    HowMany { min: 0, max: n }
}

/// From `least` to `most`, or as many as there are.
pub const fn between(least: usize, most: usize) -> HowMany {
    HowMany { min: least, max: most }
}

/// Any number, none included.
pub const ANY_NUMBER: HowMany = HowMany { min: 0, max: usize::MAX };

/// All there are.
pub const ALL: HowMany = HowMany { min: usize::MAX, max: usize::MAX };

/// The cards that are not among those `gone`.
pub fn without(cards: &[CardId], gone: &[CardId]) -> Handful {
    cards.iter().copied().filter(|card| !gone.contains(card)).collect()
}

/// Every card will do.
pub fn any_card(_: &State, _: CardId) -> bool {
    true
}

impl Game<'_> {
    /// Asks `who` to pick cards from `zone`.
    pub fn choose_cards(
        &mut self,
        who: Player,
        verb: Verb,
        zone: Zone,
        many: HowMany,
        wanted: impl Fn(&State, CardId) -> bool,
    ) -> Flow<Handful> {
        // A player who picks from their discard pile looks through all of it.
        if zone == Zone::Discard(who) {
            self.look_through_discard(who);
        }
        let mut cards = Handful::new();
        for card in self.state.cards.in_zone(zone) {
            if wanted(&self.state, card) {
                cards.push(card);
            }
        }
        let zone = Some(zone).filter(|_| !cards.is_empty());
        self.choose_in(who, verb, zone, &cards, many)
    }

    /// Asks `who` to pick cards from their hand.
    pub(crate) fn choose_from_hand(
        &mut self,
        who: Player,
        verb: Verb,
        many: HowMany,
    ) -> Flow<Handful> {
        // Unless somebody else knows a card, or something was set up for one, a copy is as good as another, and the counts say
        // what there is.
        let State { rules, cards, later, .. } = &self.state;
        if !rules.goes_by_counts || cards.some_seen() || !later.is_empty() {
            return self.choose_cards(who, verb, Zone::Hand(who), many, any_card);
        }
        self.question.begin(who, verb, self.asker());
        let Self { state, question, .. } = self;
        state.cards.may_hold(who).for_each(|kind| {
            question.options.offer_copies(kind, state.cards.held(who, kind));
        });
        let cards = question.options.listed_cards();
        question.zone = Some(Zone::Hand(who)).filter(|_| cards > 0);
        question.min = many.min.min(cards as usize) as u16;
        question.max = many.max.min(cards as usize) as u16;
        self.ask()?;
        let mut picked = Handful::new();
        for &pick in self.reply.indices() {
            let Choice::Card { kind, .. } = self.question.options.listed[pick as usize] else {
                unreachable!("a choice among cards offers only cards")
            };
            let card = self.state.cards.first_in_hand(who, kind, &picked);
            picked.push(card.expect("an option counts the cards it stands for"));
        }
        Ok(picked)
    }

    /// Asks `who` to pick among `cards`, wherever they are. Those that cannot be told apart are one option with a
    /// count.
    pub fn choose_among(
        &mut self,
        who: Player,
        verb: Verb,
        cards: &[CardId],
        many: HowMany,
    ) -> Flow<Handful> {
        let zone = self.state.cards.common_zone(cards);
        self.choose_in(who, verb, zone, cards, many)
    }

    /// Asks `who` to pick among `cards`, all of which lie in `zone` if that is one.
    fn choose_in(
        &mut self,
        who: Player,
        verb: Verb,
        zone: Option<Zone>,
        cards: &[CardId],
        many: HowMany,
    ) -> Flow<Handful> {
        self.question.begin(who, verb, self.asker());
        self.question.zone = zone;
        for &card in cards {
            // A player who picks among cards looks at them, even in a discard pile that was turned over unseen.
            self.state.cards.show(card, PlayerSet::only(who));
        }
        self.offer_cards(cards);
        self.question.min = many.min.min(cards.len()) as u16;
        self.question.max = many.max.min(cards.len()) as u16;
        self.ask()?;
        Ok(self.picked_among(cards))
    }

    /// Asks `who` to pick at most one card from `zone`.
    pub fn choose_card(
        &mut self,
        who: Player,
        verb: Verb,
        zone: Zone,
        many: HowMany,
        wanted: impl Fn(&State, CardId) -> bool,
    ) -> Flow<Option<CardId>> {
        Ok(self.choose_cards(who, verb, zone, many, wanted)?.first().copied())
    }

    /// Asks `who` whether they want to do something with a card.
    pub fn may_with(&mut self, who: Player, verb: Verb, card: CardId) -> Flow<bool> {
        Ok(!self.choose_among(who, verb, &[card], up_to(1))?.is_empty())
    }

    /// Asks `who` in which order cards go; the first of the answer goes first.
    pub fn choose_order(&mut self, who: Player, verb: Verb, cards: &[CardId]) -> Flow<Handful> {
        self.question.begin(who, verb, self.asker());
        self.question.zone = self.state.cards.common_zone(cards);
        self.offer_cards(cards);
        self.question.min = cards.len() as u16;
        self.question.max = cards.len() as u16;
        self.question.ordered = true;
        self.ask()?;
        Ok(self.picked_among(cards))
    }

    /// Asks `who` to pick one of `piles`.
    pub fn choose_pile(&mut self, who: Player, verb: Verb, piles: PileSet) -> Flow<Option<PileId>> {
        self.question.begin(who, verb, self.asker());
        self.question.options.piles = piles;
        self.question.min = u16::from(!piles.is_empty());
        self.question.max = self.question.min;
        self.ask()?;
        Ok(self.reply.first().and_then(|index| piles.nth(index)))
    }

    /// Asks `who` to pick one of several kinds of card, wherever such cards are.
    pub fn choose_kind(&mut self, who: Player, verb: Verb, kinds: &[Kind]) -> Flow<Option<Kind>> {
        self.question.begin(who, verb, self.asker());
        self.question.options.listed.extend(kinds.iter().map(|&kind| Choice::Name(kind)));
        self.question.min = u16::from(!kinds.is_empty());
        self.question.max = self.question.min;
        self.ask()?;
        Ok(self.reply.first().map(|index| kinds[index]))
    }

    /// Asks `who` to pick one of several instructions; any may be picked, even one that cannot be carried out.
    pub fn choose_option(&mut self, who: Player, options: &[&'static str]) -> Flow<usize> {
        self.question.begin(who, Verb::Option, self.asker());
        self.offer_instructions(options);
        self.ask()?;
        Ok(self.reply.indices()[0] as usize)
    }

    /// Asks `who` to choose `n` different ones of several instructions ("choose one"), which come in the order in which
    /// they are printed. One that lets them choose more of the card that is resolving is heeded.
    pub fn choose_options(
        &mut self,
        who: Player,
        n: usize,
        options: &[&'static str],
    ) -> Flow<SmallVec<[usize; 4]>> {
        let play = self.followed_play(who).map(|play| play.id);
        let more = play.map_or(0, |play| self.state.times_modified(play, Modifier::MoreOptions));
        self.question.begin(who, Verb::Option, self.asker());
        self.offer_instructions(options);
        self.question.min = n.min(options.len()) as u16;
        self.question.max = (n + more).min(options.len()) as u16;
        self.ask()?;
        let picked = self.reply.indices().iter();
        let mut chosen: SmallVec<[usize; 4]> = picked.map(|&index| index as usize).collect();
        chosen.sort_unstable();
        Ok(chosen)
    }

    /// Asks `who` to pick one of `piles`, or none.
    pub fn may_choose_pile(
        &mut self,
        who: Player,
        verb: Verb,
        piles: PileSet,
    ) -> Flow<Option<PileId>> {
        self.question.begin(who, verb, self.asker());
        self.question.options.piles = piles;
        self.question.min = 0;
        self.question.max = u16::from(!piles.is_empty());
        self.ask()?;
        Ok(self.reply.first().and_then(|index| piles.nth(index)))
    }

    /// Asks `who` for a number.
    pub fn choose_amount(
        &mut self,
        who: Player,
        what: &'static str,
        least: u16,
        most: u16,
    ) -> Flow<u16> {
        self.question.begin(who, Verb::Amount, self.asker());
        self.question.what = what;
        self.question.options.listed.extend((least..=most).map(Choice::Amount));
        self.ask()?;
        Ok(least + self.reply.indices()[0])
    }

    /// Asks `who` for a number, or none.
    pub fn may_choose_amount(
        &mut self,
        who: Player,
        what: &'static str,
        least: u16,
        most: u16,
    ) -> Flow<Option<u16>> {
        self.question.begin(who, Verb::Amount, self.asker());
        self.question.what = what;
        self.question.options.listed.extend((least..=most).map(Choice::Amount));
        self.question.min = 0;
        self.ask()?;
        Ok(self.reply.indices().first().map(|&index| least + index))
    }

    /// Asks `who` whether they want to.
    pub fn may(&mut self, who: Player, what: &'static str) -> Flow<bool> {
        Ok(self.choose_option(who, &[what, "no"])? == 0)
    }

    /// Offers instructions, each by its place in the list.
    fn offer_instructions(&mut self, options: &[&'static str]) {
        let numbered = (0..).zip(options).map(|(nth, &text)| Choice::Instruction { nth, text });
        self.question.options.listed.extend(numbered);
    }

    /// Offers cards, and nothing else: copies are one option, in the order of their kinds.
    fn offer_cards(&mut self, cards: &[CardId]) {
        let Self { state, question, .. } = self;
        let kinds = cards.iter().map(|&card| state.kind(card));
        if state.rules.kinds.len() > KindSet::CAPACITY {
            kinds.for_each(|kind| question.options.offer_card(kind));
            return;
        }
        // Counting without a question about each card spares the processor wrong guesses.
        let mut counts = [0_u16; KindSet::CAPACITY];
        let mut offered = KindSet::NONE;
        for kind in kinds {
            counts[KindSet::bit(kind)] += 1;
            offered = offered.union(KindSet::only(kind));
        }
        offered.for_each(|kind| question.options.offer_copies(kind, counts[KindSet::bit(kind)]));
    }

    /// The cards that were picked. Of copies, each pick takes one that nothing was set up for, if there is such a copy:
    /// a second Scheme means another card than the first. Of those it takes the copy that most players know, so that what
    /// is seen to leave is what was known to be there, and which copy it was tells nobody anything.
    fn picked_among(&self, cards: &[CardId]) -> Handful {
        let mut left = Handful::from_slice(cards);
        let alike = matches!(self.question.zone, Some(Zone::Hand(_)))
            && !self.state.cards.some_seen()
            && self.state.later.is_empty();
        let mut take = |&pick: &u16| {
            let Choice::Card { kind, .. } = self.question.options.listed[pick as usize] else {
                unreachable!("a choice among cards offers only cards")
            };
            if alike {
                let first = left.iter().position(|&card| self.state.kind(card) == kind);
                return left.remove(first.expect("an option counts the cards it stands for"));
            }
            let (mut best, mut most) = (0, None);
            for (at, &card) in left.iter().enumerate() {
                let is_copy = self.state.kind(card) == kind;
                let fitness = is_copy.then(|| self.fitness_as_copy(card));
                (best, most) = if fitness > most { (at, fitness) } else { (best, most) };
            }
            assert!(most.is_some(), "an option counts the cards it stands for");
            left.remove(best)
        };
        self.reply.indices().iter().map(&mut take).collect()
    }

    /// How well a card stands for its copies: whether nothing was set up for it, and how many players know it.
    #[inline]
    fn fitness_as_copy(&self, card: CardId) -> (bool, usize) {
        let is_meant = |row: &Later| row.memo.card.is_some_and(|it| it.card == card);
        let is_free = !self.state.later.iter().any(is_meant);
        (is_free, self.state.cards.known(card).len())
    }
}
