//! `fief kingdom` and `fief kingdoms`: what to play with.

use std::io::{self, Write};

use anyhow::Result;
use clap::Args;
use fief_cards::LIBRARY;
use fief_cards::kingdoms::{self, EditionOf, Need, Published, Request, published, random};
use fief_engine::setup::{CardName, Setup, Start};
use fief_engine::state::State;
use serde::Serialize;

use crate::cards::Listed;

#[derive(Args)]
pub(crate) struct Kingdom {
    /// One that `fief kingdoms` lists, instead of one by chance.
    #[arg(value_name = "NAME", conflicts_with_all = ["sets", "editions", "fixed", "ban", "landscapes", "needs"])]
    name: Option<String>,
    /// The sets to take cards from, all that there are if none is named. "Plunder:2,Base": two cards of Plunder, the rest of
    /// Base.
    #[arg(long, value_name = "SETS", value_delimiter = ',')]
    sets: Vec<String>,
    /// The edition of every set ("1"), or of one ("Base:1"). Without it: cards of any edition, newest versions.
    #[arg(long, value_name = "EDITIONS", value_delimiter = ',')]
    editions: Vec<EditionOf>,
    /// Cards that must be in the kingdom.
    #[arg(long, value_name = "CARDS", value_delimiter = ',')]
    fixed: Vec<String>,
    /// Cards that must not be in the kingdom.
    #[arg(long, value_name = "CARDS", value_delimiter = ',')]
    ban: Vec<String>,
    /// How many landscapes, three at most; without it those that turn up, two at most.
    #[arg(long, value_name = "N")]
    landscapes: Option<usize>,
    /// At most so many of the landscapes that turn up.
    #[arg(long, value_name = "N", conflicts_with = "landscapes")]
    most_landscapes: Option<usize>,
    /// What the kingdom must have: village, trashing, buy, draw, curve (cards of every cost), and no-attacks.
    #[arg(long, value_name = "NEEDS", value_delimiter = ',')]
    needs: Vec<Need>,
    /// How many will play.
    #[arg(long, value_name = "N", default_value_t = 2)]
    players: usize,
    /// The same seed draws the same kingdom; by chance if not said.
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// As JSON, for programs.
    #[arg(long)]
    json: bool,
}

/// A kingdom as data.
#[derive(Serialize)]
struct Drawn {
    /// What it is called, for one that has a name.
    #[serde(flatten)]
    named: Option<Named>,
    seed: u64,
    players: usize,
    /// The Kingdom cards as `fief play --cards` takes them.
    kingdom: Vec<String>,
    /// Events, Landmarks, Projects, Ways, Traits and the Ally, as `--cards` takes them too.
    landscapes: Vec<String>,
    supply: Vec<SupplyPile>,
}

/// How a kingdom is known.
#[derive(Serialize)]
struct Named {
    name: &'static str,
    source: &'static str,
    about: Option<&'static str>,
}

/// A pile of the Supply.
#[derive(Serialize)]
struct SupplyPile {
    #[serde(flatten)]
    card: Listed,
    count: usize,
}

impl SupplyPile {
    fn is_kingdom(&self) -> bool {
        ["kingdom", "pile"].contains(&self.card.kind)
    }
}

impl Kingdom {
    pub(crate) fn run(&self) -> Result<()> {
        let seed = self.seed.unwrap_or_else(any_seed);
        let set = self.name.as_deref().map(kingdoms::find).transpose()?;
        let kingdom = match set {
            Some(set) => of_set(set, seed)?,
            None => random(&self.request(seed))?,
        };
        let words = |names: &[CardName]| names.iter().map(ToString::to_string).collect();
        let drawn = Drawn {
            named: set.map(|&Published { name, source, about, .. }| Named { name, source, about }),
            seed,
            players: self.players,
            kingdom: words(&kingdom.cards),
            landscapes: words(&kingdom.landscapes),
            supply: supply(kingdom, self.players)?,
        };
        let mut out = io::stdout().lock();
        if self.json {
            serde_json::to_writer_pretty(&mut out, &drawn).map_err(io::Error::from)?;
            writeln!(out)?;
        } else {
            drawn.write(&mut out)?;
        }
        Ok(())
    }
}

impl Kingdom {
    fn request(&self, seed: u64) -> Request {
        Request {
            sets: self.sets.clone(),
            editions: self.editions.clone(),
            fixed: self.fixed.iter().map(|name| CardName::parse(name)).collect(),
            banned: self.ban.clone(),
            landscapes: self.landscapes,
            most_landscapes: self.most_landscapes,
            needs: self.needs.clone(),
            players: self.players,
            seed,
        }
    }
}

/// A kingdom that has a name, with what the seed chooses for it.
pub(crate) fn of_set(set: &Published, seed: u64) -> Result<kingdoms::Kingdom> {
    let mut kingdom = set.kingdom(&LIBRARY, seed)?;
    kingdom.complete(&kingdoms::everything(), seed)?;
    Ok(kingdom)
}

/// A seed that nobody chose. Short, so that it can be said and typed.
pub(crate) fn any_seed() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    now.map_or(0, |time| u64::from(time.subsec_nanos()) % 1_000_000)
}

