//! `fief cards`: every card that is implemented, in each of its versions.

use std::io::{self, Write};

use anyhow::{Result, bail};
use clap::Args;
use fief_cards::LIBRARY;
use fief_cards::catalogue::{self, Entry, find_set};
use fief_engine::card::{Card, Object};
use fief_engine::setup::Set;
use serde::Serialize;

#[derive(Args)]
pub(crate) struct Cards {
    /// Only the cards of one set.
    #[arg(long, value_name = "NAME")]
    set: Option<String>,
    /// As JSON, for programs.
    #[arg(long)]
    json: bool,
}

/// A version of a card, in the words of the catalogue.
#[derive(Serialize)]
pub(crate) struct Listed {
    pub(crate) name: &'static str,
    pub(crate) kind: &'static str,
    pile: Option<&'static str>,
    pub(crate) set: &'static str,
    pub(crate) editions: &'static [u8],
    cost: Option<&'static str>,
    types: &'static [&'static str],
    pub(crate) version: &'static str,
    pub(crate) text: &'static str,
    #[serde(skip)]
    card: &'static Card,
}

impl Listed {
    pub(crate) fn new(card: &'static Card) -> Self {
        let entry: &'static Entry =
            catalogue::find(card.name).expect("every card is in the catalogue");
        Self {
            name: card.name,
            kind: card.object.name(),
            pile: entry.pile,
            set: entry.set,
            editions: &entry.editions,
            // A test says that the cost and the types are the card's own; the catalogue has also the marks and the
            // order of the print.
            cost: entry.cost,
            types: entry.types_of(card.version),
            version: card.version,
            text: card.text,
            card,
        }
    }

    /// Where it stands in a list.
    pub(crate) fn rank(&self) -> impl Ord + use<> {
        by_cost_and_name(self.card)
    }

    /// "Throne Room (1st edition)": the version only where there are several.
    fn full_name(&self) -> String {
        match self.version {
            "current" => self.name.to_owned(),
            version => format!("{} ({version})", self.name),
        }
    }

    /// The name as a set-up has it: the newest version needs no mention.
    pub(crate) fn short_name(&self) -> String {
        let newest = LIBRARY.find(self.name).is_ok_and(|newest| newest.version == self.version);
        if newest { self.name.to_owned() } else { self.full_name() }
    }

    /// The cost as a person reads it, with the mark that says there is more to it.
    pub(crate) fn cost(&self) -> String {
        let mark = self.cost.and_then(|cost| cost.matches(['*', '+']).next());
        format!("{}{}", self.card.cost, mark.unwrap_or_default())
    }

    pub(crate) fn types(&self) -> String {
        self.types.join("–")
    }

    pub(crate) fn editions(&self) -> String {
        let editions: Vec<String> = self.editions.iter().map(ToString::to_string).collect();
        editions.join(", ")
    }
}

impl Cards {
    pub(crate) fn run(&self) -> Result<()> {
        let wanted = self.set.as_deref().map(find_set).transpose()?;
        let sets: Vec<&Set> =
            LIBRARY.sets.iter().filter(|set| wanted.is_none_or(|name| name == set.name)).collect();
        if let ([], Some(set)) = (&sets[..], wanted) {
            bail!("no card of {set} is implemented yet");
        }
        let mut out = io::stdout().lock();
        if self.json {
            let all: Vec<Listed> = sets.into_iter().flat_map(listed).collect();
            serde_json::to_writer_pretty(&mut out, &all).map_err(io::Error::from)?;
            writeln!(out)?;
            return Ok(());
        }
        for set in sets {
            write_set(&mut out, set)?;
        }
        Ok(())
    }
}

/// The cards of a set: first those of every game, then the Kingdom cards, each by cost and name.
fn listed(set: &Set) -> Vec<Listed> {
    let mut cards: Vec<&'static Card> = set.cards.to_vec();
    cards.sort_by_key(|card| (card.object != Object::Base, by_cost_and_name(card)));
    cards.into_iter().map(Listed::new).collect()
}

/// What puts cheap cards first, and cards of one cost in the order of their names.
fn by_cost_and_name(card: &Card) -> impl Ord + use<> {
    (card.cost.coins, card.cost.potions, card.cost.debt, card.name)
}

fn write_set(out: &mut impl Write, set: &Set) -> io::Result<()> {
    let cards = listed(set);
    let widest = |width: fn(&Listed) -> usize| cards.iter().map(width).max().unwrap_or_default();
    let name_width = widest(|card| card.full_name().chars().count());
    let types_width = widest(|card| card.types().chars().count());
    writeln!(out, "{}", set.name)?;
    for card in &cards {
        let pile = card.pile.map_or_else(String::new, |pile| format!(" (pile: {pile})"));
        writeln!(
            out,
            "  {:<name_width$}  {:>3}  {:<types_width$}  {:<7}  ed. {:<4}  {}{pile}",
            card.full_name(),
            card.cost(),
            card.types(),
            card.kind,
            card.editions(),
            card.text,
        )?;
    }
    Ok(())
}
