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

use std::fmt;

use crate::cost::Cost;
use crate::event::{Event, Listeners, Trigger};
use crate::game::{Flow, Game};
use crate::ids::{Kind, Player};
use crate::setup::Builder;
use crate::state::{Change, Later, State};
use crate::tokens::Token;
use crate::types::{Type, Types};
use crate::zone::{Tracked, Zone};

/// What a card does when it is played, after the bonuses that are data.
pub type PlayFn = fn(&mut Game<'_>, Player) -> Flow;
/// How many victory points one copy is worth to its owner at the end of the game.
pub type WorthFn = fn(&State, Player) -> i32;
/// The instructions that something gives to cards of a kind.
pub type GivenPlayFn = fn(&State, &Change, Kind) -> Option<PlayFn>;
/// The kind of card whose abilities something gives to cards of a kind.
pub type GivenKindFn = fn(&State, &Change, Kind) -> Option<Kind>;
/// What a card adds to the set-up of a game that it is in.
pub type SetupFn = fn(&mut Builder<'_>);

/// What kind of object a definition describes, as the catalogue of the rules spells it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Object {
    /// Copper to Province, Curse, and the basic cards of expansions.
    Base,
    Kingdom,
    /// A pile of differently named cards, as its randomizer describes it.
    Pile,
    /// One of the cards of such a pile.
    SplitMember,
    /// A card that lies outside the Supply.
    NonSupply,
    /// A Treasure that replaces a Copper of every starting deck.
    Heirloom,
    /// A card that replaces an Estate of every starting deck.
    Shelter,
    /// A landscape whose ability is resolved when it is bought.
    Event,
    /// A landscape whose ability works for the players that have bought it.
    Project,
    /// A landscape whose ability works for everybody.
    Landmark,
    /// A landscape that can be resolved instead of an Action card.
    Way,
    /// A landscape on which Favors are spent.
    Ally,
    /// A landscape that works for the cards of the pile it is on.
    Trait,
    Boon,
    Hex,
    /// What a player is in, with an ability that works meanwhile.
    State,
    /// What one player at a time has, with an ability that works for them.
    Artifact,
    /// A token or mat with rules of its own.
    Token,
}

impl Object {
    /// Whether it lies beside the Supply, chosen with the kingdom, once for all players.
    pub const fn is_landscape(self) -> bool {
        matches!(
            self,
            Object::Event
                | Object::Project
                | Object::Landmark
                | Object::Way
                | Object::Ally
                | Object::Trait
        )
    }

    /// Whether it can be bought instead of a card.
    pub const fn is_bought(self) -> bool {
        matches!(self, Object::Event | Object::Project)
    }

    /// Whether its abilities work only for the players that have it.
    pub const fn is_held(self) -> bool {
        matches!(self, Object::Project | Object::State | Object::Artifact)
    }

    pub const fn name(self) -> &'static str {
        match self {
            Object::Base => "base",
            Object::Kingdom => "kingdom",
            Object::Pile => "pile",
            Object::SplitMember => "split-member",
            Object::NonSupply => "non-supply",
            Object::Heirloom => "heirloom",
            Object::Shelter => "shelter",
            Object::Event => "event",
            Object::Project => "project",
            Object::Landmark => "landmark",
            Object::Way => "way",
            Object::Ally => "ally",
            Object::Trait => "trait",
            Object::Boon => "boon",
            Object::Hex => "hex",
            Object::State => "state",
            Object::Artifact => "artifact",
            Object::Token => "token",
        }
    }
}

/// Which games have a card that is not chosen with the kingdom.
#[derive(Clone, Copy, Debug)]
pub enum Included {
    /// Every game, or every game whose kingdom has it.
    Always,
    /// Games in which some card or landscape is like this.
    With(fn(&Card) -> bool),
    /// Games whose kingdom names it; it is none of the ten.
    OnRequest,
    /// Games into which another card brings it.
    Brought,
}

/// What must be chosen for a card before the game: "Young Witch with Cellar", "Cheap on Smithy".
#[derive(Clone, Copy, Debug)]
pub struct Companion {
    /// What it is, for a person that did not choose it: "a Bane, a Kingdom card that costs $2 or $3".
    pub what: &'static str,
    pub role: Role,
    /// How many cards: one, except for a deck of them.
    pub most: usize,
    pub fits: fn(&Card) -> bool,
}

