//! Advice for people: hints in games against bots, and reviews of games that are over.
//!
//! A hint is a search like that of a bot: it waits for its turn in the same pool and takes no longer. A review takes
//! minutes rather than seconds, so it runs outside that pool, one at a time, on a thread that gives way to everybody.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use fief_engine::ids::Player;
use fief_engine::imagine::Memory;
use fief_engine::question::Question;
use fief_engine::state::State;
use fief_engine::table::Table;
use fief_mind::advice::{Advice, advise};
use fief_mind::levels::{portfolio, portfolio_at_hand};
use fief_mind::review::{Effort, Review, review_until};
use fief_mind::search::{Budget, Moment, Portfolio};
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio::time::{sleep, timeout};

use crate::convert::advice::{hint, reviewed};
use crate::http::{Stopping, told};
use crate::hub::{Hub, internal};
use crate::protocol::{Code, GameReview, Hint, Problem, ReviewMessage};
use crate::simulator::give_way;

/// What a hint may spend.
const HINT: Budget = Budget { rollouts: 3000, arms: 8, tells: true };
/// A hint that takes longer than this says what it has found out.
const THOUGHT: Duration = Duration::from_secs(1);
/// A hint that waits longer than this for its turn is refused.
const QUEUE: Duration = Duration::from_secs(5);
/// What a review may spend on all first looks together, and on one of them.
const FIRST_LOOKS: u32 = 80_000;
const FIRST_LOOK: std::ops::RangeInclusive<u32> = 60..=400;
/// A second look is worth so many first ones.
const SECOND: u32 = 5;
/// A review that takes longer than this is given up.
const REVIEW: Duration = Duration::from_mins(4);
/// How many reviews may wait or run.
const MOST_REVIEWS: usize = 12;
/// How many reviews are kept.
const KEPT: usize = 32;

/// What somebody may be waiting for. Everybody waits for one thing of a kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Hint,
    Review,
}

#[derive(Debug)]
struct Entry {
    guest: String,
    kind: Kind,
    stop: Arc<AtomicBool>,
}

/// Who is being advised, and what was found out lately.
#[derive(Debug)]
pub(crate) struct Advisor {
    /// One game is reviewed at a time; whoever came first is first.
    turns: Arc<Semaphore>,
    entries: Mutex<Vec<Entry>>,
    /// The latest reviews, by game and number of answers.
    kept: Mutex<VecDeque<(Game, GameReview)>>,
}

/// A game as far as it was played.
type Game = (String, usize);

/// A place among those who are advised. Whoever lets go of it is not waiting any more.
#[derive(Debug)]
pub(crate) struct Ticket {
    advisor: Arc<Advisor>,
    pub(crate) stop: Arc<AtomicBool>,
}

impl Drop for Ticket {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        self.advisor.entries().retain(|entry| !Arc::ptr_eq(&entry.stop, &self.stop));
    }
}

impl Advisor {
    pub(crate) fn new() -> Self {
        Self {
            turns: Arc::new(Semaphore::new(1)),
            entries: Mutex::default(),
            kept: Mutex::default(),
        }
    }

    fn entries(&self) -> MutexGuard<'_, Vec<Entry>> {
        self.entries.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets somebody in, if there is room. A new request of a person ends their last one of the same kind.
    pub(crate) fn enter(self: &Arc<Self>, guest: &str, kind: Kind) -> Result<Ticket, Problem> {
        let mut entries = self.entries();
        for entry in entries.iter().filter(|entry| entry.guest == guest && entry.kind == kind) {
            entry.stop.store(true, Ordering::Relaxed);
        }
        let reviews = entries.iter().filter(|entry| entry.kind == Kind::Review).count();
        if kind == Kind::Review && reviews >= MOST_REVIEWS {
            let message = "Too many games are waiting to be reviewed. Try again in a moment, or review it yourself: fief review.";
            return Err(Problem::new(Code::TooMany, message));
        }
        let stop = Arc::new(AtomicBool::new(false));
        entries.push(Entry { guest: guest.to_owned(), kind, stop: Arc::clone(&stop) });
        drop(entries);
        Ok(Ticket { advisor: Arc::clone(self), stop })
    }

