//! Reads scenarios.

use std::collections::BTreeSet;

use crate::build::{Dealt, Header, Setting};
use crate::error::{Error, did_you_mean};
use crate::lines::{self, Cast, Line, pool_named, zone_named};
use crate::{Scenario, check, moves, rulings};

/// The fields of the header that belong to no player.
const FIELDS: [&str; 16] = [
    "rulings",
    "players",
    "kingdom",
    "landscapes",
    "trash",
    "supply",
    "tokens",
    "phase",
    "turn",
    "deal",
    "lesson",
    "goal",
    "hint",
    "after",
    "within",
    "solutions",
];

/// A scenario that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Faulty {
    /// The title, if there is one.
    pub title: String,
    pub error: Error,
}

/// Reads all scenarios of a file; the first fault is an error.
pub fn parse(text: &str) -> Result<Vec<Scenario>, Error> {
    parse_each(text).into_iter().map(|each| each.map_err(|faulty| faulty.error)).collect()
}

/// Reads the scenarios of a file one by one, so that a faulty one does not keep the others from running.
pub fn parse_each(text: &str) -> Vec<Result<Scenario, Faulty>> {
    let mut scenarios = Vec::new();
    let mut chunk = Vec::new();
    let mut last = 0;
    for (i, text) in text.lines().enumerate() {
        let line = Line { number: i + 1, text: text.trim() };
        last = line.number;
        if is_rule(line.text, '=') {
            scenarios.push(one(&chunk, line.number));
            chunk.clear();
        } else if !line.text.is_empty() {
            chunk.push(line);
        }
    }
    scenarios.push(one(&chunk, last));
    scenarios
}

