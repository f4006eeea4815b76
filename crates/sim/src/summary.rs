//! The counts as shares, intervals and means: the data for tables, JSON and plots.

use serde::Serialize;

use crate::contest::Contest;
use crate::interval::{CONFIDENCE, Interval, Sample};
use crate::run::{Ending, Plan};
use crate::stats::{GainTally, Results, Scores, Stats, Tally, TurnTally, WIN};

/// The results of a run.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Summary {
    /// The version of the program that played.
    pub version: &'static str,
    pub seed: u64,
    /// Whether the games of a round had the same luck.
    pub paired: bool,
    /// Whether strategies may end a game that they lose, if the run sets that for all of them.
    pub losing_end: Option<&'static str>,
    /// The Kingdom piles, then the landscapes.
    pub kingdom: Vec<String>,
    /// Games that ended.
    pub games: u64,
    /// The number of abandoned games, and the turns of one player after which a game is abandoned.
    pub unfinished: u64,
    pub max_turns: u16,
    /// Whether the run was stopped early.
    pub interrupted: bool,
    /// How often intervals like these cover the truth.
    pub confidence: f64,
    pub contestants: Vec<ContestantSummary>,
    pub length: Length,
    pub endings: Endings,
}

/// The results of one contestant.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ContestantSummary {
    pub name: String,
    #[serde(flatten)]
    pub results: ResultsSummary,
    /// The results in each seat; the first has the first turn.
    pub seats: Vec<ResultsSummary>,
    pub score: ScoreSummary,
    pub turns: Vec<TurnSummary>,
    pub gains: Vec<GainSummary>,
}

/// Wins, ties and losses.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ResultsSummary {
    pub games: u64,
    pub wins: u64,
    /// Shared victories.
    pub ties: u64,
    pub losses: u64,
    /// The share of all victories, with shared ones counted in parts.
    pub win_share: Option<f64>,
    pub interval: Interval,
}

/// The points at the end of the game.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ScoreSummary {
    pub mean: Option<f64>,
    /// The standard deviation.
    pub deviation: Option<f64>,
    pub min: Option<i32>,
    pub max: Option<i32>,
}

/// The means of a turn over the games that reached it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TurnSummary {
    pub turn: usize,
    /// The number of turns with this number.
    pub count: u64,
    /// Victory points after the turn.
    pub points: f64,
    /// Coins to spend in the turn.
    pub money: f64,
}

/// The gains of a card.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GainSummary {
    pub card: &'static str,
    pub per_game: f64,
    /// The share of games with at least one gain.
    pub share_of_games: f64,
    /// The mean turn of the first gain in those games.
    pub first_turn: f64,
    /// The mean gains in each turn, from the first, over all games.
    pub by_turn: Vec<f64>,
}

/// The length of games, in turns of the player who had most.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Length {
    pub mean: Option<f64>,
    pub median: Option<usize>,
    pub shortest: Option<usize>,
    pub longest: Option<usize>,
    /// Numbers of turns, and the number of games with each.
    pub games: Vec<(usize, u64)>,
}

/// The ways in which games ended.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Endings {
    /// Games ended by a single pile that ends the game, such as the Provinces.
    pub one_pile: u64,
    /// Games ended by several empty piles.
    pub several_piles: u64,
    /// The sets of piles that were empty, the most frequent first.
    pub by_piles: Vec<(Vec<&'static str>, u64)>,
}

impl Summary {
    /// Computes the whole summary.
    pub fn new(contest: &Contest<'_>, plan: &Plan, stats: &Stats, ending: &Ending) -> Self {
        let names = contest.names();
        let contestants = names.into_iter().zip(&stats.contestants);
        let setup = contest.start().rules().setup();
        Self {
            version: env!("CARGO_PKG_VERSION"),
            seed: plan.seed,
            paired: plan.paired,
            losing_end: None,
            kingdom: setup
                .kingdom
                .iter()
                .chain(&setup.landscapes)
                .map(ToString::to_string)
                .collect(),
            games: stats.games,
            unfinished: stats.unfinished,
            max_turns: plan.max_turns,
            interrupted: *ending == Ending::Interrupted,
            confidence: CONFIDENCE,
            contestants: contestants
                .map(|(name, tally)| contestant(name, tally, contest, plan.paired))
                .collect(),
            length: length(&stats.lengths),
            endings: endings(contest, stats),
        }
    }
}

impl Summary {
    /// The last turn that at least this share of the games reached.
    pub fn turns_worth_showing(&self, share: f64) -> usize {
        let enough = |turn: &&TurnSummary| turn.count as f64 >= share * self.games as f64;
        let last =
            |contestant: &ContestantSummary| contestant.turns.iter().rfind(enough).map(|t| t.turn);
        self.contestants.iter().filter_map(last).max().unwrap_or_default()
    }

    /// Every card that somebody gained, the most frequent first.
    pub fn cards_gained(&self) -> Vec<&'static str> {
        let mut cards: Vec<(&'static str, f64)> = Vec::new();
        for gain in self.contestants.iter().flat_map(|contestant| &contestant.gains) {
            match cards.iter_mut().find(|(card, _)| *card == gain.card) {
                Some((_, gained)) => *gained += gain.per_game,
                None => cards.push((gain.card, gain.per_game)),
            }
        }
        cards.sort_by(|(_, a), (_, b)| b.total_cmp(a));
        cards.into_iter().map(|(card, _)| card).collect()
    }

