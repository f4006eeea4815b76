//! The parts of a scenario's lines: players, cards, zones, pools and numbers.

use fief_cards::LIBRARY;
use fief_cards::sets::{adventures, seaside};
use fief_engine::card::{Card, Included, Role};
use fief_engine::ids::Player;
use fief_engine::setup::{CardName, Rules};
use fief_engine::state::{Phase, Pools};
use fief_engine::tokens::{Spot, Token};
use fief_engine::zone::{Mat, Zone};

use crate::error::{Error, did_you_mean};

/// A line that is neither blank nor a comment.
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

    /// Reads a number up to a limit, so that nothing overflows.
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
/// The word for an empty list.
pub(crate) const NOTHING: &str = "nothing";

/// A zone of a player: its name in scenarios, and whether its order matters.
type NamedZone = (&'static str, fn(Player) -> Zone, bool);

static ZONES: [NamedZone; 9] = [
    ("hand", Zone::Hand, false),
    ("deck", Zone::Deck, true),
    ("discard", Zone::Discard, true),
    ("in play", Zone::InPlay, false),
    ("set aside", Zone::SetAside, false),
    ("Tavern mat", |player| Zone::Mat(player, Mat::TAVERN), false),
    ("Exile mat", |player| Zone::Mat(player, Mat::EXILE), false),
    ("Island mat", |player| Zone::Mat(player, seaside::island::MAT), false),
    ("Native Village mat", |player| Zone::Mat(player, seaside::native_village::MAT), false),
];

/// The zone of this name.
pub(crate) fn zone_named(name: &str) -> Option<NamedZone> {
    ZONES.iter().find(|zone| zone.0.eq_ignore_ascii_case(name)).copied()
}

/// The names of everything that a player has: zones and pools.
pub(crate) fn possessions() -> impl Iterator<Item = &'static str> {
    let marks = MARKS.iter().map(|mark| mark.0);
    let more = ["has", "tokens"].into_iter();
    ZONES.iter().map(|zone| zone.0).chain(POOLS.iter().map(|pool| pool.0)).chain(marks).chain(more)
}

/// Finds one of a player's pools.
pub(crate) type PoolFn = fn(&mut Pools) -> &mut u16;

static POOLS: [(&str, PoolFn); 10] = [
    ("actions", |pools| &mut pools.actions),
    ("buys", |pools| &mut pools.buys),
    ("coins", |pools| &mut pools.coins),
    ("potions", |pools| &mut pools.potions),
    ("debt", |pools| &mut pools.debt),
    ("points", |pools| &mut pools.points),
    ("turns", |pools| &mut pools.turns),
    ("coffers", |pools| &mut pools.coffers),
    ("villagers", |pools| &mut pools.villagers),
    ("favors", |pools| &mut pools.favors),
];

/// Finds one of the tokens that a player has in front of them or not.
pub(crate) type MarkFn = fn(&mut Pools) -> &mut bool;

static MARKS: [(&str, MarkFn, [&str; 2]); 3] = [
    ("-1 Card token", |pools| &mut pools.minus_card, ["no", "yes"]),
    ("-$1 token", |pools| &mut pools.minus_coin, ["no", "yes"]),
    ("Journey token", |pools| &mut pools.journey_face_down, ["face up", "face down"]),
];

/// Finds the mark of this name and reads its value.
pub(crate) fn mark(
    line: &Line<'_>,
    name: &str,
    value: &str,
) -> Result<Option<(MarkFn, bool)>, Error> {
    let Some((_, mark, values)) = MARKS.iter().find(|known| known.0.eq_ignore_ascii_case(name))
    else {
        return Ok(None);
    };
    let set = values.iter().position(|known| known.eq_ignore_ascii_case(value));
    let wrong = || line.error(format!("'{value}' is not {}", values.join(" or ")));
    set.map(|set| Some((*mark, set == 1))).ok_or_else(wrong)
}

/// Tokens in one place: their number, their kind, and the pile or landscape that has them.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Tokens {
    pub(crate) place: String,
    pub(crate) token: Token,
    pub(crate) count: u16,
}

