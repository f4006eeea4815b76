//! What was found, as a page that needs nothing else.

use std::fmt::Write as _;

use fief_mind::evolve::{Found, Point, Worth};
use fief_sim::report;
use fief_sim::svg::{self, Series, Share, escape};

use super::Told;
use super::text::cell;
use crate::table::{count, percent};

pub(super) fn page(told: &Told<'_>) -> String {
    let Told { kingdom, found, command, seed, version, .. } = told;
    let title = format!("The best plans for {kingdom}");
    let mut page = report::open(&title);
    let _ = writeln!(
        page,
        "<p class=\"faint\">{} generations, {} games; {} more games on fresh deals for what is shown here.</p>",
        found.generations,
        count(found.games),
        count(found.final_games)
    );
    if !told.complete {
        page.push_str("<p>The search was interrupted; this is what was known then.</p>\n");
    }
    plans(&mut page, found);
    shares(&mut page, found);
    matrix(&mut page, found);
    curve(&mut page, &found.curve);
    worths(&mut page, &found.worths);
    let _ = write!(
        page,
        "<h2>The same again</h2>\n<code>{}</code>\n<footer><p>Found by fief {version} with seed {seed}. Intervals cover \
         the truth in 95% of runs.</p></footer>\n</body>\n</html>\n",
        escape(command)
    );
    page
}

fn plans(page: &mut String, found: &Found) {
    for (i, plan) in found.plans.iter().enumerate() {
        let title = if i == 0 { "The best plan" } else { "Another" };
        let weight = if found.plans.iter().filter(|plan| plan.weight > 0.005).count() > 1 {
            format!(
                " <span class=\"faint\">(chosen {} of the time by who mixes)</span>",
                percent(plan.weight)
            )
        } else {
            String::new()
        };
        let _ = writeln!(page, "<h2>{title}: {}{weight}</h2>", escape(&plan.name));
        let _ = writeln!(page, "<code>{}</code>", escape(plan.text.trim_end()));
    }
}

/// The best plan against everybody.
fn shares(page: &mut String, found: &Found) {
    let cells = found.matrix.names.iter().zip(&found.matrix.cells[0]);
    let shares: Vec<Share<'_>> = cells
        .filter_map(|(name, pairs)| {
            let pairs = pairs.as_ref()?;
            let (mean, half) = (pairs.share(), pairs.half_width());
            Some(Share { name, mean, low: (mean - half).max(0.0), high: (mean + half).min(1.0) })
        })
        .collect();
    let plot = svg::shares("The best plan against each other", &shares, 0.5);
    let caption =
        "The share of victories of the best plan against each of the others, a tie as half of one.";
    page.push_str("<h2>The best plan against the others</h2>\n");
    page.push_str(&report::figure(&plot, caption));
}

fn matrix(page: &mut String, found: &Found) {
    page.push_str(
        "<h2>Everybody against everybody</h2>\n<div class=\"wide\"><table>\n<tr><th></th>",
    );
    let matrix = &found.matrix;
    for number in 1..=matrix.names.len() {
        let _ = write!(page, "<th>{number}</th>");
    }
    page.push_str("</tr>\n");
    for (i, (name, cells)) in matrix.names.iter().zip(&matrix.cells).enumerate() {
        let _ = write!(page, "<tr><td>{} {}</td>", i + 1, escape(name));
        for pairs in cells {
            let _ = write!(page, "<td>{}</td>", cell(pairs.as_ref()));
        }
        page.push_str("</tr>\n");
    }
    page.push_str("</table></div>\n");
    for cycle in &found.cycles {
        let names = escape(&cycle.0.join(" beats "));
        let _ = writeln!(page, "<p>In a circle: {names} beats {}.</p>", escape(&cycle.0[0]));
    }
}

/// How the best plan became better.
fn curve(page: &mut String, curve: &[Point]) {
    let series = |colour, share: fn(&Point) -> f64| Series {
        colour,
        points: curve
            .iter()
            .map(|point| (f64::from(point.generation), 100.0 * share(point)))
            .collect(),
    };
    let both = [series(0, |point| point.money), series(1, |point| point.worst)];
    let plot = svg::lines("The search", &both, "generation", ("", "%"));
    let caption = "<span class=\"keys\"><span class=\"who\"><span class=\"key b0\"></span>against Big Money Ultimate</span> \
                   <span class=\"who\"><span class=\"key b1\"></span>against its worst rival</span></span> The leader of \
                   each generation, in the games of the search itself. Rivals become stronger, too.";
    page.push_str("<h2>The search</h2>\n");
    page.push_str(&report::figure(&plot, caption));
}

fn worths(page: &mut String, worths: &[Worth]) {
    if worths.is_empty() {
        return;
    }
    page.push_str(
        "<h2>What each is worth</h2>\n<p class=\"faint\">The best plan with it and without it, against the rivals and the \
         best plan. What the best plan buys is marked.</p>\n<div class=\"wide\"><table>\n\
         <tr><th></th><th>with</th><th>without</th><th>points</th></tr>\n",
    );
    for worth in worths {
        let mark = if worth.is_bought { " *" } else { "" };
        let error = (worth.with.error().powi(2) + worth.without.error().powi(2)).sqrt();
        let _ = writeln!(
            page,
            "<tr><td>{}{mark}</td><td>{}</td><td>{}</td><td>{:+.1} ±{:.1}</td></tr>",
            escape(worth.card),
            percent(worth.with.share()),
            percent(worth.without.share()),
            100.0 * worth.difference(),
            196.0 * error
        );
    }
    page.push_str("</table></div>\n");
}
