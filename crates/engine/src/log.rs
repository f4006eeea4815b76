//! What happened, as data, and what each pair of eyes may know of it. The crate `fief-telling` makes sentences of it.

use crate::ids::{Kind, Player};
use crate::tokens::Token;
use crate::view::Eye;
use crate::zone::{Mat, Zone};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// A turn of the player starts. The entry names the card that gives an extra turn, if one does.
    Turn {
        /// The player's own turns so far, without extra turns.
        number: u16,
        extra: bool,
        /// Who decides for the player in this turn, if not the player.
        controller: Option<Player>,
    },
    Play,
    Buy,
    Gain {
        to: Zone,
    },
    Draw,
    Discard,
    Trash,
    /// Trashes a card that everybody has seen in play, and not a copy of it from somewhere else.
    TrashFromPlay,
    Reveal,
    LookAt,
    Topdeck,
    Take,
    SetAside,
    PutUnderDeck,
    /// Puts a card into the deck, under this number of others.
    PutIntoDeck(u16),
    PutIntoDiscard,
    DeckIntoDiscard,
    Shuffle,
    Actions(u16),
    Buys(u16),
    Coins(u16),
    LoseCoins(u16),
    Points(u16),
    PayDebt(u16),
    TakeDebt(u16),
    Potions(u16),
    Coffers(u16),
    Villagers(u16),
    Favors(u16),
    SpendCoffers(u16),
    SpendVillagers(u16),
    SpendFavors(u16),
    PlaceToken(Token),
    AddTokens(Token, u16),
    RemoveTokens(Token, u16),
    MinusCardToken,
    MinusCoinToken,
    /// The Journey token is turned face up, or face down.
    JourneyToken(bool),
    Exile,
    /// Puts cards onto a mat.
    PutOnMat(Mat),
    Return,
    Exchange,
    Call,
    /// Hands a card to this player.
    Pass(Player),
    Receive,
    TakeCard,
    ReturnCard,
    Name,
    /// Names a card that is not in the game.
    NameOther,
    Overpay(u16),
    Rotate,
    SkipTurn,
    /// Returns from the Buy phase to the Action phase.
    ReturnToActions,
    /// An ability of a card answers.
    React(&'static str),
    Score(i32),
    Win,
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// How deep inside other abilities it happened.
    pub depth: u8,
    pub player: Player,
    pub what: What,
    pub cards: Vec<Kind>,
    /// Whether only `player` may see which cards; the others see how many.
    pub private: bool,
}

/// A question that had only one answer, so that nobody was asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forced {
    /// How many lines of the log came before it.
    pub after: usize,
    /// How deep inside other abilities it happened.
    pub depth: u8,
    pub player: Player,
    /// The answer: "discard Copper, Copper".
    pub words: String,
}

/// A line of the log as somebody sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seen {
    pub depth: u8,
    pub player: Player,
    pub what: What,
    pub cards: SeenCards,
}

/// The cards of a log line as somebody sees them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeenCards {
    Known(Vec<Kind>),
    Hidden(usize),
}

impl Entry {
    /// The line as these eyes may see it: what is private is for its player, and for whoever gets a card that is passed.
    pub fn seen_by(&self, eye: impl Into<Eye>) -> Seen {
        let cards = if self.shows_cards_to(eye.into()) {
            SeenCards::Known(self.cards.clone())
        } else {
            SeenCards::Hidden(self.cards.len())
        };
        Seen { depth: self.depth, player: self.player, what: self.what, cards }
    }

    fn shows_cards_to(&self, eye: Eye) -> bool {
        match eye {
            Eye::Open => true,
            Eye::Watcher => !self.private,
            Eye::Seat { seat } => {
                !self.private || seat == self.player || self.what == What::Pass(seat)
            }
        }
    }

    /// Whether the line shows these eyes a card that lay hidden until then.
    pub fn uncovers_cards_to(&self, eye: impl Into<Eye>) -> bool {
        self.what.uncovers() && !self.cards.is_empty() && self.shows_cards_to(eye.into())
    }
}

impl What {
    /// Whether cards become known by it that lay hidden before.
    fn uncovers(self) -> bool {
        matches!(self, What::Draw | What::Reveal | What::LookAt | What::Receive)
    }
}