const TOKENS: [Token; 12] = [
    adventures::your_plus_1_card_token::TOKEN,
    adventures::your_plus_1_action_token::TOKEN,
    adventures::your_plus_1_buy_token::TOKEN,
    adventures::your_plus_1_coin_token::TOKEN,
    adventures::your_minus_2_cost_token::TOKEN,
    adventures::your_trashing_token::TOKEN,
    adventures::your_estate_token::TOKEN,
    seaside::embargo::TOKEN,
    Token::COIN,
    Token::POINTS,
    Token::DEBT,
    Token::FAVOR,
];

impl Tokens {
    /// The place without the word that distinguishes a card's mat from its pile.
    pub(crate) fn plain_place(&self) -> &str {
        self.place.trim_end_matches(MAT)
    }

    /// The spot of the tokens in this game: on a pile, on a landscape or on the mat of a card.
    pub(crate) fn spot(&self, rules: &Rules) -> Option<Spot> {
        if let Some(of) = self.place.strip_suffix(MAT) {
            return rules.kind_named(of).map(Spot::On);
        }
        // The Estate token lies on a card that was set aside, not on its pile.
        let on_pile = (self.token != adventures::your_estate_token::TOKEN)
            .then(|| rules.pile_named(&self.place));
        let pile = on_pile.flatten().map(Spot::Pile);
        pile.or_else(|| rules.kind_named(&self.place).map(Spot::On))
    }
}

/// The ending of a place that means a card's mat, not its pile.
pub(crate) const MAT: &str = " mat";

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

/// The printed names of cards.
pub(crate) type Names = Vec<&'static str>;

/// The players of a scenario, and the Kingdom that its lines need.
#[derive(Debug)]
pub(crate) struct Cast {
    pub(crate) players: Vec<String>,
    pub(crate) kingdom: Vec<CardName>,
    pub(crate) landscapes: Vec<CardName>,
}

