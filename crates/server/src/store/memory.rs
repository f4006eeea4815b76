//! A store that forgets: for tests of what does not depend on a file.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::{
    AnswerRow, Answers, Change, ChatPage, DamagedGame, GameRow, Store, StoreError, Stored, TableRow,
};
use crate::protocol::ChatLine;

/// What a database has in it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Rows {
    pub(crate) tables: BTreeMap<String, TableRow>,
    guests: Vec<(String, String)>,
    pub(crate) games: BTreeMap<String, GameRow>,
    pub(crate) answers: BTreeMap<(String, u32), AnswerRow>,
    pub(crate) chat: BTreeMap<(String, u32), ChatLine>,
    revoked: BTreeMap<String, u32>,
}

impl Rows {
    /// Writes changes as a whole or not at all.
    pub(crate) fn write(&mut self, changes: &[Change]) -> Result<(), StoreError> {
        if changes.iter().any(|change| self.conflicts(change)) {
            return Err(StoreError::Conflict);
        }
        for change in changes {
            self.apply(change.clone());
        }
        Ok(())
    }

    fn conflicts(&self, change: &Change) -> bool {
        match change {
            Change::Answers { game, answers } => answers
                .iter()
                .any(|answer| self.answers.contains_key(&(game.clone(), answer.number))),
            Change::Chat { table, line } => self.chat.contains_key(&(table.clone(), line.number)),
            Change::NewGame(row) => {
                let same = |game: &GameRow| game.table == row.table && game.number == row.number;
                self.games.values().any(same)
            }
            Change::Table(_)
            | Change::Guest { .. }
            | Change::Game { .. }
            | Change::Undo { .. }
            | Change::Revoke { .. }
            | Change::Probe { .. } => false,
        }
    }

    fn apply(&mut self, change: Change) {
        match change {
            Change::Table(row) => {
                self.tables.insert(row.id.clone(), row);
            }
            Change::Guest { guest, table } => self.guests.push((guest, table)),
            Change::NewGame(row) => {
                self.games.insert(row.id.clone(), row);
            }
            Change::Game { id, state, waiting, .. } => {
                if let Some(game) = self.games.get_mut(&id) {
                    (game.state, game.waiting) = (state, waiting);
                }
            }
            Change::Answers { game, answers } => {
                for answer in answers {
                    self.answers.insert((game.clone(), answer.number), answer);
                }
            }
            Change::Undo { game, to } => {
                self.answers.retain(|(of, number), _| *of != game || *number < to);
            }
            Change::Chat { table, line } => {
                self.chat.insert((table, line.number), line);
            }
            Change::Revoke { guest, generation } => {
                self.revoked.insert(guest, generation);
            }
            Change::Probe { .. } => {}
        }
    }

    pub(crate) fn tables_of(&self, guest: &str, most: u32) -> Vec<TableRow> {
        let own = self.guests.iter().filter(|(of, _)| of == guest);
        let tables = own.filter_map(|(_, table)| self.tables.get(table).cloned());
        tables.take(most as usize).collect()
    }

    pub(crate) fn games_of(&self, table: &str) -> Vec<Result<GameRow, DamagedGame>> {
        let mut games: Vec<GameRow> =
            self.games.values().filter(|game| game.table == table).cloned().collect();
        games.sort_by_key(|game| game.number);
        games.into_iter().map(Ok).collect()
    }

    pub(crate) fn answers_of(&self, game: &str) -> Answers {
        let all = (game.to_owned(), 0)..=(game.to_owned(), u32::MAX);
        let rows: Vec<AnswerRow> =
            self.answers.range(all).map(|(_, answer)| answer.clone()).collect();
        Answers { kept: rows.len(), rows }
    }

    pub(crate) fn chat_of(&self, table: &str, before: Option<u32>, most: u32) -> ChatPage {
        let own = |until| (table.to_owned(), 0)..(table.to_owned(), until);
        let before = before.unwrap_or(u32::MAX);
        let mut lines: Vec<ChatLine> =
            self.chat.range(own(before)).map(|(_, l)| l.clone()).collect();
        lines.drain(..lines.len().saturating_sub(most as usize));
        let last = self.chat.range(own(u32::MAX)).next_back();
        ChatPage { lines, next: last.map_or(0, |((_, number), _)| number + 1) }
    }
}

/// Tables and games in memory.
#[derive(Debug, Default)]
pub(crate) struct Memory(Mutex<Rows>);

impl Memory {
    fn rows(&self) -> MutexGuard<'_, Rows> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn now<'a, T: Send + 'a>(value: T) -> Stored<'a, T> {
    Box::pin(async move { Ok(value) })
}

impl Store for Memory {
    fn secret(&self) -> Stored<'_, Vec<u8>> {
        now(vec![1; 32])
    }

    fn revoked(&self) -> Stored<'_, Vec<(String, u32)>> {
        now(self.rows().revoked.clone().into_iter().collect())
    }

    fn write(&self, changes: Vec<Change>) -> Stored<'_, ()> {
        let written = self.rows().write(&changes);
        Box::pin(async move { written })
    }

    fn table(&self, id: String) -> Stored<'_, Option<TableRow>> {
        now(self.rows().tables.get(&id).cloned())
    }

    fn tables_of(&self, guest: String, most: u32) -> Stored<'_, Vec<TableRow>> {
        now(self.rows().tables_of(&guest, most))
    }

    fn games_of(&self, table: String) -> Stored<'_, Vec<Result<GameRow, DamagedGame>>> {
        now(self.rows().games_of(&table))
    }

    fn game(&self, id: String) -> Stored<'_, Option<GameRow>> {
        now(self.rows().games.get(&id).cloned())
    }

    fn answers(&self, game: String) -> Stored<'_, Answers> {
        now(self.rows().answers_of(&game))
    }

    fn chat(&self, table: String, before: Option<u32>, most: u32) -> Stored<'_, ChatPage> {
        now(self.rows().chat_of(&table, before, most))
    }

    fn close(&self) -> Stored<'_, ()> {
        now(())
    }
}
