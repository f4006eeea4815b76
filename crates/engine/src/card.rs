//! What a card is: plain constant data, with functions for what only code can say.
//!
//! A definition is built by `const fn` builders in the order of the printed card:
//!
//! ```
//! use fief_engine::prelude::*;
//!
//! pub static SMITHY: Card = card("Smithy", 4, [Action]).text("+3 Cards").cards(3);
//! pub static WITCHLIKE: Card = card("Witchlike", 5, [Action, Attack])
//!     .text("+2 Cards. Each other player discards down to 4 cards in hand.")
//!     .cards(2)
//!     .play(|g, you| g.attack(you, |g, victim| g.discard_down_to(victim, 4)));
//! assert_eq!(SMITHY.name, "Smithy");
//! # assert!(WITCHLIKE.types.has(Attack));
//! ```

mod ability;
mod begin;
mod below;
mod object;
mod ongoing;

use crate::cost::Cost;
use crate::game::{Flow, Game};
use crate::ids::{Kind, Player};
use crate::setup::Builder;
use crate::state::{Change, Happened, State};
use crate::types::Types;
use crate::zone::{Mat, Zone};

pub use ability::{Ability, Concern, InsteadOfPaying, Place, Triggered, always, by_you};
pub use begin::{
    ally, artifact, boon, card, event, hex, landmark, mat, pile, project, state_card, token,
    trait_card, way,
};
pub use object::{Companion, GainedTo, Included, Limit, Object, PileSize, Plus, Role, Worth};
pub(crate) use ongoing::Aspect;
pub use ongoing::{Diverted, Ongoing};

