//! A table comes back into memory where it stood.

use std::collections::BTreeMap;
use std::sync::Arc;

use fief_engine::save::RULES_VERSION;
use tokio::time::Instant;

use super::chat::{Chat, PAGE};
use super::clock::Clock;
use super::live::{self, Live};
use super::{REST, Room};
use crate::hub::{Hub, internal, not_read};
use crate::played::Played;
use crate::protocol::{GameSummary, Problem};
use crate::store::{DamagedGame, GameRow, StoreError, TableRow};

impl Room {
    /// Reads a table and plays its game to where it stood.
    pub(crate) async fn load(hub: Arc<Hub>, row: TableRow) -> Result<Box<Self>, Problem> {
        let failed = |error: StoreError| not_read(&error);
        let mut games = hub.store.games_of(row.id.clone()).await.map_err(failed)?;
        let last = games.pop();
        let mut summaries: Vec<GameSummary> = games.into_iter().map(summary).collect();
        let live = match last {
            Some(Ok(game)) => match load_game(&hub, &row, game).await? {
                Ok(live) => Some(live),
                Err(unplayable) => {
                    summaries.push(unplayable);
                    None
                }
            },
            Some(damaged) => {
                summaries.push(summary(damaged));
                None
            }
            None => None,
        };
        let chat = hub.store.chat(row.id.clone(), None, PAGE).await.map_err(failed)?;
        let seats = row.doc.seats.len();
        let mut room = Box::new(Self {
            id: row.id,
            hub,
            doc: row.doc,
            games: summaries,
            live,
            connections: BTreeMap::new(),
            next_connection: 0,
            last_seen: vec![Instant::now(); seats],
            chat: Chat::new(chat),
            votes: Vec::new(),
            next_vote: 1,
            idle_since: Instant::now(),
            in_doubt: false,
            rests_until: None,
        });
        room.run_clock();
        Ok(room)
    }

    /// Reads what is kept of the table, and tells everybody how it stands.
    pub(super) async fn read_again(&mut self) {
        // It happens rarely, and no table needs the memory for it at other times.
        let read = Box::pin(self.read()).await;
        let Ok(fresh) = read else {
            self.rests_until = Some(Instant::now() + REST);
            return;
        };
        (self.doc, self.games, self.live) = (fresh.doc, fresh.games, fresh.live);
        self.chat = fresh.chat;
        self.votes.clear();
        self.in_doubt = false;
        for connection in self.connections.values_mut() {
            connection.shown = None;
        }
        self.run_clock();
        self.send_table();
        self.show_game();
    }

    async fn read(&self) -> Result<Box<Self>, Problem> {
        let row = self.hub.store.table(self.id.clone()).await.map_err(|error| not_read(&error))?;
        let row = row.ok_or_else(crate::hub::no_such_table)?;
        Self::load(Arc::clone(&self.hub), row).await
    }
}

fn summary(game: Result<GameRow, DamagedGame>) -> GameSummary {
    match game {
        Ok(game) => live::summary(&game.id, game.number, &game.start, &game.state),
        Err(DamagedGame { id, number, why }) => {
            let aside = Some(format!("This game is put aside: it cannot be read ({why})."));
            GameSummary { id, number, over: false, winners: vec![], continues: None, aside }
        }
    }
}

/// The game where it stood, or what is said of one that cannot even begin by the rules of today.
async fn load_game(
    hub: &Hub,
    table: &TableRow,
    game: GameRow,
) -> Result<Result<Live, GameSummary>, Problem> {
    let answers = hub.store.answers(game.id.clone()).await.map_err(|error| not_read(&error))?;
    let kept = answers.kept;
    let start = game.start.clone();
    let played = hub.work(move || {
        Played::begin(&start).map(|mut played| {
            let fitting = played.replay_while_it_fits(&answers.rows);
            (played, answers.rows, fitting)
        })
    });
    let played = played.await.ok_or_else(|| internal(&"a game could not be played again"))?;
    let (played, mut rows, fitting) = match played {
        Ok(played) => played,
        Err(problem) => {
            let summary = live::summary(&game.id, game.number, &game.start, &game.state);
            return Ok(Err(GameSummary { aside: Some(problem.message), ..summary }));
        }
    };
    rows.truncate(fitting);
    let mut clock =
        table.doc.settings.clock.map(|setting| Clock::new(setting, table.doc.seats.len()));
    if let Some(clock) = &mut clock {
        clock.restore(&rows);
    }
    let aside = (fitting < kept).then(|| why_aside(game.start.rules, fitting, kept));
    if let Some(why) = &aside {
        tracing::warn!(game = game.id, table = table.id, "{why}");
    }
    let mut live = Live::new(game.id, game.number, game.start, game.state, played, clock);
    live.aside = aside;
    Ok(Ok(live))
}

/// What is said of a game whose answers do not all fit the questions of today.
pub(crate) fn why_aside(rules: u32, fitting: usize, kept: usize) -> String {
    let why = if rules == RULES_VERSION {
        format!(
            "its answer {} does not fit its question, so what is kept of it is damaged",
            fitting + 1
        )
    } else {
        format!(
            "it was begun by version {rules} of the rules, this server plays by version {RULES_VERSION}, and its answer {} does not fit any more",
            fitting + 1
        )
    };
    format!(
        "This game is put aside: {why}. All of its {kept} answers are kept, and the first {fitting} can be looked at."
    )
}
