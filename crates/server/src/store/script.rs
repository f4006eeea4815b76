//! Changes as statements of SQL.
//!
//! `SQLite` works on a thread of its own, and each message to it costs more than most statements do: so all statements of a
//! job are one message.

use sqlx::query::Query;
use sqlx::sqlite::SqliteArguments;
use sqlx::{Arguments as _, AssertSqlSafe, Encode, Sqlite, Type};

use super::{AnswerRow, Change};

/// Why a change has no statement: something in it cannot be written down.
type Unwritable = Box<dyn std::error::Error + Send + Sync>;

/// Statements one after the other, and the values for the question marks in them.
#[derive(Debug)]
pub(super) struct Script {
    statements: Vec<&'static str>,
    values: SqliteArguments,
}

/// What has more statements is rare, and not worth remembering how it is done.
const USUAL: usize = 16;

impl Script {
    /// The changes of a job, in a savepoint of their own.
    pub(super) fn of_job(changes: &[Change]) -> Result<Self, Unwritable> {
        let values = SqliteArguments::default();
        let mut script = Self { statements: vec!["SAVEPOINT job"], values };
        for change in changes {
            script.add(change)?;
        }
        script.statements.push("RELEASE job");
        Ok(script)
    }

    pub(super) fn query(self) -> Query<'static, Sqlite, SqliteArguments> {
        // Every statement is written in this file; whatever comes from outside is a value.
        let text = AssertSqlSafe(self.statements.join("; "));
        sqlx::query_with(text, self.values).persistent(self.statements.len() <= USUAL)
    }

    fn statement(&mut self, text: &'static str) -> &mut Self {
        self.statements.push(text);
        self
    }

    fn value<T>(&mut self, value: T) -> Result<&mut Self, Unwritable>
    where
        T: Encode<'static, Sqlite> + Type<Sqlite> + 'static,
    {
        self.values.add(value)?;
        Ok(self)
    }

    fn add(&mut self, change: &Change) -> Result<(), Unwritable> {
        match change {
            Change::Table(row) => self
                .statement(
                    "INSERT INTO tables (id, state, changed) VALUES (?, ?, ?)
                     ON CONFLICT (id) DO UPDATE SET state = excluded.state, changed = excluded.changed",
                )
                .value(row.id.clone())?
                .value(serde_json::to_string(&row.doc)?)?
                .value(row.changed as i64)?,
            Change::Guest { guest, table } => self
                .statement("INSERT OR IGNORE INTO table_guests (guest, table_id) VALUES (?, ?)")
                .value(guest.clone())?
                .value(table.clone())?,
            Change::NewGame(row) => self
                .statement(
                    "INSERT INTO games (id, table_id, number, start, state, waiting) VALUES (?, ?, ?, ?, ?, ?)",
                )
                .value(row.id.clone())?
                .value(row.table.clone())?
                .value(row.number)?
                .value(serde_json::to_string(&row.start)?)?
                .value(serde_json::to_string(&row.state)?)?
                .value(row.waiting)?,
            Change::Game { id, state, waiting, at } => self
                .statement(
                    "UPDATE tables SET changed = ? WHERE id = (SELECT table_id FROM games WHERE id = ?)",
                )
                .value(*at as i64)?
                .value(id.clone())?
                .statement("UPDATE games SET state = ?, waiting = ? WHERE id = ?")
                .value(serde_json::to_string(state)?)?
                .value(*waiting)?
                .value(id.clone())?,
            Change::Answers { game, answers } => {
                return answers.iter().try_for_each(|answer| self.add_answer(game, answer));
            }
            Change::Undo { game, to } => self
                .statement("DELETE FROM answers WHERE game_id = ? AND number >= ?")
                .value(game.clone())?
                .value(*to)?,
            Change::Chat { table, line } => self
                .statement("INSERT INTO chat (table_id, number, line) VALUES (?, ?, ?)")
                .value(table.clone())?
                .value(line.number)?
                .value(serde_json::to_string(line)?)?,
            Change::Revoke { guest, generation } => self
                .statement(
                    "INSERT INTO revoked (guest, generation) VALUES (?, ?)
                     ON CONFLICT (guest) DO UPDATE SET generation = max(generation, excluded.generation)",
                )
                .value(guest.clone())?
                .value(*generation)?,
            Change::Probe { at } => self
                .statement(
                    "INSERT INTO meta (key, value) VALUES ('probe', ?)
                     ON CONFLICT (key) DO UPDATE SET value = excluded.value",
                )
                .value(*at as i64)?,
        };
        Ok(())
    }

    fn add_answer(&mut self, game: &str, answer: &AnswerRow) -> Result<(), Unwritable> {
        let picks: Vec<String> = answer.picks.iter().map(ToString::to_string).collect();
        self.statement(
            "INSERT INTO answers (game_id, number, seat, picks, fingerprint, at, clock_left)
             VALUES (?, ?, ?, ?, ?, ?, ?)",
        )
        .value(game.to_owned())?
        .value(answer.number)?
        .value(answer.seat)?
        .value(picks.join("."))?
        .value(answer.fingerprint)?
        .value(answer.at as i64)?
        .value(answer.clock_left.map(|left| left as i64))?;
        Ok(())
    }
}