/// What a card does when it is played, after the bonuses that are data.
pub type PlayFn = fn(&mut Game<'_>, Player) -> Flow;
/// How many victory points one copy is worth to its owner at the end of the game.
pub type WorthFn = fn(&State, Player) -> i32;
/// How many victory points a card is worth in a zone at the end of the game.
pub type WorthWhereFn = fn(Zone) -> i32;
/// The gained card whose cost cards of a kind have.
pub type CostsAs = for<'s> fn(&'s State, Kind) -> Option<&'s Happened>;
/// The instructions that something gives to cards of a kind.
pub type GivenPlayFn = fn(&State, &Change, Kind) -> Option<PlayFn>;
/// The kind of card whose abilities something gives to cards of a kind.
pub type GivenKindFn = fn(&State, &Change, Kind) -> Option<Kind>;
/// How many coins something lets cards of a kind give instead of their own.
pub type CoinsInsteadFn = fn(&State, &Change, Kind) -> Option<u16>;
/// What a card adds to the set-up of a game that it is in.
pub type SetupFn = fn(&mut Builder<'_>);

const MAX_ABILITIES: usize = 4;

/// A card, in one of its versions.
#[allow(clippy::struct_excessive_bools)] // each is something that is printed on the card
#[derive(Clone, Copy, Debug)]
pub struct Card {
    /// Its name.
    pub name: &'static str,
    /// What it costs, before anything changes that.
    pub cost: Cost,
    /// Its printed types.
    pub types: Types,
    /// What it does, in our own short words.
    pub text: &'static str,
    /// What kind of object it is.
    pub object: Object,
    /// "current", or what tells this version from others of the same card.
    pub version: &'static str,
    /// How many cards its pile has.
    pub pile_size: PileSize,
    /// How many copies each player starts with.
    pub starting: u8,
    /// Whether the game ends when its pile is empty.
    pub ends_game: bool,
    /// Its plain bonuses, which resolve first.
    pub plus: Plus,
    /// What it does when it is played, after its plain bonuses.
    pub play: Option<PlayFn>,
    /// The victory points that it is worth.
    pub worth: Worth,
    /// What else a game with it needs.
    pub setup: Option<SetupFn>,
    /// What it changes while it is in play, or as a landscape while it works for a player.
    pub ongoing: Option<Ongoing>,
    /// Which games have it, if it is not chosen with the kingdom.
    pub included: Included,
    /// The cards of a pile of differently named cards, the top one first.
    pub members: &'static [&'static Card],
    /// Whether those are shuffled.
    pub is_shuffled: bool,
    /// Whether not even its top card is seen.
    pub is_face_down: bool,
    /// What must be chosen for it before the game.
    pub companion: Option<Companion>,
    /// Where it goes when it is gained.
    pub gained_to: GainedTo,
    /// What it costs when that is not what is printed, before anything else changes it.
    pub cost_now: Option<fn(&State, Cost) -> Cost>,
    /// Finds the gained card whose cost it has instead of its own, with all changes, if there is one now.
    pub costs_as: Option<CostsAs>,
    /// What holds for the player of an extra turn that it gives, while that turn lasts.
    pub in_its_turn: Option<Ongoing>,
    /// Whether more may be paid for it than it costs.
    pub may_overpay: bool,
    /// Whether the unused Actions of its player count for it. Villagers are then offered even where no Action is left to play.
    pub counts_actions: bool,
    /// A mat that only this card uses, and what the mat is called.
    pub mat: Option<(Mat, &'static str)>,
    /// Another way of paying for it, for cards that offer one.
    pub instead_of_paying: Option<InsteadOfPaying>,
    /// Whether something keeps a player from buying it.
    pub not_bought_while: Option<fn(&State, Player) -> bool>,
    /// Whether its instructions give +$ in words, not only as a plain bonus.
    pub gives_coins: bool,
    /// How often a player can buy this landscape.
    pub limit: Option<Limit>,
    /// What this Traveller can be exchanged for.
    pub upgrade: Option<&'static Card>,
    abilities: [Option<Ability>; MAX_ABILITIES],
}

impl Card {
    /// What it does, in our own words: the bonuses first, then a sentence for each step.
    #[must_use]
    pub const fn text(mut self, text: &'static str) -> Self {
        self.text = text;
        self
    }

    /// One of the cards that every game has.
    #[must_use]
    pub const fn base(mut self, size: PileSize) -> Self {
        self.object = Object::Base;
        self.pile_size = size;
        self
    }

    /// Whether it can be one of the ten of a kingdom.
    pub const fn is_kingdom(&self) -> bool {
        matches!(self.object, Object::Kingdom | Object::Pile)
            && matches!(self.included, Included::Always)
    }

    /// Whether it is in every game that has `other`.
    pub fn is_brought_by(&self, other: &Card) -> bool {
        let Included::With(wanted) = self.included else { return false };
        wanted(other) || other.members.iter().any(|member| wanted(member))
    }

    /// Which games have it, if it is not chosen with the kingdom.
    #[must_use]
    pub const fn included(mut self, included: Included) -> Self {
        self.included = included;
        self
    }

    /// One of the basic cards that not every game has.
    #[must_use]
    pub const fn base_if(self, size: PileSize, included: Included) -> Self {
        self.base(size).included(included)
    }

    /// A pile of `copies` cards for any number of players.
    #[must_use]
    pub const fn pile_of(mut self, copies: u8) -> Self {
        self.pile_size = PileSize::Fixed(copies);
        self
    }

    /// One of the cards of a pile of differently named cards, and how many copies the pile has.
    #[must_use]
    pub const fn split_member(mut self, copies: PileSize) -> Self {
        self.object = Object::SplitMember;
        self.pile_size = copies;
        self
    }

    /// A card outside the Supply, and how many copies its pile has.
    #[must_use]
    pub const fn non_supply(mut self, copies: PileSize) -> Self {
        self.object = Object::NonSupply;
        self.pile_size = copies;
        self
    }

    /// Replaces a Copper of every starting deck.
    #[must_use]
    pub const fn heirloom(mut self) -> Self {
        self.object = Object::Heirloom;
        self
    }

    /// Replaces an Estate of every starting deck, in games whose kingdom names it.
    #[must_use]
    pub const fn shelter(mut self) -> Self {
        self.object = Object::Shelter;
        self.included(Included::OnRequest)
    }

    /// The cards of the pile are shuffled.
    #[must_use]
    pub const fn shuffled(mut self) -> Self {
        self.is_shuffled = true;
        self
    }

    /// The pile lies face down: not even its top card is seen.
    #[must_use]
    pub const fn face_down(mut self) -> Self {
        self.is_face_down = true;
        self
    }

    /// What must be chosen for it before the game.
    #[must_use]
    pub const fn companion(mut self, companion: Companion) -> Self {
        self.companion = Some(companion);
        self
    }

    /// It is gained to hand, if nothing says otherwise.
    #[must_use]
    pub const fn gained_to_hand(mut self) -> Self {
        self.gained_to = GainedTo::Hand;
        self
    }

    /// It is gained onto the deck, if nothing says otherwise.
    #[must_use]
    pub const fn gained_onto_deck(mut self) -> Self {
        self.gained_to = GainedTo::Deck;
        self
    }

    /// What it costs when that is not what is printed.
    #[must_use]
    pub const fn cost_now(mut self, cost: fn(&State, Cost) -> Cost) -> Self {
        self.cost_now = Some(cost);
        self
    }

    /// It costs as much as a card that was gained, while there is one.
    #[must_use]
    pub const fn costs_as(mut self, other: CostsAs) -> Self {
        self.costs_as = Some(other);
        self
    }

    /// What holds for the player of an extra turn that it gives, while that turn lasts.
    #[must_use]
    pub const fn in_its_turn(mut self, ongoing: Ongoing) -> Self {
        self.in_its_turn = Some(ongoing);
        self
    }

    /// More may be paid for it than it costs; what that does is an ability that looks at
    /// [`Event::overpaid`](crate::event::Event::overpaid).
    #[must_use]
    pub const fn may_overpay(mut self) -> Self {
        self.may_overpay = true;
        self
    }

    /// It has a mat of its own, with this name.
    #[must_use]
    pub const fn with_mat(mut self, mat: Mat, name: &'static str) -> Self {
        self.mat = Some((mat, name));
        self
    }

    /// Unused Actions count for it, so that Villagers can be worth spending although no Action is left to play.
    #[must_use]
    pub const fn counts_actions(mut self) -> Self {
        self.counts_actions = true;
        self
    }

    /// What may be done instead of paying for it.
    #[must_use]
    pub const fn instead_of_paying(
        mut self,
        text: &'static str,
        can: fn(&State, Player) -> bool,
        run: fn(&mut Game<'_>, Player) -> Flow,
    ) -> Self {
        self.instead_of_paying = Some(InsteadOfPaying { text, can, run });
        self
    }

    /// A player cannot buy it while this is true of them.
    #[must_use]
    pub const fn not_bought_while(mut self, barred: fn(&State, Player) -> bool) -> Self {
        self.not_bought_while = Some(barred);
        self
    }

    /// Its instructions give +$ in words, not only as a plain bonus.
    #[must_use]
    pub const fn gives_coins(mut self) -> Self {
        self.gives_coins = true;
        self
    }

    /// A player can buy this landscape once per turn.
    #[must_use]
    pub const fn once_per_turn(mut self) -> Self {
        self.limit = Some(Limit::OncePerTurn);
        self
    }

    /// A player can buy this landscape once per game.
    #[must_use]
    pub const fn once_per_game(mut self) -> Self {
        self.limit = Some(Limit::OncePerGame);
        self
    }

    /// What it changes for the players that it works for.
    #[must_use]
    pub const fn ongoing(mut self, ongoing: Ongoing) -> Self {
        self.ongoing = Some(ongoing);
        self
    }

    /// Each player starts with `copies` of it.
    #[must_use]
    pub const fn starting(mut self, copies: u8) -> Self {
        self.starting = copies;
        self
    }

    /// The game ends when its pile is empty.
    #[must_use]
    pub const fn ends_game(mut self) -> Self {
        self.ends_game = true;
        self
    }

    /// Which of several functional versions this is.
    #[must_use]
    pub const fn version(mut self, version: &'static str) -> Self {
        self.version = version;
        self
    }

    /// +Cards.
    #[must_use]
    pub const fn cards(mut self, cards: u16) -> Self {
        self.plus.cards = cards;
        self
    }

    /// +Actions.
    #[must_use]
    pub const fn actions(mut self, actions: u16) -> Self {
        self.plus.actions = actions;
        self
    }

    /// +Buys.
    #[must_use]
    pub const fn buys(mut self, buys: u16) -> Self {
        self.plus.buys = buys;
        self
    }

    /// +$, or what a Treasure is worth.
    #[must_use]
    pub const fn coins(mut self, coins: u16) -> Self {
        self.plus.coins = coins;
        self
    }

    /// What it does when played, after its plain bonuses.
    #[must_use]
    pub const fn play(mut self, play: PlayFn) -> Self {
        self.play = Some(play);
        self
    }

    /// The victory points it is worth.
    #[must_use]
    pub const fn worth(mut self, points: i8) -> Self {
        self.worth = Worth::Fixed(points);
        self
    }

    /// The victory points it is worth, counted at the end of the game.
    #[must_use]
    pub const fn worth_counted(mut self, count: WorthFn) -> Self {
        self.worth = Worth::Counted(count);
        self
    }

    /// The victory points it is worth, by where it is at the end of the game.
    #[must_use]
    pub const fn worth_where(mut self, points: WorthWhereFn) -> Self {
        self.worth = Worth::Where(points);
        self
    }

    /// What else must be set up in a game with this card.
    #[must_use]
    pub const fn setup(mut self, setup: SetupFn) -> Self {
        self.setup = Some(setup);
        self
    }

    /// What it changes while it is in play.
    #[must_use]
    pub const fn while_in_play(mut self, ongoing: Ongoing) -> Self {
        self.ongoing = Some(ongoing);
        self
    }

    /// A cost with a Potion in it.
    #[must_use]
    pub const fn potion(mut self) -> Self {
        self.cost.potions = 1;
        self
    }

    /// A cost with Debt in it.
    #[must_use]
    pub const fn debt(mut self, debt: u8) -> Self {
        self.cost.debt = debt;
        self
    }

    /// Whether it has a cost at all.
    pub fn has_cost(&self) -> bool {
        !matches!(
            self.object,
            Object::Landmark
                | Object::Way
                | Object::Ally
                | Object::Trait
                | Object::Boon
                | Object::Hex
                | Object::State
                | Object::Artifact
                | Object::Token
        )
    }

    /// The cost as the catalogue writes it: "4", "2P", "8D".
    pub fn cost_code(&self) -> String {
        let Cost { coins, potions, debt } = self.cost;
        let mut parts = Vec::new();
        if coins > 0 || (potions == 0 && debt == 0) {
            parts.push(format!("{coins}{}", "P".repeat(potions as usize)));
        } else if potions > 0 {
            parts.push("P".repeat(potions as usize));
        }
        if debt > 0 {
            parts.push(format!("{debt}D"));
        }
        parts.join(" ")
    }
}
