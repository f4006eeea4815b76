//! What the keys do.

use std::cmp::Reverse;

use fief_engine::ids::Kind;
use fief_engine::question::{Choice, Question, Verb};
use fief_engine::types::Type;
use fief_engine::view::View;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::theme::Theme;
use crate::play::session::{Session, Status};
use crate::play::words;

/// The keys of the first options. Commands are small letters, so they never collide.
const DIRECT: &str = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// What lies over the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Overlay {
    Help,
    /// The text of a card; the keys leaf through all cards of the game.
    Card(Kind),
    /// Everybody's cards, as far as they are open.
    Table,
    /// The whole log.
    Log,
    /// Asks whether the person means it.
    Resign,
}

/// The screen's own state. Everything about the game is in the session.
#[derive(Debug)]
pub(crate) struct App<'s> {
    pub(crate) session: &'s mut Session,
    pub(crate) theme: Theme,
    /// The row that the cursor is on: an option, or the last row, which picks nothing or confirms.
    pub(crate) cursor: usize,
    /// What is picked so far, in order.
    pub(crate) picks: Vec<u16>,
    pub(crate) overlay: Option<Overlay>,
    pub(crate) message: Option<String>,
    /// How many lines the log is scrolled up.
    pub(crate) scroll: usize,
    /// How many options stand in a column of the screen.
    pub(crate) rows: usize,
    /// Whether the terminal is too small to show the game: nothing is played that cannot be seen.
    pub(crate) blind: bool,
    left: bool,
}

impl<'s> App<'s> {
    pub(crate) fn new(session: &'s mut Session, theme: Theme) -> Self {
        Self {
            session,
            theme,
            cursor: 0,
            picks: Vec::new(),
            overlay: None,
            message: None,
            scroll: 0,
            rows: 1,
            blind: false,
            left: false,
        }
    }

    pub(crate) fn has_left(&self) -> bool {
        self.left
    }

