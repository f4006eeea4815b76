//! Claims: statements that must be true.

use fief_engine::ids::{Kind, Player};
use fief_engine::state::{Phase, State};
use fief_engine::table::Table;
use fief_engine::tokens::Spot;
use fief_engine::view::Eye;
use fief_engine::zone::Zone;

use crate::error::{Error, did_you_mean};
use crate::lines::{self, Cast, Line, MarkFn, Names, PoolFn, Tokens, pool_named, zone_named};
use crate::said::Said;

/// A statement that must be true.
#[derive(Clone, Debug)]
pub(crate) struct Claim {
    line: usize,
    /// The part before the colon, for messages.
    subject: String,
    what: What,
}

#[derive(Clone, Debug)]
enum What {
    Zone {
        zone: Zone,
        ordered: bool,
        cards: Cards,
    },
    /// All the cards that belong to a player.
    Owned(Player, Cards),
    Pool(Player, PoolFn, Bound<u16>),
    Score(Player, Bound<i32>),
    Mark(Player, MarkFn, bool),
    /// Projects, States and Artifacts.
    Has(Player, Names),
    /// All the tokens on piles and landscapes of a player, or of nobody.
    Tokens(Option<Player>, Vec<Tokens>),
    /// The top cards of the pile of this name.
    Top(String, Names),
    Supply(Vec<(&'static str, u16)>),
    /// The number of cards in the pile or deck of this name.
    CardsIn(String, usize),
    Winners(Vec<Player>),
    Phase(Phase),
    Turn(Player),
    Over,
    /// A player's knowledge of the cards in a zone; `None` for an unknown card.
    Seen {
        seat: Player,
        zone: Zone,
        ordered: bool,
        cards: Vec<Option<&'static str>>,
    },
    /// The cards of a pile that a player may see, from the top.
    SeenInPile {
        seat: Player,
        pile: String,
        cards: Vec<Option<&'static str>>,
    },
    Log(Said),
}

#[derive(Clone, Debug)]
enum Cards {
    These(Names),
    /// "at least Gold x2": these cards and perhaps others.
    Including(Names),
    /// "5 cards": any cards.
    Number(Bound<usize>),
}

/// An exact number or a lower bound.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Bound<T> {
    Exactly(T),
    AtLeast(T),
}

/// The words before a number or a list that may be exceeded.
const AT_LEAST: &str = "at least ";

impl<T: PartialOrd + std::fmt::Display + Copy> Bound<T> {
    /// Reads "8" or "at least 8".
    pub(crate) fn parse<'a, E>(
        text: &'a str,
        number: impl Fn(&'a str) -> Result<T, E>,
    ) -> Result<Self, E> {
        match text.strip_prefix(AT_LEAST) {
            Some(rest) => number(rest.trim()).map(Bound::AtLeast),
            None => number(text).map(Bound::Exactly),
        }
    }

    pub(crate) fn holds(self, found: T) -> bool {
        match self {
            Bound::Exactly(number) => found == number,
            Bound::AtLeast(number) => found >= number,
        }
    }

    fn wrong(self, found: T) -> Option<String> {
        (!self.holds(found)).then(|| format!("expected {self}, but it is {found}"))
    }
}

impl<T: std::fmt::Display> std::fmt::Display for Bound<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Bound::Exactly(number) => number.fmt(f),
            Bound::AtLeast(number) => write!(f, "{AT_LEAST}{number}"),
        }
    }
}

/// Claims that belong to no player.
const FIELDS: [&str; 10] =
    ["trash", "supply", "tokens", "winner", "winners", "phase", "turn", "over", "log", "no log"];

/// Reads a claim.
pub(crate) fn parse(cast: &mut Cast, line: &Line<'_>) -> Result<Claim, Error> {
    let (key, value) = if line.text == "over" { ("over", "") } else { line.field()? };
    let what = match cast.of_player(key) {
        Some((player, field)) => of_player(cast, line, player, field, value)?,
        None => of_game(cast, line, key, value)?,
    };
    Ok(Claim { line: line.number, subject: key.to_owned(), what })
}

