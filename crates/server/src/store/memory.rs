//! A store that forgets: for tests of what does not depend on a file.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::{AnswerRow, Change, GameRow, Store, StoreError, Stored, TableRow};
use crate::protocol::ChatLine;

#[derive(Debug, Default)]
struct Rows {
    tables: BTreeMap<String, TableRow>,
    guests: Vec<(String, String)>,
    games: BTreeMap<String, GameRow>,
    answers: BTreeMap<(String, u32), AnswerRow>,
    chat: BTreeMap<(String, u32), ChatLine>,
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

impl Rows {
    fn apply(&mut self, change: Change) -> Result<(), StoreError> {
        match change {
            Change::Table(row) => {
                self.tables.insert(row.id.clone(), row);
            }
            Change::Guest { guest, table } => self.guests.push((guest, table)),
            Change::NewGame(row) => {
                self.games.insert(row.id.clone(), row);
            }
            Change::Game { id, state, waiting, .. } => {
                let game = self.games.get_mut(&id).ok_or(StoreError::Conflict)?;
                (game.state, game.waiting) = (state, waiting);
            }
            Change::Answers { game, answers } => {
                for answer in answers {
                    let key = (game.clone(), answer.number);
                    if self.answers.insert(key, answer).is_some() {
                        return Err(StoreError::Conflict);
                    }
                }
            }
            Change::Undo { game, to } => {
                self.answers.retain(|(of, number), _| *of != game || *number < to);
            }
            Change::Chat { table, line } => {
                self.chat.insert((table, line.number), line);
            }
        }
        Ok(())
    }
}

impl Store for Memory {
    fn secret(&self) -> Stored<'_, Vec<u8>> {
        now(vec![1; 32])
    }

    fn write(&self, changes: Vec<Change>) -> Stored<'_, ()> {
        let mut rows = self.rows();
        let written = changes.into_iter().try_for_each(|change| rows.apply(change));
        Box::pin(async move { written })
    }

    fn table(&self, id: String) -> Stored<'_, Option<TableRow>> {
        now(self.rows().tables.get(&id).cloned())
    }

    fn tables_of(&self, guest: String, most: u32) -> Stored<'_, Vec<TableRow>> {
        let rows = self.rows();
        let own = rows.guests.iter().filter(|(of, _)| *of == guest);
        let tables = own.filter_map(|(_, table)| rows.tables.get(table).cloned());
        now(tables.take(most as usize).collect())
    }

    fn games_of(&self, table: String) -> Stored<'_, Vec<GameRow>> {
        let rows = self.rows();
        let mut games: Vec<GameRow> =
            rows.games.values().filter(|game| game.table == table).cloned().collect();
        games.sort_by_key(|game| game.number);
        now(games)
    }

    fn game(&self, id: String) -> Stored<'_, Option<GameRow>> {
        now(self.rows().games.get(&id).cloned())
    }

    fn answers(&self, game: String) -> Stored<'_, Vec<AnswerRow>> {
        let rows = self.rows();
        let own = rows.answers.iter().filter(|((of, _), _)| *of == game);
        now(own.map(|(_, answer)| answer.clone()).collect())
    }

    fn chat(&self, table: String) -> Stored<'_, Vec<ChatLine>> {
        let rows = self.rows();
        let own = rows.chat.iter().filter(|((of, _), _)| *of == table);
        now(own.map(|(_, line)| line.clone()).collect())
    }

    fn close(&self) -> Stored<'_, ()> {
        now(())
    }
}