    pub(crate) fn view(&self) -> View<'_> {
        self.session.view()
    }

    pub(crate) fn question(&self) -> Option<&Question> {
        self.session.question()
    }

    /// Whether several are picked, so that picking and answering are two things. In a turn one thing is done after the
    /// other, though several Treasures could be played in one answer: there is a key for all of them.
    pub(crate) fn is_multiple(&self) -> bool {
        self.question().is_some_and(|question| question.max > 1 && question.verb != Verb::Turn)
    }

    /// The options, and the row that picks nothing or confirms.
    pub(crate) fn row_count(&self) -> usize {
        self.question().map_or(0, |question| {
            question.options.len() + usize::from(question.min == 0 || self.is_multiple())
        })
    }

    /// The options in the order of the screen: piles come dearest first, for the cheap ones are rarely wanted.
    pub(crate) fn order(&self) -> Vec<usize> {
        let Some(question) = self.question() else { return Vec::new() };
        let mut order: Vec<usize> = (0..question.options.len()).collect();
        order.sort_by_key(|&index| {
            let pile = match question.options.get(index) {
                Some(Choice::Pile(pile)) => self.view().top_of(pile),
                _ => None,
            };
            pile.map(|kind| {
                let (cost, card) = (self.view().cost(kind), self.view().definition(kind));
                (
                    Reverse((cost.coins, cost.potions, cost.debt)),
                    card.types.has(Type::Curse),
                    card.name,
                )
            })
        });
        order
    }

    /// The key that picks an option wherever the cursor is.
    pub(crate) fn direct_key(row: usize) -> Option<char> {
        DIRECT.chars().nth(row)
    }

    pub(crate) fn press(&mut self, key: KeyEvent) {
        self.message = None;
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            if key.code == KeyCode::Char('c') {
                self.left = true;
            }
            return;
        }
        match self.overlay {
            _ if self.blind => self.left = key.code == KeyCode::Char('q'),
            Some(overlay) => self.press_over(overlay, key.code),
            None => self.press_here(key.code),
        }
    }

    fn press_over(&mut self, overlay: Overlay, key: KeyCode) {
        match (overlay, key) {
            (Overlay::Resign, KeyCode::Char('y')) => {
                self.session.resign();
                self.overlay = None;
            }
            (Overlay::Card(kind), KeyCode::Down | KeyCode::Right) => self.leaf(kind, 1),
            (Overlay::Card(kind), KeyCode::Up | KeyCode::Left) => self.leaf(kind, -1),
            (Overlay::Log, KeyCode::Up) => self.scroll = self.scroll.saturating_add(1),
            (Overlay::Log, KeyCode::Down) => self.scroll = self.scroll.saturating_sub(1),
            (Overlay::Log, KeyCode::PageUp) => self.scroll = self.scroll.saturating_add(15),
            (Overlay::Log, KeyCode::PageDown) => self.scroll = self.scroll.saturating_sub(15),
            (Overlay::Log, KeyCode::Home) => self.scroll = usize::MAX,
            (Overlay::Log, KeyCode::End) => self.scroll = 0,
            _ => {
                self.overlay = None;
                self.scroll = 0;
            }
        }
    }

    fn leaf(&mut self, from: Kind, by: isize) {
        let kinds = self.cards_by_name();
        let at = kinds.iter().position(|&kind| kind == from).unwrap_or(0);
        let to = (at as isize + by).rem_euclid(kinds.len() as isize);
        self.overlay = Some(Overlay::Card(kinds[to as usize]));
    }

    fn cards_by_name(&self) -> Vec<Kind> {
        let rules = self.session.rules();
        let mut kinds: Vec<Kind> = rules.kinds().collect();
        kinds.sort_by_key(|&kind| rules.definition(kind).name);
        kinds
    }

    fn press_here(&mut self, key: KeyCode) {
        match key {
            KeyCode::Up | KeyCode::BackTab => self.move_cursor(-1),
            KeyCode::Down | KeyCode::Tab => self.move_cursor(1),
            KeyCode::Left => self.move_cursor(-(self.rows as isize)),
            KeyCode::Right => self.move_cursor(self.rows as isize),
            KeyCode::Home => self.cursor = 0,
            KeyCode::End => self.cursor = self.row_count().saturating_sub(1),
            KeyCode::PageUp => self.scroll = self.scroll.saturating_add(5),
            KeyCode::PageDown => self.scroll = self.scroll.saturating_sub(5),
            KeyCode::Enter | KeyCode::Char(' ') => self.choose(self.cursor),
            KeyCode::Char('+') => self.pick(self.cursor),
            KeyCode::Char('-') => self.unpick(self.cursor),
            KeyCode::Backspace => {
                self.picks.pop();
            }
            KeyCode::Esc => self.picks.clear(),
            KeyCode::Char(key) => self.press_letter(key),
            _ => {}
        }
    }

    fn press_letter(&mut self, key: char) {
        match key {
            'e' => self.confirm(),
            'p' | '$' => self.treasures(),
            't' => self.overlay = self.focused().map(Overlay::Card),
            'o' => self.overlay = Some(Overlay::Table),
            'l' => self.overlay = Some(Overlay::Log),
            'u' => self.undo(),
            's' => self.save(),
            'r' if self.session.status() == Status::Asked => self.overlay = Some(Overlay::Resign),
            'q' => self.left = true,
            '?' => self.overlay = Some(Overlay::Help),
            _ => match DIRECT.chars().position(|direct| direct == key) {
                Some(row) if self.is_option(row) => {
                    self.cursor = row;
                    self.choose(row);
                }
                _ => self.say(format!("'{key}' does nothing here: ? shows the keys.")),
            },
        }
    }

    fn say(&mut self, message: impl Into<String>) {
        self.message = Some(message.into());
    }

    fn is_option(&self, row: usize) -> bool {
        self.question().is_some_and(|question| row < question.options.len())
    }

    /// The option that the cursor is on.
    pub(crate) fn under_cursor(&self) -> Option<Choice> {
        let index = *self.order().get(self.cursor)?;
        self.question()?.options.get(index)
    }

    fn move_cursor(&mut self, by: isize) {
        let rows = self.row_count() as isize;
        if rows > 0 {
            let to = self.cursor as isize + by;
            // Sideways there is no way round: it would land in another row.
            let far = by.unsigned_abs() > 1 || self.rows == 1;
            self.cursor = match to {
                _ if (0..rows).contains(&to) => to,
                _ if far => self.cursor as isize,
                _ => to.rem_euclid(rows),
            } as usize;
        }
    }

    /// The card to show the text of: the one under the cursor, or the first there is.
    fn focused(&self) -> Option<Kind> {
        let kind = self.under_cursor().and_then(|choice| self.view().kind_of_choice(choice));
        kind.or_else(|| self.view().hand().next()).or_else(|| self.cards_by_name().first().copied())
    }

    /// Does what the row stands for.
    fn choose(&mut self, row: usize) {
        match self.order().get(row) {
            None => self.confirm(),
            Some(_) if self.is_multiple() => self.pick(row),
            Some(&index) => {
                self.picks = vec![index as u16];
                self.confirm();
            }
        }
    }

    /// Picks one more of an option; after the last copy of it, none.
    fn pick(&mut self, row: usize) {
        if !self.is_multiple() {
            return;
        }
        let (Some(question), Some(&index)) = (self.question(), self.order().get(row)) else {
            return;
        };
        let copies = question.copies(index) as usize;
        let picked = self.picks.iter().filter(|&&pick| pick as usize == index).count();
        let full = self.picks.len() >= question.max as usize;
        let exact = question.min == question.max;
        if picked == copies {
            self.picks.retain(|&pick| pick as usize != index);
        } else if full {
            let max = question.max;
            self.say(format!("No more than {max}: take one back with - first."));
        } else {
            self.picks.push(index as u16);
            if exact && self.question().is_some_and(|q| self.picks.len() == q.max as usize) {
                self.cursor = self.row_count() - 1;
            }
        }
    }

    fn unpick(&mut self, row: usize) {
        let Some(&index) = self.order().get(row) else { return };
        if let Some(at) = self.picks.iter().rposition(|&pick| pick as usize == index) {
            self.picks.remove(at);
        }
    }

    /// Answers with what is picked.
    fn confirm(&mut self) {
        let Some(question) = self.question() else { return };
        if question.check(&self.picks).is_err() {
            let message = words::how_many(question, self.picks.len());
            self.say(message);
            return;
        }
        let picks = std::mem::take(&mut self.picks);
        match self.session.answer(&picks) {
            Ok(()) => self.asked_anew(),
            Err(error) => self.say(error.to_string()),
        }
    }

    fn treasures(&mut self) {
        if self.session.play_treasures() == 0 {
            self.say(self.session.why_no_treasures());
        } else {
            self.asked_anew();
        }
    }

    fn undo(&mut self) {
        let undone = self.session.undo();
        self.asked_anew();
        self.say(if undone { "Taken back." } else { "There is nothing to take back." });
    }

    fn save(&mut self) {
        match self.session.save() {
            Ok(()) => self.say(format!("Saved in {}", self.session.file().display())),
            Err(error) => self.say(error.to_string()),
        }
    }

    /// Another question: nothing is picked, and the end of the log is seen.
    fn asked_anew(&mut self) {
        self.picks.clear();
        self.cursor = 0;
        self.scroll = 0;
        if let Some(error) = self.session.save_error() {
            self.message = Some(format!("Not saved: {error}"));
        }
    }
}