fn of_player(
    cast: &mut Cast,
    line: &Line<'_>,
    player: Player,
    field: &str,
    value: &str,
) -> Result<What, Error> {
    match field.to_ascii_lowercase().as_str() {
        "cards" => return Ok(What::Owned(player, cards(cast, line, value)?)),
        "score" => {
            let number = |text: &str| text.parse().map_err(|_| format!("'{text}' is not a score"));
            let score = Bound::parse(value, number).map_err(|wrong| line.error(wrong))?;
            return Ok(What::Score(player, score));
        }
        "has" => {
            let mut names = cast.cards(line, value)?;
            names.sort_unstable();
            return Ok(What::Has(player, names));
        }
        "tokens" => return Ok(What::Tokens(Some(player), cast.tokens(line, value)?)),
        key => {
            let words = ["sees", "does not see"];
            if let Some(said) = Said::parse(line, player.into(), key, words, value)? {
                return Ok(What::Log(said));
            }
        }
    }
    if let Some(pile) = field.strip_prefix("sees in ") {
        let cards = seen_cards(cast, line, value)?;
        return Ok(What::SeenInPile { seat: player, pile: pile.to_owned(), cards });
    }
    if let Some((owner, zone)) = field.strip_prefix("sees ").and_then(|of| cast.of_player(of))
        && let Some((_, zone, ordered)) = zone_named(zone)
    {
        let cards = seen_cards(cast, line, value)?;
        return Ok(What::Seen { seat: player, zone: zone(owner), ordered, cards });
    }
    if let Some((_, zone, _)) = field.strip_suffix(" in any order").and_then(zone_named) {
        let cards = cards(cast, line, value)?;
        return Ok(What::Zone { zone: zone(player), ordered: false, cards });
    }
    if let Some((mark, set)) = lines::mark(line, field, value)? {
        return Ok(What::Mark(player, mark, set));
    }
    if let Some((_, zone, ordered)) = zone_named(field) {
        return Ok(What::Zone { zone: zone(player), ordered, cards: cards(cast, line, value)? });
    }
    if let Some(pool) = pool_named(field) {
        let number = Bound::parse(value, |text| line.number(text))?;
        return Ok(What::Pool(player, pool, number));
    }
    let known = lines::possessions();
    let near = did_you_mean(field, known.chain(["cards", "score", "sees", "does not see"]));
    Err(line.error(format!("a player has no '{field}'{near}")))
}

/// A list of cards in which "?" is an unknown card.
fn seen_cards(
    cast: &mut Cast,
    line: &Line<'_>,
    text: &str,
) -> Result<Vec<Option<&'static str>>, Error> {
    let mut cards = Vec::new();
    for item in text.split(',') {
        match lines::times(item) {
            ("?", times) if times <= lines::MOST_CARDS => {
                cards.extend(std::iter::repeat_n(None, times));
            }
            _ => cards.extend(cast.cards(line, item.trim())?.into_iter().map(Some)),
        }
    }
    Ok(cards)
}

fn of_game(cast: &mut Cast, line: &Line<'_>, key: &str, value: &str) -> Result<What, Error> {
    let lower = key.to_ascii_lowercase();
    if let Some(said) = Said::parse(line, Eye::Open, &lower, ["log", "no log"], value)? {
        return Ok(What::Log(said));
    }
    Ok(match lower.as_str() {
        "trash" => {
            What::Zone { zone: Zone::Trash, ordered: false, cards: cards(cast, line, value)? }
        }
        "supply" => What::Supply(cast.piles(line, value)?),
        "tokens" => What::Tokens(None, cast.tokens(line, value)?),
        key if key.starts_with("cards in ") => {
            What::CardsIn(key["cards in ".len()..].to_owned(), line.number(value)?.into())
        }
        key if key.starts_with("top of ") => {
            What::Top(key["top of ".len()..].to_owned(), cast.cards(line, value)?)
        }
        "winner" => What::Winners(vec![cast.player(line, value)?]),
        "winners" => {
            let names = value.split(',').map(|name| cast.player(line, name.trim()));
            What::Winners(names.collect::<Result<_, _>>()?)
        }
        "phase" => What::Phase(lines::phase(line, value)?),
        "turn" => What::Turn(cast.player(line, value)?),
        "over" => What::Over,
        _ => {
            let near = match key.split_once(' ') {
                Some((name, _)) => did_you_mean(name, cast.players.iter().map(String::as_str)),
                None => did_you_mean(key, FIELDS.into_iter()),
            };
            return Err(line.error(format!("unknown field '{key}'{near}")));
        }
    })
}