    fn known(&self, game: &Game) -> Option<GameReview> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().find(|(other, _)| other == game).map(|(_, review)| review.clone())
    }

    fn keep(&self, game: Game, review: GameReview) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= KEPT {
            kept.pop_front();
        }
        kept.push_back((game, review));
    }

    /// Reviews a game when it is its turn, and tells how it goes. It ends when nobody listens any more.
    pub(crate) async fn review(
        self: Arc<Self>,
        ticket: Ticket,
        wanted: Wanted,
        tell: mpsc::Sender<ReviewMessage>,
        mut stopping: Stopping,
    ) {
        if let Some(review) = self.known(&wanted.game) {
            // Whoever has gone does not read it.
            let _ = tell.send(ReviewMessage::Done { review }).await;
            return;
        }
        let _ = tell.send(ReviewMessage::Waiting).await;
        let turn = tokio::select! {
            turn = Arc::clone(&self.turns).acquire_owned() => turn.ok(),
            () = tell.closed() => None,
            () = told(&mut stopping) => None,
        };
        let Some(turn) = turn else { return };
        let stop = Arc::clone(&ticket.stop);
        let (done, ended) = oneshot::channel::<()>();
        let (advisor, news) = (Arc::clone(&self), tell.clone());
        let thread = std::thread::Builder::new().name("review".to_owned());
        let job = move || {
            let _held = (turn, done);
            give_way();
            let last = advisor.play(&wanted, &ticket.stop, &news);
            drop(ticket);
            let _ = news.blocking_send(last);
        };
        if let Err(error) = thread.spawn(job) {
            tracing::error!(%error, "no thread for a review");
            return;
        }
        tokio::select! {
            _ = ended => {}
            () = tell.closed() => {}
            () = sleep(REVIEW) => {}
            () = told(&mut stopping) => {}
        }
        stop.store(true, Ordering::Relaxed);
    }

    /// Reviews a game on this thread.
    fn play(
        &self,
        wanted: &Wanted,
        stop: &AtomicBool,
        tell: &mpsc::Sender<ReviewMessage>,
    ) -> ReviewMessage {
        let _ = tell.blocking_send(ReviewMessage::Planning);
        let rules = wanted.table.start().rules();
        let plans = portfolio(rules);
        let begun = wanted.begin.answers().len();
        let of = (wanted.table.answers().len() - begun) as u32;
        let first = (FIRST_LOOKS / of.max(1)).clamp(*FIRST_LOOK.start(), *FIRST_LOOK.end());
        let effort = Effort { rollouts: first, second: SECOND * first };
        let seats: Vec<Player> = (0..rules.players() as u8).map(Player).collect();
        let progress = |done: usize| {
            // Whoever reads slowly misses some of it.
            let _ = tell.try_send(ReviewMessage::Progress { answers: (done - begun) as u32, of });
        };
        let Wanted { table, begin, .. } = wanted;
        let found: Review =
            review_until(table, begin.clone(), &seats, &plans, effort, stop, progress);
        if stop.load(Ordering::Relaxed) {
            let message = "The review was given up: another one was started, or it took too long. Review the game yourself: fief review.";
            return ReviewMessage::Failed { problem: Problem::new(Code::Unavailable, message) };
        }
        let review = reviewed(&found, begun);
        self.keep(wanted.game.clone(), review.clone());
        ReviewMessage::Done { review }
    }
}

/// A game that somebody wants to have reviewed: how it began, and how it ended.
#[derive(Debug)]
pub(crate) struct Wanted {
    game: Game,
    begin: Table,
    table: Table,
}

impl Wanted {
    pub(crate) fn new(id: &str, begin: Table, table: Table) -> Self {
        let game = (id.to_owned(), table.answers().len());
        Self { game, begin, table }
    }
}

/// A question, and all that the player who is asked may know.
#[derive(Debug)]
pub(crate) struct Asked {
    pub(crate) id: String,
    pub(crate) luck: u64,
    pub(crate) state: State,
    pub(crate) memory: Memory,
    pub(crate) question: Question,
}

impl Hub {
    /// What a strong player would answer.
    pub(crate) async fn hint(
        self: &Arc<Self>,
        asked: Box<Asked>,
        ticket: Ticket,
    ) -> Result<Hint, Problem> {
        let plans = portfolio_at_hand(asked.state.rules());
        if plans.is_none() {
            self.look_for_plans(asked.state.rules());
        }
        let turn = timeout(QUEUE, Arc::clone(&self.minds.searches).acquire_owned()).await;
        let permit = turn.ok().and_then(Result::ok).ok_or_else(|| {
            let message = "Too many bots are thinking just now. Ask again in a moment.";
            Problem::new(Code::TooMany, message)
        })?;
        let stop = Arc::clone(&ticket.stop);
        let job = move || {
            let _permit = permit;
            let found = answers(&asked, plans, &stop);
            hint(asked.id, found)
        };
        let searching = self.work(job);
        tokio::pin!(searching);
        let found = tokio::select! {
            found = &mut searching => found,
            () = sleep(THOUGHT) => {
                ticket.stop.store(true, Ordering::Relaxed);
                searching.await
            }
        };
        found.ok_or_else(|| internal(&"a hint could not be found"))
    }
}

fn answers(asked: &Asked, plans: Option<Arc<Portfolio>>, stop: &AtomicBool) -> Option<Advice> {
    let Asked { luck, state, memory, question, .. } = asked;
    let plans = plans.unwrap_or_else(|| Arc::new(Portfolio::usual(state.rules())));
    let moment = Moment { memory, view: state.view(question.acting), question };
    advise(moment, &plans, HINT, *luck, &[], stop)
}
