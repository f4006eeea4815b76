//! What the lines of a scenario are made of: players, cards, zones, pools and numbers.

use fief_cards::LIBRARY;
use fief_engine::card::Object;
use fief_engine::ids::Player;
use fief_engine::setup::CardName;
use fief_engine::state::{Phase, Pools};
use fief_engine::zone::{Mat, Zone};

use crate::error::{Error, did_you_mean};

/// A line that says something: not blank, not a comment.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line<'a> {
    pub(crate) number: usize,
    pub(crate) text: &'a str,
}

impl<'a> Line<'a> {
    pub(crate) fn error(&self, message: impl Into<String>) -> Error {
        Error::new(self.number, message)
    }

    /// Splits "field: value".
    pub(crate) fn field(&self) -> Result<(&'a str, &'a str), Error> {
        match self.text.split_once(':') {
            Some((key, value)) => Ok((key.trim(), value.trim())),
            None => Err(self.error(format!("'{}' is not 'field: value'", self.text))),
        }
    }

    /// A number that no game exceeds, so that nothing overflows.
    pub(crate) fn number(&self, text: &str) -> Result<u16, Error> {
        match text.trim().parse() {
            Ok(number) if number <= MOST => Ok(number),
            _ => Err(self.error(format!("'{text}' is not a number from 0 to {MOST}"))),
        }
    }
}

/// The highest number that a scenario may give.
const MOST: u16 = 999;
/// The most cards that a pile may be given.
const MOST_IN_PILE: u16 = 200;
/// The most cards in one list.
pub(crate) const MOST_CARDS: usize = 400;
/// An empty list.
pub(crate) const NOTHING: &str = "nothing";

/// A zone of a player as scenarios name it, and whether its order matters.
type NamedZone = (&'static str, fn(Player) -> Zone, bool);

static ZONES: [NamedZone; 9] = [
    ("hand", Zone::Hand, false),
    ("deck", Zone::Deck, true),
    ("discard", Zone::Discard, true),
    ("in play", Zone::InPlay, false),
    ("set aside", Zone::SetAside, false),
    ("Tavern mat", |player| Zone::Mat(player, Mat::Tavern), false),
    ("Exile mat", |player| Zone::Mat(player, Mat::Exile), false),
    ("Island mat", |player| Zone::Mat(player, Mat::Island), false),
    ("Native Village mat", |player| Zone::Mat(player, Mat::NativeVillage), false),
];

/// The zone of this name.
pub(crate) fn zone_named(name: &str) -> Option<NamedZone> {
    ZONES.iter().find(|zone| zone.0.eq_ignore_ascii_case(name)).copied()
}

/// The names of what a player has: zones and pools.
pub(crate) fn possessions() -> impl Iterator<Item = &'static str> {
    ZONES.iter().map(|zone| zone.0).chain(POOLS.iter().map(|pool| pool.0))
}

/// Finds one of a player's pools.
pub(crate) type PoolFn = fn(&mut Pools) -> &mut u16;

static POOLS: [(&str, PoolFn); 7] = [
    ("actions", |pools| &mut pools.actions),
    ("buys", |pools| &mut pools.buys),
    ("coins", |pools| &mut pools.coins),
    ("potions", |pools| &mut pools.potions),
    ("debt", |pools| &mut pools.debt),
    ("points", |pools| &mut pools.points),
    ("turns", |pools| &mut pools.turns),
];

/// The pool of this name.
pub(crate) fn pool_named(name: &str) -> Option<PoolFn> {
    POOLS.iter().find(|pool| pool.0.eq_ignore_ascii_case(name)).map(|&(_, pool)| pool)
}

const PHASES: [(&str, Phase); 5] = [
    ("start", Phase::Start),
    ("action", Phase::Action),
    ("buy", Phase::Buy),
    ("night", Phase::Night),
    ("clean-up", Phase::CleanUp),
];

/// The names of cards, as they are printed.
pub(crate) type Names = Vec<&'static str>;

/// The players of a scenario, and the Kingdom that its lines need.
#[derive(Debug)]
pub(crate) struct Cast {
    pub(crate) players: Vec<String>,
    pub(crate) kingdom: Vec<CardName>,
}

impl Cast {
    pub(crate) fn new(players: Vec<String>) -> Self {
        Self { players, kingdom: Vec::new() }
    }

