//! The full screen: what the person sees, and the keys.

mod app;
mod draw;
mod overlay;
mod theme;

use anyhow::Result;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyEventKind};

use super::session::Session;
use app::App;
use theme::Theme;

/// Plays on the full screen until the person leaves. The terminal is itself again afterwards, even after a panic.
pub(crate) fn run(session: &mut Session) -> Result<()> {
    let mut app = App::new(session, Theme::from_environment());
    let mut terminal = ratatui::try_init()?;
    let played = play(&mut app, &mut terminal);
    ratatui::try_restore()?;
    played
}

fn play(app: &mut App<'_>, terminal: &mut DefaultTerminal) -> Result<()> {
    while !app.has_left() {
        terminal.draw(|frame| draw::draw(app, frame))?;
        // A change of the terminal's size arrives as an event, too, and is answered by drawing again.
        if let Event::Key(key) = event::read()?
            && key.kind != KeyEventKind::Release
        {
            app.press(key);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests;
