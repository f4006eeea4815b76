//! The whole of a game between two questions: plain data, cheap to clone.

use std::num::NonZeroU32;
use std::sync::Arc;

use crate::card::{Ability, Card, Ongoing, Worth};
use crate::cost::Cost;
use crate::event::{Subject, Trigger};
use crate::ids::{CardId, Kind, MAX_PLAYERS, PileId, PileSet, Player, PlayerSet};
use crate::rng::Rng;
use crate::setup::Rules;
use crate::tokens::Placed;
use crate::types::{Type, Types};
use crate::zone::{Cards, End, Tracked, Zone};
use smallvec::SmallVec;

/// What one player has beside cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Pools {
    pub actions: u16,
    pub buys: u16,
    pub coins: u16,
    pub potions: u16,
    pub debt: u16,
    /// Victory point tokens.
    pub points: u16,
    /// Turns taken, not counting extra turns: the tie-break.
    pub turns: u16,
    /// Tokens that can be spent for +$1 each.
    pub coffers: u16,
    /// Tokens that can be spent for +1 Action each.
    pub villagers: u16,
    /// Tokens that can be spent on the Ally.
    pub favors: u16,
    /// Whether the player has their -1 Card token in front of them.
    pub minus_card: bool,
    /// Whether the player has their -$1 token in front of them.
    pub minus_coin: bool,
    /// Whether the player's Journey token is face down.
    pub journey_face_down: bool,
    /// How many turns the player is to skip.
    pub skips: u16,
}

impl Pools {
    /// Gets coins, one less for the -$1 token, which goes then.
    #[inline]
    pub(crate) fn get_coins(&mut self, n: u16) {
        // Whether a card gives any is what a processor cannot guess.
        let gets_any = n > 0;
        self.coins += n - u16::from(self.minus_coin & gets_any);
        self.minus_coin &= !gets_any;
    }
}

/// The part of a turn that is under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Before the first turn: players choose what the set-up lets them, then hands are dealt.
    SetUp,
    /// The start-of-turn abilities are still to come.
    Start,
    Action,
    Buy,
    Night,
    CleanUp,
    Over,
}

/// Whose turn it is and how far it has come.
#[allow(clippy::struct_excessive_bools)] // each is something that is true of a turn by itself
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Turn {
    pub player: Player,
    /// Counts every turn of the game from 1.
    pub number: u32,
    pub phase: Phase,
    /// Whether something was bought this turn: the second part of the Buy phase, without Treasures.
    pub bought: bool,
    /// How many cards its player has bought in it.
    pub cards_bought: u16,
    /// How many cards were gained in it before its Buy phase, or the latest of several, began.
    pub(crate) gained_before: u16,
    /// An extra turn does not count for the tie-break.
    pub extra: bool,
    /// The card that gave this extra turn.
    pub given_by: Option<Kind>,
    /// Who makes the decisions of this turn's player, if not they themselves.
    pub controller: Option<Player>,
    /// Which tokens that its player would get go to the controller.
    pub diverted: Diverted,
    /// Whose turn the one before this was.
    pub previous: Option<Player>,
    /// How many cards are drawn in Clean-up.
    pub new_hand: u8,
    /// Whether Clean-up discards nothing from play.
    pub keeps_play: bool,
    /// Whether it is over, and the next has not begun: it is nobody's turn.
    pub ended: bool,
}

/// Which tokens of the player of a controlled turn the controller gets instead.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Diverted {
    #[default]
    Nothing,
    Debt,
    AllTokens,
}

/// Cards drawn in Clean-up, if nothing says otherwise.
pub(crate) const NEW_HAND: u8 = 5;

impl Turn {
    /// A regular turn that is just beginning.
    pub(crate) fn of(player: Player, number: u32, phase: Phase) -> Self {
        Self {
            player,
            number,
            phase,
            bought: false,
            cards_bought: 0,
            gained_before: 0,
            extra: false,
            given_by: None,
            controller: None,
            diverted: Diverted::Nothing,
            previous: None,
            new_hand: NEW_HAND,
            keeps_play: false,
            ended: false,
        }
    }
}

/// A play of a card, counted from the start of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct PlayId(NonZeroU32);