    /// The player of this name.
    pub(crate) fn player(&self, line: &Line<'_>, name: &str) -> Result<Player, Error> {
        let seat = self.players.iter().position(|player| player == name);
        seat.map(|seat| Player(seat as u8)).ok_or_else(|| {
            let near = did_you_mean(name, self.players.iter().map(String::as_str));
            line.error(format!("no player named '{name}'{near}"))
        })
    }

    /// Splits "Alice hand" into the player and the rest.
    pub(crate) fn of_player<'k>(&self, key: &'k str) -> Option<(Player, &'k str)> {
        let (name, rest) = key.split_once(' ')?;
        let seat = self.players.iter().position(|player| player == name)?;
        Some((Player(seat as u8), rest.trim()))
    }

    /// The name of a card as it is printed. A Kingdom card is now in the game, in the version asked for.
    pub(crate) fn card(&mut self, line: &Line<'_>, text: &str) -> Result<&'static str, Error> {
        let CardName { name, version } = CardName::parse(text);
        let found = LIBRARY.find_version(&name, version.as_deref());
        let card = found.map_err(|error| line.error(error.to_string()))?;
        if card.object != Object::Kingdom {
            return Ok(card.name);
        }
        match self.kingdom.iter_mut().find(|known| known.name == card.name) {
            None => {
                let version = version.map(|_| card.version.to_owned());
                self.kingdom.push(CardName { name: card.name.to_owned(), version });
            }
            Some(known) if version.is_some() => match &known.version {
                Some(other) if other != card.version => {
                    return Err(line.error(format!("{} is also in version '{other}'", card.name)));
                }
                _ => known.version = Some(card.version.to_owned()),
            },
            Some(_) => {}
        }
        Ok(card.name)
    }

    /// A list of cards: "Copper x3, Silver", or "nothing".
    pub(crate) fn cards(&mut self, line: &Line<'_>, text: &str) -> Result<Names, Error> {
        let mut names = Names::new();
        if !text.eq_ignore_ascii_case(NOTHING) {
            for item in text.split(',') {
                let (name, times) = times(item);
                let name = self.card(line, name)?;
                if times == 0 {
                    return Err(line.error(format!("'{}' is no card at all", item.trim())));
                }
                if times > MOST_CARDS || names.len() + times > MOST_CARDS {
                    return Err(line.error(format!("more than {MOST_CARDS} cards")));
                }
                names.extend(std::iter::repeat_n(name, times));
            }
        }
        Ok(names)
    }

    /// A list of piles with numbers: "Province 1, Curse 0".
    pub(crate) fn piles(
        &mut self,
        line: &Line<'_>,
        text: &str,
    ) -> Result<Vec<(&'static str, u16)>, Error> {
        let mut piles = Vec::new();
        for item in text.split(',') {
            let Some((name, number)) = item.trim().rsplit_once(' ') else {
                return Err(line.error(format!("'{}' is not 'pile number'", item.trim())));
            };
            let name = self.card(line, name)?;
            if piles.iter().any(|&(other, _)| other == name) {
                return Err(line.error(format!("{name} is named twice")));
            }
            let number = line.number(number)?;
            if number > MOST_IN_PILE {
                return Err(line.error(format!("a pile has at most {MOST_IN_PILE} cards")));
            }
            piles.push((name, number));
        }
        Ok(piles)
    }
}

/// Splits "Copper x3".
pub(crate) fn times(item: &str) -> (&str, usize) {
    let item = item.trim();
    let counted =
        item.rsplit_once(" x").and_then(|(name, times)| Some((name, times.parse().ok()?)));
    counted.unwrap_or((item, 1))
}

/// A phase by its name.
pub(crate) fn phase(line: &Line<'_>, name: &str) -> Result<Phase, Error> {
    let found = PHASES.iter().find(|(known, _)| known.eq_ignore_ascii_case(name));
    found.map(|&(_, phase)| phase).ok_or_else(|| {
        let known: Vec<&str> = PHASES.iter().map(|&(name, _)| name).collect();
        line.error(format!("no phase '{name}'; the phases are: {}", known.join(", ")))
    })
}

/// What a phase is called.
pub(crate) fn phase_name(phase: Phase) -> &'static str {
    PHASES.iter().find(|&&(_, known)| known == phase).map_or("over", |&(name, _)| name)
}
