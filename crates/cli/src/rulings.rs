//! `fief rulings`: which rulings have a scenario, which do not.

use std::collections::BTreeMap;
use std::io::{self, BufWriter, Write};

use anyhow::{Result, bail};
use clap::Args;
use fief_cards::LIBRARY;
use fief_engine::setup::nearest;
use fief_scenarios::files;
use fief_scenarios::rulings::{self, Claim, Ruling};
use serde_json::json;

/// List the rulings, and the scenarios that show them.
#[derive(Args)]
pub(crate) struct RulingsArgs {
    /// Only those of the cards of a set ("Common effects" for what many cards share).
    #[arg(long, value_name = "NAME")]
    set: Option<String>,
    /// Only those that a game can show and no scenario shows, with the cards that they wait for.
    #[arg(long)]
    missing: bool,
    /// As JSON.
    #[arg(long)]
    json: bool,
}

type Claims = BTreeMap<&'static str, Vec<Claim>>;

impl RulingsArgs {
    pub(crate) fn run(&self) -> Result<()> {
        let claims = rulings::claims(&files::project()?)?;
        let of_set = self.of_set()?;
        let missing = |ruling: &Ruling| is_missing(ruling, &claims);
        let listed = of_set.iter().copied().filter(|ruling| !self.missing || missing(ruling));
        let listed: Vec<&Ruling> = listed.collect();
        let count = |wanted: &dyn Fn(&Ruling) -> bool| of_set.iter().filter(|r| wanted(r)).count();
        let testable = count(&|ruling| ruling.testable);
        let unshown = count(&missing);
        let shown = testable - unshown;
        let ready = count(&|ruling| missing(ruling) && ruling.waits_for(&LIBRARY).is_empty());
        let mut out = BufWriter::new(io::stdout().lock());
        if self.json {
            let rulings: Vec<_> = listed.iter().map(|ruling| as_json(ruling, &claims)).collect();
            let totals = json!({
                "rulings": of_set.len(), "testable": testable, "shown": shown,
                "missing": unshown, "ready": ready,
            });
            let all = json!({ "rulings": rulings, "totals": totals });
            writeln!(out, "{}", serde_json::to_string_pretty(&all)?)?;
            return Ok(out.flush()?);
        }
        for ruling in listed {
            print(&mut out, ruling, &claims)?;
        }
        writeln!(
            out,
            "{} rulings: {testable} testable, {shown} of them with a scenario, {unshown} without; \
             {ready} of these name no card that is missing",
            of_set.len(),
        )?;
        Ok(out.flush()?)
    }

    fn of_set(&self) -> Result<Vec<&'static Ruling>> {
        let all = rulings::all();
        let Some(set) = &self.set else { return Ok(all.iter().collect()) };
        let of_set: Vec<_> = all.iter().filter(|r| r.set.eq_ignore_ascii_case(set)).collect();
        if of_set.is_empty() {
            match nearest(set, all.iter().map(|ruling| ruling.set)) {
                Some(near) => bail!("no set named '{set}'; did you mean {near}?"),
                None => bail!("no set named '{set}'"),
            }
        }
        Ok(of_set)
    }
}

fn claims_of<'c>(ruling: &Ruling, claims: &'c Claims) -> &'c [Claim] {
    claims.get(ruling.id).map_or(&[], Vec::as_slice)
}

fn print(out: &mut impl Write, ruling: &Ruling, claims: &Claims) -> io::Result<()> {
    let version = ruling.version.map_or(String::new(), |version| format!(" [{version}]"));
    let testable = if ruling.testable { "testable" } else { "not testable" };
    writeln!(out, "{}{version}: {testable}{}", ruling.id, waiting(ruling, claims))?;
    for Claim { file, line, title } in claims_of(ruling, claims) {
        writeln!(out, "    {file}:{line}: {title}")?;
    }
    Ok(())
}

/// What keeps a ruling from being shown.
fn waiting(ruling: &Ruling, claims: &Claims) -> String {
    if !is_missing(ruling, claims) {
        return String::new();
    }
    match ruling.waits_for(&LIBRARY)[..] {
        [] => ", waits for a scenario only".to_owned(),
        ref cards => format!(", waits for {}", cards.join(", ")),
    }
}

fn is_missing(ruling: &Ruling, claims: &Claims) -> bool {
    ruling.testable && !claims.contains_key(ruling.id)
}

fn as_json(ruling: &Ruling, claims: &Claims) -> serde_json::Value {
    let Ruling { id, card, set, version, testable, .. } = *ruling;
    let scenarios: Vec<_> = claims_of(ruling, claims)
        .iter()
        .map(|Claim { file, line, title }| json!({ "file": file, "line": line, "title": title }))
        .collect();
    json!({
        "id": id, "card": card, "set": set, "version": version, "testable": testable,
        "scenarios": scenarios, "waits_for": ruling.waits_for(&LIBRARY),
    })
}
