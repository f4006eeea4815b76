//! Search at the table: any question of any card is answered by playing the game on in imagined deals.
//!
//! The answers that are worth a try (`arms`) are tried in the same imagined worlds (`rollout`): deals that the player
//! cannot tell from the real one. Plans play on, for the player and for the rivals, and a race (`race`) spends its
//! rollouts on the answers that may still be the best. What comes out is [`Judged`]: the same for a bot's answer, for a
//! hint and for the review of a game.
//!
//! There is nothing about any card in here, and no clock: budgets are counts of rollouts, so that games repeat.

mod arms;
mod ending;
mod judged;
mod pace;
mod portfolio;
mod race;
mod rivals;
mod rollout;
mod thinker;

pub use ending::gains_to_end;
pub use judged::{Arm, Judged, Tells};
pub use portfolio::Portfolio;
pub use race::{Budget, Moment, judge};
pub use thinker::{Lapses, Thinker};
