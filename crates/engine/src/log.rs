//! What happened, as data. Front ends write the sentences; a player gets only what they may know.

use std::fmt::Write as _;

use crate::ids::{Kind, Player};
use crate::setup::Rules;
use crate::tokens::Token;
use crate::zone::{Mat, Zone};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// The player's turn of this number starts.
    Turn(u16),
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
    /// Puts a card into the deck, under so many others.
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
    /// The line as `seat` may see it, or as somebody who sees everything.
    pub fn seen_by(&self, seat: Option<Player>) -> Seen {
        let hidden = self.private
            && seat.is_some_and(|seat| seat != self.player && self.what != What::Pass(seat));
        let cards = if hidden {
            SeenCards::Hidden(self.cards.len())
        } else {
            SeenCards::Known(self.cards.clone())
        };
        Seen { depth: self.depth, player: self.player, what: self.what, cards }
    }
}

impl Seen {
    /// The line as a sentence, or nothing if it is not worth one.
    pub fn sentence(&self, rules: &Rules) -> Option<String> {
        let name = rules.player_name(self.player);
        let cards = self.cards_in_words(rules);
        if self.cards == SeenCards::Known(Vec::new()) && self.what == What::Draw {
            return None;
        }
        let indent = "  ".repeat(self.depth as usize);
        let said = match self.what {
            What::Turn(number) => return Some(format!("— {name}'s turn {number} —")),
            What::Play => format!("{name} plays {cards}"),
            What::Buy => format!("{name} buys {cards}"),
            What::Gain { to } => format!("{name} gains {cards}{}", destination(to)),
            What::Draw => format!("{name} draws {cards}"),
            What::Discard => format!("{name} discards {cards}"),
            What::Trash | What::TrashFromPlay => format!("{name} trashes {cards}"),
            What::Reveal => format!("{name} reveals {cards}"),
            What::LookAt => format!("{name} looks at {cards}"),
            What::Topdeck => format!("{name} puts {cards} onto the deck"),
            What::Take => format!("{name} takes {cards} into hand"),
            What::SetAside => format!("{name} sets {cards} aside"),
            What::PutUnderDeck => format!("{name} puts {cards} under the deck"),
            What::PutIntoDeck(above) => {
                format!("{name} puts {cards} into the deck, under {above} card{}", plural(above))
            }
            What::PutIntoDiscard => format!("{name} puts {cards} into the discard pile"),
            What::DeckIntoDiscard => format!("{name} puts the deck into the discard pile"),
            What::Shuffle => format!("{name} shuffles"),
            What::Actions(n) => format!("{name} gets +{n} Action{}", plural(n)),
            What::Buys(n) => format!("{name} gets +{n} Buy{}", plural(n)),
            What::Coins(n) => format!("{name} gets +${n}"),
            What::LoseCoins(n) => format!("{name} loses ${n}"),
            What::PayDebt(n) => format!("{name} pays off {n} Debt"),
            What::Points(n) => format!("{name} takes {n} VP"),
            What::TakeDebt(n) => format!("{name} takes {n} Debt"),
            What::Potions(n) => format!("{name} gets +{n} Potion{}", plural(n)),
            What::Coffers(n) => format!("{name} gets +{n} Coffers"),
            What::Villagers(n) => format!("{name} gets +{n} Villager{}", plural(n)),
            What::Favors(n) => format!("{name} gets +{n} Favor{}", plural(n)),
            What::SpendCoffers(n) => format!("{name} spends {n} Coffers"),
            What::SpendVillagers(n) => format!("{name} spends {n} Villager{}", plural(n)),
            What::SpendFavors(n) => format!("{name} spends {n} Favor{}", plural(n)),
            What::PlaceToken(token) => format!("{name} puts the {} on {cards}", token.name()),
            What::AddTokens(token, n) => format!("{name} adds {n} {} to {cards}", token.name()),
            What::RemoveTokens(token, n) => {
                format!("{name} removes {n} {} from {cards}", token.name())
            }
            What::MinusCardToken => format!("{name} takes the -1 Card token"),
            What::MinusCoinToken => format!("{name} takes the -$1 token"),
            What::JourneyToken(up) => {
                format!("{name} turns the Journey token face {}", if up { "up" } else { "down" })
            }
            What::Exile => format!("{name} exiles {cards}"),
            What::PutOnMat(mat) => format!("{name} puts {cards} on the {} mat", mat.name()),
            What::Return => format!("{name} returns {cards}"),
            What::Exchange => format!("{name} exchanges a card for {cards}"),
            What::Call => format!("{name} calls {cards}"),
            What::Pass(to) => format!("{name} passes {cards} to {}", rules.player_name(to)),
            What::Receive => format!("{name} receives {cards}"),
            What::TakeCard => format!("{name} takes {cards}"),
            What::ReturnCard => format!("{name} gives back {cards}"),
            What::Name => format!("{name} names {cards}"),
            What::Overpay(n) => format!("{name} overpays by {n}"),
            What::NameOther => format!("{name} names a card that is not in this game"),
            What::SkipTurn => format!("{name} will skip a turn"),
            What::Rotate => format!("{name} rotates {cards}"),
            What::React(text) => format!("{name}: {cards} — {text}"),
            What::Score(1) => format!("{name} has 1 point"),
            What::Score(points) => format!("{name} has {points} points"),
            What::Win => format!("{name} wins"),
        };
        Some(format!("{indent}{said}"))
    }

