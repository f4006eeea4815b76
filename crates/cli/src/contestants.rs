//! Who plays in `sim`, `tourney` and `trace`, and with which kingdom.

use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use fief_cards::LIBRARY;
use fief_cards::kingdoms::find;
use fief_engine::ids::{MAX_PLAYERS, Player};
use fief_engine::setup::{CardName, Rules, Setup, Start, nearest};
use fief_sim::{Bot, Contestant};

use crate::sim::quoted;

/// Somebody who plays, as the command line names them.
#[derive(Debug)]
pub(crate) struct Entrant {
    name: String,
    bot: String,
}

impl Entrant {
    /// Finds out who is meant.
    pub(crate) fn find(argument: &str) -> Result<Self> {
        if fief_bots::by_name(argument, 0).is_some() {
            return Ok(Self { name: argument.to_owned(), bot: argument.to_owned() });
        }
        match nearest(argument, fief_bots::NAMES.iter().copied()) {
            Some(nearest) => bail!("nobody is named '{argument}'; did you mean {nearest}?"),
            None => {
                bail!("nobody is named '{argument}'; there are: {}", fief_bots::NAMES.join(", "))
            }
        }
    }

    /// Finds all, and tells those of the same name apart.
    pub(crate) fn find_all(arguments: &[String]) -> Result<Vec<Self>> {
        let mut all: Vec<Self> = Vec::new();
        for argument in arguments {
            let mut entrant = Self::find(argument)?;
            let same = |name: &str| all.iter().any(|other| other.name == name);
            let numbered = (2..).map(|number| format!("{} ({number})", entrant.name));
            if same(&entrant.name) {
                entrant.name =
                    numbered.into_iter().find(|name| !same(name)).expect("numbers go on");
            }
            all.push(entrant);
        }
        Ok(all)
    }

    /// The Kingdom cards that it names, if it has a list of what it buys.
    fn kingdom(&self) -> Option<Vec<&'static str>> {
        None
    }

    /// All that its play depends on.
    pub(crate) fn text(&self) -> String {
        self.bot.clone()
    }
}

impl Contestant for Entrant {
    fn name(&self) -> &str {
        &self.name
    }

    fn bot(&self, _: &Rules, seed: u64) -> Result<Bot, String> {
        fief_bots::by_name(&self.bot, seed).ok_or_else(|| format!("no bot is named {}", self.bot))
    }
}

/// The kingdom of a run.
#[derive(Args, Clone)]
pub(crate) struct KingdomChoice {
    /// A recommended set of ten, as `fief kingdoms` lists them.
    #[arg(long, value_name = "NAME", conflicts_with = "cards")]
    kingdom: Option<String>,
    /// The Kingdom cards to play with, any number of them.
    #[arg(long, value_name = "CARDS", value_delimiter = ',')]
    cards: Vec<String>,
}

/// What is played where nobody wants a card.
const USUAL: &str = "First Game";

impl KingdomChoice {
    /// The Kingdom cards: those asked for, or else those that the entrants name.
    pub(crate) fn cards(&self, entrants: &[&Entrant]) -> Result<Vec<CardName>> {
        if let Some(name) = &self.kingdom {
            return Ok(find(name)?.kingdom(&LIBRARY)?);
        }
        if !self.cards.is_empty() {
            return Ok(self.cards.iter().map(|name| CardName::parse(name)).collect());
        }
        let mut named: Vec<&'static str> = Vec::new();
        for card in entrants.iter().filter_map(|entrant| entrant.kingdom()).flatten() {
            if !named.contains(&card) {
                named.push(card);
            }
        }
        if named.is_empty() && entrants.iter().any(|entrant| entrant.kingdom().is_none()) {
            return Ok(find(USUAL)?.kingdom(&LIBRARY)?);
        }
        Ok(named.into_iter().map(CardName::parse).collect())
    }

    /// As they stand on a command line.
    pub(crate) fn arguments(&self) -> Vec<String> {
        let kingdom = self.kingdom.iter().map(|name| format!("--kingdom {}", quoted(name)));
        let cards = (!self.cards.is_empty()).then(|| quoted(&self.cards.join(",")));
        kingdom.chain(cards.map(|cards| format!("--cards {cards}"))).collect()
    }

    /// A game with these names at the seats; the first seat has the first turn.
    pub(crate) fn start(&self, entrants: &[&Entrant], seats: Vec<String>) -> Result<Start> {
        if entrants.len() > MAX_PLAYERS {
            bail!("a game has 2 to {MAX_PLAYERS} players, not {}", entrants.len());
        }
        let kingdom = self.cards(entrants)?;
        let setup = Setup { players: seats, kingdom, first: Some(Player(0)) };
        Start::new(setup, &LIBRARY).map_err(|error| anyhow!(error)).context("no such game")
    }

    /// A game in which the seats have no names, as everybody sits everywhere.
    pub(crate) fn nameless(&self, entrants: &[&Entrant]) -> Result<Start> {
        self.start(entrants, (1..=entrants.len()).map(|seat| format!("Seat {seat}")).collect())
    }
}