/// That a card was played, by whom and what for.
#[allow(clippy::struct_excessive_bools)] // each says how the card was played, and any may go with any
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Play {
    pub id: PlayId,
    pub player: Player,
    pub kind: Kind,
    /// The types that it had; none if they were those printed.
    pub types: Types,
    /// The card in play. Its own ability expects it there, so a play that did not move it there begins lost.
    pub card: Tracked,
    /// The play that this one is part of, as when a Throne Room plays a card.
    pub by: Option<PlayId>,
    /// The card in play whose ability played it.
    pub by_card: Option<Tracked>,
    /// Whether the card came from the hand.
    pub from_hand: bool,
    /// Whether it plays the card of an earlier play again.
    pub again: bool,
    /// Whether the card was left where it was instead of being put into play.
    pub leaving: bool,
    /// How often its instructions are followed.
    pub times: u8,
    /// How often the card is played again when this play is over.
    pub repeats: u8,
    /// Whether +Cards and +$ are exchanged in its instructions.
    pub swapped: bool,
    /// How many options more than printed may be chosen.
    pub more_options: u8,
    /// Tokens put on it.
    pub tokens: u16,
    /// The number of the turn it was played in.
    pub turn: u32,
    /// Players that an Attack does not affect.
    pub unaffected: PlayerSet,
}

/// Cards of one kind that were played together, each of which only filled pools: nothing refers to such a play, but
/// others may ask how often a card was played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct PlainPlays {
    pub(crate) player: Player,
    pub(crate) kind: Kind,
    pub(crate) count: u16,
}

/// How long a later ability waits for its trigger.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Until {
    EndOfTurn,
    /// Until the owner's next turn starts.
    NextTurn,
    /// It waits for the start of the owner's next turn; the turn in which it was set up does not count.
    StartOfNextTurn,
    EndOfGame,
}

/// An ability set up to trigger later, by a play or otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Later {
    pub id: u32,
    /// The first play after it was set up.
    pub(crate) since: PlayId,
    pub owner: Player,
    pub ability: &'static Ability,
    /// The card that set it up.
    pub kind: Kind,
    pub play: Option<PlayId>,
    /// The number of the turn in which it was set up.
    pub turn: u32,
    pub until: Until,
    /// Whether it is over when it has triggered once.
    pub once: bool,
    /// The card that it is about.
    pub card: Option<Tracked>,
    /// The kind of card that it is about.
    pub named: Option<Kind>,
    /// The player that it is about; for an extra turn, who controls it.
    pub player: Option<Player>,
    /// For an extra turn that somebody controls, which tokens they get.
    pub diverted: Diverted,
    /// A number that it remembers.
    pub amount: u16,
}

/// Something that is changed for a time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Change {
    pub ongoing: &'static Ongoing,
    pub owner: Player,
    pub play: Option<PlayId>,
    pub until: Until,
    /// The card that has it, or has set it up.
    pub kind: Kind,
    /// The kind of card that it is about.
    pub named: Option<Kind>,
    /// While the cost of a card is looked at, whose the card is.
    pub holder: Option<Player>,
}

impl PartialEq for Ongoing {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl Eq for Ongoing {}

impl std::hash::Hash for Ongoing {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.text.hash(state);
    }
}

impl PartialEq for Ability {
    fn eq(&self, other: &Self) -> bool {
        (self.on, self.text) == (other.on, other.text)
    }
}

impl Eq for Ability {}

impl std::hash::Hash for Ability {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        (self.on, self.text).hash(state);
    }
}

/// A card set aside by a play, which will want it later.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SetAside {
    pub play: PlayId,
    pub card: Tracked,
}

/// That a card was gained.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Gained {
    pub player: Player,
    pub kind: Kind,
    pub phase: Phase,
    /// The card where it was gained to.
    pub card: Tracked,
}

/// What is next instead of the turn of the player to the left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct NextTurn {
    pub(crate) player: Player,
    pub(crate) given_by: Kind,
    pub(crate) controller: Option<Player>,
    pub(crate) diverted: Diverted,
}

/// No card costs as much as this.
const PRICES: usize = 16;

