//! Entrants of many games, as people name them, and their kingdom; shared by the command line and Python.

mod kingdom;

use std::fs;
use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, Result, anyhow, bail};
use fief_bots::Strategy;
use fief_bots::strategy::{Permission, Shipped, shipped};
use fief_cards::LIBRARY;
use fief_engine::card::Card;
use fief_engine::setup::{CardName, Rules, nearest};
use fief_env::net::Net;
use fief_mind::levels::{NAMES, by_name, needs_plans};
use fief_sim::{Bot, Contest, Contestant};

pub use kingdom::{KingdomChoice, kingdom_named};

/// The file extension of a network.
const NET: &str = "net";

/// The beginning of a network that is sent as text.
const AS_TEXT: &str = "fief-net in hexadecimal:";

fn hexadecimal(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits.map(|digit| char::from(DIGITS[usize::from(digit)])).collect()
}

fn from_hexadecimal(text: &str) -> Result<Vec<u8>> {
    let byte = |at: usize| {
        let two = text.get(at..at + 2).context("it ends in the middle of a byte")?;
        u8::from_str_radix(two, 16).with_context(|| format!("'{two}' is no byte"))
    };
    (0..text.len()).step_by(2).map(byte).collect()
}

/// A player of many games, as people name them.
#[derive(Clone, Debug)]
pub struct Entrant {
    name: String,
    who: Who,
}

#[derive(Clone, Debug)]
enum Who {
    /// A strategy, and the text from which it was read.
    Strategy(Box<Strategy>, String),
    Bot(String),
    /// A network, and its text form.
    Net(Arc<Net>, String),
}

impl Entrant {
    /// Finds an entrant by its argument: a file, a strategy that comes with fief, or a bot.
    pub fn find(argument: &str) -> Result<Self> {
        if looks_like_file(argument) {
            return Self::read(Path::new(argument));
        }
        let called = |shipped: &&Shipped| {
            [shipped.file, &shipped.strategy.name].iter().any(|n| n.eq_ignore_ascii_case(argument))
        };
        if let Some(Shipped { text, strategy, .. }) = shipped().iter().find(called) {
            return Ok(Self::strategy(strategy.clone(), (*text).to_owned()));
        }
        if NAMES.contains(&argument) {
            let who = Who::Bot(argument.to_owned());
            return Ok(Self { name: argument.to_owned(), who });
        }
        if Path::new(argument).is_dir() {
            bail!("{argument} is a folder: `fief tourney {argument}` plays all of its strategies");
        }
        let strategies = shipped().iter().flat_map(|s| [s.file, s.strategy.name.as_str()]);
        match nearest(argument, strategies.chain(NAMES.iter().copied())) {
            Some(nearest) => {
                bail!("no strategy or bot is named '{argument}'; did you mean {nearest}?")
            }
            None => bail!(
                "no strategy or bot is named '{argument}'; there are the bots {}, the strategies {}, and any file \
                 that ends in .strat",
                NAMES.join(", "),
                shipped().iter().map(|s| s.file).collect::<Vec<_>>().join(", ")
            ),
        }
    }

    fn read(file: &Path) -> Result<Self> {
        if file.extension().is_some_and(|ending| ending == NET) {
            let bytes = fs::read(file)
                .with_context(|| format!("cannot read the network {}", file.display()))?;
            return Self::net(&bytes).with_context(|| file.display().to_string());
        }
        let text = fs::read_to_string(file)
            .with_context(|| format!("cannot read the strategy {}", file.display()))?;
        // Some editors begin a file with an invisible byte-order mark.
        let text = text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text);
        Self::parse(text).with_context(|| file.display().to_string())
    }

    /// Reads a strategy.
    pub fn parse(text: String) -> Result<Self> {
        let strategy = Strategy::parse(&text, &LIBRARY)?;
        Ok(Self::strategy(strategy, text))
    }

    /// The entrant that a [text](Self::text) describes, under this name. Another machine uses it to play an entrant
    /// that it was sent.
    pub fn of_text(name: &str, text: &str) -> Result<Self> {
        let found = match (NAMES.contains(&text), text.strip_prefix(AS_TEXT)) {
            (true, _) => Self::find(text),
            (false, Some(bytes)) => Self::net(&from_hexadecimal(bytes)?),
            (false, None) => Self::parse(text.to_owned()),
        };
        Ok(Self { name: name.to_owned(), ..found? })
    }

    /// Reads a network from the bytes of a file.
    fn net(bytes: &[u8]) -> Result<Self> {
        let net = Net::parse(bytes)?;
        let text = format!("{AS_TEXT}{}", hexadecimal(bytes));
        Ok(Self { name: net.name().to_owned(), who: Who::Net(Arc::new(net), text) })
    }

    fn strategy(strategy: Strategy, text: String) -> Self {
        Self { name: strategy.name.clone(), who: Who::Strategy(Box::new(strategy), text) }
    }

    /// Finds all entrants, and tells those of the same name apart.
    fn find_all(arguments: &[String]) -> Result<Vec<Self>> {
        let found = arguments.iter().map(|argument| Self::find(argument));
        Ok(tell_apart(found.collect::<Result<_>>()?))
    }

    /// Whether it is a bot that needs plans for the kingdom before it can play.
    pub fn needs_plans(&self) -> bool {
        matches!(&self.who, Who::Bot(name) if needs_plans(name))
    }

    /// The Kingdom cards that the entrant names, if it has a buy list.
    fn kingdom(&self) -> Option<Vec<CardName>> {
        match &self.who {
            Who::Strategy(strategy, _) => {
                Some(strategy.kingdom().iter().map(|card| named(card)).collect())
            }
            Who::Bot(_) | Who::Net(..) => None,
        }
    }

    /// The Events and Projects that the entrant names.
    fn landscapes(&self) -> Vec<CardName> {
        match &self.who {
            Who::Strategy(strategy, _) => {
                strategy.landscapes().iter().map(|card| named(card)).collect()
            }
            Who::Bot(_) | Who::Net(..) => Vec::new(),
        }
    }

    /// Plays as if the strategy's text had this line. Returns whether the entrant has a text.
    fn obey(&mut self, losing_end: LosingEnd) -> bool {
        let Who::Strategy(strategy, text) = &mut self.who else { return false };
        strategy.losing_end = losing_end.permission();
        *text = format!("{text}\nlosing end: {}\n", losing_end.word());
        true
    }

    /// Everything that the entrant's play depends on, as text.
    pub fn text(&self) -> String {
        match &self.who {
            Who::Strategy(_, text) | Who::Net(_, text) | Who::Bot(text) => text.clone(),
        }
    }
}

