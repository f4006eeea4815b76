//! Checks that the strategies still fare against each other as docs/CROSSCHECK.md says.

use fief_bots::strategy::find;
use fief_cards::LIBRARY;
use fief_engine::decide::Seats;
use fief_engine::game::Game;
use fief_engine::setup::{Setup, Start};

const GAMES: u64 = 500;

/// A row of a table: A, B, and the share of games that A wins, in percent.
type Row<'t> = (&'t str, &'t str, f64);

/// The rows of the tables that have a column "ours".
fn rows(text: &str) -> Vec<Row<'_>> {
    let mut ours = None;
    let mut rows = Vec::new();
    for line in text.lines().filter(|line| line.starts_with('|')) {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        if cells[0] == "A" {
            ours = cells.iter().position(|cell| *cell == "ours");
        } else if let Some(share) = ours.and_then(|at| cells.get(at)?.parse().ok()) {
            rows.push((cells[0], cells[1], share));
        }
    }
    rows
}

/// The share of games that the first wins, in percent.
fn measure(a: &str, b: &str) -> f64 {
    let rivals = [a, b].map(|name| find(name).unwrap_or_else(|near| panic!("no {name}: {near:?}")));
    let mut kingdom: Vec<&str> =
        rivals.iter().flat_map(|strategy| strategy.kingdom()).map(|card| card.name).collect();
    kingdom.sort_unstable();
    kingdom.dedup();
    let start = Start::new(Setup::new(&["A", "B"], &kingdom), &LIBRARY).expect("a legal kingdom");
    let bots = rivals.map(|strategy| strategy.bot(start.rules()).expect("its piles are there"));
    let mut bots = Seats(bots.to_vec());
    let mut game = Game::new(start.deal(0), &mut bots);
    let mut won = 0;
    for seed in 0..GAMES {
        game.replace_state(|state| start.deal_into(state, 1_000_000 + seed));
        game.run().expect("games end");
        won += u64::from(game.state().winners().iter().all(|winner| winner.0 == 0));
    }
    100.0 * won as f64 / GAMES as f64
}

#[test]
fn the_table_still_holds() {
    let rows = rows(include_str!("../../../docs/CROSSCHECK.md"));
    assert!(rows.len() > 40, "{} rows", rows.len());
    for (a, b, said) in rows {
        let found = measure(a, b);
        let deviation = (said * (100.0 - said) / GAMES as f64).sqrt();
        // With over seventy rows, a deviation of this size is no accident.
        assert!((found - said).abs() < 4.5 * deviation, "{a} – {b}: {found:.2}, not {said:.2}");
    }
}

#[test]
fn the_simplest_family_agrees_with_two_other_engines() {
    let family: Vec<&str> = include_str!("../../../docs/CROSSCHECK.md")
        .lines()
        .filter(|line| line.starts_with("| X-"))
        .collect();
    assert!(family.len() >= 11);
    for row in family {
        let last = row.trim_matches('|').split('|').next_back().unwrap_or_default();
        let difference: f64 = last
            .split('±')
            .next()
            .and_then(|number| number.trim().parse().ok())
            .unwrap_or_else(|| panic!("no difference in {row}"));
        assert!(difference.abs() <= 0.5, "{row}");
    }
}
