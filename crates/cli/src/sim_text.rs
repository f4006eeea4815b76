//! The result of `fief sim` as tables and as CSV.

use std::io::{self, Write};

use fief_sim::summary::{ContestantSummary, GainSummary, Summary};

use crate::table::{TextTable, count, fine_percent, mean, percent, range};

/// A turn that fewer games than this share came to says little.
const FEW: f64 = 0.01;

/// The sets of empty piles that are worth a line.
const MOST_ENDINGS: usize = 6;

pub(crate) fn write_tables(out: &mut impl Write, summary: &Summary) -> io::Result<()> {
    write_head(out, summary)?;
    write_results(out, summary)?;
    write_length(out, summary)?;
    write_endings(out, summary)?;
    write_turns(out, summary)?;
    write_gains(out, summary)
}

fn write_head(out: &mut impl Write, summary: &Summary) -> io::Result<()> {
    let names: Vec<&str> = summary.contestants.iter().map(|c| c.name.as_str()).collect();
    let paired = if summary.paired { ", paired" } else { "" };
    writeln!(out, "{}", names.join(" – "))?;
    let end = summary.losing_end.map(|word| format!(", losing end {word}")).unwrap_or_default();
    writeln!(out, "{} games, seed {}{paired}{end}", count(summary.games), summary.seed)?;
    let kingdom = &summary.kingdom;
    let kingdom = if kingdom.is_empty() { "none".to_owned() } else { kingdom.join(", ") };
    writeln!(out, "Kingdom: {kingdom}")?;
    if summary.unfinished > 0 {
        writeln!(
            out,
            "{} more games were given up after {} turns, and are not counted",
            count(summary.unfinished),
            summary.max_turns
        )?;
    }
    if summary.interrupted {
        writeln!(out, "Interrupted: this is what was played till then")?;
    }
    Ok(())
}

fn write_results(out: &mut impl Write, summary: &Summary) -> io::Result<()> {
    writeln!(out, "\nResults, a shared victory as a part of one")?;
    let confidence = format!("{:.0}% interval", 100.0 * summary.confidence);
    let mut table = TextTable::default();
    let head = ["", "win share", &confidence, "wins", "ties", "losses", "score"];
    let seats = (1..=summary.contestants.len()).map(|seat| format!("seat {seat}"));
    table.row(head.map(str::to_owned).into_iter().chain(seats));
    for contestant in &summary.contestants {
        let ContestantSummary { name, results, score, seats, .. } = contestant;
        let spread = mean(score.deviation);
        let cells = [
            name.clone(),
            fine_percent(results.win_share),
            range(results.interval),
            count(results.wins),
            count(results.ties),
            count(results.losses),
            format!("{} ±{spread}", mean(score.mean)),
        ];
        let seats = seats.iter().map(|seat| fine_percent(seat.win_share));
        table.row(cells.into_iter().chain(seats));
    }
    table.write(out)?;
    writeln!(out, "  {}", summary.verdict())
}

fn write_length(out: &mut impl Write, summary: &Summary) -> io::Result<()> {
    let length = &summary.length;
    let (Some(median), Some(shortest), Some(longest)) =
        (length.median, length.shortest, length.longest)
    else {
        return Ok(());
    };
    let average = mean(length.mean);
    writeln!(
        out,
        "\nLength: {average} turns on average, median {median}, from {shortest} to {longest}"
    )?;
    let most = length.games.iter().map(|&(_, games)| games).max().unwrap_or(1);
    let worth_a_line = |games: u64| games as f64 >= 0.001 * summary.games as f64;
    let mut table = TextTable::default();
    for &(turns, games) in length.games.iter().filter(|&&(_, games)| worth_a_line(games)) {
        let bar = "█".repeat((40 * games).div_ceil(most) as usize);
        let share = percent(games as f64 / summary.games as f64);
        table.row([format!("{turns:>3} turns"), format!("{share:>6}  {bar:<40}")]);
    }
    table.write(out)
}

fn write_endings(out: &mut impl Write, summary: &Summary) -> io::Result<()> {
    let endings = &summary.endings;
    let share = |games: u64| percent(games as f64 / summary.games.max(1) as f64);
    writeln!(out, "\nEnd of the game")?;
    let mut table = TextTable::default();
    table.row(["Provinces".to_owned(), count(endings.one_pile), share(endings.one_pile)]);
    let several = if summary.contestants.len() >= 5 { "Four piles" } else { "Three piles" };
    table.row([several.to_owned(), count(endings.several_piles), share(endings.several_piles)]);
    let rest = endings.by_piles.get(MOST_ENDINGS..).unwrap_or_default();
    for (piles, games) in endings.by_piles.iter().take(MOST_ENDINGS) {
        table.row([format!("  empty: {}", piles.join(", ")), count(*games), share(*games)]);
    }
    if !rest.is_empty() {
        let games = rest.iter().map(|&(_, games)| games).sum();
        table.row([format!("  {} others", rest.len()), count(games), share(games)]);
    }
    table.write(out)
}