/// A whole game. See the module's documentation.
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) rules: Arc<Rules>,
    pub(crate) cards: Cards,
    pub(crate) pools: [Pools; MAX_PLAYERS],
    pub(crate) turn: Turn,
    pub(crate) rng: Rng,
    /// The plays of this turn, and those of earlier turns that still have something to do.
    pub(crate) plays: Vec<Play>,
    /// The plays of this turn that are not worth a record each.
    pub(crate) plain_plays: Vec<PlainPlays>,
    pub(crate) later: Vec<Later>,
    pub(crate) changes: Vec<Change>,
    /// Who has which Project, State or Artifact.
    pub(crate) holdings: Vec<(Player, Kind)>,
    /// Who has bought or used which landscape that is bought or used once, and in which turn.
    pub(crate) bought: Vec<(Player, Kind, u32)>,
    /// What lies on piles and landscapes.
    pub(crate) tokens: Vec<Placed>,
    /// What plays have set aside.
    pub(crate) set_aside: Vec<SetAside>,
    /// What was gained this turn, in games with cards that ask.
    pub(crate) gained: Vec<Gained>,
    /// What players gained in their last turns, in the same games.
    pub(crate) gained_last: Vec<(Player, Kind)>,
    /// Cards in play that are something else meanwhile, and what they are otherwise.
    pub(crate) guises: Vec<(CardId, Kind)>,
    /// Cards in the trash that are face down this turn.
    pub(crate) face_down: Vec<Tracked>,
    /// The extra turn that comes next.
    pub(crate) next_turn: Option<NextTurn>,
    /// Who had the last turn that was no extra turn.
    pub(crate) regular: Player,
    /// Who still has a turn after the end of the game, once that has come.
    pub(crate) last_round: Option<PlayerSet>,
    /// What the next shuffles of a player put on top, for scenarios.
    pub(crate) rigged: Vec<(Player, Vec<Kind>)>,
    pub(crate) next_play: PlayId,
    next_later: u32,
    /// The piles that this many coins can buy from: every question of a Buy phase asks.
    within_reach: [PileSet; PRICES],
    empty_piles: PileSet,
}

impl Clone for State {
    fn clone(&self) -> Self {
        Self {
            rules: Arc::clone(&self.rules),
            cards: self.cards.clone(),
            pools: self.pools,
            turn: self.turn,
            rng: self.rng,
            plays: self.plays.clone(),
            plain_plays: self.plain_plays.clone(),
            later: self.later.clone(),
            changes: self.changes.clone(),
            holdings: self.holdings.clone(),
            bought: self.bought.clone(),
            tokens: self.tokens.clone(),
            set_aside: self.set_aside.clone(),
            gained: self.gained.clone(),
            gained_last: self.gained_last.clone(),
            guises: self.guises.clone(),
            face_down: self.face_down.clone(),
            next_turn: self.next_turn,
            regular: self.regular,
            last_round: self.last_round,
            rigged: self.rigged.clone(),
            next_play: self.next_play,
            next_later: self.next_later,
            within_reach: self.within_reach,
            empty_piles: self.empty_piles,
        }
    }

    fn clone_from(&mut self, source: &Self) {
        // Threads that count the games of one set-up would wait for each other.
        if !Arc::ptr_eq(&self.rules, &source.rules) {
            self.rules = Arc::clone(&source.rules);
        }
        self.cards.clone_from(&source.cards);
        self.pools = source.pools;
        self.turn = source.turn;
        self.rng = source.rng;
        self.plays.clone_from(&source.plays);
        self.plain_plays.clone_from(&source.plain_plays);
        self.later.clone_from(&source.later);
        self.changes.clone_from(&source.changes);
        self.holdings.clone_from(&source.holdings);
        self.bought.clone_from(&source.bought);
        self.tokens.clone_from(&source.tokens);
        self.set_aside.clone_from(&source.set_aside);
        self.gained.clone_from(&source.gained);
        self.gained_last.clone_from(&source.gained_last);
        self.guises.clone_from(&source.guises);
        self.face_down.clone_from(&source.face_down);
        self.next_turn = source.next_turn;
        self.regular = source.regular;
        self.last_round = source.last_round;
        self.rigged.clone_from(&source.rigged);
        self.next_play = source.next_play;
        self.next_later = source.next_later;
        self.within_reach = source.within_reach;
        self.empty_piles = source.empty_piles;
    }
}