/// What becomes of what is chosen for a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Role {
    /// Another Supply pile.
    ExtraPile,
    /// One of the piles that the kingdom has anyway.
    OneOfThePiles,
    /// One copy of each, set aside.
    SetAside,
    /// One copy of each, shuffled into a deck.
    Deck,
}

/// How often a landscape can be bought.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Limit {
    OncePerTurn,
    OncePerGame,
}

/// Where a card goes when it is gained and nothing says otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GainedTo {
    Discard,
    Hand,
    Deck,
}

/// The plain bonuses at the top of a card, resolved in the order in which cards print them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Plus {
    pub cards: u16,
    pub actions: u16,
    pub buys: u16,
    pub coins: u16,
}

impl Plus {
    /// Adds what `count` such cards give together.
    #[inline]
    pub(crate) fn add(&mut self, other: Self, count: u16) {
        self.cards += other.cards * count;
        self.actions += other.actions * count;
        self.buys += other.buys * count;
        self.coins += other.coins * count;
    }
}

/// What a card is worth at the end of the game.
#[derive(Clone, Copy, Debug)]
pub enum Worth {
    Nothing,
    Fixed(i8),
    Counted(WorthFn),
}

impl Worth {
    /// The points that do not depend on anything.
    pub(crate) fn fixed(self) -> i8 {
        match self {
            Worth::Fixed(points) => points,
            Worth::Nothing | Worth::Counted(_) => 0,
        }
    }
}

/// How many cards its pile has.
#[derive(Clone, Copy, Debug)]
pub enum PileSize {
    /// 10, or for Victory cards 8 with two players and 12 with more.
    Usual,
    /// The same for any number of players.
    Fixed(u8),
    /// Given by the number of players.
    ByPlayers(fn(usize) -> usize),
}

/// Where a card must be for its ability to work.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// The card that the event is about: "when you gain this".
    Itself,
    /// A Reaction in hand. It may be used again while it is there and can still do something.
    Hand,
    /// In play: "while this is in play".
    InPlay,
    /// On a landscape, State, Artifact or mat that works for the player.
    Landscape,
    /// On the Tavern mat, from where it can be called.
    Tavern,
    /// On the Exile mat.
    Exile,
    /// On the card that has given this extra turn, for its player.
    ItsTurn,
    /// On each token of this sort that lies on the pile the card of the event comes from.
    Token(Token),
}

/// An ability whose time has come, and what it needs to know.
#[derive(Clone, Copy, Debug)]
pub struct Triggered<'e> {
    /// Who resolves it.
    pub you: Player,
    pub event: &'e Event,
    /// The card that has the ability, where it was when it triggered.
    pub this: Option<Tracked>,
    /// What kind of card the ability is printed on.
    pub kind: Kind,
    /// The later ability that this is, if it was set up earlier.
    pub later: Option<Later>,
    /// Which of the event's cards this is about.
    pub about: usize,
}

/// An ability that triggers.
#[derive(Clone, Copy)]
#[allow(clippy::struct_excessive_bools)] // each is true of an ability by itself
pub struct Ability {
    pub on: Trigger,
    /// The types of card that it listens for; any, unless it says otherwise.
    pub about: Types,
    pub from: Place,
    /// Whether the player may let it pass. A mandatory ability resolves, even if it then offers a choice.
    pub optional: bool,
    /// Whether a later ability works on the other players: whoever does something resolves it, not who set it up.
    pub on_others: bool,
    /// Whether it answers an event is settled when that happens: what changes meanwhile makes no difference.
    pub settled: bool,
    /// Whether what it does can be answered with the hand: in Clean-up the player says when the hand is discarded then.
    pub needs_hand: bool,
    /// What choosing it is called in a list of abilities.
    pub text: &'static str,
    pub applies: fn(&State, &Triggered<'_>) -> bool,
    pub run: fn(&mut Game<'_>, &Triggered<'_>) -> Flow,
}

impl fmt::Debug for Ability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Ability({:?}: {})", self.on, self.text)
    }
}