fn write_turns(out: &mut impl Write, summary: &Summary) -> io::Result<()> {
    writeln!(out, "\nTurn by turn: points after it, and coins to spend in it")?;
    let mut table = TextTable::default();
    let names = summary.contestants.iter().flat_map(|c| [c.name.clone(), String::new()]);
    table.row(["turn".to_owned()].into_iter().chain(names));
    for turn in 1..=summary.turns_worth_showing(FEW) {
        let cells = summary.contestants.iter().flat_map(|contestant| {
            match contestant.turns.iter().find(|row| row.turn == turn) {
                Some(row) => [format!("{:.1} VP", row.points), format!("${:.1}", row.money)],
                None => ["–".to_owned(), "–".to_owned()],
            }
        });
        table.row([format!("{turn:>4}")].into_iter().chain(cells));
    }
    table.write(out)
}

fn write_gains(out: &mut impl Write, summary: &Summary) -> io::Result<()> {
    writeln!(out, "\nGains: cards a game, share of games with one, average turn of the first")?;
    let mut table = TextTable::default();
    let names =
        summary.contestants.iter().flat_map(|c| [c.name.clone(), String::new(), String::new()]);
    table.row([String::new()].into_iter().chain(names));
    for card in summary.cards_gained() {
        let cells = summary.contestants.iter().flat_map(|contestant| {
            match contestant.gains.iter().find(|gain| gain.card == card) {
                Some(gain) => gain_cells(gain),
                None => ["–", "", ""].map(str::to_owned),
            }
        });
        table.row([card.to_owned()].into_iter().chain(cells));
    }
    table.write(out)
}

fn gain_cells(gain: &GainSummary) -> [String; 3] {
    [
        format!("{:.2}", gain.per_game),
        percent(gain.share_of_games),
        format!("turn {:.1}", gain.first_turn),
    ]
}

/// One number a line: what is measured, for whom, of which card or set of piles, in which turn or seat.
pub(crate) fn write_csv(out: &mut impl Write, summary: &Summary) -> io::Result<()> {
    writeln!(out, "measure,contestant,of,at,value")?;
    let mut line = |measure: &str, who: &str, of: &str, at: Option<usize>, value: String| {
        let at = at.map(|at| at.to_string()).unwrap_or_default();
        let cells = [measure, who, of, &at, &value].map(csv_cell);
        writeln!(out, "{}", cells.join(","))
    };
    for (measure, value) in [
        ("seed", summary.seed),
        ("games", summary.games),
        ("unfinished", summary.unfinished),
        ("ended by Provinces", summary.endings.one_pile),
        ("ended by piles", summary.endings.several_piles),
    ] {
        line(measure, "", "", None, value.to_string())?;
    }
    if let Some(word) = summary.losing_end {
        line("losing end", "", "", None, word.to_owned())?;
    }
    for contestant in &summary.contestants {
        let who = &contestant.name;
        let all = std::iter::once((None, &contestant.results));
        let seats =
            contestant.seats.iter().enumerate().map(|(seat, results)| (Some(seat + 1), results));
        for (seat, results) in all.chain(seats) {
            let share = results.win_share.map(|share| share.to_string()).unwrap_or_default();
            line("win share", who, "", seat, share)?;
            line("interval low", who, "", seat, results.interval.low.to_string())?;
            line("interval high", who, "", seat, results.interval.high.to_string())?;
            line("wins", who, "", seat, results.wins.to_string())?;
            line("ties", who, "", seat, results.ties.to_string())?;
            line("losses", who, "", seat, results.losses.to_string())?;
        }
        let score = contestant.score.mean.map(|mean| mean.to_string()).unwrap_or_default();
        line("score", who, "", None, score)?;
        for turn in &contestant.turns {
            line("points", who, "", Some(turn.turn), turn.points.to_string())?;
            line("money", who, "", Some(turn.turn), turn.money.to_string())?;
        }
        for gain in &contestant.gains {
            line("gains a game", who, gain.card, None, gain.per_game.to_string())?;
            line("share of games with one", who, gain.card, None, gain.share_of_games.to_string())?;
            line("first gained in turn", who, gain.card, None, gain.first_turn.to_string())?;
            for (turn, gained) in gain.by_turn.iter().enumerate() {
                line("gains in turn", who, gain.card, Some(turn + 1), gained.to_string())?;
            }
        }
    }
    for &(turns, games) in &summary.length.games {
        line("length", "", "", Some(turns), games.to_string())?;
    }
    for (piles, games) in &summary.endings.by_piles {
        line("empty piles", "", &piles.join(" + "), None, games.to_string())?;
    }
    Ok(())
}

fn csv_cell(text: &str) -> String {
    if text.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}
