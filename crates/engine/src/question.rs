//! One type for every choice in the game.

mod fingerprint;
mod options;
mod reply;

pub(crate) use fingerprint::Mixer;
pub use fingerprint::stable_hash;
pub use options::{Choice, Options, Site};
pub use reply::{Pick, Reply};

use serde::{Deserialize, Serialize};

use crate::ids::{Kind, PileId, Player};
use crate::state::{Phase, State, Turn};
use crate::zone::Zone;

/// Something that the rules themselves offer in a phase.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// Pays off Debt, before which nothing can be bought.
    PayDebt,
    /// Spends Coffers for +$1 each.
    SpendCoffers,
    /// Spends Villagers for +1 Action each.
    SpendVillagers,
}

impl Purpose {
    /// Every purpose.
    pub const ALL: [Self; 3] = [Self::PayDebt, Self::SpendCoffers, Self::SpendVillagers];

    /// The name of the option.
    pub const fn label(self) -> &'static str {
        match self {
            Purpose::PayDebt => "pay off Debt",
            Purpose::SpendCoffers => "spend Coffers",
            Purpose::SpendVillagers => "spend Villagers",
        }
    }
}

/// What the player does with what is picked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verb {
    /// A quiet point: play a card from hand, buy from a pile, or (nothing picked) end the phase.
    Turn,
    /// Play a card.
    Play,
    /// Gain a card.
    Gain,
    /// Buy a card that is in no pile.
    Buy,
    /// Discard.
    Discard,
    /// Trash.
    Trash,
    /// Put onto the deck.
    Topdeck,
    /// Put under the deck.
    PutUnder,
    /// Set aside.
    SetAside,
    /// Reveal.
    Reveal,
    /// Put into hand.
    Take,
    /// Put onto the Exile mat.
    Exile,
    /// Put back onto its pile.
    Return,
    /// Hand to another player.
    Pass,
    /// Take out of a starting deck for another card.
    Replace,
    /// Put a token on a pile.
    Place,
    /// Put the top cards of a pile that are alike under it.
    Rotate,
    /// Put a card from the Tavern mat into play.
    Call,
    /// Pick which ability to resolve next; nothing picked lets the rest pass.
    React,
    /// Put in order, the first picked first.
    Order,
    /// Name a card.
    Name,
    /// One of several instructions.
    Option,
    /// How many.
    Amount,
    /// Receive a card that belongs to nobody, such as a Boon.
    Receive,
}

impl Verb {
    /// Every verb.
    pub const ALL: [Self; 24] = [
        Self::Turn,
        Self::Play,
        Self::Gain,
        Self::Buy,
        Self::Discard,
        Self::Trash,
        Self::Topdeck,
        Self::PutUnder,
        Self::SetAside,
        Self::Reveal,
        Self::Take,
        Self::Exile,
        Self::Return,
        Self::Pass,
        Self::Replace,
        Self::Place,
        Self::Rotate,
        Self::Call,
        Self::React,
        Self::Order,
        Self::Name,
        Self::Option,
        Self::Amount,
        Self::Receive,
    ];

    /// The word that stands before what is picked, in a scenario and in a log.
    pub const fn word(self) -> &'static str {
        match self {
            Verb::Turn => "turn",
            Verb::Play => "play",
            Verb::Gain => "gain",
            Verb::Buy => "buy",
            Verb::Discard => "discard",
            Verb::Trash => "trash",
            Verb::Topdeck => "topdeck",
            Verb::PutUnder => "put under",
            Verb::SetAside => "set aside",
            Verb::Reveal => "reveal",
            Verb::Take | Verb::Receive => "take",
            Verb::Exile => "exile",
            Verb::Return => "return",
            Verb::Pass => "pass",
            Verb::Replace => "replace",
            Verb::Place => "place",
            Verb::Rotate => "rotate",
            Verb::Call => "call",
            Verb::React => "react",
            Verb::Order => "order",
            Verb::Name => "name",
            Verb::Option => "option",
            Verb::Amount => "amount",
        }
    }
}

impl Verb {
    /// The number that stands for the verb in fingerprints. Boons were once taken, and the saves of that time still fit.
    const fn number(self) -> u64 {
        match self {
            Verb::Receive => Verb::Take as u64,
            verb => verb as u64,
        }
    }

    /// The verb with what it is done to, as English orders them.
    fn around(self, cards: &str) -> String {
        match self {
            Verb::Topdeck => format!("put {cards} onto your deck"),
            Verb::PutUnder => format!("put {cards} under your deck"),
            Verb::Take => format!("put {cards} into your hand"),
            Verb::SetAside => format!("set {cards} aside"),
            Verb::Return if cards.ends_with("cards") => format!("return {cards} to their piles"),
            Verb::Return => format!("return {cards} to its pile"),
            Verb::Pass => format!("pass {cards} on"),
            Verb::Place => format!("choose {cards} for the token"),
            Verb::Receive => format!("receive {cards}"),
            verb => format!("{} {cards}", verb.word()),
        }
    }
}

