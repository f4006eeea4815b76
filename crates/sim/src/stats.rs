//! The counts of a run. They are integers, so that sums do not depend on the order of the games.

use std::collections::BTreeMap;

use fief_engine::game::Gain;
use fief_engine::ids::{MAX_PLAYERS, Player};
use fief_engine::setup::Rules;
use fief_engine::state::State;

use serde::{Deserialize, Serialize};

use crate::contest::Seating;
use crate::interval::Sample;
use crate::play::Played;

/// The value of a win, divisible by any number of players who share it.
pub const WIN: u64 = 60;

/// One turn of a game.
#[derive(Clone, Copy, Debug)]
pub struct TurnSample {
    pub player: Player,
    /// The number of turns that the player has begun.
    pub turn: u16,
    /// The player's points after the turn.
    pub points: i32,
    /// The coins that the player could spend in the turn.
    pub money: u16,
}

/// The results of a contestant in one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Results {
    pub wins: u64,
    /// Victories shared with others.
    pub ties: u64,
    pub losses: u64,
    /// The sum of all results, in units of 1/[`WIN`].
    pub sum: u64,
    /// The sum of their squares.
    pub squares: u64,
}

impl Results {
    /// The number of games.
    pub fn games(&self) -> u64 {
        self.wins + self.ties + self.losses
    }

    /// The results as a sample of independent games.
    pub fn sample(&self) -> Sample {
        let (sum, squares) = (self.sum.into(), self.squares.into());
        Sample { size: self.games(), unit: WIN, sum, squares }
    }

    fn add(&mut self, result: u64) {
        match result {
            WIN => self.wins += 1,
            0 => self.losses += 1,
            _ => self.ties += 1,
        }
        self.sum += result;
        self.squares += result * result;
    }

    /// Adds the results of other games.
    pub fn merge(&mut self, other: &Self) {
        self.wins += other.wins;
        self.ties += other.ties;
        self.losses += other.losses;
        self.sum += other.sum;
        self.squares += other.squares;
    }
}

/// The counts of all turns with the same number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct TurnTally {
    pub turns: u64,
    /// The sum of the points after each turn.
    pub points: i64,
    /// The sum of the coins to spend in each turn.
    pub money: u64,
}

/// The gains of one kind of card.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct GainTally {
    pub gained: u64,
    /// The games with at least one gain.
    pub games: u64,
    /// The sum of the turns of the first gain.
    pub first: u64,
    /// The gains in each turn.
    pub by_turn: Vec<u64>,
}

/// Final scores.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Scores {
    pub sum: i64,
    pub squares: i64,
    pub min: i32,
    pub max: i32,
}

impl Default for Scores {
    fn default() -> Self {
        Self { sum: 0, squares: 0, min: i32::MAX, max: i32::MIN }
    }
}

/// The counts of one contestant.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tally {
    /// By seat.
    pub seats: Vec<Results>,
    /// The results of whole rounds, each the sum of the results in all seats.
    pub rounds: Rounds,
    pub scores: Scores,
    /// By turn; entry 0 is never used.
    pub turns: Vec<TurnTally>,
    /// By kind of card.
    pub gains: Vec<GainTally>,
}

/// The results of whole rounds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Rounds {
    pub count: u64,
    pub sum: u128,
    pub squares: u128,
}

impl Tally {
    fn new(players: usize, kinds: usize) -> Self {
        Self {
            seats: vec![Results::default(); players],
            rounds: Rounds::default(),
            scores: Scores::default(),
            turns: Vec::new(),
            gains: vec![GainTally::default(); kinds],
        }
    }

    /// The results in all seats.
    pub fn results(&self) -> Results {
        let mut all = Results::default();
        for seat in &self.seats {
            all.merge(seat);
        }
        all
    }

    /// The sample for the interval of the win share: of games, or of rounds if their games share their luck.
    pub fn sample(&self, paired: bool) -> Sample {
        if !paired {
            return self.results().sample();
        }
        let Rounds { count, sum, squares } = self.rounds;
        Sample { size: count, unit: WIN * self.seats.len() as u64, sum, squares }
    }

    fn merge(&mut self, other: &Self) {
        for (mine, theirs) in self.seats.iter_mut().zip(&other.seats) {
            mine.merge(theirs);
        }
        self.rounds.count += other.rounds.count;
        self.rounds.sum += other.rounds.sum;
        self.rounds.squares += other.rounds.squares;
        self.scores.sum += other.scores.sum;
        self.scores.squares += other.scores.squares;
        self.scores.min = self.scores.min.min(other.scores.min);
        self.scores.max = self.scores.max.max(other.scores.max);
        for (turn, theirs) in other.turns.iter().enumerate() {
            let mine = entry(&mut self.turns, turn);
            mine.turns += theirs.turns;
            mine.points += theirs.points;
            mine.money += theirs.money;
        }
        for (mine, theirs) in self.gains.iter_mut().zip(&other.gains) {
            mine.gained += theirs.gained;
            mine.games += theirs.games;
            mine.first += theirs.first;
            add_all(&mut mine.by_turn, &theirs.by_turn);
        }
    }
}

/// A round in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Round {
    games: usize,
    sums: [u64; MAX_PLAYERS],
}

