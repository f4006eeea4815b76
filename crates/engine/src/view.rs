//! What somebody who looks at a game may know. Bots and front ends get nothing else.

mod eye;
mod knowledge;
mod look;
mod snapshot;

use smallvec::SmallVec;

use crate::card::{Card, Worth};
use crate::cost::Cost;
use crate::ids::{CardId, Kind, PileId, PileSet, Player};
use crate::imagine::Memory;
use crate::question::{Choice, Question, Site};
use crate::rng::Rng;
use crate::setup::{Open, Rules};
use crate::state::{Pools, State, Turn};
use crate::tokens::{Placed, Spot};
use crate::types::Types;
use crate::zone::{End, Mat, Zone};

pub use self::eye::Eye;
pub use self::knowledge::Knowledge;
pub use self::look::Look;
pub use self::snapshot::{SeatSnapshot, Snapshot};

/// A game as one pair of eyes sees it: those of a player, of a watcher, or of somebody to whom everything is open. It is a
/// window onto the state and not a copy, so it costs nothing to make.
#[derive(Clone, Copy, Debug)]
pub struct View<'s> {
    state: &'s State,
    eye: Eye,
}

impl<'s> View<'s> {
    #[inline]
    pub(crate) fn new(state: &'s State, eye: Eye) -> Self {
        Self { state, eye }
    }

    /// Who looks.
    pub fn eye(self) -> Eye {
        self.eye
    }

    /// The player who looks. A decider always has a seat.
    ///
    /// # Panics
    ///
    /// A watcher has no seat, and nobody's cards are their own. Code that shows a game to anybody asks [`View::eye`].
    #[inline]
    pub fn seat(self) -> Player {
        match self.eye {
            Eye::Seat { seat } => seat,
            Eye::Watcher | Eye::Open => panic!("only a player has a seat and cards of their own"),
        }
    }

