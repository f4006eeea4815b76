//! Who plays in `sim`, `tourney` and `trace`, and with which kingdom: the options of the command line.

use anyhow::Result;
use clap::builder::PossibleValue;
use clap::{Args, ValueEnum};
pub(crate) use fief_entrants::Entrant;
use fief_entrants::{KingdomChoice as Choice, LosingEnd, find_all};

use crate::sim::quoted;

/// What holds for every strategy of a run, whatever its file says.
#[derive(Args, Clone)]
pub(crate) struct ForAll {
    /// Whether strategies may end a game that they lose, whatever their files say.
    #[arg(long, value_name = "WORD")]
    losing_end: Option<Word>,
}

/// The words of the line `losing end:` of a strategy.
#[derive(Clone, Copy, Debug)]
struct Word(LosingEnd);

impl ValueEnum for Word {
    fn value_variants<'a>() -> &'a [Self] {
        &[Self(LosingEnd::Allowed), Self(LosingEnd::Refused)]
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.0.word()))
    }
}

impl ForAll {
    /// Finds all who play, and tells them what holds for all.
    pub(crate) fn find_all(&self, arguments: &[String]) -> Result<Vec<Entrant>> {
        find_all(arguments, self.losing_end.map(|Word(word)| word))
    }

    /// The word about losing ends, if one was said.
    pub(crate) fn losing_end(&self) -> Option<&'static str> {
        self.losing_end.map(|Word(word)| word.word())
    }

    /// As it stands on a command line.
    pub(crate) fn arguments(&self) -> Option<String> {
        self.losing_end().map(|word| format!("--losing-end {word}"))
    }
}

/// The kingdom of a run.
#[derive(Args, Clone)]
pub(crate) struct KingdomChoice {
    /// A published set, as `fief kingdoms` lists them, the seed of a random kingdom, or cards with commas between them.
    #[arg(long, value_name = "NAME", conflicts_with = "cards")]
    kingdom: Option<String>,
    /// The Kingdom cards to play with, any number of them.
    #[arg(long, value_name = "CARDS", value_delimiter = ',')]
    cards: Vec<String>,
}

impl KingdomChoice {
    /// What was chosen.
    pub(crate) fn choice(&self) -> Choice {
        Choice { kingdom: self.kingdom.clone(), cards: self.cards.clone() }
    }

    /// As they stand on a command line.
    pub(crate) fn arguments(&self) -> Vec<String> {
        let kingdom = self.kingdom.iter().map(|name| format!("--kingdom {}", quoted(name)));
        let cards = (!self.cards.is_empty()).then(|| quoted(&self.cards.join(",")));
        kingdom.chain(cards.map(|cards| format!("--cards {cards}"))).collect()
    }
}