impl Cast {
    pub(crate) fn new(players: Vec<String>) -> Self {
        Self { players, kingdom: Vec::new(), landscapes: Vec::new() }
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

    /// Finds the printed name of a card. A Kingdom card or landscape becomes part of the game, in the version asked
    /// for and with what was chosen for it; so does the pile of a card that belongs to a mixed pile.
    pub(crate) fn card(&mut self, line: &Line<'_>, text: &str) -> Result<&'static str, Error> {
        let CardName { name, version, with } = CardName::parse(text);
        let found = LIBRARY.find_version(&name, version.as_deref());
        let card = found.map_err(|error| line.error(error.to_string()))?;
        let in_game = pile_with(card).unwrap_or(card);
        let chosen = card.is_kingdom()
            || card.object.is_landscape()
            || matches!(card.included, Included::OnRequest);
        let brought = in_game.name != card.name || !chosen;
        let version = version.map(|_| card.version.to_owned());
        if brought && version.is_some() {
            self.kingdom.retain(|known| known.name != card.name);
            self.kingdom.push(CardName { name: card.name.to_owned(), version, with });
            return self.card(line, card.name);
        }
        if self.is_chosen_apart(in_game.name) {
            return Ok(card.name);
        }
        let wanted = if in_game.object.is_landscape() {
            &mut self.landscapes
        } else if in_game.is_kingdom() || matches!(in_game.included, Included::OnRequest) {
            &mut self.kingdom
        } else {
            return Ok(card.name);
        };
        let at = wanted.iter().position(|known| known.name == in_game.name).unwrap_or_else(|| {
            wanted.push(CardName::new(in_game.name));
            wanted.len() - 1
        });
        let known = &mut wanted[at];
        if let (Some(other), Some(version)) = (&known.version, &version)
            && other != version
        {
            return Err(
                line.error(format!("{} is already in the game in version '{other}'", card.name))
            );
        }
        known.version = version.or(known.version.take());
        if !with.is_empty() {
            known.with.clone_from(&with);
        }
        if card.companion.is_some_and(|needs| needs.role == Role::OneOfThePiles) {
            for companion in &with {
                self.card(line, &companion.to_string())?;
            }
        }
        let apart: Vec<bool> =
            self.kingdom.iter().map(|known| self.is_chosen_apart(&known.name)).collect();
        let mut apart = apart.into_iter();
        self.kingdom.retain(|_| apart.next() == Some(false));
        Ok(card.name)
    }

    /// Returns whether a card was chosen for another and is not in the kingdom itself: a Bane, a card of the Black
    /// Market deck.
    fn is_chosen_apart(&self, name: &str) -> bool {
        self.kingdom.iter().chain(&self.landscapes).any(|known| {
            known.with.iter().any(|chosen| chosen.name.eq_ignore_ascii_case(name))
                && LIBRARY.find(&known.name).is_ok_and(|card| {
                    card.companion.is_some_and(|needs| needs.role != Role::OneOfThePiles)
                })
        })
    }

    /// Reads tokens: "2 Embargo on Smithy, +1 Card on Village", or "nothing".
    pub(crate) fn tokens(&mut self, line: &Line<'_>, text: &str) -> Result<Vec<Tokens>, Error> {
        let mut tokens = Vec::new();
        if text.eq_ignore_ascii_case(NOTHING) {
            return Ok(tokens);
        }
        for item in text.split(',') {
            let form = || line.error(format!("'{}' is not '2 Embargo on Smithy'", item.trim()));
            let (what, place) = item.trim().split_once(" on ").ok_or_else(form)?;
            let known = |name: &str| {
                let same = |token: &&Token| token.name().trim_end_matches(" token") == name;
                TOKENS.iter().find(same).copied()
            };
            let counted = what
                .split_once(' ')
                .and_then(|(n, name)| Some((n.parse::<u16>().ok()?, known(name)?)));
            let (count, token) =
                counted.or_else(|| known(what).map(|token| (1, token))).ok_or_else(|| {
                    let names = TOKENS.iter().map(|token| token.name().trim_end_matches(" token"));
                    let names: Vec<&str> = names.collect();
                    line.error(format!("no token '{what}'; the tokens are: {}", names.join(", ")))
                })?;
            let place = match place.strip_suffix(MAT) {
                Some(of) => format!("{}{MAT}", self.card(line, of)?),
                None => self.card(line, place)?.to_owned(),
            };
            tokens.push(Tokens { place, token, count });
        }
        tokens.sort();
        Ok(tokens)
    }

    /// Reads a list of cards: "Copper x3, Silver", or "nothing".
    pub(crate) fn cards(&mut self, line: &Line<'_>, text: &str) -> Result<Names, Error> {
        let mut names = Names::new();
        if !text.eq_ignore_ascii_case(NOTHING) {
            for item in text.split(',') {
                let (name, times) = times(item);
                let name = self.card(line, name)?;
                if times == 0 {
                    return Err(line.error(format!("'{}' means no card", item.trim())));
                }
                if times > MOST_CARDS || names.len() + times > MOST_CARDS {
                    return Err(line.error(format!("more than {MOST_CARDS} cards")));
                }
                names.extend(std::iter::repeat_n(name, times));
            }
        }
        Ok(names)
    }

    /// Reads a list of piles with numbers: "Province 1, Curse 0".
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

/// The mixed pile that a card belongs to.
fn pile_with(card: &Card) -> Option<&'static Card> {
    let has = |pile: &&'static Card| pile.members.iter().any(|member| member.name == card.name);
    LIBRARY.cards().find(has)
}

/// Splits "Copper x3".
pub(crate) fn times(item: &str) -> (&str, usize) {
    let item = item.trim();
    let counted =
        item.rsplit_once(" x").and_then(|(name, times)| Some((name, times.parse().ok()?)));
    counted.unwrap_or((item, 1))
}

/// Finds a phase by its name.
pub(crate) fn phase(line: &Line<'_>, name: &str) -> Result<Phase, Error> {
    let found = PHASES.iter().find(|(known, _)| known.eq_ignore_ascii_case(name));
    found.map(|&(_, phase)| phase).ok_or_else(|| {
        let known: Vec<&str> = PHASES.iter().map(|&(name, _)| name).collect();
        line.error(format!("no phase '{name}'; the phases are: {}", known.join(", ")))
    })
}

/// The name of a phase.
pub(crate) fn phase_name(phase: Phase) -> &'static str {
    PHASES.iter().find(|&&(_, known)| known == phase).map_or("over", |&(name, _)| name)
}
