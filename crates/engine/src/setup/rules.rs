//! The facts that stay the same through a whole game: its kinds of card, its piles, and what follows from them.

use std::hash::{Hash, Hasher};

use super::Setup;
use super::answering::ByTrigger;
use super::changing::ByAspect;
use super::library::RULES_MATS;
use crate::card::{Card, GainedTo, PlayFn, Plus};
use crate::cost::Cost;
use crate::event::{Listeners, Trigger};
use crate::ids::{Kind, KindSet, PileId, PileSet, Player};
use crate::question::Mixer;
use crate::state::Remembers;
use crate::types::Types;
use crate::zone::{Mat, Zone};

/// A kind of card in a game.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools)] // each is true of a kind by itself
pub(crate) struct KindInfo {
    pub(crate) card: &'static Card,
    pub(crate) cost: Cost,
    pub(crate) plus: Plus,
    pub(crate) play: Option<PlayFn>,
    /// Whether playing it only fills pools: it asks nothing, moves no card but itself, and nothing in the game answers.
    pub(crate) plain: bool,
    /// Whether playing it only gives plain bonuses, and nothing in the game answers that or the shuffle it may take.
    pub(crate) is_bonus: bool,
    /// Whether buying it is paying coins for it and putting it onto the discard pile, and nothing in the game answers that.
    pub(crate) is_plain_buy: bool,
    pub(crate) gained_to: GainedTo,
    pub(crate) may_overpay: bool,
    /// Whether it can cost something else than is printed without a change from outside.
    pub(crate) has_own_cost: bool,
    pub(crate) types: Types,
    /// The pile that its cards belong to.
    pub(crate) home: Option<PileId>,
}

impl KindInfo {
    pub(super) fn new(card: &'static Card) -> Self {
        let is_bonus = card.play.is_none();
        let plain = is_bonus && card.plus.cards == 0;
        Self {
            card,
            cost: card.cost,
            plus: card.plus,
            play: card.play,
            plain,
            is_bonus,
            is_plain_buy: matches!(card.gained_to, GainedTo::Discard) && !card.may_overpay,
            gained_to: card.gained_to,
            may_overpay: card.may_overpay,
            has_own_cost: card.cost_now.is_some() || card.costs_as.is_some(),
            types: card.types,
            home: None,
        }
    }
}

/// How much of a pile is seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Open {
    /// Every card.
    Whole,
    /// Its top card only.
    Top,
    /// None.
    Nothing,
}

/// A pile of a game.
#[derive(Clone, Copy, Debug)]
pub struct Pile {
    /// Its name.
    pub name: &'static str,
    /// Whether it is in the Supply.
    pub supply: bool,
    /// What its cards are, for a pile of copies of one card; what its randomizer says, for another.
    pub kind: Kind,
    /// How much of it is seen.
    pub open: Open,
    /// Whether it is a deck of cards that belong to nobody, such as Boons, or their discards: no pile in the sense of
    /// the rules.
    pub is_deck: bool,
}

impl Pile {
    /// Whether everybody sees its top card.
    pub fn shows_top(&self) -> bool {
        !self.is_deck && self.open != Open::Nothing
    }
}

/// Tells the rules of one game from those of another: equal where the players are as many, and the kinds of card and the
/// piles are the same in the same order. A bot that has studied the kinds and piles of one game can play all
/// games with the same id.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RulesId(u64);

impl RulesId {
    pub(super) fn new(players: usize, kinds: &[KindInfo], piles: &[Pile]) -> Self {
        let mut hasher = Mixer::new();
        players.hash(&mut hasher);
        for info in kinds {
            (info.card.name, info.card.version, info.types).hash(&mut hasher);
        }
        for pile in piles {
            (pile.name, pile.supply, pile.kind).hash(&mut hasher);
        }
        Self(hasher.finish())
    }
}