impl Ability {
    /// What a player may do with the card that has it in hand.
    pub const fn reaction(
        on: Trigger,
        text: &'static str,
        applies: fn(&State, &Triggered<'_>) -> bool,
        run: fn(&mut Game<'_>, &Triggered<'_>) -> Flow,
    ) -> Self {
        Self { from: Place::Hand, optional: true, ..Self::when(on, text, applies, run) }
    }

    /// A mandatory ability.
    pub const fn when(
        on: Trigger,
        text: &'static str,
        applies: fn(&State, &Triggered<'_>) -> bool,
        run: fn(&mut Game<'_>, &Triggered<'_>) -> Flow,
    ) -> Self {
        Self {
            on,
            about: Types::ANY,
            from: Place::Itself,
            optional: false,
            on_others: false,
            settled: false,
            needs_hand: false,
            text,
            applies,
            run,
        }
    }

    /// Keeps other players' Attacks from affecting its player.
    pub const UNAFFECTED_BY_ATTACKS: Self = Self::when(
        Trigger::BeforePlay,
        "unaffected by the Attack",
        |s, t| s.is_attack_on(t.you, t.event) && !s.is_unaffected(t.you, t.event),
        |g, t| {
            g.be_unaffected(t.you, t.event);
            Ok(())
        },
    )
    .about([Type::Attack]);

    /// Works while the card that has it is in play.
    #[must_use]
    pub const fn in_play(mut self) -> Self {
        self.from = Place::InPlay;
        self
    }

    /// Works while the card that has it is on the Tavern mat.
    #[must_use]
    pub const fn on_tavern_mat(mut self) -> Self {
        self.from = Place::Tavern;
        self
    }

    /// Works while the card that has it is on the Exile mat.
    #[must_use]
    pub const fn in_exile(mut self) -> Self {
        self.from = Place::Exile;
        self
    }

    /// Works for the player of an extra turn that the card has given, while that turn lasts.
    #[must_use]
    pub const fn in_its_turn(mut self) -> Self {
        self.from = Place::ItsTurn;
        self
    }

    /// Works once for each token of this sort on the pile that the card of the event comes from.
    #[must_use]
    pub const fn of_token(mut self, token: Token) -> Self {
        self.from = Place::Token(token);
        self
    }

    /// Whether it answers is settled when something happens, and not looked at again.
    #[must_use]
    pub const fn settled(mut self) -> Self {
        self.settled = true;
        self
    }

    /// What it does when its card is discarded from play can be answered with cards in hand: it gains or trashes.
    #[must_use]
    pub const fn needs_hand(mut self) -> Self {
        self.needs_hand = true;
        self
    }

    /// A later ability that the other players resolve when they do something, except those whom the Attack that set it
    /// up does not affect.
    #[must_use]
    pub const fn on_others(mut self) -> Self {
        self.on_others = true;
        self
    }

    /// Works for the players of a landscape; on a card that has a pile, for everybody in games with that pile.
    #[must_use]
    pub const fn of_landscape(mut self) -> Self {
        self.from = Place::Landscape;
        self
    }

    /// The player may let it pass.
    #[must_use]
    pub const fn optional(mut self) -> Self {
        self.optional = true;
        self
    }

    /// Listens only when the event concerns a card with one of these types.
    #[must_use]
    pub const fn about<const N: usize>(mut self, types: [Type; N]) -> Self {
        self.about = Types::of(&types);
        self
    }
}

/// An ability that changes something for a time instead of triggering (chapter III, Ongoing abilities). Its functions
/// go by the printed properties of a card, and the [`Change`] says whom it works for and what it remembers.
#[derive(Clone, Copy)]
pub struct Ongoing {
    pub text: &'static str,
    /// By how many coins it changes what cards of a kind cost.
    pub cost: Option<fn(&State, &Change, Kind) -> i16>,
    /// The types that cards of a kind have beside their own.
    pub types: Option<fn(&State, &Change, Kind) -> Types>,
    /// The instructions of cards of a kind that have none of their own.
    pub play: Option<GivenPlayFn>,
    /// The card whose abilities below the line cards of a kind have beside their own.
    pub abilities: Option<GivenKindFn>,
    /// Whether types, instructions and abilities are given only to the cards of the player that it works for.
    pub of_yours: bool,
    /// Which cards the player whose turn it is may not buy.
    pub forbids_buying: Option<fn(&State, &Change, Kind) -> bool>,
    /// Which cards the player whose turn it is may not play from hand.
    pub forbids_playing: Option<fn(&State, &Change, Kind) -> bool>,
    /// How many coins cards of a kind give beyond their own when they are played, while a play has it last.
    pub coins: Option<fn(&State, &Change, Kind) -> i16>,
}

impl Ongoing {
    const fn nothing(text: &'static str) -> Self {
        Self {
            text,
            cost: None,
            types: None,
            play: None,
            abilities: None,
            of_yours: false,
            forbids_buying: None,
            forbids_playing: None,
            coins: None,
        }
    }

    /// Changes what cards cost.
    pub const fn cost(text: &'static str, change: fn(&State, &Change, Kind) -> i16) -> Self {
        Self { cost: Some(change), ..Self::nothing(text) }
    }

    /// Lets cards give more coins when they are played.
    pub const fn coins(text: &'static str, more: fn(&State, &Change, Kind) -> i16) -> Self {
        Self { coins: Some(more), ..Self::nothing(text) }
    }

    /// Gives cards more types.
    pub const fn types(text: &'static str, more: fn(&State, &Change, Kind) -> Types) -> Self {
        Self { types: Some(more), ..Self::nothing(text) }
    }

    /// Gives instructions as well to cards that have none.
    #[must_use]
    pub const fn and_play(mut self, play: GivenPlayFn) -> Self {
        self.play = Some(play);
        self
    }

    /// Gives abilities below the line as well.
    #[must_use]
    pub const fn and_abilities(mut self, of: GivenKindFn) -> Self {
        self.abilities = Some(of);
        self
    }

    /// Gives them only to the cards of the player that it works for: each player, if it is on a landscape.
    #[must_use]
    pub const fn of_yours(mut self) -> Self {
        self.of_yours = true;
        self
    }

    /// Keeps the player whose turn it is from buying some cards.
    pub const fn forbids_buying(
        text: &'static str,
        forbidden: fn(&State, &Change, Kind) -> bool,
    ) -> Self {
        Self { forbids_buying: Some(forbidden), ..Self::nothing(text) }
    }

    /// Keeps the player whose turn it is from playing some cards from hand.
    pub const fn forbids_playing(
        text: &'static str,
        forbidden: fn(&State, &Change, Kind) -> bool,
    ) -> Self {
        Self { forbids_playing: Some(forbidden), ..Self::nothing(text) }
    }
}

impl fmt::Debug for Ongoing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Ongoing({})", self.text)
    }
}

