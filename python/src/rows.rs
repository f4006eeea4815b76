//! Games as rows of tables.

use fief_engine::ids::Player;
use fief_sim::run::Played;
use numpy::IntoPyArray;
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// The columns of three tables.
#[derive(Default)]
pub(crate) struct Rows {
    seats: Seats,
    turns: Turns,
    gains: Gains,
}

/// A row for each seat of each game.
#[derive(Default)]
struct Seats {
    game: Vec<u64>,
    seat: Vec<u8>,
    contestant: Vec<u8>,
    score: Vec<i32>,
    turns: Vec<u16>,
    /// 1 for a victory, a part of it for a shared one.
    won: Vec<f32>,
    is_over: Vec<bool>,
}

/// A row for each turn.
#[derive(Default)]
struct Turns {
    game: Vec<u64>,
    seat: Vec<u8>,
    turn: Vec<u16>,
    points: Vec<i32>,
    money: Vec<u16>,
}

/// A row for each gain.
#[derive(Default)]
struct Gains {
    game: Vec<u64>,
    seat: Vec<u8>,
    turn: Vec<u16>,
    kind: Vec<u16>,
}

impl Rows {
    pub(crate) fn add(&mut self, played: &Played<'_>) {
        let Played { number, state, gains, turns, seating, is_over } = played;
        let winners = if *is_over { state.winners() } else { Vec::new() };
        for player in state.players() {
            let Player(seat) = player;
            let won = winners.contains(&player).then(|| 1.0 / winners.len() as f32);
            self.seats.game.push(*number);
            self.seats.seat.push(seat);
            self.seats.contestant.push(seating[player.index()]);
            self.seats.score.push(state.score(player));
            self.seats.turns.push(state.pools(player).turns);
            self.seats.won.push(won.unwrap_or_default());
            self.seats.is_over.push(*is_over);
        }
        for turn in *turns {
            self.turns.game.push(*number);
            self.turns.seat.push(turn.player.0);
            self.turns.turn.push(turn.turn);
            self.turns.points.push(turn.points);
            self.turns.money.push(turn.money);
        }
        for gain in *gains {
            self.gains.game.push(*number);
            self.gains.seat.push(gain.player.0);
            self.gains.turn.push(gain.turn);
            self.gains.kind.push(gain.kind.index() as u16);
        }
    }

    /// The tables as columns of numpy, which take over the memory.
    pub(crate) fn columns(
        self,
        py: Python<'_>,
    ) -> PyResult<(Bound<'_, PyDict>, Bound<'_, PyDict>, Bound<'_, PyDict>)> {
        let (seats, turns, gains) = (PyDict::new(py), PyDict::new(py), PyDict::new(py));
        seats.set_item("game", self.seats.game.into_pyarray(py))?;
        seats.set_item("seat", self.seats.seat.into_pyarray(py))?;
        seats.set_item("contestant", self.seats.contestant.into_pyarray(py))?;
        seats.set_item("score", self.seats.score.into_pyarray(py))?;
        seats.set_item("turns", self.seats.turns.into_pyarray(py))?;
        seats.set_item("won", self.seats.won.into_pyarray(py))?;
        seats.set_item("is_over", self.seats.is_over.into_pyarray(py))?;
        turns.set_item("game", self.turns.game.into_pyarray(py))?;
        turns.set_item("seat", self.turns.seat.into_pyarray(py))?;
        turns.set_item("turn", self.turns.turn.into_pyarray(py))?;
        turns.set_item("points", self.turns.points.into_pyarray(py))?;
        turns.set_item("money", self.turns.money.into_pyarray(py))?;
        gains.set_item("game", self.gains.game.into_pyarray(py))?;
        gains.set_item("seat", self.gains.seat.into_pyarray(py))?;
        gains.set_item("turn", self.gains.turn.into_pyarray(py))?;
        gains.set_item("kind", self.gains.kind.into_pyarray(py))?;
        Ok((seats, turns, gains))
    }
}
