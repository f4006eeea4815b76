//! Plots as SVG. The page defines their colours: `c0` to `c5` for contestants, `grid` and `label` for the
//! surroundings.

use std::fmt::Write as _;

/// The inner size of a plot.
const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 240.0;
/// The margins for labels.
const LEFT: f64 = 46.0;
const RIGHT: f64 = 14.0;
const TOP: f64 = 10.0;
const BOTTOM: f64 = 42.0;

/// The data of a line or of bars.
#[derive(Clone, Debug)]
pub struct Series {
    /// The contestant whose colour it has.
    pub colour: usize,
    pub points: Vec<(f64, f64)>,
}

/// A share with its interval.
#[derive(Clone, Debug)]
pub struct Share<'a> {
    pub name: &'a str,
    pub mean: f64,
    pub low: f64,
    pub high: f64,
}

/// A row of a heat map.
#[derive(Clone, Debug)]
pub struct Row<'a> {
    pub name: &'a str,
    pub values: Vec<f64>,
}

/// Escapes text for HTML.
pub fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            c => safe.push(c),
        }
    }
    safe
}

/// Maps numbers to positions.
#[derive(Clone, Copy)]
struct Scale {
    from: f64,
    to: f64,
    start: f64,
    end: f64,
}

impl Scale {
    fn at(self, value: f64) -> f64 {
        let wide = if self.to > self.from { self.to - self.from } else { 1.0 };
        self.start + (value - self.from) / wide * (self.end - self.start)
    }

    /// About `many` round numbers on the scale.
    fn ticks(self, many: f64) -> Vec<f64> {
        let rough = ((self.to - self.from) / many).max(1e-9);
        let magnitude = 10_f64.powf(rough.log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0]
            .into_iter()
            .map(|nice| nice * magnitude)
            .find(|&step| step >= rough * 0.999)
            .unwrap_or(rough);
        let first = (self.from / step).ceil() as i64;
        let last = (self.to / step).floor() as i64;
        (first..=last).map(|i| i as f64 * step).collect()
    }
}

/// A number in its shortest form.
fn short(value: f64) -> String {
    let rounded = (value * 100.0).round() / 100.0;
    if rounded == 0.0 { "0".to_owned() } else { rounded.to_string() }
}

