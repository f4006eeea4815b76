//! `cargo xtask new-card "Name"`: the files of a new card and its scenarios, from the facts of the catalogue.

use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::Path;

use anyhow::{Context as _, Result, bail};
use fief_catalogue::{self as catalogue, Entry};

use crate::{file_name, project, registry, rustfmt};

const RULINGS: &str = "crates/scenarios/data/rulings.tsv";

pub(crate) fn run(name: &str) -> Result<()> {
    let entry = catalogue::find(name)?;
    let card = rustfmt(&card_file(entry)?)?;
    let (set, stem) = (file_name(entry.set), file_name(entry.name));
    let card_path = format!("crates/cards/src/{set}/{stem}.rs");
    let scenario_path = format!("scenarios/{set}/{stem}.scenario");
    for path in [&card_path, &scenario_path] {
        if project().join(path).exists() {
            bail!("{path} already exists; nothing was changed");
        }
    }
    let rulings = fs::read_to_string(project().join(RULINGS)).context(RULINGS)?;
    create(&card_path, &card)?;
    create(&scenario_path, &scenario_file(entry, &rulings))?;
    registry::run(false)?;
    // The files are made, so a closed output is no error.
    let _ = writeln!(
        io::stdout(),
        "{card_path}\n{scenario_path}\n\
         Now write what the card does and a scenario for each of its rulings; then\n  \
         cargo quick scenario {scenario_path}"
    );
    Ok(())
}

fn create(path: &str, text: &str) -> Result<()> {
    let path = project().join(path);
    let folder = path.parent().unwrap_or(Path::new(""));
    fs::create_dir_all(folder).with_context(|| format!("making {}", folder.display()))?;
    let file = File::create_new(&path);
    file.and_then(|mut file| file.write_all(text.as_bytes()))
        .with_context(|| format!("writing {}", path.display()))
}

/// The definitions of all versions, with empty texts: a test refuses the card until they are written.
fn card_file(entry: &Entry) -> Result<String> {
    let definitions = entry.versions.iter().map(|version| definition(entry, version));
    let definitions: Vec<String> = definitions.collect::<Result<_>>()?;
    Ok(format!("use fief_engine::prelude::*;\n\n{}", definitions.join("\n")))
}

fn definition(entry: &Entry, version: &str) -> Result<String> {
    let newest = entry.versions.last() == Some(&version);
    let constant = if newest { "CARD".to_owned() } else { constant_of(version) };
    let beginning = beginning(entry, version)?;
    let version = match version {
        "current" => String::new(),
        _ => format!(".version({version:?})"),
    };
    Ok(format!("pub static {constant}: Card = {beginning}{version}.text(\"\");\n"))
}

/// The constructor of the kind of object, with its cost and types.
fn beginning(entry: &Entry, version: &str) -> Result<String> {
    let Entry { name, kind, .. } = entry;
    let Price { coins, more } = Price::of(entry)?;
    let types = entry.types_of(version).join(", ");
    Ok(match *kind {
        "kingdom" => format!("card({name:?}, {coins}, [{types}]){more}"),
        "base" => format!("card({name:?}, {coins}, [{types}]).base(PileSize::Usual){more}"),
        "split-member" => {
            format!("card({name:?}, {coins}, [{types}]).split_member(PileSize::Fixed(5)){more}")
        }
        "non-supply" => {
            format!("card({name:?}, {coins}, [{types}]).non_supply(PileSize::Fixed(10)){more}")
        }
        "heirloom" => format!("card({name:?}, {coins}, [{types}]).heirloom(){more}"),
        "shelter" => format!("card({name:?}, {coins}, [{types}]).shelter(){more}"),
        "pile" => format!("pile({name:?}, {coins}, [{types}], &[]){more}"),
        "event" | "project" => format!("{kind}({name:?}, {coins}){more}"),
        "trait" | "state" => format!("{kind}_card({name:?})"),
        "token" if types == "Mat" => format!("mat({name:?})"),
        "landmark" | "way" | "ally" | "boon" | "hex" | "artifact" | "token" => {
            format!("{kind}({name:?})")
        }
        _ => bail!("{name} is a {kind}, for which there is no constructor yet"),
    })
}

/// A cost as in a definition: coins, and what is added for a Potion or Debt.
struct Price {
    coins: u8,
    more: String,
}

