//! Answers: taken, kept, and only then shown.

use fief_engine::ids::Player;
use fief_engine::table::AnswerError;
use tokio::time::Instant;

use super::Room;
use super::live::Live;
use super::vote::Vote;
use crate::hub::not_kept;
use crate::protocol::{Code, Problem, Proposal, ServerMessage};
use crate::random;
use crate::store::{Change, StoreError};

fn not_playing() -> Problem {
    Problem::new(Code::NotPlaying, "No game is being played at this table just now.")
}

impl Room {
    /// Takes an answer. It is acknowledged when it is kept.
    pub(super) fn answer(
        &mut self,
        connection: u64,
        id: Option<u32>,
        question: &str,
        picks: &[u16],
    ) -> Result<(), Problem> {
        let seat = self.seated(connection)?;
        let live = self.live.as_mut().ok_or_else(not_playing)?;
        let asked = live.question().map(|asked| asked.player).ok_or_else(not_playing)?;
        if question != live.question_id() {
            let message = "That question is not asked any more. This is where the game stands now.";
            return Err(Problem::new(Code::StaleAnswer, message));
        }
        if asked != seat {
            let name = &self.doc.seats[asked.index()].name;
            let message = format!("It is {name} who is asked.");
            return Err(Problem::new(Code::NotYourQuestion, message));
        }
        live.played.answer(picks).map_err(|error| match error {
            AnswerError::Illegal(illegal) => {
                Problem::new(Code::IllegalAnswer, format!("That is not possible: {illegal}."))
            }
            error => Problem::new(Code::StaleAnswer, format!("That came too late: {error}.")),
        })?;
        let left = live.clock.as_mut().and_then(super::clock::Clock::answered);
        let row = live.played.row(live.played.len() - 1, random::now(), left);
        live.pending.push(row);
        live.waiting.push((connection, id, Instant::now()));
        live.dirty_since.get_or_insert_with(Instant::now);
        self.hub.metrics.answers.inc();
        // What somebody wanted to take back is not the last any more.
        self.votes.retain(|vote| vote.proposal != Proposal::Undo);
        Ok(())
    }

    pub(super) fn is_dirty(&self) -> bool {
        self.live.as_ref().is_some_and(|live| live.dirty_since.is_some())
    }

    /// Keeps what was answered, acknowledges it, and shows it to everybody.
    pub(super) async fn flush(&mut self) {
        let Some(live) = &mut self.live else { return };
        if live.dirty_since.take().is_none() {
            return;
        }
        let was_over = live.state.over;
        live.note_end();
        let answers = std::mem::take(&mut live.pending);
        let waiting = std::mem::take(&mut live.waiting);
        let changes = vec![Change::Answers { game: live.id.clone(), answers }, live.change()];
        match self.hub.store.write(changes).await {
            Ok(()) => {
                for (connection, id, since) in waiting {
                    self.hub.metrics.answer_seconds.observe(since.elapsed().as_secs_f64());
                    self.send(connection, &ServerMessage::Done { re: id });
                }
                self.moved_on(was_over);
            }
            Err(error) => self.answers_not_kept(&waiting, &error).await,
        }
    }

    /// Tells those who have answered that it is not kept, and goes back to what is.
    async fn answers_not_kept(
        &mut self,
        waiting: &[(u64, Option<u32>, Instant)],
        error: &StoreError,
    ) {
        let problem = not_kept(error);
        for &(connection, id, _) in waiting {
            let problem = Problem { re: id, ..problem.clone() };
            self.send(connection, &ServerMessage::Error(problem));
        }
        self.doubt();
        self.read_again().await;
    }

    /// Shows where the game stands after it has moved.
    pub(super) fn moved_on(&mut self, was_over: bool) {
        self.run_clock();
        let over = self.live.as_ref().is_some_and(|live| live.state.over);
        let hot_seat = self.has_hot_seat();
        if hot_seat {
            // Who plays for several seats sits on another one now.
            self.send_table();
        }
        self.show_game();
        if over != was_over && !hot_seat {
            self.send_table();
        }
    }

    pub(super) async fn resign(&mut self, connection: u64) -> Result<(), Problem> {
        let seat = self.seated(connection)?;
        let name = self.doc.seats[seat.index()].name.clone();
        self.give_up(seat, format!("{name} resigns.")).await
    }

    /// The seat gives up.
    pub(super) async fn give_up(&mut self, seat: Player, words: String) -> Result<(), Problem> {
        let live = self.live.as_mut().filter(|live| !live.is_over()).ok_or_else(not_playing)?;
        if live.has_resigned(seat) {
            return Err(Problem::new(Code::NotPlaying, "You have resigned already."));
        }
        let before = live.state.clone();
        live.state.resigned.push(seat.0);
        live.note_end();
        let change = live.change();
        if let Err(problem) = self.keep(vec![change]).await {
            if let Some(live) = &mut self.live {
                live.state = before;
            }
            return Err(problem);
        }
        self.votes.retain(|vote: &Vote| vote.by != seat);
        self.announce(words).await;
        self.moved_on(false);
        self.send_table();
        Ok(())
    }

    /// Takes back the answers from number `to` on, for good.
    pub(super) async fn take_back(
        &mut self,
        seat: Player,
        to: usize,
        free: bool,
    ) -> Result<(), Problem> {
        let live = self.live.as_mut().ok_or_else(not_playing)?;
        let (was_over, before) = (live.state.over, live.state.clone());
        live.state.takes += 1;
        if !free {
            live.state.undos.resize(live.start.players.len(), 0);
            live.state.undos[seat.index()] += 1;
        }
        let waiting = live.played.asked_after(to);
        // Whoever is asked again after that, the game is not over.
        (live.state.over, live.state.winners) = (false, Vec::new());
        let undo = Change::Undo { game: live.id.clone(), to: to as u32 };
        let change = Change::Game {
            id: live.id.clone(),
            state: live.state.clone(),
            waiting: waiting.map(|player| player.0),
            at: random::now(),
        };
        if let Err(problem) = self.keep(vec![undo, change]).await {
            if let Some(live) = &mut self.live {
                live.state = before;
            }
            return Err(problem);
        }
        if let Some(live) = &mut self.live {
            live.rewind(to);
        }
        self.hub.metrics.undos.inc();
        self.votes.clear();
        if !free {
            let name = self.doc.seats[seat.index()].name.clone();
            self.announce(format!("{name} takes back a move.")).await;
        }
        self.moved_on(was_over);
        self.send_table();
        Ok(())
    }
}

impl Live {
    /// Goes back to where there were so many answers.
    fn rewind(&mut self, to: usize) {
        self.played.undo_to(to);
        self.generation += 1;
        let kept = self.played.log().len();
        for book in self.books.values_mut() {
            book.cut(kept);
        }
    }

    /// Notes whether the game is over and who has won.
    pub(super) fn note_end(&mut self) {
        self.state.over = self.is_over();
        let won = |outcome: crate::protocol::Outcome| {
            let winners = outcome.seats.into_iter().filter(|seat| seat.won);
            winners.map(|seat| seat.name).collect()
        };
        self.state.winners = self.outcome().map(won).unwrap_or_default();
    }

    /// What is kept of the game beside its answers.
    pub(super) fn change(&self) -> Change {
        Change::Game {
            id: self.id.clone(),
            state: self.state.clone(),
            waiting: self.question().map(|question| question.player.0),
            at: random::now(),
        }
    }
}
