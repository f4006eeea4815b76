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
mod object;

use crate::cost::Cost;
use crate::event::{Listeners, Trigger};
use crate::game::{Flow, Game};
use crate::ids::{Kind, Player};
use crate::setup::Builder;
use crate::state::{Change, Happened, State};
use crate::types::{Type, Types};
use crate::zone::Zone;

pub(crate) use ability::Aspect;
pub use ability::{
    Ability, Concern, Diverted, InsteadOfPaying, Ongoing, Place, Triggered, always, by_you,
};
pub use object::{Companion, GainedTo, Included, Limit, Object, PileSize, Plus, Role, Worth};

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
    pub name: &'static str,
    pub cost: Cost,
    pub types: Types,
    /// What it does, in our own short words.
    pub text: &'static str,
    pub object: Object,
    /// "current", or what tells this version from others of the same card.
    pub version: &'static str,
    pub pile_size: PileSize,
    /// How many copies each player starts with.
    pub starting: u8,
    /// Whether the game ends when its pile is empty.
    pub ends_game: bool,
    pub plus: Plus,
    pub play: Option<PlayFn>,
    pub worth: Worth,
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
    pub gained_to: GainedTo,
    /// What it costs when that is not what is printed, before anything else changes it.
    pub cost_now: Option<fn(&State, Cost) -> Cost>,
    /// The gained card whose cost it has instead of its own, changes and all, if there is one now.
    pub costs_as: Option<CostsAs>,
    /// What holds for the player of an extra turn that it gives, while that turn lasts.
    pub in_its_turn: Option<Ongoing>,
    /// Whether more may be paid for it than it costs.
    pub may_overpay: bool,
    /// Whether the unused Actions of its player count for it.
    pub counts_actions: bool,
    /// What may be done instead of paying for it.
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

/// Whether a Traveller was discarded from play and can be exchanged for the next card of its line.
fn can_upgrade(state: &State, discarded: &Triggered<'_>) -> bool {
    let upgrade = state.definition(discarded.kind).upgrade;
    discarded.is_from_play()
        && discarded.this.zip(upgrade).is_some_and(|(this, next)| state.can_exchange(this, next))
}

fn upgrade_it(g: &mut Game<'_>, discarded: &Triggered<'_>) -> Flow {
    if let (Some(this), Some(next)) = (discarded.this, g.state().definition(discarded.kind).upgrade)
    {
        g.exchange(discarded.you, this, next)?;
    }
    Ok(())
}

/// Begins the definition of a Kingdom card.
pub const fn card<const N: usize>(name: &'static str, coins: u8, types: [Type; N]) -> Card {
    Card {
        name,
        cost: Cost::coins(coins),
        types: Types::of(&types),
        text: "",
        object: Object::Kingdom,
        version: "current",
        pile_size: PileSize::Usual,
        starting: 0,
        ends_game: false,
        plus: Plus { cards: 0, actions: 0, buys: 0, coins: 0 },
        play: None,
        worth: Worth::Nothing,
        setup: None,
        ongoing: None,
        included: Included::Always,
        members: &[],
        is_shuffled: false,
        is_face_down: false,
        companion: None,
        gained_to: GainedTo::Discard,
        cost_now: None,
        costs_as: None,
        in_its_turn: None,
        may_overpay: false,
        counts_actions: false,
        instead_of_paying: None,
        not_bought_while: None,
        gives_coins: false,
        limit: None,
        upgrade: None,
        abilities: [None; MAX_ABILITIES],
    }
}

/// Begins the definition of a landscape.
const fn landscape(name: &'static str, coins: u8, object: Object, of: Type) -> Card {
    let mut landscape = card(name, coins, [of]);
    landscape.object = object;
    landscape
}

/// Begins the definition of an Event: what it does when it is bought is its [`Card::play`].
pub const fn event(name: &'static str, coins: u8) -> Card {
    landscape(name, coins, Object::Event, Type::Event)
}

/// Begins the definition of a Project.
pub const fn project(name: &'static str, coins: u8) -> Card {
    landscape(name, coins, Object::Project, Type::Project)
}

/// Begins the definition of a Landmark.
pub const fn landmark(name: &'static str) -> Card {
    landscape(name, 0, Object::Landmark, Type::Landmark)
}

/// Begins the definition of an Ally.
pub const fn ally(name: &'static str) -> Card {
    landscape(name, 0, Object::Ally, Type::Ally)
}

/// Begins the definition of a Trait. It is on a pile of Actions or Treasures.
pub const fn trait_card(name: &'static str) -> Card {
    landscape(name, 0, Object::Trait, Type::Trait).companion(Companion {
        what: "a pile of Actions or Treasures",
        role: Role::OneOfThePiles,
        least: 1,
        most: 1,
        fits: |card| {
            let fits = card.types.has(Type::Action) || card.types.has(Type::Treasure);
            card.is_kingdom() && fits
        },
    })
}