    /// A sentence about the win shares.
    pub fn verdict(&self) -> String {
        if self.games == 0 {
            return "No game ended, so there is no result.".to_owned();
        }
        let fair = 1.0 / self.contestants.len() as f64;
        let named = |wanted: fn(f64, Interval) -> bool| -> Vec<&str> {
            let chosen = self.contestants.iter().filter(|c| wanted(fair, c.results.interval));
            chosen.map(|contestant| contestant.name.as_str()).collect()
        };
        let better = named(|fair, interval| interval.low > fair);
        let worse = named(|fair, interval| interval.high < fair);
        match (&better[..], &worse[..]) {
            ([], []) => {
                "No difference is shown: this many games can end like this by chance.".to_owned()
            }
            ([], worse) => format!("Worse than the others: {}.", worse.join(", ")),
            ([winner], [loser]) if self.contestants.len() == 2 => {
                format!("{winner} is better than {loser} here.")
            }
            (better, _) => format!("Better than the others: {}.", better.join(", ")),
        }
    }
}

fn contestant(
    name: String,
    tally: &Tally,
    contest: &Contest<'_>,
    paired: bool,
) -> ContestantSummary {
    let all = tally.results();
    let rules = contest.start().rules();
    let gains = rules.kinds().zip(&tally.gains).filter(|(_, gains)| gains.gained > 0);
    ContestantSummary {
        name,
        results: results(&all, tally.sample(paired)),
        // Within one seat no two games share their luck.
        seats: tally.seats.iter().map(|seat| results(seat, seat.sample())).collect(),
        score: score(&tally.scores, all.games()),
        turns: tally.turns.iter().enumerate().filter_map(turn).collect(),
        gains: gains
            .map(|(kind, gains)| gain(rules.definition(kind).name, gains, all.games()))
            .collect(),
    }
}

fn results(results: &Results, sample: Sample) -> ResultsSummary {
    let games = results.games();
    ResultsSummary {
        games,
        wins: results.wins,
        ties: results.ties,
        losses: results.losses,
        win_share: (games > 0).then(|| results.sum as f64 / (games * WIN) as f64),
        interval: sample.interval(),
    }
}

fn score(scores: &Scores, games: u64) -> ScoreSummary {
    let some = (games > 0).then_some(games as f64);
    let mean = some.map(|games| scores.sum as f64 / games);
    let variance = |games: f64, mean: f64| scores.squares as f64 / games - mean * mean;
    ScoreSummary {
        mean,
        deviation: some.zip(mean).map(|(games, mean)| variance(games, mean).max(0.0).sqrt()),
        min: some.map(|_| scores.min),
        max: some.map(|_| scores.max),
    }
}

fn turn((turn, tally): (usize, &TurnTally)) -> Option<TurnSummary> {
    let count = tally.turns;
    (count > 0).then(|| TurnSummary {
        turn,
        count,
        points: tally.points as f64 / count as f64,
        money: tally.money as f64 / count as f64,
    })
}

fn gain(card: &'static str, tally: &GainTally, games: u64) -> GainSummary {
    let games = games as f64;
    GainSummary {
        card,
        per_game: tally.gained as f64 / games,
        share_of_games: tally.games as f64 / games,
        first_turn: tally.first as f64 / tally.games as f64,
        by_turn: tally.by_turn.iter().skip(1).map(|&gained| gained as f64 / games).collect(),
    }
}

fn length(lengths: &[u64]) -> Length {
    let games: Vec<(usize, u64)> =
        lengths.iter().copied().enumerate().filter(|&(_, games)| games > 0).collect();
    let all: u64 = games.iter().map(|&(_, games)| games).sum();
    let turns: u64 = games.iter().map(|&(turns, games)| turns as u64 * games).sum();
    let mut so_far = 0;
    let median = games.iter().find(|&&(_, games)| {
        so_far += games;
        2 * so_far >= all
    });
    Length {
        mean: (all > 0).then(|| turns as f64 / all as f64),
        median: median.map(|&(turns, _)| turns),
        shortest: games.first().map(|&(turns, _)| turns),
        longest: games.last().map(|&(turns, _)| turns),
        games,
    }
}

fn endings(contest: &Contest<'_>, stats: &Stats) -> Endings {
    let rules = contest.start().rules();
    let all = || contest.start().undealt().piles();
    let empty = |piles: u64| all().filter(move |pile| piles & 1 << pile.index() != 0);
    let ends_alone =
        |piles: u64| empty(piles).any(|pile| rules.definition(rules.pile(pile).kind).ends_game);
    let one_pile: u64 =
        stats.endings.iter().filter(|&(&piles, _)| ends_alone(piles)).map(|(_, &n)| n).sum();
    let mut by_piles: Vec<(Vec<&'static str>, u64)> = stats
        .endings
        .iter()
        .map(|(&piles, &games)| (empty(piles).map(|pile| rules.pile(pile).name).collect(), games))
        .collect();
    by_piles.sort_by_key(|&(_, games)| std::cmp::Reverse(games));
    Endings { one_pile, several_piles: stats.games - one_pile, by_piles }
}

/// A number with thousands separated: "1,234,567".
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped_by_thousands() {
        assert_eq!(grouped(0), "0");
        assert_eq!(grouped(999), "999");
        assert_eq!(grouped(1_000), "1,000");
        assert_eq!(grouped(12_345_678), "12,345,678");
    }

    #[test]
    fn the_median_splits_the_games_in_halves() {
        let length = length(&[0, 0, 3, 1, 5]);
        assert_eq!(length.median, Some(4));
        assert_eq!((length.shortest, length.longest), (Some(2), Some(4)));
        assert_eq!(length.mean, Some(29.0 / 9.0));
        assert_eq!(super::length(&[]).median, None);
    }
}