/// What the set-up fixes for a whole game.
#[allow(clippy::struct_excessive_bools)] // each says whether a game has to pay for something
#[derive(Clone, Debug)]
pub struct Rules {
    pub(super) setup: Setup,
    pub(super) id: RulesId,
    pub(crate) kinds: Vec<KindInfo>,
    /// The types of each kind.
    pub(crate) types: Vec<Types>,
    /// The victory points of each kind that are always the same, close together: scores are counted often.
    pub(crate) points: Vec<i8>,
    /// The kinds whose points must be counted.
    pub(crate) counted: Vec<Kind>,
    pub(crate) piles: Vec<Pile>,
    pub(crate) supply: PileSet,
    /// The piles and decks that are shuffled before a game.
    pub(crate) face_down: PileSet,
    /// The piles that end the game when they are empty.
    pub(crate) game_enders: PileSet,
    /// What can have listeners in this game.
    pub(crate) listeners: Listeners,
    /// Which kinds can answer a trigger, and from where.
    pub(crate) answering: ByTrigger,
    /// The kinds that are not plain.
    pub(crate) not_plain: KindSet,
    /// Whether coins alone decide what can be bought.
    pub(crate) plain_prices: bool,
    /// The Supply piles with a card that more than coins decide about.
    pub(crate) odd_prices: PileSet,
    pub(crate) has_nights: bool,
    /// For each type, the kinds that have it.
    pub(crate) of_type: Vec<KindSet>,
    pub(crate) landscapes: Vec<Kind>,
    /// The kinds that change costs, types or what may be done while they are in play.
    pub(crate) changes_in_play: KindSet,
    /// Whether something beside the Supply, or an extra turn, can change the same.
    pub(crate) changes_beside: bool,
    /// Which kinds change what, and from where.
    pub(crate) changing: ByAspect,
    /// What was chosen for cards: a Bane, the pile of a Trait.
    pub(crate) companions: Vec<(Kind, Kind)>,
    /// Cards that are moved when a game is dealt: from which pile, to where, and how many.
    pub(super) dealt: Vec<(PileId, Zone, usize)>,
    /// Cards of piles with abilities that work for everybody.
    pub(crate) for_everybody: Vec<Kind>,
    /// Whether the counts of each kind in a hand say what it offers, so that nobody need look at its cards: every kind has a
    /// bit of its own.
    pub(crate) goes_by_counts: bool,
    /// What is remembered of each turn.
    pub(crate) remembers: Remembers,
    /// Whether a landscape or State is worth victory points.
    pub(crate) landscapes_score: bool,
}

impl PartialEq for Rules {
    fn eq(&self, other: &Self) -> bool {
        self.setup == other.setup
    }
}

impl Eq for Rules {}

impl Hash for Rules {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.setup.hash(state);
    }
}

impl Rules {
    /// Forgets where answers need not be looked for, and which prices are plain. Treasures that only fill pools
    /// are still played together, and a Clean-up without answers still discards at once: one by one the cards would lie in
    /// another order.
    pub(super) fn look_everywhere(&mut self) {
        for info in &mut self.kinds {
            (info.is_bonus, info.is_plain_buy) = (false, false);
        }
        self.listeners.add_everything_but(&[Trigger::Discard, Trigger::HandDiscard]);
        self.answering = ByTrigger::everything();
        self.odd_prices = self.supply;
        self.plain_prices = false;
        self.goes_by_counts = false;
    }

    /// What tells these rules from others.
    #[inline]
    pub fn id(&self) -> RulesId {
        self.id
    }

    /// What was asked for.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// How many players there are.
    pub fn players(&self) -> usize {
        self.setup.players.len()
    }

    /// The name of a player.
    pub fn player_name(&self, player: Player) -> &str {
        &self.setup.players[player.index()]
    }

    /// A pile of the game.
    pub fn pile(&self, pile: PileId) -> &Pile {
        &self.piles[pile.index()]
    }

    /// All piles of this game, those outside the Supply and the decks of nobody included.
    pub fn piles(&self) -> impl Iterator<Item = PileId> + use<> {
        (0..self.piles.len()).map(|i| PileId(i as u8))
    }

    /// The kinds of card in this game.
    pub fn kinds(&self) -> impl Iterator<Item = Kind> + use<> {
        (0..self.kinds.len()).map(|i| Kind(i as u16))
    }

    /// The definition of a kind.
    pub fn definition(&self, kind: Kind) -> &'static Card {
        self.kinds[kind.index()].card
    }

    /// The kind of this name, whatever the case it is written in.
    pub fn kind_named(&self, name: &str) -> Option<Kind> {
        let same = |info: &KindInfo| {
            std::ptr::eq(info.card.name, name) || info.card.name.eq_ignore_ascii_case(name)
        };
        self.kinds.iter().position(same).map(|i| Kind(i as u16))
    }

    /// What was chosen for a card before the game.
    pub fn companions_of(&self, kind: Kind) -> impl Iterator<Item = Kind> {
        self.companions.iter().filter(move |(of, _)| *of == kind).map(|&(_, companion)| companion)
    }

    /// Everything that lies beside the Supply: landscapes, and States, Artifacts and the rules of mats and tokens.
    pub fn landscapes(&self) -> &[Kind] {
        &self.landscapes
    }

    /// The mats that this game can use, and what they are called.
    pub fn mats(&self) -> impl Iterator<Item = (Mat, &'static str)> {
        RULES_MATS.into_iter().chain(self.kinds.iter().filter_map(|info| info.card.mat))
    }

    /// What a mat of this game is called.
    pub fn mat_name(&self, mat: Mat) -> &'static str {
        self.mats().find(|&(other, _)| other == mat).map_or("", |(_, name)| name)
    }

    /// The pile of this name, whatever the case it is written in.
    pub fn pile_named(&self, name: &str) -> Option<PileId> {
        let same = |pile: &Pile| pile.name.eq_ignore_ascii_case(name);
        self.piles.iter().position(same).map(|i| PileId(i as u8))
    }
}