/// Begins the definition of a Boon: what receiving it does is its [`Card::play`].
pub const fn boon(name: &'static str) -> Card {
    landscape(name, 0, Object::Boon, Type::Boon)
}

/// Begins the definition of a Hex: what receiving it does is its [`Card::play`].
pub const fn hex(name: &'static str) -> Card {
    landscape(name, 0, Object::Hex, Type::Hex)
}

/// Begins the definition of a State.
pub const fn state_card(name: &'static str) -> Card {
    landscape(name, 0, Object::State, Type::State)
}

/// Begins the definition of an Artifact.
pub const fn artifact(name: &'static str) -> Card {
    landscape(name, 0, Object::Artifact, Type::Artifact)
}

/// Begins the definition of what a mat does.
pub const fn mat(name: &'static str) -> Card {
    landscape(name, 0, Object::Token, Type::Mat)
}

/// Begins the definition of what a token does.
pub const fn token(name: &'static str) -> Card {
    landscape(name, 0, Object::Token, Type::Token)
}

/// Begins the definition of a pile of differently named cards, the top one first: its name, cost and types are those of
/// the randomizer. How many there are of each is said by their own definitions.
pub const fn pile<const N: usize>(
    name: &'static str,
    coins: u8,
    types: [Type; N],
    members: &'static [&'static Card],
) -> Card {
    let mut pile = card(name, coins, types);
    pile.object = Object::Pile;
    pile.members = members;
    pile
}

/// Begins the definition of a Way: what it does is an ability that replaces the resolution of an Action.
pub const fn way(name: &'static str) -> Card {
    landscape(name, 0, Object::Way, Type::Way)
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

    /// A pile of so many copies, whatever the number of players.
    #[must_use]
    pub const fn pile_of(mut self, copies: u8) -> Self {
        self.pile_size = PileSize::Fixed(copies);
        self
    }

    /// One of the cards of a pile of differently named cards, with so many copies.
    #[must_use]
    pub const fn split_member(mut self, copies: PileSize) -> Self {
        self.object = Object::SplitMember;
        self.pile_size = copies;
        self
    }

    /// A card outside the Supply, with so many copies.
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

    /// What you may do with this card in your hand, before another player's Attack resolves.
    #[must_use]
    pub const fn reaction_to_attack(
        self,
        text: &'static str,
        applies: fn(&State, &Triggered<'_>) -> bool,
        run: fn(&mut Game<'_>, &Triggered<'_>) -> Flow,
    ) -> Self {
        let reaction = Ability::reaction(Trigger::BeforePlay, text, applies, run);
        self.ability(reaction.about([Type::Attack]))
    }

    /// Before another player's Attack resolves, you may reveal it from your hand, so that the Attack does not affect you.
    #[must_use]
    pub const fn unaffected_when_revealed(self) -> Self {
        self.reaction_to_attack(
            "reveal, to be unaffected",
            |s, t| s.is_attack_on(t.you, t.event) && !s.is_unaffected(t.you, t.event),
            |g, t| {
                g.reveal_this(t)?;
                g.be_unaffected(t.you, t.event);
                Ok(())
            },
        )
    }

    /// What the player of an Action may do instead of following its instructions: the ability of a Way.
    #[must_use]
    pub const fn instead_of_an_action(
        self,
        text: &'static str,
        run: fn(&mut Game<'_>, &Triggered<'_>) -> Flow,
    ) -> Self {
        let instead = Ability::when(Trigger::WouldResolve, text, by_you, run);
        self.ability(instead.about([Type::Action]).optional().of_landscape())
    }

    /// When you discard it from play, you may exchange it for `upgrade`.
    #[must_use]
    pub const fn traveller(mut self, upgrade: &'static Card) -> Self {
        self.upgrade = Some(upgrade);
        self.ability(
            Ability::when(Trigger::Discard, "exchange", can_upgrade, upgrade_it).optional(),
        )
    }

    /// An ability below the line.
    #[must_use]
    pub const fn ability(mut self, ability: Ability) -> Self {
        let mut i = 0;
        while self.abilities[i].is_some() {
            i += 1;
        }
        self.abilities[i] = Some(ability.numbered(i as u8 + 1));
        self
    }

    /// Its abilities, to be said in other words.
    pub fn abilities_mut(&mut self) -> impl Iterator<Item = &mut Ability> {
        self.abilities.iter_mut().flatten()
    }

    pub fn abilities(&self) -> impl Iterator<Item = &Ability> {
        self.abilities.iter().flatten()
    }

    /// What its abilities listen to.
    pub(crate) fn listeners(&self) -> Listeners {
        let mut listeners = Listeners::NONE;
        for ability in self.abilities() {
            listeners.add(ability.on, ability.about);
        }
        listeners
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