/// Who wants to know.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Asker {
    /// The rules, in a phase.
    Rules,
    /// An ability of a card.
    Card(Kind),
}

impl Asker {
    /// The card that wants to know, if it is one.
    pub fn kind(self) -> Option<Kind> {
        match self {
            Asker::Rules => None,
            Asker::Card(kind) => Some(kind),
        }
    }
}

/// The indices that were picked, with repetition where an option counts several cards.
pub type Picks = Vec<u16>;

/// A choice that a player must make.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// Who answers.
    pub player: Player,
    /// Whose choice it is: somebody else's only on a turn that another player controls.
    pub acting: Player,
    /// What is done with what is picked.
    pub verb: Verb,
    /// What a number is for: "how many Coffers to spend". Nothing for other questions.
    pub what: &'static str,
    /// Who wants to know.
    pub asker: Asker,
    /// What can be picked.
    pub options: Options,
    /// Where the cards on offer lie, if they all lie in one place.
    pub zone: Option<Zone>,
    /// How many picks there must be at least.
    pub min: u16,
    /// How many picks there may be at most.
    pub max: u16,
    /// Whether the order of what is picked matters.
    pub ordered: bool,
    /// Whether no card is resolving, so that the state alone says everything.
    pub quiet: bool,
}

/// Why an answer is not legal.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // what each field is, its name says
pub enum Illegal {
    /// An index is beyond the options.
    NoSuchOption { index: u16, options: usize },
    /// An option is picked more often than it counts cards.
    PickedTooOften { index: u16, count: u16 },
    /// Too few or too many picks.
    WrongNumber { picked: usize, min: u16, max: u16 },
    /// A pile, or what is bought, is picked with something else.
    PileNotAlone,
}

impl std::fmt::Display for Illegal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Illegal::NoSuchOption { index, options } => {
                write!(f, "there is no option {index}: the options are 0 to {}", options - 1)
            }
            Illegal::PickedTooOften { index, count } => {
                write!(f, "option {index} can be picked at most {count} time(s)")
            }
            Illegal::PileNotAlone => f.write_str("what is bought can only be picked alone"),
            Illegal::WrongNumber { picked, min, max } if min == max => {
                write!(f, "{picked} picked, but exactly {min} must be")
            }
            Illegal::WrongNumber { picked, min, max } => {
                write!(f, "{picked} picked, but it must be {min} to {max}")
            }
        }
    }
}

impl std::error::Error for Illegal {}

impl Question {
    pub(crate) fn blank() -> Self {
        Self {
            player: Player(0),
            acting: Player(0),
            verb: Verb::Turn,
            what: "",
            asker: Asker::Rules,
            options: Options::default(),
            zone: None,
            min: 0,
            max: 0,
            ordered: false,
            quiet: false,
        }
    }

    /// Begins a new question in the memory of the last one.
    pub(crate) fn begin(&mut self, player: Player, verb: Verb, asker: Asker) {
        self.player = player;
        self.acting = player;
        self.verb = verb;
        self.what = "";
        self.asker = asker;
        self.options.clear();
        self.zone = None;
        self.min = 1;
        self.max = 1;
        self.ordered = false;
        self.quiet = false;
    }

    /// Lets whoever controls the turn answer for its player.
    pub(crate) fn ask_controller(&mut self, turn: &Turn) {
        if let Some(controller) = turn.controller
            && self.acting == turn.player
        {
            self.player = controller;
        }
    }

    /// How often an option may be picked.
    pub fn copies(&self, index: usize) -> u16 {
        match self.options.listed.get(index) {
            Some(Choice::Card { count, .. }) => *count,
            _ => 1,
        }
    }

    /// Says whether `picks` answers this question.
    #[inline]
    pub fn check(&self, picks: &[u16]) -> Result<(), Illegal> {
        match picks {
            [] if self.min == 0 => Ok(()),
            [one] if self.min <= 1 && self.max >= 1 && (*one as usize) < self.options.len() => {
                Ok(())
            }
            _ => self.check_all(picks),
        }
    }

    #[inline(never)]
    fn check_all(&self, picks: &[u16]) -> Result<(), Illegal> {
        let (min, max) = (self.min, self.max);
        if picks.len() < min as usize || picks.len() > max as usize {
            return Err(Illegal::WrongNumber { picked: picks.len(), min, max });
        }
        for (i, &index) in picks.iter().enumerate() {
            if index as usize >= self.options.len() {
                return Err(Illegal::NoSuchOption { index, options: self.options.len() });
            }
            let choice = self.options.get(index as usize);
            let is_card = matches!(choice, Some(Choice::Card { .. }));
            let alone =
                matches!(choice, Some(Choice::Pile(_))) || (self.verb == Verb::Turn && !is_card);
            if alone && picks.len() > 1 {
                return Err(Illegal::PileNotAlone);
            }
            let count = self.copies(index as usize);
            let before = picks[..i].iter().filter(|&&p| p == index).count();
            if before >= count as usize {
                return Err(Illegal::PickedTooOften { index, count });
            }
        }
        Ok(())
    }