/// What may be done with a card that is being bought instead of paying what it costs.
#[derive(Clone, Copy)]
pub struct InsteadOfPaying {
    pub text: &'static str,
    pub can: fn(&State, Player) -> bool,
    pub run: fn(&mut Game<'_>, Player) -> Flow,
}

impl fmt::Debug for InsteadOfPaying {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "InsteadOfPaying({})", self.text)
    }
}

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
    /// The editions of its set that have it, lowest first.
    pub editions: &'static [u8],
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
    /// The kind of card whose cost it has instead of its own, changes and all, if there is one now.
    pub costs_as: Option<fn(&State) -> Option<Kind>>,
    /// What holds for the player of an extra turn that it gives, while that turn lasts.
    pub in_its_turn: Option<Ongoing>,
    /// Whether more may be paid for it than it costs.
    pub may_overpay: bool,
    /// Whether the unused Actions of its player count for it.
    pub counts_actions: bool,
    /// What may be done instead of paying for it.
    pub instead_of_paying: Option<InsteadOfPaying>,
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
    discarded.event.from == Some(Zone::InPlay(discarded.you))
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
        editions: &[1, 2],
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
        most: 1,
        fits: |card| card.types.has(Type::Action) || card.types.has(Type::Treasure),
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

    /// It costs as much as another kind of card, while there is one.
    #[must_use]
    pub const fn costs_as(mut self, other: fn(&State) -> Option<Kind>) -> Self {
        self.costs_as = Some(other);
        self
    }

    /// What holds for the player of an extra turn that it gives, while that turn lasts.
    #[must_use]
    pub const fn in_its_turn(mut self, ongoing: Ongoing) -> Self {
        self.in_its_turn = Some(ongoing);
        self
    }

    /// More may be paid for it than it costs; what that does is an ability that looks at [`Event::overpaid`].
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

    /// The editions of its set that have it; all of them if this is not said.
    #[must_use]
    pub const fn editions(mut self, editions: &'static [u8]) -> Self {
        self.editions = editions;
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
                g.reveal_this(t);
                g.be_unaffected(t.you, t.event);
                Ok(())
            },
        )
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
        self.abilities[i] = Some(ability);
        self
    }

    pub fn abilities(&self) -> impl Iterator<Item = &Ability> {
        self.abilities.iter().flatten()
    }

    /// What its abilities in some places listen to.
    pub(crate) fn listeners(&self, place: impl Fn(Place) -> bool) -> Listeners {
        let mut listeners = Listeners::NONE;
        for ability in self.abilities().filter(|ability| place(ability.from)) {
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
