//! What lies over the screen: help, a card, the table, the log, a question that must be meant.

use fief_engine::ids::Player;
use fief_engine::view::View;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Text};
use ratatui::widgets::{Block, Borders, Clear};

use super::app::{App, Overlay};
use super::draw::{log_text, wrapped};
use crate::play::words;

const HELP: &str = "\
↑ ↓ ← →       move among the options
Enter, Space  choose what the cursor is on
1–9, A–Z      choose an option by its key
-, Backspace  take back a pick (when several are picked)
e             end the phase, pass, or confirm the picks
p or $        play all Treasures
t             text of the card under the cursor, and of all others
o             everybody's cards on the table
l             the whole log; PgUp and PgDn scroll it
u             undo: take back your last answer
s             save now (every answer is saved by itself)
r             resign
q             quit; 'fief play --continue' goes on";

/// Draws what lies over the screen, if anything. Returns how far the log is scrolled, if it is that.
pub(super) fn draw(app: &App<'_>, frame: &mut Frame<'_>, area: Rect) -> Option<usize> {
    match app.overlay {
        None => {}
        Some(Overlay::Help) => {
            popup(frame, area, " Keys ", &HELP.lines().map(str::to_owned).collect::<Vec<_>>());
        }
        Some(Overlay::Card(kind)) => {
            let card = app.view().definition(kind);
            let mut lines = vec![words::card_title(card), String::new()];
            let mut add = |text: &str| {
                lines.extend(wrapped(text, 60).iter().map(|line| line.trim().to_owned()));
            };
            add(card.text);
            if let Some(pile) = words::pile_of(app.view(), kind) {
                add(&pile);
            }
            lines.extend([String::new(), "↑ ↓ other cards, any other key closes".to_owned()]);
            popup(frame, area, " Card ", &lines);
        }
        Some(Overlay::Table) => popup(frame, area, " The table ", &everybody(app.view())),
        Some(Overlay::Resign) => {
            let lines = ["Give up this game?", "", "y resigns, any other key goes on"];
            popup(frame, area, " Resign ", &lines.map(str::to_owned));
        }
        Some(Overlay::Log) => {
            let block = Block::new()
                .borders(Borders::ALL)
                .title(" Log: ↑ ↓ PgUp PgDn Home End, any other key closes ");
            let inside = block.inner(area);
            frame.render_widget(Clear, area);
            frame.render_widget(block, area);
            return Some(log_text(app, frame, inside));
        }
    }
    None
}

/// The open cards and counts of every player, the owner of the view first.
fn everybody(view: View<'_>) -> Vec<String> {
    let others = view.others();
    let mut lines: Vec<String> = std::iter::once(view.seat())
        .chain(others)
        .flat_map(|player: Player| {
            let name = view.rules().player_name(player);
            let deck = words::deck_and_discard(view, player);
            [
                format!("{name}: hand {}, {deck}", view.hand_len(player)),
                format!("  in play: {}", words::cards(view, view.in_play(player))),
            ]
        })
        .collect();
    lines.push(format!("Trash: {}", words::cards(view, view.trash())));
    lines.push(format!("Empty Supply piles: {}", view.empty_supply_piles()));
    lines.push(format!("Your points so far: {}", view.own_score()));
    lines.push(format!("All your cards: {}", words::cards(view, view.own_cards().into_iter())));
    lines.iter().flat_map(|line| wrapped(line, 70)).collect()
}

fn popup(frame: &mut Frame<'_>, area: Rect, title: &str, lines: &[String]) {
    let widest = lines.iter().map(|line| line.chars().count()).max().unwrap_or(0).max(title.len());
    let width = (widest as u16 + 4).min(area.width);
    let height = (lines.len() as u16 + 2).min(area.height);
    let place = Rect {
        x: area.x + (area.width - width) / 2,
        y: area.y + (area.height - height) / 2,
        width,
        height,
    };
    let block = Block::new().borders(Borders::ALL).title(title.to_owned());
    let inside = block.inner(place);
    frame.render_widget(Clear, place);
    frame.render_widget(block, place);
    let lines = lines.iter().map(|line| Line::raw(format!(" {line}")));
    frame.render_widget(lines.collect::<Text<'_>>(), inside);
}
