//! What was found, in the terminal.

use std::io::{self, Write};

use fief_mind::evolve::{Found, Pairs, Worth};

use super::Told;
use crate::table::{TextTable, count, percent};

pub(super) fn write(out: &mut impl Write, told: &Told<'_>) -> io::Result<()> {
    let Told { kingdom, found, command, seed, .. } = told;
    writeln!(out, "Kingdom: {kingdom}")?;
    writeln!(
        out,
        "{} generations, {} games, seed {seed}; {} more games on fresh deals for what follows",
        found.generations,
        count(found.games),
        count(found.final_games)
    )?;
    write_plans(out, found)?;
    write_matrix(out, found)?;
    write_cycles(out, found)?;
    write_worths(out, &found.worths)?;
    writeln!(out, "\nThe same again: {command}")
}

/// Shares below this are not worth a word.
const SMALL: f64 = 0.005;

fn write_plans(out: &mut impl Write, found: &Found) -> io::Result<()> {
    for (i, plan) in found.plans.iter().enumerate() {
        let title = if i == 0 { "The best plan" } else { "Another" };
        writeln!(out, "\n{title}")?;
        for line in plan.text.lines() {
            writeln!(out, "    {line}")?;
        }
    }
    let mixed: Vec<_> = found.plans.iter().filter(|plan| plan.weight > SMALL).collect();
    if mixed.len() > 1 {
        let parts = mixed.iter().map(|plan| format!("{} {}", percent(plan.weight), plan.name));
        let parts = parts.collect::<Vec<_>>().join(", ");
        writeln!(out, "\nWho wants to be predictable by nobody plays by chance: {parts}.")?;
    }
    Ok(())
}

/// "63.1 ±4.2".
pub(super) fn cell(pairs: Option<&Pairs>) -> String {
    pairs.map_or_else(
        || "·".to_owned(),
        |pairs| format!("{:.1} ±{:.1}", 100.0 * pairs.share(), 100.0 * pairs.half_width()),
    )
}

fn write_matrix(out: &mut impl Write, found: &Found) -> io::Result<()> {
    writeln!(
        out,
        "\nA row's share of victories against each column, in percent, with its 95% interval"
    )?;
    let matrix = &found.matrix;
    let mut table = TextTable::default();
    let numbers = (1..=matrix.names.len()).map(|number| number.to_string());
    table.row(std::iter::once(String::new()).chain(numbers));
    for (i, (name, cells)) in matrix.names.iter().zip(&matrix.cells).enumerate() {
        let cells = cells.iter().map(|pairs| cell(pairs.as_ref()));
        table.row(std::iter::once(format!("{} {name}", i + 1)).chain(cells));
    }
    table.write(out)
}

fn write_cycles(out: &mut impl Write, found: &Found) -> io::Result<()> {
    for cycle in &found.cycles {
        let names = cycle.0.join(" beats ");
        writeln!(out, "In a circle: {names} beats {}.", cycle.0[0])?;
    }
    Ok(())
}

/// What is worth less than its error says nothing.
fn write_worths(out: &mut impl Write, worths: &[Worth]) -> io::Result<()> {
    if worths.is_empty() {
        return Ok(());
    }
    writeln!(
        out,
        "\nWhat each is worth: the best plan with it, and without it, against the rivals and the best plan"
    )?;
    let mut table = TextTable::default();
    table.row(["", "with", "without", "points"]);
    for worth in worths {
        let mark = if worth.is_bought { "*" } else { "" };
        let error = (worth.with.error().powi(2) + worth.without.error().powi(2)).sqrt();
        table.row([
            format!("{}{mark}", worth.card),
            percent(worth.with.share()),
            percent(worth.without.share()),
            format!("{:+.1} ±{:.1}", 100.0 * worth.difference(), 196.0 * error),
        ]);
    }
    table.write(out)?;
    writeln!(out, "  * the best plan buys it")
}
