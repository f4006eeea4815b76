//! The players of a run, their seats and their luck.

use std::fmt;

use fief_engine::decide::Decider;
use fief_engine::ids::MAX_PLAYERS;
use fief_engine::rng::Rng;
use fief_engine::setup::{Rules, Start};

/// A player that is a program.
pub type Bot = Box<dyn Decider>;

/// A player of any number of games: each thread gets a bot of its own.
pub trait Contestant: Send + Sync {
    /// The name that tables and plots show.
    fn name(&self) -> &str;

    /// A fresh bot for games by these rules, or the reason why there is none: a strategy may need a card that is
    /// missing.
    fn bot(&self, rules: &Rules, seed: u64) -> Result<Bot, String>;
}

/// The contestant in each seat; the first seat has the first turn.
pub type Seating = [u8; MAX_PLAYERS];

/// A legal game and the contestants who play it again and again.
pub struct Contest<'c> {
    start: Start,
    contestants: Vec<&'c dyn Contestant>,
    seatings: Vec<Seating>,
}

impl fmt::Debug for Contest<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Contest").field("contestants", &self.names()).finish_non_exhaustive()
    }
}

impl<'c> Contest<'c> {
    /// Seats the contestants. The set-up must have as many players and a fixed first player, because a seat is a
    /// place in the turn order here.
    pub fn new(start: Start, contestants: Vec<&'c dyn Contestant>) -> Result<Self, String> {
        let players = start.rules().players();
        if contestants.len() != players {
            return Err(format!("{} contestants for {players} seats", contestants.len()));
        }
        if start.rules().setup().first.is_none() {
            return Err("the first seat must have the first turn".to_owned());
        }
        for contestant in &contestants {
            contestant.bot(start.rules(), 0)?;
        }
        let seatings = seatings(players);
        Ok(Self { start, contestants, seatings })
    }

    /// The game.
    pub fn start(&self) -> &Start {
        &self.start
    }

    /// The number of players in each game.
    pub fn players(&self) -> usize {
        self.contestants.len()
    }

    /// The contestants' names.
    pub fn names(&self) -> Vec<String> {
        self.contestants.iter().map(|contestant| contestant.name().to_owned()).collect()
    }

    /// The seating of game `number`. A *round* has as many consecutive games as there are players, and everybody sits
    /// in every seat once. The neighbours change from round to round.
    pub fn seating(&self, number: u64) -> Seating {
        self.seatings[(number % self.seatings.len() as u64) as usize]
    }

    /// The bots of a chunk of games.
    pub(crate) fn bots(&self, seed: u64, chunk: u64) -> Vec<Bot> {
        let players = self.players() as u64;
        let fresh = |(i, contestant): (usize, &&dyn Contestant)| {
            let seed = derive(seed ^ BOTS, chunk * players + i as u64);
            contestant.bot(self.start.rules(), seed).expect("it was tried before the contest")
        };
        self.contestants.iter().enumerate().map(fresh).collect()
    }
}

/// Separates the bots' luck from that of the shuffles.
const BOTS: u64 = 0x0B07_5EED;

/// The seed for number `index` of a run. Neighbouring seeds have nothing in common.
pub(crate) fn derive(seed: u64, index: u64) -> u64 {
    let base = Rng::new(seed).next_u64();
    Rng::new(base ^ index.wrapping_mul(0xD6E8_FEB8_6659_FD93)).next_u64()
}

/// Every order in which contestants can sit; rotations of the same circle are adjacent.
fn seatings(players: usize) -> Vec<Seating> {
    let mut circles = vec![vec![0_u8]];
    for newcomer in 1..players as u8 {
        let seated = |circle: &Vec<u8>| {
            let circle = circle.clone();
            (1..=circle.len()).rev().map(move |at| {
                let mut larger = circle.clone();
                larger.insert(at, newcomer);
                larger
            })
        };
        circles = circles.iter().flat_map(seated).collect();
    }
    let turned = |circle: Vec<u8>| {
        (0..players).map(move |by| {
            let mut seating = Seating::default();
            for (seat, place) in seating.iter_mut().zip(0..players) {
                *seat = circle[(place + by) % players];
            }
            seating
        })
    };
    circles.into_iter().flat_map(turned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_sits_everywhere_equally_often_in_every_round() {
        for players in 2..=4 {
            let all = seatings(players);
            assert_eq!(all.len(), (1..=players).product::<usize>());
            for round in all.chunks(players) {
                for seat in 0..players {
                    let mut there: Vec<u8> = round.iter().map(|seating| seating[seat]).collect();
                    there.sort_unstable();
                    assert_eq!(there, (0..players as u8).collect::<Vec<_>>());
                }
            }
            let mut different = all.clone();
            different.sort_unstable();
            different.dedup();
            assert_eq!(different.len(), all.len());
        }
        assert_eq!(seatings(2)[0][..2], [0, 1]);
        assert_eq!(seatings(2)[1][..2], [1, 0]);
    }
}