    /// The state that is looked at, for keeping it.
    pub(crate) fn whole(self) -> &'s State {
        self.state
    }

    /// The moment of a question at which no card is resolving, to imagine it again.
    pub fn remember(self, question: &Question) -> Option<Memory> {
        question.quiet.then(|| Memory::of(self.state))
    }

    /// What the set-up fixed, which everybody knows.
    pub fn rules(self) -> &'s Rules {
        self.state.rules()
    }

    pub fn turn(self) -> Turn {
        self.state.turn()
    }

    pub fn is_over(self) -> bool {
        self.state.is_over()
    }

    pub fn players(self) -> impl Iterator<Item = Player> {
        self.state.players()
    }

    pub fn others(self) -> impl Iterator<Item = Player> {
        self.state.others(self.seat())
    }

    /// Actions, Buys, coins and tokens are open to all.
    pub fn pools(self, player: Player) -> &'s Pools {
        self.state.pools(player)
    }

    pub fn definition(self, kind: Kind) -> &'static Card {
        self.state.definition(kind)
    }

    pub fn name(self, kind: Kind) -> &'static str {
        self.state.name(kind)
    }

    pub fn cost(self, kind: Kind) -> Cost {
        self.state.cost(kind)
    }

    /// The Supply piles whose top card costs at most so many coins, if coins alone decide what any of them costs now.
    pub fn within_coins(self, coins: u16) -> Option<PileSet> {
        self.state.within_coins(coins)
    }

    pub fn types(self, kind: Kind) -> Types {
        self.state.types(kind)
    }

    /// Whether nothing can change types now, so that they are those printed.
    #[inline]
    pub fn has_printed_types(self) -> bool {
        self.state.has_printed_types()
    }

    /// What a card is, if these eyes may know it.
    pub fn kind(self, card: CardId) -> Option<Kind> {
        self.knows(card).then(|| self.state.kind(card))
    }

    fn knows(self, card: CardId) -> bool {
        match self.eye {
            Eye::Seat { seat } => self.state.is_known_to(seat, card),
            Eye::Watcher => self.players().all(|seat| self.state.is_known_to(seat, card)),
            Eye::Open => true,
        }
    }

    /// Whether this player makes the decisions of the player whose turn it is, and sees what they see.
    pub fn controls_turn(self) -> bool {
        self.eye.seat().is_some_and(|seat| self.turn().controller == Some(seat))
    }

    /// Tokens on piles and landscapes.
    pub fn placed(self) -> &'s [Placed] {
        self.state.placed()
    }

    /// The Projects, States and Artifacts of a player.
    pub fn holdings(self, player: Player) -> impl Iterator<Item = Kind> + use<'s> {
        self.state.holdings(player)
    }

    /// The cards on a player's mat, as far as they are known.
    pub fn mat(self, player: Player, mat: Mat) -> impl Iterator<Item = Option<Kind>> + use<'s> {
        self.state.cards().in_zone(Zone::Mat(player, mat)).map(move |card| self.kind(card))
    }

    /// What a player has set aside, as far as it is known.
    pub fn set_aside(self, player: Player) -> impl Iterator<Item = Option<Kind>> + use<'s> {
        self.state.cards().in_zone(Zone::SetAside(player)).map(move |card| self.kind(card))
    }

    /// The cards in a zone of a player, or in the trash, as far as they are known. Their order says something that others
    /// than the owner may not know: whoever shows them must sort or count them.
    pub fn known_in(self, zone: Zone) -> impl Iterator<Item = Option<Kind>> + use<'s> {
        let is_pile = matches!(zone, Zone::Pile(_) | Zone::Box);
        let cards = self.state.cards().in_zone(zone).filter(move |_| !is_pile);
        cards.map(move |card| self.kind(card))
    }

    /// The kind of card that an option of a question to this player stands for.
    pub fn kind_of_choice(self, choice: Choice) -> Option<Kind> {
        match choice {
            Choice::Pile(pile) => self.top_of(pile),
            Choice::Card { kind, .. }
            | Choice::Ability { kind, .. }
            | Choice::Name(kind)
            | Choice::Landscape(kind) => Some(kind),
            Choice::Instruction { .. } | Choice::Rule(_) | Choice::Amount(_) => None,
        }
    }

    fn kinds_in(self, zone: Zone) -> impl Iterator<Item = Kind> + use<'s> {
        let state = self.state;
        state.cards().in_zone(zone).map(|card| state.kind(card))
    }

    /// The player's own hand.
    pub fn hand(self) -> impl Iterator<Item = Kind> + use<'s> {
        self.state.cards().kinds_in_hand(self.seat())
    }

    pub fn hand_len(self, player: Player) -> usize {
        self.state.hand_size(player)
    }

    /// How many cards a deck has. Draws and shuffles are seen by all, so everybody can count it.
    pub fn deck_len(self, player: Player) -> usize {
        self.state.cards().len(Zone::Deck(player))
    }

    pub fn discard_len(self, player: Player) -> usize {
        self.state.cards().len(Zone::Discard(player))
    }

    pub fn discard_top(self, player: Player) -> Option<Kind> {
        self.kinds_in(Zone::Discard(player)).next()
    }

    pub fn in_play(self, player: Player) -> impl Iterator<Item = Kind> + use<'s> {
        self.kinds_in(Zone::InPlay(player))
    }

    /// Whether a card in play stays there when its turn is cleaned up.
    pub fn stays_in_play(self, card: CardId) -> bool {
        self.state.stays_in_play(card)
    }

    /// What a player has in play, in the order in which it was played, and whether each card stays there when its turn is
    /// cleaned up.
    pub fn played(self, player: Player) -> impl Iterator<Item = (Kind, bool)> + use<'s> {
        let stays = move |card| Some((self.kind(card)?, self.stays_in_play(card)));
        self.state.cards().in_zone(Zone::InPlay(player)).filter_map(stays)
    }

    pub fn trash(self) -> impl Iterator<Item = Kind> + use<'s> {
        self.kinds_in(Zone::Trash)
    }

    pub fn piles(self) -> impl Iterator<Item = PileId> {
        self.state.piles()
    }

    /// How many cards `player` has trashed in this turn, which is theirs.
    pub fn trashed_this_turn(self, player: Player) -> usize {
        self.state.trashed_this_turn(player)
    }

    pub fn pile_len(self, pile: PileId) -> usize {
        self.state.pile_len(pile)
    }

    /// The card that can be seen on top of a pile; decks of cards that belong to nobody lie face down.
    pub fn top_of(self, pile: PileId) -> Option<Kind> {
        self.state.open_top_of(pile).map(|card| self.state.kind(card))
    }

    /// The cards of a pile from the top, as far as they may be seen. Anybody may look through a pile that is not shuffled
    /// (chapter IV, Split piles); of a deck that belongs to nobody, only those cards are seen that somebody has shown.
    pub fn in_pile(self, pile: PileId) -> impl Iterator<Item = Option<Kind>> + use<'s> {
        let about = self.state.rules().pile(pile);
        let seen = move |(at, card)| match about.open {
            _ if about.is_deck => self.kind(card),
            Open::Whole => Some(self.state.kind(card)),
            Open::Top => (at == 0).then(|| self.state.kind(card)),
            Open::Nothing => None,
        };
        self.state.cards().in_zone(Zone::Pile(pile)).enumerate().map(seen)
    }

    /// The Supply piles with a card that costs at most `cost`.
    pub fn costing_up_to(self, cost: Cost) -> PileSet {
        self.state.costing_up_to(cost)
    }

    pub fn empty_supply_piles(self) -> usize {
        self.state.empty_supply_piles()
    }

    /// All the player's own cards, in no order that says where they are: everybody knows their own deck's contents.
    pub fn own_cards(self) -> Vec<Kind> {
        let mut kinds: Vec<Kind> =
            self.state.cards_of(self.seat()).map(|card| self.state.kind(card)).collect();
        kinds.sort_unstable();
        kinds
    }

    /// How many of each kind the player owns.
    #[inline]
    pub fn own_counts(self) -> &'s [u16] {
        self.state.cards().owned(self.seat())
    }

    /// How many of each kind any player owns: what everybody gains and trashes is seen by all, so all can count.
    pub fn counts_of(self, player: Player) -> &'s [u16] {
        self.state.cards().owned(player)
    }

    /// How many cards the player owns.
    pub fn own_cards_len(self) -> usize {
        let cards = self.state.cards();
        Zone::all_of(self.seat()).map(|zone| cards.len(zone)).sum()
    }

    /// What is set aside of a player's cards while an ability looks at them, as far as it is known.
    pub fn looked_at(self, owner: Player) -> impl Iterator<Item = Kind> + use<'s> {
        let known = move |card| self.kind(card);
        self.state.cards().in_zone(Zone::Aside(owner)).filter_map(known)
    }

    /// The points that the player has so far.
    pub fn own_score(self) -> i32 {
        self.state.score(self.seat())
    }

    /// The points that any player has so far: what everybody gains and trashes is seen by all, so all can count.
    pub fn score(self, player: Player) -> i32 {
        self.state.score(player)
    }

    /// The points that one copy of a card is worth to this player as things stand.
    pub fn worth(self, kind: Kind) -> i32 {
        match self.definition(kind).worth {
            Worth::Nothing => 0,
            Worth::Fixed(points) => i32::from(points),
            Worth::Counted(count) => count(self.state, self.seat()),
            // A card that is gained goes to the discard pile.
            Worth::Where(points) => points(Zone::Discard(self.seat())),
        }
    }

    /// The points that this player would have after gaining the top card of a pile.
    pub fn score_after_gaining(self, pile: PileId) -> i32 {
        let Some(top) = self.state.top_of(pile) else { return self.own_score() };
        let gained = self.state.kind(top);
        let owned = self.own_counts();
        let mut counted = self.state.rules.counted.iter();
        if !counted.any(|&kind| kind == gained || owned[kind.index()] > 0) {
            return self.own_score() + self.worth(gained);
        }
        // The new card may change what others are worth.
        let mut after = self.state.clone();
        after.relocate(top, Zone::Discard(self.seat()), End::Top);
        after.score(self.seat())
    }

    /// How many empty Supply piles end the game.
    pub fn piles_to_end(self) -> usize {
        self.state.piles_to_end()
    }

    /// Scores and winners are open when the game is over.
    pub fn result(self) -> Option<(Vec<i32>, Vec<Player>)> {
        self.is_over()
            .then(|| (self.players().map(|p| self.state.score(p)).collect(), self.state.winners()))
    }

    /// Where something on offer lies on the table; nothing for what lies nowhere, such as an instruction or a number.
    pub fn site_of(self, question: &Question, choice: Choice) -> Option<Site> {
        match choice {
            Choice::Card { .. } => question.zone.map(Site::In),
            Choice::Pile(pile) => Some(Site::In(Zone::Pile(pile))),
            Choice::Ability { at, .. } => at,
            Choice::Landscape(kind) => Some(Site::Landscape(kind)),
            Choice::Name(kind) => self.pile_showing(kind).map(|pile| Site::In(Zone::Pile(pile))),
            Choice::Instruction { .. } | Choice::Rule(_) | Choice::Amount(_) => None,
        }
    }

    /// The pile on which a card that is named can be pointed at.
    fn pile_showing(self, kind: Kind) -> Option<PileId> {
        self.piles().find(|&pile| {
            let shown = self.top_of(pile).unwrap_or_else(|| self.rules().pile(pile).kind);
            shown == kind
        })
    }

    pub fn label(self, question: &Question, index: usize) -> String {
        question.label(self.state, index)
    }

    pub fn phrase(self, question: &Question, index: usize) -> String {
        question.phrase(self.state, index)
    }

    /// An answer in words: "play Village", "discard Estate, Copper".
    pub fn answer_in_words(self, question: &Question, picks: &[u16]) -> String {
        question.answer_in_words(self.state, picks)
    }

    pub fn demand(self, question: &Question) -> String {
        question.demand(self.state)
    }

    pub fn nothing(self, question: &Question) -> &'static str {
        question.nothing(self.state)
    }

    pub fn pile_label(self, pile: PileId) -> &'s str {
        self.state.pile_label(pile)
    }

    /// "2 Embargo tokens on Smithy".
    pub fn placed_in_words(self, placed: &Placed) -> String {
        let Placed { token, at, owner, count } = placed;
        let on = match at {
            Spot::Pile(pile) => self.rules().pile(*pile).name,
            Spot::On(kind) => self.state.name(*kind),
        };
        let whose = owner
            .map_or_else(String::new, |player| format!("{}'s ", self.rules().player_name(player)));
        let plural = if *count == 1 { "" } else { "s" };
        format!("{whose}{count} {}{plural} on {on}", token.name())
    }
}