/// All counts of a run.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stats {
    /// Games that ended.
    pub games: u64,
    /// Games that were abandoned as endless; no other count includes them.
    pub unfinished: u64,
    /// By the number of turns of the player who had most.
    pub lengths: Vec<u64>,
    /// By the set of piles that were empty at the end, each a bit.
    pub endings: BTreeMap<u64, u64>,
    pub contestants: Vec<Tally>,
    #[serde(skip)]
    round: Round,
    /// Scratch space: for each contestant and kind, whether one was gained in this game.
    #[serde(skip)]
    seen: Vec<bool>,
}

impl Stats {
    /// Empty counts.
    pub fn new(rules: &Rules) -> Self {
        let (players, kinds) = (rules.players(), rules.kinds().count());
        Self {
            games: 0,
            unfinished: 0,
            lengths: Vec::new(),
            endings: BTreeMap::new(),
            contestants: vec![Tally::new(players, kinds); players],
            round: Round::default(),
            seen: vec![false; players * kinds],
        }
    }

    /// Counts the round if all of its games ended.
    pub(crate) fn end_round(&mut self) {
        let Round { games, sums } = std::mem::take(&mut self.round);
        if games != self.contestants.len() {
            return;
        }
        for (tally, sum) in self.contestants.iter_mut().zip(sums) {
            tally.rounds.count += 1;
            tally.rounds.sum += u128::from(sum);
            tally.rounds.squares += u128::from(sum) * u128::from(sum);
        }
    }

    /// Counts a game, which must be the next one of its chunk.
    pub(crate) fn add(&mut self, played: &Played<'_>) {
        if played.number.is_multiple_of(self.contestants.len() as u64) {
            self.end_round();
        }
        if !played.is_over {
            self.unfinished += 1;
            return;
        }
        let &Played { state, gains, turns, seating, .. } = played;
        self.games += 1;
        let length = state.players().map(|player| state.pools(player).turns).max();
        *entry(&mut self.lengths, length.map_or(0, usize::from)) += 1;
        let empty = state.empty_piles().iter().fold(0, |piles, pile| piles | 1 << pile.index());
        *self.endings.entry(empty).or_default() += 1;
        self.add_results(state, seating);
        for sample in turns {
            let tally = &mut self.contestants[seating[sample.player.index()] as usize];
            let turn = entry(&mut tally.turns, sample.turn.into());
            turn.turns += 1;
            turn.points += i64::from(sample.points);
            turn.money += u64::from(sample.money);
        }
        self.add_gains(gains, seating);
    }

    fn add_results(&mut self, state: &State, seating: Seating) {
        // Like `State::winners`, but it counts every score once and allocates no memory.
        let mut scores = [0; MAX_PLAYERS];
        let mut best = (i32::MIN, u16::MAX);
        let mut winners = 0;
        for player in state.players() {
            let score = state.score(player);
            scores[player.index()] = score;
            let rank = (score, u16::MAX - state.pools(player).turns);
            winners = if rank > best { 1 } else { winners + u64::from(rank == best) };
            best = best.max(rank);
        }
        self.round.games += 1;
        for player in state.players() {
            let seat = player.index();
            let score = scores[seat];
            let won = (score, u16::MAX - state.pools(player).turns) == best;
            let result = if won { WIN / winners } else { 0 };
            let contestant = seating[seat] as usize;
            let tally = &mut self.contestants[contestant];
            tally.seats[seat].add(result);
            tally.scores.sum += i64::from(score);
            tally.scores.squares += i64::from(score) * i64::from(score);
            tally.scores.min = tally.scores.min.min(score);
            tally.scores.max = tally.scores.max.max(score);
            self.round.sums[contestant] += result;
        }
    }

    fn add_gains(&mut self, gains: &[Gain], seating: Seating) {
        self.seen.fill(false);
        for gain in gains {
            let contestant = seating[gain.player.index()] as usize;
            let kinds = self.contestants[contestant].gains.len();
            let tally = &mut self.contestants[contestant].gains[gain.kind.index()];
            let seen = &mut self.seen[contestant * kinds + gain.kind.index()];
            tally.gained += 1;
            *entry(&mut tally.by_turn, gain.turn.into()) += 1;
            if !*seen {
                *seen = true;
                tally.games += 1;
                tally.first += u64::from(gain.turn);
            }
        }
    }

    /// Adds the counts of other games of the same contest.
    pub fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.unfinished += other.unfinished;
        add_all(&mut self.lengths, &other.lengths);
        for (&piles, &games) in &other.endings {
            *self.endings.entry(piles).or_default() += games;
        }
        for (mine, theirs) in self.contestants.iter_mut().zip(&other.contestants) {
            mine.merge(theirs);
        }
    }
}

/// The entry at an index, in a list that grows as needed.
fn entry<T: Clone + Default>(list: &mut Vec<T>, at: usize) -> &mut T {
    if list.len() <= at {
        list.resize(at + 1, T::default());
    }
    &mut list[at]
}

fn add_all(mine: &mut Vec<u64>, theirs: &[u64]) {
    for (at, count) in theirs.iter().enumerate() {
        *entry(mine, at) += count;
    }
}