fn open(width: f64, height: f64, title: &str) -> String {
    format!(r#"<svg viewBox="0 0 {width} {height}" role="img" aria-label="{}">"#, escape(title))
}

fn frame(svg: &mut String, x: Scale, y: Scale, x_label: &str, unit: (&str, &str)) {
    for tick in y.ticks(5.0) {
        let at = y.at(tick);
        let (before, after) = unit;
        let _ = write!(
            svg,
            r#"<line class="grid" x1="{LEFT}" x2="{}" y1="{at:.1}" y2="{at:.1}"/><text class="label" text-anchor="end" x="{}" y="{:.1}">{before}{}{after}</text>"#,
            LEFT + WIDTH,
            LEFT - 6.0,
            at + 4.0,
            short(tick)
        );
    }
    let floor = TOP + HEIGHT;
    for tick in x.ticks(12.0) {
        let _ = write!(
            svg,
            r#"<text class="label" text-anchor="middle" x="{:.1}" y="{}">{}</text>"#,
            x.at(tick),
            floor + 17.0,
            short(tick)
        );
    }
    let _ = write!(
        svg,
        r#"<line class="axis" x1="{LEFT}" x2="{}" y1="{floor}" y2="{floor}"/><text class="label" text-anchor="middle" x="{}" y="{}">{}</text>"#,
        LEFT + WIDTH,
        LEFT + WIDTH / 2.0,
        floor + 35.0,
        escape(x_label)
    );
}

fn bounds(series: &[Series], which: fn(&(f64, f64)) -> f64) -> (f64, f64) {
    let values = series.iter().flat_map(|series| series.points.iter().map(which));
    let (low, high) = values.fold((f64::MAX, f64::MIN), |(low, high), v| (low.min(v), high.max(v)));
    if low > high { (0.0, 1.0) } else { (low, high) }
}

/// A plot of lines over turns, or over whatever `axis` says.
pub fn lines(title: &str, series: &[Series], axis: &str, unit: (&str, &str)) -> String {
    let (first, last) = bounds(series, |point| point.0);
    let (low, high) = bounds(series, |point| point.1);
    let x = Scale { from: first, to: last, start: LEFT + 8.0, end: LEFT + WIDTH - 8.0 };
    let y = Scale { from: low.min(0.0), to: high * 1.05, start: TOP + HEIGHT, end: TOP };
    let mut svg = open(LEFT + WIDTH + RIGHT, TOP + HEIGHT + BOTTOM, title);
    frame(&mut svg, x, y, axis, unit);
    for Series { colour, points } in series {
        let mut path = String::new();
        for (i, &(turn, value)) in points.iter().enumerate() {
            let command = if i == 0 { 'M' } else { 'L' };
            let _ = write!(path, "{command}{:.1} {:.1}", x.at(turn), y.at(value));
        }
        let _ = write!(svg, r#"<path class="line s{colour}" d="{path}"/>"#);
        for &(turn, value) in points {
            let (before, after) = unit;
            let _ = write!(
                svg,
                r#"<circle class="dot f{colour}" cx="{:.1}" cy="{:.1}" r="2.6"><title>{axis} {turn}: {before}{value:.2}{after}</title></circle>"#,
                x.at(turn),
                y.at(value)
            );
        }
    }
    svg.push_str("</svg>");
    svg
}

/// A bar chart: the percentage of games of each length.
pub fn bars(title: &str, points: &[(usize, f64)]) -> String {
    let series =
        [Series { colour: 0, points: points.iter().map(|&(x, y)| (x as f64, y)).collect() }];
    let (first, last) = bounds(&series, |point| point.0);
    let (_, high) = bounds(&series, |point| point.1);
    let wide = WIDTH / (last - first + 1.0);
    let (start, end) = (LEFT + wide / 2.0, LEFT + WIDTH - wide / 2.0);
    let x = Scale { from: first, to: last, start, end };
    let y = Scale { from: 0.0, to: high * 1.05, start: TOP + HEIGHT, end: TOP };
    let mut svg = open(LEFT + WIDTH + RIGHT, TOP + HEIGHT + BOTTOM, title);
    frame(&mut svg, x, y, "turns of the player who had most", ("", "%"));
    // A few bars should not fill the whole width.
    let bar = (wide * 0.8).min(60.0);
    for &(turns, share) in &series[0].points {
        let top = y.at(share);
        let _ = write!(
            svg,
            r#"<rect class="bar" x="{:.1}" y="{top:.1}" width="{bar:.1}" height="{:.1}"><title>{turns} turns: {share:.2}%</title></rect>"#,
            x.at(turns) - bar / 2.0,
            TOP + HEIGHT - top
        );
    }
    svg.push_str("</svg>");
    svg
}

/// Shares with their intervals, one below the other, and a line at the share of equal contestants.
pub fn shares(title: &str, shares: &[Share<'_>], fair: f64) -> String {
    const ROW: f64 = 40.0;
    let longest = shares.iter().map(|share| share.name.chars().count()).max().unwrap_or_default();
    let left = (longest as f64 * 7.4 + 20.0).clamp(80.0, 260.0);
    let values = shares.iter().flat_map(|share| [share.low, share.high]).chain([fair]);
    let (low, high) = values.fold((f64::MAX, f64::MIN), |(low, high), v| (low.min(v), high.max(v)));
    let margin = ((high - low) * 0.12).max(0.005);
    let x = Scale {
        from: 100.0 * (low - margin).max(0.0),
        to: 100.0 * (high + margin).min(1.0),
        start: left,
        end: LEFT + WIDTH - 60.0,
    };
    let bottom = TOP + ROW * shares.len() as f64;
    let mut svg = open(LEFT + WIDTH + RIGHT, bottom + 26.0, title);
    for tick in x.ticks(8.0) {
        let at = x.at(tick);
        let _ = write!(
            svg,
            r#"<line class="grid" x1="{at:.1}" x2="{at:.1}" y1="{TOP}" y2="{bottom}"/><text class="label" text-anchor="middle" x="{at:.1}" y="{}">{}%</text>"#,
            bottom + 18.0,
            short(tick)
        );
    }
    let middle = x.at(100.0 * fair);
    let _ = write!(
        svg,
        r#"<line class="fair" x1="{middle:.1}" x2="{middle:.1}" y1="{TOP}" y2="{bottom}"/>"#
    );
    for (i, share) in shares.iter().enumerate() {
        let y = TOP + ROW * (i as f64 + 0.5);
        let [low, at, high] = [share.low, share.mean, share.high].map(|share| x.at(100.0 * share));
        let percent = 100.0 * share.mean;
        let _ = write!(
            svg,
            r#"<text class="name" text-anchor="end" x="{}" y="{:.1}">{}</text><line class="interval s{i}" x1="{low:.1}" x2="{high:.1}" y1="{y}" y2="{y}"/><circle class="f{i}" cx="{at:.1}" cy="{y}" r="6"><title>{percent:.2}% ({:.2}–{:.2}%)</title></circle><text class="name" x="{:.1}" y="{:.1}">{percent:.2}%</text>"#,
            left - 14.0,
            y + 4.5,
            escape(share.name),
            100.0 * share.low,
            100.0 * share.high,
            high.max(at) + 10.0,
            y + 4.5,
        );
    }
    svg.push_str("</svg>");
    svg
}

/// A heat map of gains by turn: the darker, the more.
pub fn heat(title: &str, colour: usize, rows: &[Row<'_>], turns: usize, most: f64) -> String {
    const ROW: f64 = 20.0;
    let longest = rows.iter().map(|row| row.name.chars().count()).max().unwrap_or_default();
    let left = (longest as f64 * 7.2 + 16.0).max(70.0);
    let cell = ((LEFT + WIDTH - left) / turns.max(1) as f64).min(40.0);
    let bottom = TOP + ROW * rows.len() as f64;
    let mut svg = open(LEFT + WIDTH + RIGHT, bottom + 40.0, title);
    for (i, row) in rows.iter().enumerate() {
        let y = TOP + ROW * i as f64;
        let _ = write!(
            svg,
            r#"<text class="label" text-anchor="end" x="{}" y="{:.1}">{}</text>"#,
            left - 8.0,
            y + 14.0,
            escape(row.name)
        );
        for (turn, &value) in row.values.iter().take(turns).enumerate() {
            if value <= 0.0 {
                continue;
            }
            // The eye distinguishes small differences better near zero than near the maximum.
            let strength = (value / most).sqrt().clamp(0.03, 1.0);
            let _ = write!(
                svg,
                r#"<rect class="f{colour}" opacity="{strength:.2}" x="{:.1}" y="{:.1}" width="{:.1}" height="{:.1}"><title>{} in turn {}: {value:.3} a game</title></rect>"#,
                left + cell * turn as f64 + 0.5,
                y + 0.5,
                cell - 1.0,
                ROW - 1.0,
                escape(row.name),
                turn + 1
            );
        }
    }
    let every = if turns > 24 { 5 } else { 1 };
    for turn in (1..=turns).filter(|turn| turn % every == 0 || *turn == 1) {
        let _ = write!(
            svg,
            r#"<text class="label" text-anchor="middle" x="{:.1}" y="{}">{turn}</text>"#,
            left + cell * (turn as f64 - 0.5),
            bottom + 16.0
        );
    }
    let _ = write!(
        svg,
        r#"<text class="label" text-anchor="middle" x="{:.1}" y="{}">turn</text></svg>"#,
        left + cell * turns as f64 / 2.0,
        bottom + 34.0
    );
    svg
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_numbers_within_the_scale() {
        let scale = Scale { from: 1.0, to: 23.0, start: 0.0, end: 100.0 };
        assert_eq!(scale.ticks(12.0), (1..=11).map(|i| f64::from(2 * i)).collect::<Vec<_>>());
        let flat = Scale { from: 0.5, to: 0.5, start: 0.0, end: 1.0 };
        assert!(flat.ticks(5.0).len() < 20 && flat.at(0.5).is_finite());
    }

    #[test]
    fn names_cannot_break_the_page() {
        assert_eq!(escape("<b> & \"x\""), "&lt;b&gt; &amp; &quot;x&quot;");
    }
}
