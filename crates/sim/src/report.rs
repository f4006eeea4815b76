//! A run as a self-contained page: it can be mailed, kept, or shown in a forum.

use std::fmt::Write as _;

use crate::summary::{ContestantSummary, Summary, TurnSummary, grouped};
use crate::svg::{self, Row, Series, Share, escape};

const STYLE: &str = include_str!("report.css");

/// The least share of games that must reach a turn for it to be drawn: means over fewer games say little.
const FEW: f64 = 0.02;

/// The most rows of a heat map.
const MOST_CARDS: usize = 14;

/// The whole page. `command` repeats the run.
pub fn page(summary: &Summary, command: &str) -> String {
    let names: Vec<&str> = summary.contestants.iter().map(|c| c.name.as_str()).collect();
    let title = names.join(" – ");
    let mut page = open(&title);
    page.push_str(&head(summary));
    if summary.games > 0 {
        page.push_str(&win_shares(summary));
        page.push_str(&results(summary));
        page.push_str(&curves(summary));
        page.push_str(&lengths(summary));
        page.push_str(&endings(summary));
        page.push_str(&heat_maps(summary));
        page.push_str(&gains(summary));
    }
    let _ = write!(
        page,
        "<h2>The same again</h2>\n<code>{}</code>\n<footer><p>Played by fief {} with seed {}. Intervals cover the truth \
         in {:.0}% of runs.</p></footer>\n</body>\n</html>\n",
        escape(command),
        escape(summary.version),
        summary.seed,
        100.0 * summary.confidence
    );
    page
}

/// The beginning of a page with this title; the caller must close `body` and `html`.
pub fn open(title: &str) -> String {
    let title = escape(title);
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n"
    )
}

fn head(summary: &Summary) -> String {
    let kingdom = &summary.kingdom;
    let kingdom = if kingdom.is_empty() { "none".to_owned() } else { kingdom.join(", ") };
    let paired = if summary.paired { ", each deal with every seating" } else { "" };
    let end = summary.losing_end.map(|word| format!(", losing end {word}")).unwrap_or_default();
    let mut head = format!(
        "<p class=\"faint\">{} games{paired}{end}. Kingdom: {}.</p>\n<p class=\"verdict\">{}</p>\n",
        grouped(summary.games),
        escape(&kingdom),
        escape(&summary.verdict())
    );
    if summary.unfinished > 0 {
        let (games, turns) = (grouped(summary.unfinished), summary.max_turns);
        let _ = writeln!(head, "<p>{games} more games were given up after {turns} turns.</p>");
    }
    if summary.interrupted {
        head.push_str("<p>The run was interrupted; these are the games played until then.</p>\n");
    }
    head
}

/// A plot and its caption.
pub fn figure(svg: &str, caption: &str) -> String {
    format!("<figure>{svg}<figcaption>{caption}</figcaption></figure>\n")
}

/// The legend of the contestants' colours.
fn keys(summary: &Summary) -> String {
    let mut keys = String::from("<span class=\"keys\">");
    for (i, contestant) in summary.contestants.iter().enumerate() {
        let name = escape(&contestant.name);
        let _ = write!(keys, "<span class=\"who\"><span class=\"key b{i}\"></span>{name}</span> ");
    }
    keys + "</span>"
}

fn win_shares(summary: &Summary) -> String {
    let shares: Vec<Share<'_>> = summary
        .contestants
        .iter()
        .map(|ContestantSummary { name, results, .. }| Share {
            name,
            mean: results.win_share.unwrap_or_default(),
            low: results.interval.low,
            high: results.interval.high,
        })
        .collect();
    let fair = 1.0 / shares.len() as f64;
    let svg = svg::shares("Share of victories, with interval", &shares, fair);
    let caption = format!(
        "Share of victories with its {:.0}% interval; a shared victory counts in parts. The dashed line is where all \
         would be equal.",
        100.0 * summary.confidence
    );
    format!("<h2>Victories</h2>\n{}", figure(&svg, &caption))
}

fn results(summary: &Summary) -> String {
    let mut table = String::from(
        "<div class=\"wide\"><table><tr><th></th><th>share</th><th>wins</th><th>ties</th><th>losses</th><th>score</th>",
    );
    for seat in 1..=summary.contestants.len() {
        let _ = write!(table, "<th>seat {seat}</th>");
    }
    table.push_str("</tr>\n");
    let percent = |share: Option<f64>| {
        share.map_or("–".to_owned(), |share| format!("{:.2}%", 100.0 * share))
    };
    let mean = |mean: Option<f64>| mean.map_or("–".to_owned(), |mean| format!("{mean:.1}"));
    for (i, contestant) in summary.contestants.iter().enumerate() {
        let ContestantSummary { name, results, score, seats, .. } = contestant;
        let _ = write!(
            table,
            "<tr><td><span class=\"key b{i}\"></span>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{} ± {}</td>",
            escape(name),
            percent(results.win_share),
            grouped(results.wins),
            grouped(results.ties),
            grouped(results.losses),
            mean(score.mean),
            mean(score.deviation)
        );
        for seat in seats {
            let _ = write!(table, "<td>{}</td>", percent(seat.win_share));
        }
        table.push_str("</tr>\n");
    }
    table + "</table></div>\n<p class=\"faint\">Seat 1 has the first turn.</p>\n"
}

