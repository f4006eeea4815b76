//! `fief card`: all that there is to say about a card.

use std::io::{self, Write};

use anyhow::{Result, bail};
use clap::Args;
use fief_cards::{LIBRARY, catalogue};
use fief_engine::setup::CardName;
use fief_scenarios::files;
use fief_scenarios::rulings::{self, Claim, Ruling};
use fief_telling::capitalized;

use crate::cards::Listed;

#[derive(Args)]
pub(crate) struct CardPage {
    /// The card's name; "Throne Room (1st edition)" for one of its versions.
    #[arg(required = true)]
    name: Vec<String>,
}

impl CardPage {
    pub(crate) fn run(&self) -> Result<()> {
        let wanted = CardName::parse(&self.name.join(" "));
        let entry = catalogue::find(&wanted.name)?;
        if LIBRARY.versions(entry.name).is_empty() {
            let object = kind_in_words(entry.kind);
            bail!("{} is {object} of {} that is not implemented yet", entry.name, entry.set);
        }
        let chosen = LIBRARY.find_version(entry.name, wanted.version.as_deref())?;
        let versions = LIBRARY.versions(entry.name).into_iter().rev();
        let shown: Vec<Listed> = versions
            .filter(|card| wanted.version.is_none() || std::ptr::eq(*card, chosen))
            .map(Listed::new)
            .collect();
        let rulings = rulings_of(entry.name)?;
        let mut out = io::stdout().lock();
        write_page(&mut out, entry, &shown)?;
        write_rulings(&mut out, &rulings)?;
        Ok(())
    }
}

/// What an object of the catalogue is called in a sentence.
fn kind_in_words(kind: &str) -> &'static str {
    match kind {
        "kingdom" => "a Kingdom card",
        "base" => "a basic card",
        "event" => "an Event",
        "project" => "a Project",
        "landmark" => "a Landmark",
        "way" => "a Way",
        "ally" => "an Ally",
        "trait" => "a Trait",
        "boon" => "a Boon",
        "hex" => "a Hex",
        "state" => "a State",
        "artifact" => "an Artifact",
        "heirloom" => "an Heirloom",
        "shelter" => "a Shelter",
        "token" => "a token",
        "pile" => "a pile",
        _ => "a card",
    }
}

fn write_page(out: &mut impl Write, entry: &catalogue::Entry, shown: &[Listed]) -> io::Result<()> {
    writeln!(out, "{}", entry.name)?;
    for card in shown {
        let version = match card.version {
            "current" => String::new(),
            version => format!("{version}: "),
        };
        writeln!(out, "\n  {version}{}, {}", card.cost(), card.types())?;
        writeln!(out, "  {}", card.text)?;
    }
    let editions = catalogue::editions_of(entry.set);
    let editions = match &shown[0].editions {
        _ if editions.len() == 1 => String::new(),
        [one] => format!(", edition {one} only"),
        _ => format!(", editions {}", shown[0].editions()),
    };
    writeln!(out, "\n{} of {}{editions}.", capitalized(kind_in_words(entry.kind)), entry.set)
}

/// A ruling about a card, and the scenarios that show it to hold.
type Shown = (&'static Ruling, Vec<Claim>);

fn rulings_of(card: &str) -> Result<Vec<Shown>> {
    let mut claims = rulings::claims(&files::project()?)?;
    let of_card = rulings::all().iter().filter(|ruling| ruling.card == card);
    Ok(of_card.map(|ruling| (ruling, claims.remove(ruling.id).unwrap_or_default())).collect())
}

fn write_rulings(out: &mut impl Write, rulings: &[Shown]) -> io::Result<()> {
    if !rulings.is_empty() {
        writeln!(out, "\nRulings")?;
    }
    for (ruling, claims) in rulings {
        let id = ruling.id;
        let sentence = match ruling.sentence() {
            Some(sentence) => sentence,
            None if ruling.testable => "nobody has put it into words yet",
            // It only points to another ruling.
            None => continue,
        };
        writeln!(out, "  {sentence} [{id}]")?;
        for Claim { file, line, title } in claims {
            writeln!(out, "    {title} ({file}:{line})")?;
        }
    }
    Ok(())
}