fn one(lines: &[Line<'_>], end: usize) -> Result<Scenario, Faulty> {
    scenario(lines, end).map_err(|error| {
        let title = lines.first().map_or("", |line| line.text.trim_start_matches('#').trim());
        Faulty { title: title.to_owned(), error }
    })
}

/// Returns whether a line consists of three or more `mark` characters.
fn is_rule(text: &str, mark: char) -> bool {
    text.len() >= 3 && text.chars().all(|c| c == mark)
}

fn scenario(lines: &[Line<'_>], end: usize) -> Result<Scenario, Error> {
    let title = lines.first().and_then(|line| Some((line, line.text.strip_prefix('#')?.trim())));
    let Some((first, title)) = title.filter(|(_, title)| !title.is_empty()) else {
        let number = lines.first().map_or(end.max(1), |line| line.number);
        return Err(Error::new(number, "a scenario begins with its title: '# …'"));
    };
    let said: Vec<Line<'_>> =
        lines.iter().filter(|line| !line.text.starts_with('#')).copied().collect();
    let mut sections = said.split(|line| is_rule(line.text, '-'));
    let (header, moves, claims) = (sections.next(), sections.next(), sections.next());
    if let Some(line) = sections.next().and_then(|section| section.first()) {
        return Err(
            line.error("a scenario has three parts: the table, the moves, what is true after them")
        );
    }
    let Some(moves) = moves else {
        return Err(first.error("there is no line '---' between the table and the moves"));
    };
    let header = header.unwrap_or_default();
    let mut cast = Cast::new(players(header)?);
    let mut parsed = parse_header(&mut cast, header)?;
    let steps = moves.iter().map(|line| moves::parse(&mut cast, line)).collect::<Result<_, _>>()?;
    let claims = claims.unwrap_or_default().iter();
    let claims: Vec<_> =
        claims.map(|line| check::parse(&mut cast, line)).collect::<Result<_, _>>()?;
    let rulings = std::mem::take(&mut parsed.rulings);
    let task = std::mem::take(&mut parsed.task);
    let Dealt { start, seed, position } = parsed.build(cast, first)?;
    Ok(Scenario {
        title: title.to_owned(),
        line: first.number,
        rulings,
        start,
        seed,
        position,
        steps,
        claims,
        task,
        end: moves.last().map_or(first.number, |line| line.number),
    })
}

/// Finds the players first, because every other line needs their names.
fn players(header: &[Line<'_>]) -> Result<Vec<String>, Error> {
    for line in header {
        if let Some((key, value)) = line.text.split_once(':')
            && key.trim().eq_ignore_ascii_case("players")
        {
            return value.split(',').map(|name| player_name(line, name.trim())).collect();
        }
    }
    Ok(vec!["Alice".to_owned(), "Bob".to_owned()])
}

fn player_name(line: &Line<'_>, name: &str) -> Result<String, Error> {
    let one_word = !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || c == '-');
    if !one_word || name == "check" || name == "no" {
        return Err(line.error(format!(
            "'{name}' cannot name a player: write a single word, but not 'check' or 'no'"
        )));
    }
    Ok(name.to_owned())
}

fn parse_header(cast: &mut Cast, lines: &[Line<'_>]) -> Result<Header, Error> {
    let mut header = Header::default();
    let mut seen = BTreeSet::new();
    for line in lines {
        let (key, value) = line.field()?;
        let may_repeat = key.ends_with(" shuffle");
        if !seen.insert(key.to_ascii_lowercase()) && !may_repeat {
            return Err(line.error(format!("'{key}' is given twice")));
        }
        match cast.of_player(key) {
            Some((player, field)) => {
                let setting = if field.eq_ignore_ascii_case("shuffle") {
                    Setting::Shuffle(player, cast.cards(line, value)?)
                } else if field.eq_ignore_ascii_case("played") {
                    Setting::Played(player, cast.cards(line, value)?)
                } else if field.eq_ignore_ascii_case("has") {
                    Setting::Has(player, cast.cards(line, value)?)
                } else if field.eq_ignore_ascii_case("tokens") {
                    Setting::Tokens(Some(player), cast.tokens(line, value)?)
                } else if let Some((mark, set)) = lines::mark(line, field, value)? {
                    Setting::Mark(player, field.to_owned(), mark, set)
                } else if let Some((_, zone, _)) = zone_named(field) {
                    Setting::Zone(zone(player), cast.cards(line, value)?)
                } else if let Some(pool) = pool_named(field) {
                    Setting::Pool(player, field.to_owned(), pool, line.number(value)?)
                } else {
                    let near =
                        did_you_mean(field, lines::possessions().chain(["shuffle", "played"]));
                    return Err(line.error(format!("a player has no '{field}'{near}")));
                };
                header.settings.push((line.number, setting));
            }
            None => global_field(cast, &mut header, line, key, value)?,
        }
    }
    Ok(header)
}

fn global_field(
    cast: &mut Cast,
    header: &mut Header,
    line: &Line<'_>,
    key: &str,
    value: &str,
) -> Result<(), Error> {
    match key.to_ascii_lowercase().as_str() {
        "players" => {}
        "rulings" => header.rulings = rulings::parse_ids(value).map_err(|e| line.error(e))?,
        "kingdom" => {
            for name in value.split(',') {
                let name = cast.card(line, name)?;
                if !cast.kingdom.iter().any(|card| card.name == name) {
                    return Err(line.error(format!("{name} is not a Kingdom card")));
                }
            }
        }
        "landscapes" => {
            for name in value.split(',') {
                let name = cast.card(line, name)?;
                if !cast.landscapes.iter().any(|card| card.name == name) {
                    return Err(line.error(format!("{name} is not a landscape")));
                }
            }
        }
        "tokens" => {
            let tokens = cast.tokens(line, value)?;
            header.settings.push((line.number, Setting::Tokens(None, tokens)));
        }
        key if key.starts_with("top of ") => {
            let cards = cast.cards(line, value)?;
            header
                .settings
                .push((line.number, Setting::Top(key["top of ".len()..].to_owned(), cards)));
        }
        "trash" => {
            let cards = cast.cards(line, value)?;
            header
                .settings
                .push((line.number, Setting::Zone(fief_engine::zone::Zone::Trash, cards)));
        }
        "supply" => {
            let piles = cast.piles(line, value)?;
            header.settings.push((line.number, Setting::Supply(piles)));
        }
        "phase" => header.phase = Some(lines::phase(line, value)?),
        "turn" => header.turn = Some(cast.player(line, value)?),
        "lesson" => header.task.lesson = Some(value.to_owned()),
        "goal" => header.task.goal = Some(value.to_owned()),
        "hint" => header.task.hint = Some(value.to_owned()),
        "after" => header.task.after = Some(value.to_owned()),
        "within" => header.task.within = u32::from(line.number(value)?.max(1)),
        "solutions" => {
            let wrong = || line.error(format!("'{value}' is not a number of solutions"));
            header.task.solutions = Some(value.parse().map_err(|_| wrong())?);
        }
        "deal" => header.deal = Some((line.number, line.number(value)?)),
        _ => {
            let near = match key.split_once(' ') {
                Some((name, _)) => did_you_mean(name, cast.players.iter().map(String::as_str)),
                None => did_you_mean(key, FIELDS.into_iter()),
            };
            return Err(line.error(format!("unknown field '{key}'{near}")));
        }
    }
    Ok(())
}
