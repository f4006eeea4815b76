//! The qualities that people want in a kingdom, judged by what is printed on its cards.

use std::fmt;
use std::str::FromStr;

use fief_engine::card::Card;
use fief_engine::types::Type;

/// A quality that a kingdom must have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    /// A card that gives two Actions or more, or Villagers.
    Village,
    /// A card with which players can trash their own cards.
    Trashing,
    /// A card that gives a Buy.
    Buy,
    /// A card that draws two cards or more.
    Draw,
    /// No card that attacks other players.
    NoAttacks,
    /// Cards at every cost: see `CURVE`.
    Curve,
}

/// A cost curve: the least number of cards (third) whose cost lies between the first number and the second.
const CURVE: [(u8, u8, usize); 4] = [(0, 2, 1), (3, 3, 2), (4, 4, 2), (5, u8::MAX, 2)];

/// A word that names no need.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownNeed(String);

impl fmt::Display for UnknownNeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<&str> = Need::ALL.iter().map(|need| need.name()).collect();
        write!(f, "no kingdom can need '{}', only: {}", self.0, known.join(", "))
    }
}

impl std::error::Error for UnknownNeed {}

impl FromStr for Need {
    type Err = UnknownNeed;

    fn from_str(text: &str) -> Result<Self, UnknownNeed> {
        let wanted = text.trim().replace([' ', '_'], "-").to_lowercase();
        let found = Self::ALL.into_iter().find(|need| need.name() == wanted);
        found.ok_or_else(|| UnknownNeed(text.trim().to_owned()))
    }
}

impl fmt::Display for Need {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A card that a kingdom still lacks, and the need for which it lacks it.
pub(super) struct Wanted {
    pub(super) of: Need,
    costs: Option<(u8, u8)>,
}

impl Wanted {
    pub(super) fn is_met_by(&self, card: &Card) -> bool {
        match self.costs {
            Some((least, most)) => (least..=most).contains(&card.cost.coins),
            None => self.of.is_offered_by(card),
        }
    }
}

impl Need {
    pub const ALL: [Self; 6] =
        [Self::Village, Self::Trashing, Self::Buy, Self::Draw, Self::NoAttacks, Self::Curve];

    /// The word by which a request asks for it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Village => "village",
            Self::Trashing => "trashing",
            Self::Buy => "buy",
            Self::Draw => "draw",
            Self::NoAttacks => "no-attacks",
            Self::Curve => "curve",
        }
    }

    /// A description for people.
    pub const fn words(self) -> &'static str {
        match self {
            Self::Village => "more than one Action from a card",
            Self::Trashing => "a way to trash cards",
            Self::Buy => "an extra Buy",
            Self::Draw => "a card that draws",
            Self::NoAttacks => "no Attacks",
            Self::Curve => "cards of every cost",
        }
    }

    /// Returns whether a card may be in a kingdom that needs this.
    pub(super) fn allows(self, card: &Card) -> bool {
        self != Self::NoAttacks || !attacks(card)
    }

    /// Returns whether a card meets the need, judged by its definition: its bonuses, and the words of its text.
    pub fn is_offered_by(self, card: &Card) -> bool {
        let itself = match self {
            Self::Village => {
                card.plus.actions >= 2
                    || gives_at_least(card.text, 2, "Action")
                    || gives_at_least(card.text, 1, "Villager")
            }
            Self::Trashing => trashes(card.text),
            Self::Buy => card.plus.buys >= 1 || gives_at_least(card.text, 1, "Buy"),
            Self::Draw => {
                card.plus.cards >= 2 || gives_at_least(card.text, 2, "Card") || draws_up(card.text)
            }
            Self::NoAttacks | Self::Curve => false,
        };
        itself || card.members.iter().any(|member| self.is_offered_by(member))
    }

    /// The cards that `cards` still lack for `needs`.
    pub(super) fn missing(needs: &[Self], cards: &[&'static Card]) -> Vec<Wanted> {
        let mut missing = Vec::new();
        for (at, &of) in needs.iter().enumerate() {
            let is_asked_for_before = needs[..at].contains(&of);
            match of {
                _ if is_asked_for_before => {}
                Self::NoAttacks => {}
                Self::Curve => missing.extend(missing_in_curve(cards)),
                _ if cards.iter().any(|card| of.is_offered_by(card)) => {}
                _ => missing.push(Wanted { of, costs: None }),
            }
        }
        missing
    }
}

fn missing_in_curve(cards: &[&'static Card]) -> Vec<Wanted> {
    let wanted = |(least, most, many): (u8, u8, usize)| {
        let fits = |card: &&&Card| card.is_kingdom() && (least..=most).contains(&card.cost.coins);
        let more = many.saturating_sub(cards.iter().filter(fits).count());
        (0..more).map(move |_| Wanted { of: Need::Curve, costs: Some((least, most)) })
    };
    CURVE.into_iter().flat_map(wanted).collect()
}

fn attacks(card: &Card) -> bool {
    card.types.has(Type::Attack) || card.members.iter().any(|member| attacks(member))
}

/// Returns whether a text contains a bonus such as "+3 Cards" of at least `least`.
fn gives_at_least(text: &str, least: u32, what: &str) -> bool {
    text.split('+').skip(1).any(|bonus| {
        let Some((number, rest)) = bonus.split_once(' ') else { return false };
        number.parse().is_ok_and(|many: u32| many >= least) && rest.starts_with(what)
    })
}

/// Returns whether a text lets its player draw up to a hand size, or draw a card for each of something.
fn draws_up(text: &str) -> bool {
    let text = text.to_lowercase();
    ["draw to a hand", "draw until", "+1 card per", "+1 card for each", "+1 card apiece"]
        .iter()
        .any(|words| text.contains(words))
}

/// The objects of "trash" in our card texts when a player's own cards are meant.
const OWN: [&str; 9] =
    ["a card", "card", "a treasure", "a copper", "your hand", "it", "any", "one", "up to"];

/// Returns whether a text lets its player trash their own cards: from hand, or from among cards of the deck.
fn trashes(text: &str) -> bool {
    let text = text.to_lowercase();
    let mut before = "";
    text.split(". ").any(|sentence| {
        let is_own = !is_about_others(sentence);
        let from_hand = ["from hand", "your hand"].iter().any(|place| sentence.contains(place));
        let from_deck = [before, sentence]
            .iter()
            .any(|s| s.contains("your deck") || s.contains("discard pile"));
        before = sentence;
        is_own && (from_hand || from_deck) && trashes_own(sentence)
    })
}

/// Returns whether "others" in a sentence means other players, not the other cards of several.
fn is_about_others(sentence: &str) -> bool {
    let cards = ["back the others", "discard the others"];
    let without = cards.iter().fold(sentence.to_owned(), |text, words| text.replace(words, ""));
    without.contains("others")
}

/// Returns whether a sentence trashes a card that its player may want to get rid of.
fn trashes_own(sentence: &str) -> bool {
    let is_own = |what: &str| {
        let what = what.trim_start();
        let many = what.chars().next().is_some_and(|first| first.is_ascii_digit());
        many || OWN.iter().any(|own| what.starts_with(own)) || what.starts_with("the named")
    };
    let after = |verb: &str| {
        sentence.match_indices(verb).any(|(at, _)| is_own(&sentence[at + verb.len()..]))
    };
    let is_trashed = || sentence.contains("copper trashed");
    after("trash ") || is_trashed()
}

#[cfg(test)]
mod tests;
