//! The screen: supply and others above, hand in the middle, question and log below.

use std::fmt::Write as _;

use fief_engine::card::Object;
use fief_engine::ids::{PileId, Player};
use fief_engine::question::Choice;
use fief_engine::types::Type;
use fief_engine::view::View;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, Borders, Paragraph, Wrap};

use super::app::App;
use super::overlay;
use super::theme::Theme;
use crate::play::words;

/// The smallest terminal that everything fits into.
pub(crate) const SMALLEST: (u16, u16) = (80, 24);
const SUPPLY_COLUMNS: usize = 3;
const OPTION_WIDTH: u16 = 24;

/// Draws the whole screen.
pub(crate) fn draw(app: &mut App<'_>, frame: &mut Frame<'_>) {
    let area = frame.area();
    app.blind = area.width < SMALLEST.0 || area.height < SMALLEST.1;
    if app.blind {
        too_small(frame, area);
        return;
    }
    let view = app.view();
    let columns = supply_columns(view);
    let supply_rows = columns.iter().map(Vec::len).max().unwrap_or(0) as u16;
    let table = table_text(app, area.width);
    let [header, above, middle, asked, below, footer] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Length(supply_rows + 1),
        Constraint::Length(table.height() as u16),
        Constraint::Length(1),
        Constraint::Min(4),
        Constraint::Length(1),
    ])
    .areas(area);
    let supply_width = (area.width * 57 / 80).min(84);
    let [supply, others] =
        Layout::horizontal([Constraint::Length(supply_width), Constraint::Min(20)]).areas(above);
    let [options, log] =
        Layout::horizontal([Constraint::Length(OPTION_WIDTH * 2), Constraint::Min(20)])
            .areas(below);
    draw_header(app, frame, header);
    draw_supply(app, frame, supply, &columns);
    draw_others(app, frame, others);
    frame.render_widget(table, middle);
    draw_headline(app, frame, asked);
    let scrolled = draw_log(app, frame, log);
    draw_footer(app, frame, footer);
    draw_options(app, frame, options);
    let scrolled = overlay::draw(app, frame, area).unwrap_or(scrolled);
    // There is no scrolling past the beginning.
    app.scroll = scrolled;
}

fn too_small(frame: &mut Frame<'_>, area: Rect) {
    let (width, height) = SMALLEST;
    let text = format!(
        "This terminal is {}×{}; Fief needs {width}×{height}. Make it larger, or press q to leave \
         (the game is saved) and go on with: fief play --continue --plain",
        area.width, area.height
    );
    frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
}

fn draw_header(app: &App<'_>, frame: &mut Frame<'_>, area: Rect) {
    let seed = format!("seed {} ", app.session.seed());
    let corner = Rect {
        x: area.right().saturating_sub(seed.len() as u16),
        width: seed.len() as u16,
        ..area
    };
    let line = Line::styled(format!(" {}", words::turn_line(app.view())), Theme::bold());
    frame.render_widget(line, area);
    frame.render_widget(Line::styled(seed, Theme::faint()), corner);
}

/// The piles in the order of the screen: the basic ones, then the Kingdom by cost in two columns, then what
/// is not in the Supply.
fn supply_columns(view: View<'_>) -> [Vec<PileId>; SUPPLY_COLUMNS] {
    let definition = |pile: PileId| view.definition(view.rules().pile(pile).kind);
    let (mut basic, mut kingdom): (Vec<PileId>, Vec<PileId>) =
        view.piles().partition(|&pile| definition(pile).object == Object::Base);
    basic.sort_by_key(|&pile| {
        let card = definition(pile);
        (
            !card.types.has(Type::Victory),
            card.types.has(Type::Curse),
            std::cmp::Reverse(card.cost.coins),
        )
    });
    kingdom.sort_by_key(|&pile| {
        let card = definition(pile);
        (!view.rules().pile(pile).supply, card.cost.coins, card.name)
    });
    let right = kingdom.split_off(kingdom.len().div_ceil(2));
    [basic, kingdom, right]
}

fn draw_supply(app: &App<'_>, frame: &mut Frame<'_>, area: Rect, columns: &[Vec<PileId>]) {
    let block = Block::new().borders(Borders::TOP).title(" Supply (• on offer) ");
    let inside = block.inner(area);
    frame.render_widget(block, area);
    let areas = Layout::horizontal([Constraint::Fill(1); SUPPLY_COLUMNS]).split(inside);
    for (piles, &area) in columns.iter().zip(areas.iter()) {
        let lines: Vec<Line<'_>> =
            piles.iter().map(|&pile| pile_line(app, pile, area.width as usize)).collect();
        frame.render_widget(Text::from(lines), area);
    }
}

