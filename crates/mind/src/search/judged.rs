//! What a search finds out about a question.

use fief_engine::question::Picks;

/// What the continuations of an answer had in common, as sums over all of them.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Tells {
    /// How many continuations were counted.
    pub games: u32,
    /// How often the player came to the first, second and third Buy phase from here, and with how many coins in all.
    pub buys: [u32; 3],
    pub coins: [u32; 3],
    /// Action cards that stayed in hand for want of Actions, over these Buy phases.
    pub dead: u32,
    /// The player's turns until the end.
    pub turns: u32,
    /// Cards that cost points in the player's deck at the end.
    pub bad: u32,
    /// Ends by empty piles, and not by Provinces or the like.
    pub by_piles: u32,
    /// Points at the end, the player's and the best rival's.
    pub points: i32,
    pub rival_points: i32,
}

/// An answer that was tried.
#[derive(Clone, PartialEq, Debug)]
pub struct Arm {
    /// The answer.
    pub picks: Picks,
    /// The share of the win over its continuations: the chance to win, as far as plans can tell.
    pub share: f64,
    /// The standard error of the share.
    pub error: f64,
    /// How many points ahead of the best rival the continuations ended.
    pub margin: f64,
    /// How many continuations were played.
    pub rollouts: u32,
    /// The plan whose continuations were best, by its number in the portfolio.
    pub plan: usize,
    /// What they had in common, if that was asked for.
    pub tells: Tells,
    /// By how much the player is better off with the best answer than with this one, and the standard error of that: both
    /// over the same imagined deals, so that the difference is surer than the shares.
    pub loss: f64,
    pub loss_error: f64,
}

/// The answers to a question that were tried, and the one to give.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged {
    /// The plan's own answer first, the others in the order in which they were thought of.
    pub arms: Vec<Arm>,
    /// The one to give: the plan's own, unless another is surely better.
    pub chosen: usize,
    /// How many games were played on.
    pub rollouts: u32,
}

impl Judged {
    /// A question that was not worth a search.
    pub(super) fn unsearched(picks: Picks) -> Self {
        let arm = Arm {
            picks,
            share: 0.5,
            error: 0.5,
            margin: 0.0,
            rollouts: 0,
            plan: 0,
            tells: Tells::default(),
            loss: 0.0,
            loss_error: 0.0,
        };
        Self { arms: vec![arm], chosen: 0, rollouts: 0 }
    }

    /// The answer to give.
    pub fn answer(&self) -> &Arm {
        &self.arms[self.chosen]
    }

    /// What was found out about an answer, if it was tried.
    pub fn arm(&self, picks: &[u16]) -> Option<&Arm> {
        self.arms.iter().find(|arm| arm.picks == picks)
    }
}
