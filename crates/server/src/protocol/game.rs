//! A game as one pair of eyes sees it.

use fief_engine::cost::Cost;
use fief_engine::state::Phase;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::engine::Engine;

/// Copies of a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct CardCount {
    pub card: String,
    pub count: u16,
}

/// Whose turn it is and how far it has come.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct TurnView {
    pub seat: u8,
    /// Counts every turn of the game from 1.
    pub number: u32,
    /// That player's own turns so far, without extra turns.
    pub round: u16,
    #[ts(as = "Engine<Phase>")]
    pub phase: Phase,
    /// An extra turn.
    pub extra: bool,
    /// The card that gave it.
    pub given_by: Option<String>,
    /// Who decides for the player of this turn, if not they themselves.
    pub controller: Option<u8>,
}

/// What a player has to spend. The engine's pools have more, which a client shows as tokens by their names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
pub struct Pools {
    pub actions: u16,
    pub buys: u16,
    pub coins: u16,
    pub potions: u16,
    pub debt: u16,
}

/// Tokens or markers of one kind, by name, on a pile, a landscape or at a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct TokenView {
    /// "Victory points", "Debt", "Coffers", "+1 Card".
    pub name: String,
    pub count: u16,
    /// Whose it is, where that matters.
    pub seat: Option<u8>,
}

/// A pile on the table.
#[allow(clippy::struct_excessive_bools)] // a client asks each by itself
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct PileView {
    /// What questions refer to it by.
    pub index: usize,
    /// The name of the pile.
    pub name: String,
    /// The card on top; what the pile is of when it is empty.
    pub card: String,
    pub count: usize,
    /// What the top card costs now.
    #[ts(as = "Engine<Cost>")]
    pub cost: Cost,
    /// In the Supply, or outside it.
    pub supply: bool,
    /// Cards that belong to nobody, such as Boons, or where those are discarded: no pile of the rules.
    pub deck: bool,
    /// Its top card is not seen: `card` only stands for what it has.
    pub face_down: bool,
    /// What is seen of it from the top down, where its cards are not all the same.
    pub cards: Vec<CardCount>,
    /// The cards and landscapes for which it was chosen: as a Bane, as the pile of a Trait.
    pub chosen_for: Vec<String>,
    /// A basic pile (Copper to Province, Curse) and not one of the kingdom.
    pub basic: bool,
    pub tokens: Vec<TokenView>,
    /// Whether the player whose turn it is could pay for it now.
    pub affordable: bool,
}

/// An Event, Project, Landmark or Way beside the Supply.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct LandscapeView {
    pub card: String,
    /// Nothing for what cannot be bought.
    #[ts(as = "Option<Engine<Cost>>")]
    pub cost: Option<Cost>,
    pub tokens: Vec<TokenView>,
    /// The cards that were set aside for it.
    pub chosen: Vec<String>,
    /// The players that have it: a Project that they bought, a State, an Artifact.
    pub owners: Vec<u8>,
    pub affordable: bool,
}

/// Cards in one place, as far as they are known.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
pub struct ZoneView {
    /// How many there are.
    pub count: usize,
    /// Those that are known, best to read: Actions first, then Treasures, then the rest.
    pub cards: Vec<CardCount>,
}

/// A deck: how many cards, and what is known of those on top, from the top down to the last that is known.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
pub struct DeckView {
    pub count: usize,
    pub top: Vec<Option<String>>,
}

/// A discard pile.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
pub struct DiscardView {
    pub count: usize,
    pub top: Option<String>,
    /// What is known of the whole pile: its owner's counters show it, if the table has counters.
    pub cards: Vec<CardCount>,
}

/// A card in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct PlayedCard {
    pub card: String,
    pub count: u16,
    /// It stays in play when this turn is cleaned up.
    pub stays: bool,
}

/// A mat of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct MatView {
    pub name: String,
    pub cards: ZoneView,
}

/// A player at the table. Everybody sees the counts; who may know it sees the cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct SeatView {
    pub seat: u8,
    pub name: String,
    pub hand: ZoneView,
    pub deck: DeckView,
    pub discard: DiscardView,
    /// In the order in which they were played, copies that lie next to each other together.
    pub in_play: Vec<PlayedCard>,
    /// Cards looked at or revealed just now.
    pub aside: ZoneView,
    pub set_aside: ZoneView,
    /// Mats with something on them.
    pub mats: Vec<MatView>,
    /// What the player can spend; of interest on their turn.
    pub pools: Pools,
    /// Victory points, Debt, Coffers, Villagers and whatever else a player has, if any.
    pub tokens: Vec<TokenView>,
    /// Artifacts, States and Projects of the player, by name.
    pub badges: Vec<String>,
    /// All points so far, if the table has counters or the game is over.
    pub score: Option<i32>,
    /// All cards of the player, wherever they are, if the table has counters and these eyes can count them; or if the
    /// game is over.
    pub owned: Option<Vec<CardCount>>,
    /// Turns taken, without extra turns.
    pub turns: u16,
}

/// What a player owns and where it may be: the deck tracker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Tracker {
    /// All cards of the player.
    pub all: Vec<CardCount>,
    /// Those that are still to draw: in the deck as far as the player can tell.
    pub deck: Vec<CardCount>,
    /// Those that come back when the deck is shuffled.
    pub discard: Vec<CardCount>,
}

/// How a game ended for one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct SeatResult {
    pub seat: u8,
    pub name: String,
    pub score: i32,
    pub turns: u16,
    pub won: bool,
    pub resigned: bool,
    /// All cards that the player had at the end.
    pub cards: Vec<CardCount>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Outcome {
    /// In the order of the seats.
    pub seats: Vec<SeatResult>,
    /// "Ann wins with 30 points.", "Bob resigned: Ann wins."
    pub words: String,
}

/// The whole table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct GameView {
    /// The seat whose eyes these are; nothing for a watcher.
    pub you: Option<u8>,
    pub turn: TurnView,
    pub piles: Vec<PileView>,
    pub landscapes: Vec<LandscapeView>,
    pub trash: Vec<CardCount>,
    pub seats: Vec<SeatView>,
    /// Your own deck, if you have a seat and the table has counters.
    pub tracker: Option<Tracker>,
    pub empty_piles: usize,
    /// How many empty Supply piles end the game.
    pub piles_to_end: usize,
    pub outcome: Option<Outcome>,
}