impl State {
    pub(crate) fn new(rules: Arc<Rules>, cards: Cards) -> Self {
        let mut state = Self {
            rules,
            cards,
            pools: [Pools::default(); MAX_PLAYERS],
            turn: Turn::of(Player(0), 0, Phase::Over),
            rng: Rng::new(0),
            plays: Vec::with_capacity(16),
            plain_plays: Vec::with_capacity(16),
            later: Vec::new(),
            changes: Vec::new(),
            holdings: Vec::new(),
            bought: Vec::new(),
            tokens: Vec::new(),
            set_aside: Vec::new(),
            gained: Vec::new(),
            gained_last: Vec::new(),
            guises: Vec::new(),
            face_down: Vec::new(),
            next_turn: None,
            regular: Player(0),
            last_round: None,
            rigged: Vec::new(),
            next_play: PlayId(NonZeroU32::MIN),
            next_later: 0,
            within_reach: [PileSet::NONE; PRICES],
            empty_piles: PileSet::NONE,
        };
        for pile in state.piles() {
            state.price(pile);
        }
        state
    }

    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    pub fn cards(&self) -> &Cards {
        &self.cards
    }

    pub fn turn(&self) -> Turn {
        self.turn
    }

    /// Whether it is `player`'s turn. Between turns it is nobody's, nor when the game is over and scored.
    pub fn is_turn_of(&self, player: Player) -> bool {
        self.turn.player == player && !self.turn.ended && !self.is_over()
    }

    /// Whether it is a Clean-up phase: between turns it is none.
    pub fn is_clean_up(&self) -> bool {
        self.turn.phase == Phase::CleanUp && !self.turn.ended
    }

    /// Whether it is the Action phase of `player`, of which the start of the turn is the beginning.
    pub fn is_action_phase_of(&self, player: Player) -> bool {
        self.is_turn_of(player) && matches!(self.turn.phase, Phase::Start | Phase::Action)
    }

    pub fn is_over(&self) -> bool {
        self.turn.phase == Phase::Over
    }

    /// Players in seat order.
    pub fn players(&self) -> impl Iterator<Item = Player> + use<> {
        (0..self.rules.players()).map(|p| Player(p as u8))
    }

    /// Players in turn order, beginning with `first`.
    pub fn turn_order_from(&self, first: Player) -> impl Iterator<Item = Player> + use<> {
        let n = self.rules.players() as u8;
        // A division would take longer than the rest of the loop.
        let around = move |seat: u8| if seat < n { Player(seat) } else { Player(seat - n) };
        (0..n).map(move |i| around(first.0 + i))
    }

    /// The player to the left.
    pub fn left_of(&self, player: Player) -> Player {
        let next = player.0 + 1;
        if next as usize == self.rules.players() { Player(0) } else { Player(next) }
    }

    /// The player to the right.
    pub fn right_of(&self, player: Player) -> Player {
        let players = self.rules.players() as u8;
        Player((player.0 + players - 1) % players)
    }

    /// The other players in turn order, beginning to the left of `player`.
    pub fn others(&self, player: Player) -> impl Iterator<Item = Player> + use<> {
        self.turn_order_from(player).skip(1)
    }

    /// The players other than `player` in turn order, beginning with whoever's turn it is if that is not theirs.
    pub fn others_in_turn_order(&self, player: Player) -> impl Iterator<Item = Player> + use<> {
        self.turn_order_from(self.turn.player).filter(move |&other| other != player)
    }

    pub fn pools(&self, player: Player) -> &Pools {
        &self.pools[player.index()]
    }

    pub(crate) fn pools_mut(&mut self, player: Player) -> &mut Pools {
        &mut self.pools[player.index()]
    }

    // Cards

    pub fn kind(&self, card: CardId) -> Kind {
        self.cards.kind(card)
    }

