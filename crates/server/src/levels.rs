//! The levels of bots, in words.

use std::sync::Arc;

use fief_cards::LIBRARY;
use fief_engine::card::Card;
use fief_engine::setup::{Rules, nearest};
use fief_env::net::Net;
use fief_mind::levels::{NAMES, strength};

use crate::bounds;
use crate::protocol::{BotInfo, Code, Problem};

/// The level of a bot when nobody names one.
pub(crate) const USUAL: &str = "medium";

/// The level that does anything that is legal.
const BY_CHANCE: &str = "random";

/// The longest name of a network, so that it fits on a seat.
const LONGEST_NET_NAME: usize = 24;

/// The bots that people can ask for: the levels of the program, and the networks that this server was given.
#[derive(Debug, Default)]
pub(crate) struct Levels {
    nets: Vec<(String, Arc<Net>)>,
}

impl Levels {
    pub(crate) fn new(nets: Vec<(String, Arc<Net>)>) -> Self {
        Self { nets }
    }

    /// What there is to say about every level, the weakest first, and then about the networks.
    pub(crate) fn all(&self) -> Vec<BotInfo> {
        let levels = NAMES.iter().map(|&level| about(level));
        levels.chain(self.nets.iter().map(|(name, net)| about_net(name, net))).collect()
    }

    /// The network of this name.
    pub(crate) fn net(&self, level: &str) -> Option<&Arc<Net>> {
        self.nets.iter().find(|(name, _)| name == level).map(|(_, net)| net)
    }

    /// What a bot of a level is called at the table.
    pub(crate) fn name_of(&self, level: &str) -> String {
        let name = if self.net(level).is_some() { level.to_owned() } else { about(level).name };
        format!("{name} bot")
    }

    /// Whether a bot of this level may play on for somebody.
    pub(crate) fn check_substitute(&self, level: &str) -> Result<(), Problem> {
        self.check(level)?;
        if level != BY_CHANCE {
            return Ok(());
        }
        let message = "A bot that plays by chance would give the game away. Choose another level.";
        Err(Problem::new(Code::BadSetup, message))
    }

    /// Whether there is such a level.
    pub(crate) fn check(&self, level: &str) -> Result<(), Problem> {
        bounds::name("The level of a bot", level)?;
        let names = || NAMES.iter().copied().chain(self.nets.iter().map(|(name, _)| name.as_str()));
        if names().any(|name| name == level) {
            return Ok(());
        }
        let all = names().collect::<Vec<_>>().join(", ");
        let message = match nearest(level, names()) {
            Some(near) => {
                format!("There is no bot '{level}'; did you mean {near}? There are: {all}.")
            }
            None => format!("There is no bot '{level}'. There are: {all}."),
        };
        Err(Problem::new(Code::BadSetup, message))
    }

    /// Whether a bot of this level can play games with these rules: a network plays only what it was trained for.
    pub(crate) fn check_fits(&self, level: &str, rules: &Rules) -> Result<(), Problem> {
        let Some(net) = self.net(level) else { return Ok(()) };
        let refused = |error| {
            let message = format!("The bot '{level}' cannot play this game: {error}.");
            Problem::new(Code::BadSetup, message)
        };
        net.bot(rules).map(|_| ()).map_err(refused)
    }
}

/// Whether a network can have this name: one that no other bot has, and that is easy to type.
pub(crate) fn check_net_name(name: &str, others: &[(String, Arc<Net>)]) -> Result<(), String> {
    let is_plain = |letter: char| letter.is_alphanumeric() || "-_. ".contains(letter);
    if name.is_empty() || name.trim() != name || !name.chars().all(is_plain) {
        return Err(format!(
            "'{name}' is no name for a network: use letters, digits, '-', '_', '.' and spaces inside"
        ));
    }
    if name.chars().count() > LONGEST_NET_NAME {
        return Err(format!("'{name}' is too long: at most {LONGEST_NET_NAME} letters"));
    }
    let same = |other: &str| other.eq_ignore_ascii_case(name);
    if NAMES.iter().any(|level| same(level)) || others.iter().any(|(other, _)| same(other)) {
        return Err(format!("there is a bot '{name}' already: give the network another name"));
    }
    Ok(())
}

/// What a client is told about a network.
fn about_net(name: &str, net: &Net) -> BotInfo {
    let is_kingdom = |name: &&String| LIBRARY.find(name).is_ok_and(Card::is_kingdom);
    let cards: Vec<&str> = net.kinds().iter().filter(is_kingdom).map(String::as_str).collect();
    let about = format!("A network for games of {} with {}.", net.players(), cards.join(", "));
    BotInfo { level: name.to_owned(), name: name.to_owned(), about }
}

fn about(level: &str) -> BotInfo {
    let (name, about) = match level {
        BY_CHANCE => ("Random", "Does anything that is legal. Good for trying things out."),
        "easy" => ("Easy", "Buys Treasures and Provinces, but is tempted by other cards."),
        "big-money" => ("Big Money", "Buys Treasures and Provinces and nothing else."),
        "medium" => ("Medium", "Knows a strong strategy for many kingdoms and plays it."),
        "plan" => {
            ("Plan", "Finds a plan for the kingdom at hand and plays it without thinking ahead.")
        }
        "club" => {
            ("Club", "Plays many games on in its head, and takes any answer that looks good.")
        }
        "keen" => ("Keen", "Plays many games on in its head, and makes small mistakes."),
        "hard" => ("Hard", "Plays hundreds of games on in its head before every answer."),
        "expert" => ("Expert", "Plays thousands of games on in its head before every answer."),
        other => (other, "A bot."),
    };
    let about = match strength(level) {
        Some(strength) => format!("{about} {}", strength.in_words()),
        None => about.to_owned(),
    };
    BotInfo { level: level.to_owned(), name: name.to_owned(), about }
}