fn cards(cast: &mut Cast, line: &Line<'_>, text: &str) -> Result<Cards, Error> {
    let number = text.strip_suffix(" cards").or_else(|| text.strip_suffix(" card"));
    let number = number.and_then(|number| Bound::parse(number, str::parse).ok());
    match (number, text.strip_prefix(AT_LEAST)) {
        (Some(number), _) => Ok(Cards::Number(number)),
        (None, Some(list)) => cast.cards(line, list).map(Cards::Including),
        (None, None) => cast.cards(line, text).map(Cards::These),
    }
}

impl Claim {
    /// Checks the claim; the error says what is wrong.
    pub(crate) fn check(&self, table: &Table) -> Result<(), Error> {
        match self.wrong(table) {
            None => Ok(()),
            Some(wrong) => Err(Error::new(self.line, format!("{}: {wrong}", self.subject))),
        }
    }

    /// Returns whether the claim is true.
    pub(crate) fn holds(&self, table: &Table) -> bool {
        self.wrong(table).is_none()
    }

    /// Describes what differs from the claim.
    fn wrong(&self, table: &Table) -> Option<String> {
        let state = table.state();
        let name = |player: Player| state.rules().player_name(player);
        let differ = |expected: String, found: String| {
            (expected != found).then(|| format!("expected {expected}, but it is {found}"))
        };
        match &self.what {
            What::Zone { zone, ordered, cards } => {
                cards_differ(cards, names_in(state, *zone), *ordered)
            }
            What::SeenInPile { seat, pile, cards } => {
                let Some(id) = state.rules().pile_named(pile) else {
                    return Some(format!("there is no pile '{pile}'"));
                };
                let name = |kind: Option<Kind>| kind.map_or("?", |kind| state.name(kind));
                let seen = table.view(*seat).in_pile(id).map(name).collect();
                let expected = cards.iter().map(|card| card.unwrap_or("?")).collect();
                cards_differ(&Cards::These(expected), seen, true)
            }
            What::Seen { seat, zone, ordered, cards } => {
                let view = table.view(*seat);
                let name = |card| view.kind(card).map_or("?", |kind| state.name(kind));
                let seen = state.cards().in_zone(*zone).map(name).collect();
                let expected = cards.iter().map(|card| card.unwrap_or("?")).collect();
                cards_differ(&Cards::These(expected), seen, *ordered)
            }
            What::Owned(player, cards) => {
                let owned = state.cards_of(*player).map(|card| state.card(card).name).collect();
                cards_differ(cards, owned, false)
            }
            What::Pool(player, pool, expected) => {
                let mut pools = *state.pools(*player);
                expected.wrong(*pool(&mut pools))
            }
            What::Score(player, expected) => expected.wrong(state.score(*player)),
            What::Mark(player, mark, expected) => {
                let mut pools = *state.pools(*player);
                differ(expected.to_string(), mark(&mut pools).to_string())
            }
            What::Has(player, expected) => {
                let mut found: Vec<&str> =
                    state.holdings(*player).map(|kind| state.name(kind)).collect();
                found.sort_unstable();
                differ(in_words(expected), in_words(&found))
            }
            What::Tokens(owner, expected) => {
                let words = |all: &[Tokens]| {
                    let one = |t: &Tokens| {
                        format!("{} {} on {}", t.count, t.token.name(), t.plain_place())
                    };
                    all.iter().map(one).collect::<Vec<_>>().join(", ")
                };
                differ(words(expected), words(&tokens_of(state, *owner)))
            }
            What::Top(pile, expected) => {
                let Some(id) = state.rules().pile_named(pile) else {
                    return Some(format!("there is no pile '{pile}'"));
                };
                let found = names_in(state, Zone::Pile(id));
                let found = &found[..expected.len().min(found.len())];
                differ(in_words(expected), in_words(found))
            }
            What::Supply(piles) => piles.iter().find_map(|&(pile, expected)| {
                let found = state.rules().pile_named(pile).map_or(0, |pile| state.pile_len(pile));
                let wrong = differ(expected.to_string(), found.to_string())?;
                Some(format!("{pile}: {wrong}"))
            }),
            What::CardsIn(pile, expected) => {
                let Some(id) = state.rules().pile_named(pile) else {
                    return Some(format!("there is no pile '{pile}'"));
                };
                differ(expected.to_string(), state.pile_len(id).to_string())
            }
            What::Winners(_) | What::Over if !state.is_over() => {
                Some("the game is not over".to_owned())
            }
            What::Over => None,
            What::Winners(expected) => {
                let names = |players: Vec<Player>| {
                    let mut names: Vec<&str> = players.into_iter().map(name).collect();
                    names.sort_unstable();
                    names.join(", ")
                };
                differ(names(expected.clone()), names(state.winners()))
            }
            What::Phase(expected) => {
                let found = lines::phase_name(state.turn().phase);
                differ(lines::phase_name(*expected).to_owned(), found.to_owned())
            }
            What::Turn(expected) => {
                differ(name(*expected).to_owned(), name(state.turn().player).to_owned())
            }
            What::Log(claim) => claim.wrong(table),
        }
    }
}