fn curves(summary: &Summary) -> String {
    let turns = summary.turns_worth_showing(FEW);
    let series = |value: fn(&TurnSummary) -> f64| -> Vec<Series> {
        let points = |contestant: &ContestantSummary| {
            let shown = contestant.turns.iter().filter(|turn| turn.turn <= turns);
            shown.map(|turn| (turn.turn as f64, value(turn))).collect()
        };
        let one = |(colour, contestant)| Series { colour, points: points(contestant) };
        summary.contestants.iter().enumerate().map(one).collect()
    };
    let points =
        svg::lines("Victory points after each turn", &series(|turn| turn.points), "turn", ("", ""));
    let money = svg::lines("Coins in each turn", &series(|turn| turn.money), "turn", ("$", ""));
    let keys = keys(summary);
    format!(
        "<h2>Victory points after each turn</h2>\n{}<h2>Coins to spend in each turn</h2>\n{}",
        figure(&points, &keys),
        figure(&money, &format!("{keys} Means over the games that reached each turn."))
    )
}

fn lengths(summary: &Summary) -> String {
    let share = |games: u64| 100.0 * games as f64 / summary.games as f64;
    let points: Vec<(usize, f64)> =
        summary.length.games.iter().map(|&(turns, games)| (turns, share(games))).collect();
    let svg = svg::bars("How long games were", &points);
    let mean = summary.length.mean.unwrap_or_default();
    let median = summary.length.median.unwrap_or_default();
    let caption = format!("Share of games by length: {mean:.1} turns on average, median {median}.");
    format!("<h2>How long games were</h2>\n{}", figure(&svg, &caption))
}

fn endings(summary: &Summary) -> String {
    let share = |games: u64| 100.0 * games as f64 / summary.games as f64;
    let mut text = format!(
        "<h2>How games ended</h2>\n<p>{:.1}% by an empty Province pile, {:.1}% by empty piles alone. The piles that \
         were empty at the end:</p>\n<div class=\"wide\"><table>",
        share(summary.endings.one_pile),
        share(summary.endings.several_piles)
    );
    for (piles, games) in summary.endings.by_piles.iter().take(8) {
        let piles = escape(&piles.join(", "));
        let _ = writeln!(text, "<tr><td>{piles}</td><td>{:.1}%</td></tr>", share(*games));
    }
    text + "</table></div>\n"
}

fn heat_maps(summary: &Summary) -> String {
    let turns = summary.turns_worth_showing(FEW);
    let cards: Vec<&str> = summary.cards_gained().into_iter().take(MOST_CARDS).collect();
    let all = summary.contestants.iter().flat_map(|contestant| &contestant.gains);
    let most = all.flat_map(|gain| &gain.by_turn).copied().fold(1e-9, f64::max);
    let mut maps = String::from("<h2>Gains by turn</h2>\n");
    for (i, contestant) in summary.contestants.iter().enumerate() {
        let values = |card: &str| {
            let gain = contestant.gains.iter().find(|gain| gain.card == card);
            gain.map(|gain| gain.by_turn.clone()).unwrap_or_default()
        };
        let rows: Vec<Row<'_>> =
            cards.iter().map(|card| Row { name: card, values: values(card) }).collect();
        let svg = svg::heat(&format!("Gains of {}", contestant.name), i, &rows, turns, most);
        let caption = format!(
            "<span class=\"key b{i}\"></span>{}: cards gained in each turn, the stronger the colour, the more.",
            escape(&contestant.name)
        );
        maps.push_str(&figure(&svg, &caption));
    }
    maps
}

fn gains(summary: &Summary) -> String {
    let mut table = String::from("<div class=\"wide\"><table><tr><th></th>");
    for contestant in &summary.contestants {
        let name = escape(&contestant.name);
        let _ = write!(table, "<th class=\"group\" colspan=\"3\">{name}</th>");
    }
    table.push_str("</tr>\n<tr><th>card</th>");
    for _ in &summary.contestants {
        table.push_str("<th>a game</th><th>in games</th><th>first</th>");
    }
    table.push_str("</tr>\n");
    for card in summary.cards_gained() {
        let _ = write!(table, "<tr><td>{}</td>", escape(card));
        for contestant in &summary.contestants {
            match contestant.gains.iter().find(|gain| gain.card == card) {
                Some(gain) => {
                    let share = 100.0 * gain.share_of_games;
                    let _ = write!(
                        table,
                        "<td>{:.2}</td><td>{share:.1}%</td><td>turn {:.1}</td>",
                        gain.per_game, gain.first_turn
                    );
                }
                None => table.push_str("<td>–</td><td></td><td></td>"),
            }
        }
        table.push_str("</tr>\n");
    }
    table + "</table></div>\n"
}