    /// The definition of a kind in this game.
    #[inline]
    pub fn definition(&self, kind: Kind) -> &'static Card {
        self.rules.kinds[kind.index()].card
    }

    /// The definition of a card.
    #[inline]
    pub fn card(&self, card: CardId) -> &'static Card {
        self.definition(self.cards.kind(card))
    }

    pub fn name(&self, kind: Kind) -> &'static str {
        self.definition(kind).name
    }

    /// Whether `card` is a copy of `of`: cards are the same card when they have the same name.
    pub fn is_copy_of(&self, kind: Kind, of: &Card) -> bool {
        std::ptr::eq(self.name(kind), of.name) || self.name(kind) == of.name
    }

    /// Whether a card is a copy of `of`.
    pub fn is_a(&self, card: CardId, of: &Card) -> bool {
        self.is_copy_of(self.kind(card), of)
    }

    /// The types of a kind of card now.
    #[inline]
    pub fn types(&self, kind: Kind) -> Types {
        self.types_for(kind, None)
    }

    /// The types of a kind of card now, for a card that is `holder`'s.
    #[inline]
    pub fn types_for(&self, kind: Kind, holder: Option<Player>) -> Types {
        let printed = self.rules.types[kind.index()];
        if self.is_as_printed() { printed } else { self.changed_types(kind, printed, holder) }
    }

    /// The types of a card now.
    #[inline]
    pub fn types_of(&self, card: CardId) -> Types {
        self.types_for(self.cards.kind(card), self.cards.zone(card).owner())
    }

    #[inline]
    pub fn is(&self, card: CardId, wanted: Type) -> bool {
        let kind = self.cards.kind(card);
        if self.is_as_printed() {
            return self.rules.types[kind.index()].has(wanted);
        }
        self.types_of(card).has(wanted)
    }

    /// The cost of a kind of card now.
    #[inline]
    pub fn cost(&self, kind: Kind) -> Cost {
        let printed = self.rules.kinds[kind.index()].cost;
        if self.is_as_printed() { printed } else { self.changed_cost(kind, printed, None) }
    }

    /// The cost of a card where it is: one that is somebody's may be of other types than its copies in the Supply.
    pub fn cost_of(&self, card: CardId) -> Cost {
        self.cost_as(card, self.kind(card))
    }

    /// The cost of a card as one of a kind.
    fn cost_as(&self, card: CardId, kind: Kind) -> Cost {
        let printed = self.rules.kinds[kind.index()].cost;
        if self.is_as_printed() {
            return printed;
        }
        self.changed_cost(kind, printed, self.cards.zone(card).owner())
    }

    /// Whether cards of a kind cost from `least` to `most` coins, and nothing but coins.
    pub fn costs_from(&self, kind: Kind, least: u8, most: u8) -> bool {
        let cost = self.cost(kind);
        Cost::coins(least) <= cost && cost <= Cost::coins(most)
    }

    pub fn hand_size(&self, player: Player) -> usize {
        self.cards.len(Zone::Hand(player))
    }

    /// Every card that belongs to `player`, wherever it is.
    pub fn cards_of(&self, player: Player) -> impl Iterator<Item = CardId> {
        Zone::all_of(player).flat_map(|zone| self.cards.in_zone(zone))
    }

    /// The card as it is now, for an event about it.
    pub fn subject(&self, card: CardId) -> Subject {
        self.subject_as(card, self.cards.kind(card), self.types_of(card))
    }

    /// The card for an event about it, as a card of this kind with these types.
    pub(crate) fn subject_as(&self, card: CardId, kind: Kind, types: Types) -> Subject {
        Subject { card: self.cards.track(card), kind, cost: self.cost_as(card, kind), types }
    }

    /// Moves a card: every move of a card in the game.
    // Zones are mostly constants at the call: their match must vanish there, or every move pays for it.
    #[allow(clippy::inline_always)]
    #[inline(always)]
    pub(crate) fn relocate(&mut self, card: CardId, to: Zone, end: End) -> Tracked {
        let from = self.cards.pile(card);
        if !self.guises.is_empty() {
            self.drop_guise(card);
        }
        let tracked = self.cards.relocate(card, to, end);
        if let Some(pile) = from {
            self.price_without(pile, card);
        }
        if let Zone::Pile(pile) = to {
            self.price(pile);
        }
        tracked
    }

    /// Puts the top card of a pile, which has one, onto a player's discard pile: the move of nearly every gain.
    #[inline]
    pub(crate) fn gain_top(&mut self, pile: PileId, player: Player) -> Tracked {
        let gained = self.cards.gain_top(pile, player).expect("the pile has a card");
        self.price_without(pile, gained.card);
        gained
    }

    /// Keeps the price of a pile at hand after a card was taken from it, unless one like it is on top now.
    #[inline]
    fn price_without(&mut self, pile: PileId, taken: CardId) {
        if self.top_of(pile).is_none_or(|top| self.kind(top) != self.kind(taken)) {
            self.price(pile);
        }
    }

    /// A card that leaves play is itself again.
    #[cold]
    fn drop_guise(&mut self, card: CardId) {
        if let Some(at) = self.guises.iter().position(|&(other, _)| other == card) {
            let (_, kind) = self.guises.swap_remove(at);
            self.cards.set_kind(card, kind);
        }
    }

    /// What a card is when it is not in play.
    pub fn true_kind(&self, card: CardId) -> Kind {
        let guise = self.guises.iter().find(|&&(other, _)| other == card);
        guise.map_or_else(|| self.kind(card), |&(_, kind)| kind)
    }

    /// Those of `cards` that are something else while they are in play, and what they are.
    pub(crate) fn in_guise(&self, cards: &[CardId]) -> SmallVec<[(CardId, Kind); 1]> {
        let guises = self.guises.iter().filter(|(card, _)| cards.contains(card));
        guises.map(|&(card, _)| (card, self.kind(card))).collect()
    }

    /// The card that was set aside before the game for a card or landscape.
    pub fn set_aside_for(&self, kind: Kind) -> Option<CardId> {
        let chosen = self.rules.companions_of(kind).next()?;
        self.cards.in_zone(Zone::Box).find(|&card| self.kind(card) == chosen)
    }

    /// Whether a card in the trash is face down this turn.
    pub fn is_face_down(&self, card: CardId) -> bool {
        self.face_down.iter().any(|down| down.card == card && self.cards.still_there(*down))
    }

    /// What was gained this turn, the latest last. Only in games with a card that [asks](crate::setup::Builder).
    pub fn gained_this_turn(&self) -> &[Gained] {
        &self.gained
    }

    /// What `player` gained in their last turn. Only in games with a card that [asks](crate::setup::Builder).
    pub fn gained_last_turn(&self, player: Player) -> impl Iterator<Item = Kind> {
        self.gained_last.iter().filter(move |(who, _)| *who == player).map(|&(_, kind)| kind)
    }

    /// What was gained in this Buy phase so far; if a turn has several, in the latest.
    pub fn gained_this_buy_phase(&self) -> &[Gained] {
        &self.gained[self.turn.gained_before as usize..]
    }

    /// The cards that a play has set aside and not moved since.
    pub fn set_aside_by(&self, play: PlayId) -> impl Iterator<Item = CardId> {
        let there =
            move |aside: &&SetAside| aside.play == play && self.cards.still_there(aside.card);
        self.set_aside.iter().filter(there).map(|aside| aside.card.card)
    }

    // Piles

    pub fn piles(&self) -> impl Iterator<Item = PileId> + use<> {
        (0..self.rules.piles.len()).map(|i| PileId(i as u8))
    }

    pub fn supply(&self) -> impl Iterator<Item = PileId> + use<> {
        self.rules.supply.iter()
    }

    /// The card that can be bought or gained from a pile.
    pub fn top_of(&self, pile: PileId) -> Option<CardId> {
        self.cards.top(Zone::Pile(pile))
    }

    /// The card that can be seen on top of a pile.
    pub fn open_top_of(&self, pile: PileId) -> Option<CardId> {
        self.top_of(pile).filter(|_| self.rules.pile(pile).shows_top())
    }

    pub fn pile_len(&self, pile: PileId) -> usize {
        self.cards.len(Zone::Pile(pile))
    }

    /// The pile that cards of a kind belong to, if they belong to one.
    pub fn home_of(&self, kind: Kind) -> Option<PileId> {
        self.rules.kinds[kind.index()].home
    }

    /// The pile in which cards of this name are on top now.
    pub fn pile_of(&self, card: &Card) -> Option<PileId> {
        self.piles().filter(|&pile| !self.rules.pile(pile).is_deck).find(|&pile| {
            self.top_of(pile).is_some_and(|top| self.is_copy_of(self.kind(top), card))
        })
    }

    pub fn empty_piles(&self) -> PileSet {
        self.empty_piles
    }

    pub fn empty_supply_piles(&self) -> usize {
        self.empty_piles.intersection(self.rules.supply).len()
    }

    /// The Supply piles whose top card satisfies `wanted`.
    pub fn supply_where(&self, wanted: impl Fn(Kind) -> bool) -> PileSet {
        self.supply()
            .filter(|&pile| self.top_of(pile).is_some_and(|top| wanted(self.kind(top))))
            .collect()
    }

    /// Whether taking a card empties a Supply pile, and something waits for that.
    #[inline]
    pub(crate) fn would_empty(&self, card: CardId) -> bool {
        self.listens(Trigger::PileEmpties, Types::ANY)
            && self
                .cards
                .pile(card)
                .is_some_and(|pile| self.rules.supply.contains(pile) && self.pile_len(pile) == 1)
    }

    /// The Supply piles with a card that costs at most `cost`.
    #[inline]
    pub fn costing_up_to(&self, cost: Cost) -> PileSet {
        if self.rules.plain_prices && self.is_as_printed() {
            return self.within_reach[(cost.coins as usize).min(PRICES - 1)];
        }
        self.supply_where(|kind| self.cost(kind) <= cost)
    }

    /// Keeps the price of a pile's top card at hand, and whether the pile is empty: every Buy phase asks.
    pub(crate) fn price(&mut self, pile: PileId) {
        if self.pile_len(pile) == 0 {
            self.empty_piles.insert(pile);
        } else {
            self.empty_piles.remove(pile);
        }
        let buyable = self.top_of(pile).filter(|_| self.rules.supply.contains(pile));
        let printed = |top| self.rules.kinds[self.kind(top).index()].cost.coins as usize;
        let price = buyable.map_or(PRICES, printed);
        for (coins, piles) in self.within_reach.iter_mut().enumerate() {
            if price <= coins {
                piles.insert(pile);
            } else {
                piles.remove(pile);
            }
        }
    }

    /// The piles that `player` can pay for.
    pub(crate) fn affordable(&self, player: Player) -> PileSet {
        let pools = self.pools(player);
        if self.rules.plain_prices && self.is_as_printed() {
            return self.within_reach[(pools.coins as usize).min(PRICES - 1)];
        }
        self.supply_where(|kind| self.can_afford(player, kind) && !self.may_not_buy(kind))
    }

    /// Whether nothing keeps `player` from buying a card of a kind, wherever it is.
    pub fn can_buy(&self, player: Player, kind: Kind) -> bool {
        self.pools(player).debt == 0 && self.can_afford(player, kind) && !self.may_not_buy(kind)
    }

    fn can_afford(&self, player: Player, kind: Kind) -> bool {
        let instead = self.definition(kind).instead_of_paying;
        self.can_pay(player, self.cost(kind)) || instead.is_some_and(|it| (it.can)(self, player))
    }

    /// Whether `player` has the coins and Potions of a cost.
    pub(crate) fn can_pay(&self, player: Player, cost: Cost) -> bool {
        let pools = self.pools(player);
        u16::from(cost.coins) <= pools.coins && u16::from(cost.potions) <= pools.potions
    }

    // Plays and later abilities

    /// Records a play by what is resolving, as `change` says.
    #[inline]
    pub(crate) fn record_play(
        &mut self,
        player: Player,
        kind: Kind,
        card: Tracked,
        (by, by_card): (Option<PlayId>, Option<Tracked>),
        change: impl FnOnce(&mut Play),
    ) -> PlayId {
        let id = self.next_play;
        self.next_play = PlayId(id.0.saturating_add(1));
        let (turn, unaffected) = (self.turn.number, PlayerSet::NONE);
        let mut play = Play {
            id,
            player,
            kind,
            types: Types::NONE,
            card,
            by,
            by_card,
            from_hand: false,
            again: false,
            leaving: false,
            times: 1,
            repeats: 0,
            swapped: false,
            more_options: 0,
            tokens: 0,
            turn,
            unaffected,
        };
        change(&mut play);
        self.plays.push(play);
        id
    }

    pub fn play(&self, id: PlayId) -> &Play {
        self.plays.iter().rfind(|play| play.id == id).expect("a play is kept while it matters")
    }

    pub(crate) fn play_mut(&mut self, id: PlayId) -> &mut Play {
        self.plays.iter_mut().rfind(|play| play.id == id).expect("a play is kept while it matters")
    }

    /// The abilities that wait for their time.
    pub fn later(&self) -> &[Later] {
        &self.later
    }

    /// Whether `player` has used a landscape this turn that is used once a turn.
    pub fn has_used(&self, player: Player, kind: Kind) -> bool {
        self.bought.contains(&(player, kind, self.turn.number))
    }

    /// The types of the card of a play when it was played.
    pub fn types_of_play(&self, play: &Play) -> Types {
        let printed = self.rules.types[play.kind.index()];
        if play.types == Types::NONE { printed } else { play.types }
    }

    /// How often `player` has played a card of this name this turn.
    pub fn times_played(&self, player: Player, card: &Card) -> usize {
        let same = |play: &&Play| {
            play.turn == self.turn.number
                && play.player == player
                && self.is_copy_of(play.kind, card)
        };
        let plain = self.plain_plays.iter();
        let plain = plain.filter(|p| p.player == player && self.is_copy_of(p.kind, card));
        let plain: usize = plain.map(|p| p.count as usize).sum();
        self.plays.iter().filter(same).count() + plain
    }

    /// How often `player` has played a card of a type this turn, by the types it had then.
    pub fn times_played_of_type(&self, player: Player, of: Type) -> usize {
        let counts = |play: &&Play| {
            play.turn == self.turn.number
                && play.player == player
                && self.types_of_play(play).has(of)
        };
        let plain = self.plain_plays.iter();
        let plain = plain.filter(|p| p.player == player && self.types(p.kind).has(of));
        let plain: usize = plain.map(|p| p.count as usize).sum();
        self.plays.iter().filter(counts).count() + plain
    }

    /// The id of the later ability that was set up last.
    pub(crate) fn last_later(&self) -> u32 {
        self.next_later
    }

    /// How many cards `player` has played from hand this turn. What a Treasure of several picked at once was played
    /// from is not remembered in games in which nothing asks.
    pub fn played_from_hand(&self, player: Player) -> usize {
        let counts =
            |play: &&Play| play.turn == self.turn.number && play.player == player && play.from_hand;
        self.plays.iter().filter(counts).count()
    }

    pub(crate) fn set_up(&mut self, later: Later) -> &mut Later {
        self.next_later += 1;
        self.later.push(Later { id: self.next_later, ..later });
        self.later.last_mut().expect("it was just put there")
    }

    /// Whether anything in this game could answer `trigger` now. A Big Money game pays only this for the window.
    #[inline]
    pub(crate) fn listens(&self, trigger: Trigger, types: Types) -> bool {
        let waits = |row: &Later| row.ability.on == trigger && row.ability.about.intersects(types);
        self.rules.listeners.hear(trigger, types) || self.later.iter().any(waits)
    }

    // The end of the game

    /// The victory points of `player` now.
    pub fn score(&self, player: Player) -> i32 {
        let owned = self.cards.owned(player).iter().zip(&self.rules.points);
        let fixed: i32 = owned.map(|(&n, &points)| i32::from(n) * i32::from(points)).sum();
        let mut points = i32::from(self.pools(player).points) + fixed;
        if !self.rules.counted.is_empty() {
            points += self.counted_points(player);
        }
        if self.rules.landscapes_score {
            points += self.landscape_points(player);
        }
        points
    }

    /// The victory points of the landscapes and States that work for a player.
    fn landscape_points(&self, player: Player) -> i32 {
        let points = |kind: Kind| match self.definition(kind).worth {
            Worth::Nothing => 0,
            Worth::Fixed(points) => i32::from(points),
            Worth::Counted(count) => count(self, player),
        };
        self.landscapes_of(player).map(points).sum()
    }

    /// The victory points of the cards that are worth something different in every deck.
    fn counted_points(&self, player: Player) -> i32 {
        let count = |card| match self.card(card).worth {
            Worth::Counted(count) => count(self, player),
            Worth::Nothing | Worth::Fixed(_) => 0,
        };
        self.cards_of(player).map(count).sum()
    }

    /// Who won: the most points, then the fewest turns; more than one player if they are still tied.
    pub fn winners(&self) -> Vec<Player> {
        let rank = |p: Player| (self.score(p), std::cmp::Reverse(self.pools(p).turns));
        let best = self.players().map(rank).max().expect("a game has players");
        self.players().filter(|&p| rank(p) == best).collect()
    }

    /// A number that two states share only if they are (almost surely) equal.
    pub fn digest(&self) -> u64 {
        use std::hash::{Hash, Hasher};
        let mut hasher = crate::question::Mixer::new();
        self.hash(&mut hasher);
        hasher.finish()
    }
}