/// The tokens of a player, or of nobody, on piles and landscapes, named as in a scenario.
fn tokens_of(state: &State, owner: Option<Player>) -> Vec<Tokens> {
    let placed = state.placed().iter().filter(|placed| placed.owner == owner);
    let mut tokens: Vec<Tokens> = placed
        .map(|placed| {
            let place = match placed.at {
                Spot::Pile(pile) => state.rules().pile(pile).name,
                Spot::On(kind) => state.name(kind),
            };
            Tokens { place: place.to_owned(), token: placed.token, count: placed.count }
        })
        .collect();
    tokens.sort();
    tokens
}

fn names_in(state: &State, zone: Zone) -> Vec<&'static str> {
    state.cards().in_zone(zone).map(|card| state.card(card).name).collect()
}

fn cards_differ(expected: &Cards, mut found: Vec<&'static str>, ordered: bool) -> Option<String> {
    match expected {
        Cards::Number(number) => (!number.holds(found.len()))
            .then(|| format!("expected {number} cards, but there are {}", found.len())),
        Cards::Including(names) => {
            let mut left = found.clone();
            let missing = names.iter().any(|name| match left.iter().position(|n| n == name) {
                Some(at) => {
                    left.swap_remove(at);
                    false
                }
                None => true,
            });
            found.sort_unstable();
            let (wanted, found) = (in_words(names), in_words(&found));
            missing.then(|| format!("expected at least {wanted}, but it is {found}"))
        }
        Cards::These(names) => {
            let mut names = names.clone();
            if !ordered {
                names.sort_unstable();
                found.sort_unstable();
            }
            let order = if ordered { " (top first)" } else { "" };
            (names != found).then(|| {
                format!("expected {}, but it is {}{order}", in_words(&names), in_words(&found))
            })
        }
    }
}

/// A list as a scenario would write it, with equal neighbours counted.
pub(crate) fn in_words<T: AsRef<str>>(names: &[T]) -> String {
    let runs = names.chunk_by(|a, b| a.as_ref() == b.as_ref());
    let words: Vec<String> = runs
        .map(|run| match run {
            [one] => one.as_ref().to_owned(),
            [one, ..] => format!("{} x{}", one.as_ref(), run.len()),
            [] => String::new(),
        })
        .collect();
    if words.is_empty() { lines::NOTHING.to_owned() } else { words.join(", ") }
}
