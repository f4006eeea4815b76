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
use crate::store::{Change, GameRow, TableRow};

impl Room {
    /// Reads a table and plays its game to where it stood.
    pub(crate) async fn load(hub: Arc<Hub>, row: TableRow) -> Result<Self, Problem> {
        let failed = |error| super::not_kept(&error);
        let mut games = hub.store.games_of(row.id.clone()).await.map_err(failed)?;
        let last = games.pop();
        let summaries = games.iter().map(|g| live::summary(&g.id, g.number, &g.start, &g.state));
        let summaries = summaries.collect();
        let (live, corrected) = match last {
            Some(game) => load_game(&hub, &row, game).await.map(|(live, cut)| (Some(live), cut))?,
            None => (None, false),
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
        if corrected {
            room.go_on_from_here().await?;
        }
        room.run_clock();
        Ok(room)
    }

    /// Lets go of the answers that do not fit the rules of today, and tells the players.
    async fn go_on_from_here(&mut self) -> Result<(), Problem> {
        let Some(live) = &self.live else { return Ok(()) };
        let to = live.played.len() as u32;
        self.keep(vec![Change::Undo { game: live.id.clone(), to }, live.change()]).await?;
        self.announce(format!(
            "The rules were corrected since this game was last played: it goes on after its first {to} answers."
        ))
        .await;
        Ok(())
    }
}

/// The game where it stood; or, if the rules were corrected while it was going on, as far as its answers fit them, and
/// that this is so. A game that is over stays as it was played.
async fn load_game(hub: &Hub, table: &TableRow, game: GameRow) -> Result<(Live, bool), Problem> {
    let mut answers = hub.store.answers(game.id.clone()).await.map_err(|e| super::not_kept(&e))?;
    let mut played = Played::begin(&game.start)?;
    let corrected = if game.state.over {
        played.replay(&answers)?;
        false
    } else {
        let fitting = played.replay_while_it_fits(&answers);
        let given = answers.len();
        answers.truncate(fitting);
        fitting < given
    };
    let mut clock =
        table.doc.settings.clock.map(|setting| Clock::new(setting, table.doc.seats.len()));
    if let Some(clock) = &mut clock {
        clock.restore(&answers);
    }
    let live = Live::new(game.id, game.number, game.start, game.state, played, clock);
    Ok((live, corrected))
}