    fn cards_in_words(&self, rules: &Rules) -> String {
        match &self.cards {
            SeenCards::Hidden(1) => "a card".to_owned(),
            SeenCards::Hidden(n) => format!("{n} cards"),
            SeenCards::Known(kinds) => list_of_cards(rules, kinds),
        }
    }
}

/// The cards at the beginning of the log that were played one after the other and gave coins and nothing else: which,
/// how many coins, and how many entries that is.
pub fn coins_played(log: &[Seen]) -> Option<(Vec<Kind>, u16, usize)> {
    let (mut kinds, mut coins, mut told) = (Vec::new(), 0, 0);
    let first = log.first()?;
    while let [play, gives, after @ ..] = &log[told..]
        && let (What::Play, SeenCards::Known(played)) = (play.what, &play.cards)
        && let What::Coins(amount) = gives.what
        && (play.player, play.depth) == (first.player, first.depth)
        && gives.depth > play.depth
        && after.first().is_none_or(|next| next.depth <= play.depth)
    {
        kinds.extend(played);
        coins += amount;
        told += 2;
    }
    (told > 0).then_some((kinds, coins, told))
}

/// Whether the log begins with a buy and just the gain of what was bought.
pub fn bought(log: &[Seen]) -> bool {
    matches!(log, [buy, gain, ..]
        if buy.what == What::Buy
            && matches!(gain.what, What::Gain { to: Zone::Discard(_) })
            && (buy.player, &buy.cards) == (gain.player, &gain.cards))
}

fn destination(to: Zone) -> &'static str {
    match to {
        Zone::Hand(_) => " to hand",
        Zone::Deck(_) => " onto the deck",
        _ => "",
    }
}

fn plural(n: u16) -> &'static str {
    if n == 1 { "" } else { "s" }
}

/// Names cards in the order in which they first appear, with how many of each.
pub fn list_of_cards(rules: &Rules, kinds: &[Kind]) -> String {
    if kinds.is_empty() {
        return "nothing".to_owned();
    }
    let mut counted: Vec<(Kind, usize)> = Vec::new();
    for &kind in kinds {
        match counted.iter_mut().find(|(other, _)| *other == kind) {
            Some((_, count)) => *count += 1,
            None => counted.push((kind, 1)),
        }
    }
    let mut words = String::new();
    for (i, (kind, count)) in counted.into_iter().enumerate() {
        let comma = if i > 0 { ", " } else { "" };
        let times = if count > 1 { format!("{count}× ") } else { String::new() };
        let _ = write!(words, "{comma}{times}{}", rules.definition(kind).name);
    }
    words
}