/// Adds a number to the name of everybody whose name somebody before them has.
pub fn tell_apart(entrants: Vec<Entrant>) -> Vec<Entrant> {
    let mut all: Vec<Entrant> = Vec::new();
    for mut entrant in entrants {
        let same = |name: &str| all.iter().any(|other| other.name == name);
        if same(&entrant.name) {
            let mut numbered = (2..).map(|number| format!("{} ({number})", entrant.name));
            entrant.name = numbered.find(|name| !same(name)).expect("numbers go on");
        }
        all.push(entrant);
    }
    all
}

/// The words of the line `losing end:` of a strategy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LosingEnd {
    Allowed,
    Refused,
}

impl LosingEnd {
    pub const ALL: [Self; 2] = [Self::Allowed, Self::Refused];

    /// The word in the text of a strategy.
    pub fn word(self) -> &'static str {
        match self {
            Self::Allowed => "allowed",
            Self::Refused => "refused",
        }
    }

    fn permission(self) -> Permission {
        match self {
            Self::Allowed => Permission::Allowed,
            Self::Refused => Permission::Refused,
        }
    }
}

/// Finds all entrants, and applies a setting to every strategy, whatever its file says.
pub fn find_all(names: &[String], losing_end: Option<LosingEnd>) -> Result<Vec<Entrant>> {
    let mut entrants = Entrant::find_all(names)?;
    if let Some(losing_end) = losing_end {
        let mut anybody = false;
        for entrant in &mut entrants {
            anybody |= entrant.obey(losing_end);
        }
        if !anybody {
            bail!("--losing-end is for strategies, and nobody here plays one");
        }
    }
    Ok(entrants)
}

/// The card's name in a set-up: with its version unless it is the newest.
fn named(card: &Card) -> CardName {
    let newest = LIBRARY.find(card.name).is_ok_and(|newest| newest.version == card.version);
    let version = (!newest).then(|| card.version.to_owned());
    CardName { name: card.name.to_owned(), version, with: Vec::new() }
}

fn is_landscape(name: &CardName) -> bool {
    LIBRARY.find(&name.name).is_ok_and(|card| card.object.is_landscape())
}

fn looks_like_file(argument: &str) -> bool {
    let path = Path::new(argument);
    path.extension().is_some_and(|ending| ending == "strat" || ending == NET) || path.is_file()
}

impl Contestant for Entrant {
    fn name(&self) -> &str {
        &self.name
    }

    fn bot(&self, rules: &Rules, seed: u64) -> Result<Bot, String> {
        match &self.who {
            Who::Strategy(strategy, _) => match strategy.bot(rules) {
                Ok(bot) => Ok(Box::new(bot)),
                Err(error) => Err(error.to_string()),
            },
            Who::Net(net, _) => match net.bot(rules) {
                Ok(bot) => Ok(Box::new(bot)),
                Err(error) => Err(format!("{}: {error}", self.name)),
            },
            Who::Bot(name) => {
                by_name(name, rules, seed).ok_or_else(|| format!("no bot is named {name}"))
            }
        }
    }
}

/// The contest of some entrants.
pub fn contest<'e>(entrants: &[&'e Entrant], kingdom: &KingdomChoice) -> Result<Contest<'e>> {
    let start = kingdom.nameless(entrants)?;
    let contestants = entrants.iter().map(|&entrant| entrant as &dyn Contestant).collect();
    Contest::new(start, contestants).map_err(|error| anyhow!(error))
}
