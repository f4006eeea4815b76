//! A table comes back into memory where it stood.

use std::collections::BTreeMap;
use std::sync::Arc;

use tokio::time::Instant;

use super::Room;
use super::clock::Clock;
use super::live::{self, Live};
use crate::hub::Hub;
use crate::played::Played;
use crate::protocol::Problem;
use crate::store::{GameRow, TableRow};

impl Room {
    /// Reads a table and plays its game to where it stood.
    pub(crate) async fn load(hub: Arc<Hub>, row: TableRow) -> Result<Self, Problem> {
        let failed = |error| super::not_kept(&error);
        let mut games = hub.store.games_of(row.id.clone()).await.map_err(failed)?;
        let last = games.pop();
        let summaries = games.iter().map(|g| live::summary(&g.id, g.number, &g.start, &g.state));
        let summaries = summaries.collect();
        let live = match last {
            Some(game) => Some(load_game(&hub, &row, game).await?),
            None => None,
        };
        let chat = hub.store.chat(row.id.clone()).await.map_err(failed)?;
        let seats = row.doc.seats.len();
        let mut room = Self {
            id: row.id,
            hub,
            doc: row.doc,
            games: summaries,
            live,
            connections: BTreeMap::new(),
            next_connection: 0,
            last_seen: vec![Instant::now(); seats],
            chat,
            votes: Vec::new(),
            next_vote: 1,
            idle_since: Instant::now(),
        };
        room.tell_if_outdated().await;
        room.run_clock();
        Ok(room)
    }

    /// Tells the players that not all their answers fit the rules of today.
    async fn tell_if_outdated(&mut self) {
        let goes_on = |live: &&Live| live.outdated && !live.is_over();
        let Some(live) = self.live.as_ref().filter(goes_on) else { return };
        let fitting = live.played.len();
        self.announce(format!(
            "The rules were corrected since this game was last played: it goes on after its first {fitting} answers."
        ))
        .await;
    }
}

/// The game where it stood; or, if the rules were corrected since, as far as its answers fit them. A game that is over
/// stays over.
async fn load_game(hub: &Hub, table: &TableRow, game: GameRow) -> Result<Live, Problem> {
    let mut answers = hub.store.answers(game.id.clone()).await.map_err(|e| super::not_kept(&e))?;
    let mut played = Played::begin(&game.start)?;
    let given = answers.len();
    answers.truncate(played.replay_while_it_fits(&answers));
    let mut clock =
        table.doc.settings.clock.map(|setting| Clock::new(setting, table.doc.seats.len()));
    if let Some(clock) = &mut clock {
        clock.restore(&answers);
    }
    let mut live = Live::new(game.id, game.number, game.start, game.state, played, clock);
    live.outdated = answers.len() < given;
    Ok(live)
}