/// The Supply of a game with this kingdom, the Kingdom piles first.
fn supply(kingdom: kingdoms::Kingdom, players: usize) -> Result<Vec<SupplyPile>> {
    let seats: Vec<String> = (1..=players).map(|seat| format!("Player {seat}")).collect();
    let kingdoms::Kingdom { cards, landscapes } = kingdom;
    let start =
        Start::full(Setup { players: seats, kingdom: cards, landscapes, first: None }, &LIBRARY)?;
    let state: &State = start.undealt();
    let piles = state.supply().map(|pile| SupplyPile {
        card: Listed::new(state.definition(start.rules().pile(pile).kind)),
        count: state.pile_len(pile),
    });
    let mut piles: Vec<SupplyPile> = piles.collect();
    piles.sort_by_key(|pile| (!pile.is_kingdom(), pile.card.rank()));
    Ok(piles)
}

impl Drawn {
    fn write(&self, out: &mut impl Write) -> io::Result<()> {
        self.write_title(out)?;
        let (kingdom, rest): (Vec<_>, Vec<_>) =
            self.supply.iter().partition(|pile| pile.is_kingdom());
        write_piles(out, &kingdom)?;
        writeln!(out, "Beside it")?;
        write_piles(out, &rest)?;
        for landscape in &self.landscapes {
            writeln!(out, "       {landscape}")?;
        }
        let all = [&self.kingdom[..], &self.landscapes].concat();
        writeln!(out, "Play it: fief play --cards \"{}\"", all.join(","))
    }
}

impl Drawn {
    fn write_title(&self, out: &mut impl Write) -> io::Result<()> {
        let Some(Named { name, source, about }) = &self.named else {
            return writeln!(out, "Kingdom of seed {}, {} players", self.seed, self.players);
        };
        writeln!(out, "{name} ({source}), {} players", self.players)?;
        about.map_or(Ok(()), |about| writeln!(out, "{about}"))
    }
}

fn write_piles(out: &mut impl Write, piles: &[&SupplyPile]) -> io::Result<()> {
    let name = |pile: &SupplyPile| pile.card.short_name();
    let width = piles.iter().map(|pile| name(pile).chars().count()).max().unwrap_or_default();
    for pile in piles {
        let SupplyPile { card, count } = pile;
        let (cost, types) = (card.cost(), card.types());
        writeln!(out, "  {cost:>3}  {:<width$}  {count:>2} cards  {types}", name(pile))?;
    }
    Ok(())
}

#[derive(Args)]
pub(crate) struct Kingdoms {
    /// As JSON, for programs.
    #[arg(long)]
    json: bool,
}

/// A recommended set as data.
#[derive(Serialize)]
struct Recommended {
    name: &'static str,
    source: &'static str,
    about: Option<&'static str>,
    cards: &'static [&'static str],
    landscapes: &'static [&'static str],
    on: Option<&'static str>,
    bane: Option<&'static str>,
    boons: &'static [&'static str],
    extras: &'static [&'static str],
    perhaps: &'static [&'static str],
    missing: Vec<&'static str>,
}

impl Kingdoms {
    pub(crate) fn run(&self) -> Result<()> {
        let mut out = io::stdout().lock();
        if self.json {
            let all: Vec<Recommended> = published().iter().map(Recommended::new).collect();
            serde_json::to_writer_pretty(&mut out, &all).map_err(io::Error::from)?;
            writeln!(out)?;
        } else {
            write_published(&mut out)?;
        }
        Ok(())
    }
}

impl Recommended {
    fn new(set: &'static Published) -> Self {
        Self {
            name: set.name,
            source: set.source,
            about: set.about,
            cards: &set.cards,
            landscapes: &set.landscapes,
            on: set.on,
            bane: set.bane,
            boons: &set.boons,
            extras: &set.extras,
            perhaps: &set.perhaps,
            missing: set.missing(&LIBRARY),
        }
    }
}

fn write_published(out: &mut impl Write) -> io::Result<()> {
    let (ready, not_yet): (Vec<_>, Vec<_>) =
        published().iter().partition(|set| set.missing(&LIBRARY).is_empty());
    writeln!(out, "Ready to play: {} of {}", ready.len(), published().len())?;
    for set in ready {
        write_set(out, set)?;
    }
    if !not_yet.is_empty() {
        writeln!(out, "\nNot yet: {}", not_yet.len())?;
    }
    for set in not_yet {
        write_set(out, set)?;
        writeln!(out, "    missing: {}", set.missing(&LIBRARY).join(", "))?;
    }
    Ok(())
}

fn write_set(out: &mut impl Write, set: &Published) -> io::Result<()> {
    writeln!(out, "  {} ({})", set.name, set.source)?;
    set.about.map_or(Ok(()), |about| writeln!(out, "    {about}"))?;
    writeln!(out, "    {}", set.cards.join(", "))?;
    let beside = [
        ("with", &set.landscapes),
        ("boons", &set.boons),
        ("use", &set.extras),
        ("perhaps, by chance", &set.perhaps),
    ];
    for (what, names) in beside.into_iter().filter(|(_, names)| !names.is_empty()) {
        writeln!(out, "    {what}: {}", names.join(", "))?;
    }
    set.on.map_or(Ok(()), |on| writeln!(out, "    the pile of the Trait: {on}"))?;
    set.bane.map_or(Ok(()), |bane| writeln!(out, "    bane: {bane}"))
}
