//! Hints: only in games against bots, and only about what the player who is asked knows.

use fief_engine::rng::Rng;

use super::Room;
use crate::advice::Asked;
use crate::protocol::{Code, Problem};
use crate::store::Occupant;

impl Room {
    /// Whether nobody but this guest plays or has played here.
    fn is_alone(&self, guest: &str) -> bool {
        self.doc.seats.iter().all(|seat| match &seat.occupant {
            Occupant::Person { guest: other } => other == guest,
            Occupant::Bot { took_over, .. } => took_over.is_none(),
            Occupant::Open => false,
        })
    }

    /// The question that a guest wants a hint about, with all that the seat may know.
    pub(super) fn asked(&self, guest: &str, question: &str) -> Result<Box<Asked>, Problem> {
        let seat = self.seat_of(guest).ok_or_else(|| {
            Problem::new(Code::NotSeated, "Only those who play here can ask for a hint.")
        })?;
        if !self.is_alone(guest) {
            let message = "There are hints only in games against bots, and somebody else plays or has played here.";
            return Err(Problem::new(Code::NotNow, message));
        }
        let stale = || {
            let message = "That question is not asked any more. This is where the game stands now.";
            Problem::new(Code::StaleAnswer, message)
        };
        let live = self.live.as_ref().ok_or_else(stale)?;
        let asked = live.question().filter(|_| question == live.question_id()).ok_or_else(stale)?;
        if asked.player != seat {
            let message =
                format!("It is {} who is asked.", self.doc.seats[asked.player.index()].name);
            return Err(Problem::new(Code::NotYourQuestion, message));
        }
        let id = live.question_id();
        // Luck of its own: it says nothing about the game's.
        let luck = Rng::new(live.played.len() as u64 ^ 0x68_69_6e_74).next_u64();
        Ok(Box::new(Asked {
            id,
            luck,
            state: live.played.state_to_think_about(),
            memory: live.played.memory(),
            question: asked.clone(),
        }))
    }
}