impl State {
    /// The game as somebody sees it: a player, or any other pair of eyes.
    #[inline]
    pub fn view(&self, eye: impl Into<Eye>) -> View<'_> {
        View::new(self, eye.into())
    }

    /// Whether a player knows what a card is.
    fn is_known_to(&self, seat: Player, card: CardId) -> bool {
        let (cards, turn) = (&self.cards, &self.turn);
        let known = cards.known(card);
        let controls = turn.controller == Some(seat);
        if known.contains(seat) || (controls && known.contains(turn.player)) {
            return true;
        }
        // The top card of every discard pile is open.
        let zone = cards.zone(card);
        matches!(zone, Zone::Discard(_)) && cards.top(zone) == Some(card)
    }

    /// Deals the kinds of some cards anew among them. Which of them had which kind before makes no difference.
    fn mix(&mut self, cards: &[CardId], rng: &mut Rng) {
        let mut kinds: SmallVec<[Kind; MANY]> = cards.iter().map(|&card| self.kind(card)).collect();
        kinds.sort_unstable();
        rng.shuffle(&mut kinds);
        for (&card, &kind) in cards.iter().zip(&kinds) {
            if self.kind(card) != kind {
                self.cards.set_kind(card, kind);
            }
        }
    }

    /// Imagines another deal of everything that `seat` does not know, in place: each owner's unknown cards are
    /// shuffled among the places where they may be, and the luck to come is new. What comes out depends on what `seat`
    /// knows and on `rng`, not on what really lies there.
    pub fn determinize(&mut self, seat: Player, rng: &mut Rng) {
        let mut unknown: SmallVec<[CardId; MANY]> = SmallVec::new();
        for owner in self.players() {
            unknown.clear();
            let view = self.view(seat);
            unknown.extend(self.cards_of(owner).filter(|&card| !view.knows(card)));
            self.mix(&unknown, rng);
        }
        for pile in self.rules.face_down.iter() {
            let open = usize::from(self.rules.pile(pile).shows_top());
            unknown.clear();
            unknown.extend(self.cards.in_zone(Zone::Pile(pile)).skip(open));
            self.mix(&unknown, rng);
        }
        self.rng = Rng::new(rng.next_u64());
    }
}

/// As many cards as somebody mostly has at most that another does not know.
const MANY: usize = 64;