impl Price {
    fn of(entry: &Entry) -> Result<Self> {
        let mut price = Self { coins: 0, more: String::new() };
        for part in entry.plain_cost().unwrap_or("0").split(' ') {
            let number = part.trim_end_matches(['P', 'D']);
            let amount: u8 = if number.is_empty() { 0 } else { number.parse()? };
            if part.ends_with('D') {
                let _ = write!(price.more, ".debt({amount})");
            } else {
                price.coins = amount;
            }
            if part.ends_with('P') {
                price.more += ".potion()";
            }
        }
        Ok(price)
    }
}

/// The constant for the definition of an older version.
fn constant_of(version: &str) -> String {
    match version {
        "1st edition" => "FIRST_EDITION".to_owned(),
        _ if version.starts_with(|c: char| c.is_ascii_digit()) => {
            format!("OF_{}", file_name(version).to_uppercase())
        }
        _ => file_name(version).to_uppercase(),
    }
}

/// A first scenario for each ruling that a game can show, or a single one. They fail until they say what must be
/// true.
fn scenario_file(entry: &Entry, rulings: &str) -> String {
    let name = entry.name;
    let scenario = |rulings: &str| {
        format!(
            "# {name}: say here what this shows\n\
             {rulings}\
             Alice hand: {name}\n\
             ---\n\
             Alice: play {name}\n\
             ---\n\
             Alice in play: say here what must be true now\n"
        )
    };
    let scenarios: Vec<String> =
        testable(name, rulings).map(|id| scenario(&format!("rulings: {id}\n"))).collect();
    if scenarios.is_empty() { scenario("") } else { scenarios.join("===\n") }
}

/// The ids of a card's rulings that a game can show, from the table of rulings.
fn testable<'t>(card: &'t str, rulings: &'t str) -> impl Iterator<Item = &'t str> {
    rulings.lines().filter_map(move |line| match line.split('\t').collect::<Vec<_>>()[..] {
        [id, about, _, _, "yes", _] if about == card => Some(id),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file_of(name: &str) -> String {
        rustfmt(&card_file(catalogue::find(name).unwrap()).unwrap()).unwrap()
    }

    #[test]
    fn a_plain_card_is_one_definition() {
        assert_eq!(
            file_of("Militia"),
            "use fief_engine::prelude::*;\n\n\
             pub static CARD: Card = card(\"Militia\", 4, [Action, Attack]).text(\"\");\n"
        );
    }

    #[test]
    fn every_version_is_a_definition_of_its_own() {
        let file = file_of("Throne Room");
        assert!(file.contains("pub static FIRST_EDITION: Card ="), "{file}");
        assert!(file.contains("pub static CARD: Card ="), "{file}");
        let file = file_of("Band of Misfits");
        assert!(file.contains("pub static PRE_2019: Card"), "{file}");
        assert!(file.contains("card(\"Band of Misfits\", 5, [Action])"), "{file}");
        assert!(file.contains("card(\"Band of Misfits\", 5, [Action, Command])"), "{file}");
    }

    #[test]
    fn every_ruling_that_a_game_can_show_gets_a_scenario() {
        let table = "id\tcard\tset\tversion\ttestable\tcards\n\
                     Mine/1\tMine\tBase\t\tyes\t\nMine/2\tMine\tBase\t\tno\t\nMine/3\tMine\tBase\t\tyes\tSilver\n";
        let file = scenario_file(catalogue::find("Mine").unwrap(), table);
        assert_eq!(file.matches("===").count(), 1, "{file}");
        assert!(file.contains("rulings: Mine/1\n") && file.contains("rulings: Mine/3\n"), "{file}");
        assert!(!file.contains("Mine/2"), "{file}");
        let file = scenario_file(catalogue::find("Smithy").unwrap(), table);
        assert!(file.starts_with("# Smithy") && !file.contains("rulings"), "{file}");
    }

    #[test]
    fn every_kind_of_object_has_its_constructor() {
        let begins = |name: &str, beginning: &str| {
            let file = file_of(name);
            assert!(file.contains(beginning), "{file}");
        };
        begins("Ball", "event(\"Ball\", 5)");
        begins("Familiar", "card(\"Familiar\", 3, [Action, Attack]).potion()");
        begins("Fortune", ".split_member(PileSize::Fixed(5)).debt(8)");
        begins("Cheap", "trait_card(\"Cheap\")");
        begins("Your Exile mat", "mat(\"Your Exile mat\")");
        begins("Gladiator/Fortune", "pile(\"Gladiator/Fortune\", 3, [Action], &[])");
        begins("Madman", ".non_supply(");
    }
}
