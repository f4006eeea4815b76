//! The clock runs for the player that is asked.

use fief_engine::ids::Player;
use tokio::time::{Duration, Instant};

use super::Room;
use super::live::Live;
use crate::protocol::{ClockSetting, ClockView};
use crate::store::AnswerRow;

/// Time left for each seat.
#[derive(Clone, Debug)]
pub(super) struct Clock {
    setting: ClockSetting,
    /// Milliseconds, not counting what runs now.
    left: Vec<u64>,
    running: Option<(Player, Instant)>,
}

impl Clock {
    pub(super) fn new(setting: ClockSetting, seats: usize) -> Self {
        Self { setting, left: vec![u64::from(setting.seconds) * 1000; seats], running: None }
    }

    /// The clock as the answers left it.
    pub(super) fn restore(&mut self, answers: &[AnswerRow]) {
        for answer in answers {
            if let (Some(left), Some(own)) =
                (answer.clock_left, self.left.get_mut(usize::from(answer.seat)))
            {
                *own = left;
            }
        }
    }

    /// Runs for this player from now on, or for nobody. It does not begin anew for whom it runs already.
    pub(super) fn run_for(&mut self, player: Option<Player>) {
        if self.running.map(|(player, _)| player) != player {
            self.stop(0);
            self.running = player.map(|player| (player, Instant::now()));
        }
    }

    /// Stops, and gives the player some seconds more.
    fn stop(&mut self, bonus: u32) -> Option<u64> {
        let (player, since) = self.running.take()?;
        let left = &mut self.left[player.index()];
        *left = left.saturating_sub(since.elapsed().as_millis() as u64);
        *left += u64::from(bonus) * 1000;
        Some(*left)
    }

    /// The player has answered: what is left.
    pub(super) fn answered(&mut self) -> Option<u64> {
        let bonus = self.setting.per_answer;
        self.stop(bonus)
    }

    fn flag_falls(&self) -> Option<Instant> {
        let (player, since) = self.running?;
        Some(since + Duration::from_millis(self.left[player.index()]))
    }

    pub(super) fn view(&self) -> ClockView {
        let mut left = self.left.clone();
        if let Some((player, since)) = self.running {
            let own = &mut left[player.index()];
            *own = own.saturating_sub(since.elapsed().as_millis() as u64);
        }
        ClockView { left, running: self.running.map(|(player, _)| player.0) }
    }
}

impl Live {
    pub(super) fn clock_runs(&self) -> bool {
        self.clock.as_ref().is_some_and(|clock| clock.running.is_some())
    }

    /// When the time of the player that is asked is up.
    pub(super) fn flag_falls(&self) -> Option<Instant> {
        self.clock.as_ref().and_then(Clock::flag_falls)
    }
}

impl Room {
    /// Lets the clock run for the person that is asked.
    pub(super) fn run_clock(&mut self) {
        let asked = self.live.as_ref().and_then(|live| live.question()).map(|asked| asked.player);
        let person = asked.filter(|&seat| self.is_played_by_person(seat));
        if let Some(clock) = self.live.as_mut().and_then(|live| live.clock.as_mut()) {
            clock.run_for(person);
        }
    }

    /// Whose time is up has resigned.
    pub(super) async fn time_is_up(&mut self) {
        self.flush().await;
        let clock = self.live.as_ref().and_then(|live| live.clock.as_ref());
        let Some((seat, _)) = clock.and_then(|clock| clock.running) else { return };
        let name = self.doc.seats[seat.index()].name.clone();
        if self.give_up(seat, format!("{name}'s time is up.")).await.is_err()
            && let Some(clock) = self.live.as_mut().and_then(|live| live.clock.as_mut())
        {
            // It could not be kept: the player has a second more until the next try.
            clock.left[seat.index()] += 1000;
        }
    }
}
