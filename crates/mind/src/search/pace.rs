//! How a plan gets on: what it usually owns after each of its turns.

use std::cell::Cell;

use fief_bots::StrategyBot;
use fief_engine::decide::Decider;
use fief_engine::game::{Flow, Game};
use fief_engine::ids::Player;
use fief_engine::question::{Question, Reply};
use fief_engine::setup::Start;
use fief_engine::view::View;

use crate::evolve::deal_seed;

/// The games that a pace is made of.
const GAMES: u64 = 6;
/// Turns of a player after which a pace does not change any more.
const TURNS: usize = 30;
/// A card that a plan never had in these games is still possible.
const RARE: f64 = 0.08;
/// The luck of these games.
const LUCK: u64 = 0x9ACE;

/// How many copies of a card a plan usually owns.
#[derive(Clone, Copy, Debug)]
pub(super) struct Usual {
    pub(super) mean: f64,
    /// The logarithm of the mean.
    pub(super) log: f64,
}

/// What a plan usually owns, by turn and kind.
#[derive(Clone, Debug, Default)]
pub(super) struct Pace {
    turns: Vec<Vec<Usual>>,
}

/// A plan in one seat, another in the other.
struct Seated<'c> {
    bots: [StrategyBot; 2],
    first: &'c Cell<usize>,
}

impl Decider for Seated<'_> {
    fn decide(&mut self, view: View<'_>, question: &Question, reply: &mut Reply) -> Flow {
        let bot = self.first.get() ^ question.player.index();
        self.bots[bot].decide(view, question, reply)
    }
}

impl Pace {
    /// Plays some games of a plan against another and notes what it owns after each turn.
    pub(super) fn of(start: &Start, plan: &StrategyBot, rival: &StrategyBot) -> Self {
        let kinds = start.rules().kinds().count();
        let mut sums = vec![vec![0_u32; kinds]; TURNS];
        let mut games = vec![0_u32; TURNS];
        let first = Cell::new(0);
        let mut seated = Seated { bots: [plan.clone(), rival.clone()], first: &first };
        let mut game = Game::new(start.undealt().clone(), &mut seated);
        for number in 0..GAMES {
            let seat = Player((number % 2) as u8);
            first.set(seat.index());
            game.replace_state(|state| start.deal_into(state, deal_seed(LUCK, number / 2)));
            let mut seen = 0;
            while !game.state().is_over() && seen < TURNS {
                if game.run_turn().is_err() {
                    break;
                }
                let turns = usize::from(game.state().pools(seat).turns).min(TURNS);
                if turns > seen {
                    seen = turns;
                    games[seen - 1] += 1;
                    let owned = game.state().view(seat).own_counts();
                    sums[seen - 1].iter_mut().zip(owned).for_each(|(sum, &n)| *sum += u32::from(n));
                }
            }
        }
        let played = games.iter().take_while(|&&games| games > 0).count();
        let usual = |sum: &u32, games: u32| {
            let mean = f64::from(*sum) / f64::from(games) + RARE;
            Usual { mean, log: mean.ln() }
        };
        let turn =
            |(sums, &games): (&Vec<u32>, &u32)| sums.iter().map(|sum| usual(sum, games)).collect();
        Self { turns: sums.iter().zip(&games).take(played).map(turn).collect() }
    }

    /// What is usual after so many turns; nothing before the first.
    pub(super) fn after(&self, turns: u16) -> Option<&[Usual]> {
        let last = self.turns.len().min(usize::from(turns)).checked_sub(1)?;
        self.turns.get(last).map(Vec::as_slice)
    }
}