    /// Whether there may be only one legal answer. A question that can be passed has at least two.
    #[inline]
    pub(crate) fn may_be_forced(&self) -> bool {
        self.min > 0 || self.max == 0 || self.options.is_empty()
    }

    /// Gives the only legal answer to an empty reply, and says whether there is just one.
    #[cold]
    pub(crate) fn force(&self, reply: &mut Reply) -> bool {
        if self.options.is_empty() || self.max == 0 {
            return true;
        }
        let several = self.options.len() > 1;
        if self.min == 0 || several && (self.min as usize) < self.options.len() {
            return false;
        }
        let copies: usize = (0..self.options.len()).map(|i| self.copies(i) as usize).sum();
        let all = self.min as usize == copies && (!self.ordered || !several);
        let alike = !several && self.min == self.max;
        if all || alike {
            let each = (0..self.options.len() as u16)
                .flat_map(|i| std::iter::repeat_n(i, self.copies(i as usize) as usize));
            reply.picks(each.take(self.min as usize));
        }
        all || alike
    }

    /// What an option is called: the same in every front end, save and scenario.
    pub fn label(&self, state: &State, index: usize) -> String {
        let Some(choice) = self.options.get(index) else {
            return format!("option {index}");
        };
        match choice {
            Choice::Pile(pile) => state.pile_label(pile).to_owned(),
            Choice::Card { kind, .. }
            | Choice::Ability { kind, .. }
            | Choice::Name(kind)
            | Choice::Landscape(kind) => state.name(kind).to_owned(),
            Choice::Instruction { text, .. } => text.to_owned(),
            Choice::Rule(purpose) => purpose.label().to_owned(),
            Choice::Amount(n) => n.to_string(),
        }
    }

    /// What the player does by picking an option, as a short phrase: "play Village", "buy Province".
    pub fn phrase(&self, state: &State, index: usize) -> String {
        let label = self.label(state, index);
        let word = match (self.verb, self.options.get(index)) {
            (Verb::Turn, Some(Choice::Card { .. })) => "play",
            (Verb::Turn, Some(Choice::Rule(_))) | (Verb::Option | Verb::Amount, _) => return label,
            (Verb::Turn, _) => "buy",
            (verb, _) => verb.word(),
        };
        format!("{word} {label}")
    }

    /// An answer in words: "play Village", "discard Estate, Copper".
    pub fn answer_in_words(&self, state: &State, picks: &[u16]) -> String {
        let [first, rest @ ..] = picks else { return self.nothing(state).to_owned() };
        let mut words = self.phrase(state, *first as usize);
        for &pick in rest {
            words.push_str(", ");
            words.push_str(&self.label(state, pick as usize));
        }
        words
    }

    /// What to do with cards, as a short phrase: "discard 2 cards", "put a card onto your deck".
    pub fn demand(&self, state: &State) -> String {
        if self.verb == Verb::Amount {
            return self.what.to_owned();
        }
        if self.ordered && self.min == self.max {
            return match self.verb {
                Verb::Topdeck => "put these onto your deck, the first on top".to_owned(),
                Verb::Order => "put these in order, the first first".to_owned(),
                verb => format!("{} these in order", verb.word()),
            };
        }
        if (self.min, self.max, self.options.len()) == (0, 1, 1) {
            return format!("{}?", self.verb.around(&self.label(state, 0)));
        }
        let all: usize = (0..self.options.len()).map(|i| self.copies(i) as usize).sum();
        let cards = match (self.min, self.max) {
            (1, 1) => "a card".to_owned(),
            (0, 1) => return format!("{}, or nothing", self.verb.around("a card")),
            (min, max) if min == max => format!("{max} cards"),
            (0, max) if max as usize == all => "any number of cards".to_owned(),
            (0, max) => format!("up to {max} cards"),
            (min, max) => format!("{min} to {max} cards"),
        };
        self.verb.around(&cards)
    }

    /// What picking nothing is called.
    pub fn nothing(&self, state: &State) -> &'static str {
        match (self.verb, state.turn().phase) {
            (Verb::Turn, Phase::Action) => "end actions",
            (Verb::Turn, Phase::Buy) => "end turn",
            (Verb::Turn, _) => "end phase",
            (Verb::React, _) => "pass",
            (Verb::Name, _) => "name a card that is not in this game",
            _ => "nothing",
        }
    }
}

impl State {
    /// The name of a pile's top card, or of the pile when none is seen.
    pub fn pile_label(&self, pile: PileId) -> &str {
        match self.open_top_of(pile) {
            Some(top) => self.card(top).name,
            None => self.rules.pile(pile).name,
        }
    }
}