/// "•$3 Silver      40": whether it is on offer, its cost, its name, how many are left.
fn pile_line(app: &App<'_>, pile: PileId, width: usize) -> Line<'static> {
    let view = app.view();
    let question = app.question();
    let offered = question.and_then(|question| question.options.index_of_pile(pile));
    let left = view.pile_len(pile);
    let mark = if offered.is_some() { '•' } else { ' ' };
    let name = format!("{mark}{} {}", words::price(view, pile), view.pile_label(pile));
    let count = if left == 0 { "none".to_owned() } else { left.to_string() };
    // A gap before the next column, unless the name needs it.
    let room = width.saturating_sub(count.len() + 2);
    let room = room + usize::from(name.chars().count() > room);
    let line = format!("{:<room$} {count}", shortened(&name, room));
    let types = view.types(view.top_of(pile).unwrap_or(view.rules().pile(pile).kind));
    let style = match offered {
        _ if left == 0 => Theme::faint(),
        Some(_) if app.under_cursor() == Some(Choice::Pile(pile)) => Theme::cursor(),
        Some(_) => app.theme.card(types).patch(Theme::bold()),
        None => app.theme.card(types),
    };
    Line::styled(line, style)
}

fn draw_others(app: &App<'_>, frame: &mut Frame<'_>, area: Rect) {
    let view = app.view();
    let title = if is_crowded(view) { " Hand/deck/discard: o " } else { " Others: o for more " };
    let block = Block::new().borders(Borders::TOP | Borders::LEFT).title(title);
    let inside = block.inner(area);
    frame.render_widget(block, area);
    let others: Vec<Player> = view.others().collect();
    let each = (inside.height as usize / others.len().max(1)).clamp(1, 4);
    let lines: Vec<Line<'_>> = others
        .iter()
        .flat_map(|&other| other_lines(app, other).into_iter().take(each))
        .map(|(line, style)| Line::styled(shortened(&line, inside.width as usize), style))
        .collect();
    frame.render_widget(Text::from(lines), inside);
}

/// Whether there are so many others that each has one line.
fn is_crowded(view: View<'_>) -> bool {
    view.others().count() > 3
}

/// What is open of another player, the most important first.
fn other_lines(app: &App<'_>, other: Player) -> Vec<(String, Style)> {
    let view = app.view();
    let name = view.rules().player_name(other);
    let counts = format!(
        "hand {} deck {} disc {}",
        view.hand_len(other),
        view.deck_len(other),
        view.discard_len(other)
    );
    let top = view.discard_top(other).map(|top| view.definition(top).name);
    if is_crowded(view) {
        let (hand, deck) = (view.hand_len(other), view.deck_len(other));
        let discard = view.discard_len(other);
        let short = format!("{name} {hand}/{deck}/{discard} {}", top.unwrap_or_default());
        return vec![(short, Style::new())];
    }
    let mut lines = vec![(name.to_owned(), Theme::bold()), (counts, Style::new())];
    if let Some(top) = top {
        lines.push((format!("on top: {top}"), Style::new()));
    }
    if view.in_play(other).next().is_some() {
        lines.push((format!("plays {}", words::cards(view, view.in_play(other))), Style::new()));
    }
    lines
}

/// In play, hand, deck, discard pile and trash, two lines each at most.
fn table_text(app: &App<'_>, width: u16) -> Text<'static> {
    let view = app.view();
    let you = view.seat();
    let piles = format!(
        "{} · Trash: {}",
        words::capitalized(&words::deck_and_discard(view, you)),
        words::cards(view, view.trash())
    );
    let mut in_play = format!("In play: {}", words::cards(view, view.in_play(you)));
    if let Some(aside) = words::set_aside(view, you) {
        let _ = write!(in_play, " · Set aside: {aside}");
    }
    let hand = format!("Hand: {}", words::cards(view, view.hand()));
    let rule = "─".repeat(width as usize);
    let mut text = Text::from(rule);
    let bold = Theme::bold();
    for (line, most, style) in
        [(in_play, 2, Style::new()), (hand, 2, bold), (piles, 1, Style::new())]
    {
        let mut wrapped = wrapped(&line, width as usize - 2);
        if wrapped.len() > most {
            wrapped.truncate(most);
            let last = wrapped.last_mut().expect("there is at least one line");
            *last = shortened(&format!("{last} …………"), width as usize - 2);
        }
        text.extend(wrapped.into_iter().map(|line| Line::styled(format!(" {line}"), style)));
    }
    text
}

fn draw_headline(app: &App<'_>, frame: &mut Frame<'_>, area: Rect) {
    let headline = match app.question() {
        Some(question) if app.is_multiple() => {
            let asked = words::headline(app.view(), question);
            format!("{asked} — {} picked", app.picks.len())
        }
        Some(question) => words::headline(app.view(), question),
        None => app.session.outcome().pop().unwrap_or_default(),
    };
    let rule = "─".repeat(area.width as usize);
    frame.render_widget(Line::raw(rule), area);
    let headline = shortened(&format!(" {headline} "), area.width as usize - 2);
    let width = headline.chars().count() as u16;
    let place = Rect { x: area.x + 1, width, ..area };
    frame.render_widget(Line::styled(headline, app.theme.strong()), place);
}

fn draw_options(app: &mut App<'_>, frame: &mut Frame<'_>, area: Rect) {
    let Some(question) = app.question() else {
        let mut lines = app.session.outcome();
        lines.extend(["", "u takes back, l shows the log, q leaves"].map(str::to_owned));
        let lines = lines.into_iter().map(|line| Line::raw(format!(" {line}")));
        frame.render_widget(lines.collect::<Text<'_>>(), area);
        return;
    };
    let view = app.view();
    let order = app.order();
    let mut labels: Vec<String> =
        order.iter().enumerate().map(|(row, &index)| option_label(app, row, index)).collect();
    if labels.len() < app.row_count() {
        let done = if app.picks.is_empty() { view.nothing(question) } else { "done" };
        labels.push(format!("e {done}"));
    }
    let widest = labels.iter().map(|label| label.chars().count()).max().unwrap_or(0) as u16;
    let columns = if widest < OPTION_WIDTH { area.width / OPTION_WIDTH } else { 1 };
    let width = (area.width / columns) as usize;
    let rows = area.height as usize;
    let page = app.cursor / (rows * columns as usize);
    let shown = labels.iter().enumerate().skip(page * rows * columns as usize);
    for (place, (row, label)) in shown.take(rows * columns as usize).enumerate() {
        let style = match order.get(row) {
            _ if row == app.cursor => Theme::cursor(),
            Some(&index) => option_style(app, index),
            None => Style::new(),
        };
        let spot = Rect {
            x: area.x + (place / rows * width) as u16,
            y: area.y + (place % rows) as u16,
            width: width as u16 - 1,
            height: 1,
        };
        frame.render_widget(Line::styled(shortened(&format!(" {label}"), width - 1), style), spot);
    }
    let hidden = labels.len() > rows * columns as usize;
    if hidden {
        let pages = labels.len().div_ceil(rows * columns as usize);
        let note = Line::raw(format!(" page {} of {pages} ", page + 1)).right_aligned();
        frame.render_widget(note, Rect { y: area.y - 1, height: 1, ..area });
    }
    app.rows = rows;
}

fn option_style(app: &App<'_>, index: usize) -> Style {
    let choice = app.question().and_then(|question| question.options.get(index));
    let kind = choice.and_then(|choice| app.view().kind_of_choice(choice));
    kind.map_or(Style::new(), |kind| app.theme.card(app.view().types(kind)))
}

/// `1 play Village`, `2 [1/3] Copper`, and with an order `2 [1,3] Copper`.
fn option_label(app: &App<'_>, row: usize, index: usize) -> String {
    let Some(question) = app.question() else { return String::new() };
    let key = App::direct_key(row).unwrap_or(' ');
    if !app.is_multiple() {
        return format!("{key} {}", words::option(app.view(), question, index));
    }
    let label = app.view().label(question, index);
    let copies = question.copies(index);
    let places: Vec<String> = (1..)
        .zip(&app.picks)
        .filter(|(_, pick)| **pick as usize == index)
        .map(|(place, _)| place.to_string())
        .collect();
    let mark = match (question.ordered, places.len(), copies) {
        (true, ..) => format!("{:<1}", places.join(",")),
        (false, 0, 1) => " ".to_owned(),
        (false, 1, 1) => "x".to_owned(),
        (false, picked, copies) => format!("{picked}/{copies}"),
    };
    let times = if question.ordered && copies > 1 { format!(" ×{copies}") } else { String::new() };
    format!("{key} [{mark}] {label}{times}")
}

fn draw_log(app: &App<'_>, frame: &mut Frame<'_>, area: Rect) -> usize {
    let block = Block::new().borders(Borders::LEFT);
    let inside = block.inner(area);
    frame.render_widget(block, area);
    log_text(app, frame, inside)
}

/// The end of the log, or what it is scrolled to. Returns how far that is.
pub(super) fn log_text(app: &App<'_>, frame: &mut Frame<'_>, area: Rect) -> usize {
    let lines: Vec<String> = app
        .session
        .log(0)
        .iter()
        .flat_map(|line| wrapped(line, (area.width as usize).saturating_sub(1)))
        .collect();
    let height = area.height as usize;
    let up = app.scroll.min(lines.len().saturating_sub(height));
    let end = lines.len() - up;
    let shown = &lines[end.saturating_sub(height)..end];
    let styled = shown.iter().map(|line| {
        let style = if line.starts_with('—') { Theme::bold() } else { Style::new() };
        Line::styled(format!(" {line}"), style)
    });
    frame.render_widget(styled.collect::<Text<'_>>(), area);
    up
}

fn draw_footer(app: &App<'_>, frame: &mut Frame<'_>, area: Rect) {
    if let Some(message) = &app.message {
        frame.render_widget(Line::styled(format!(" {message} "), Theme::cursor()), area);
        return;
    }
    let mut keys = vec![("↑↓", "move")];
    if app.is_multiple() {
        keys.extend([("Enter", "pick"), ("-", "unpick"), ("e", "done")]);
    } else {
        keys.push(("Enter", "pick"));
        if app.session.can_play_treasures() {
            keys.push(("p", "treasures"));
        }
        if app.question().is_some_and(|question| question.min == 0) {
            keys.push(("e", "end"));
        }
    }
    keys.extend([("t", "text"), ("u", "undo"), ("l", "log"), ("?", "help"), ("q", "quit")]);
    let spans = keys.into_iter().flat_map(|(key, what)| {
        [Span::styled(format!(" {key}"), Theme::bold()), Span::raw(format!(" {what} "))]
    });
    frame.render_widget(spans.collect::<Line<'_>>(), area);
}

/// The text in at most `width` characters.
pub(super) fn shortened(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    text.chars().take(width.saturating_sub(1)).chain(['…']).collect()
}

/// The text in lines of at most `width` characters; what goes on stands a little further in.
pub(super) fn wrapped(text: &str, width: usize) -> Vec<String> {
    let indent = text.len() - text.trim_start().len();
    let mut lines = vec![" ".repeat(indent)];
    let mut empty = true;
    let mut rest = text.trim();
    while !rest.is_empty() {
        let (word, after) = split_word(rest);
        let line = lines.last_mut().expect("there is at least one line");
        if !empty && line.chars().count() + 1 + word.chars().count() > width {
            lines.push(" ".repeat(indent + 2) + word);
        } else {
            line.push_str(if empty { "" } else { " " });
            line.push_str(word);
        }
        empty = false;
        rest = after;
    }
    lines
}

/// The first word, and what comes after it. A number and what it counts are one word: "2× Copper".
fn split_word(text: &str) -> (&str, &str) {
    let spaces = text.match_indices(' ').map(|(at, _)| at);
    let end = spaces.filter(|&at| !text[..at].ends_with('×')).find(|&at| at > 0);
    end.map_or((text, ""), |at| (&text[..at], text[at..].trim_start()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_line_goes_on_further_in() {
        let lines = wrapped("  Ann draws Village, 2× Copper, Estate", 20);
        assert_eq!(lines, ["  Ann draws Village,", "    2× Copper,", "    Estate"]);
        assert_eq!(wrapped("", 10), [""]);
        assert_eq!(wrapped("unbreakable", 4), ["unbreakable"]);
    }

    #[test]
    fn a_name_that_is_too_long_is_cut_and_says_so() {
        assert_eq!(shortened("Council Room", 12), "Council Room");
        assert_eq!(shortened("Council Room", 8), "Council…");
    }
}
