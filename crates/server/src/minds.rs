//! Bots that think. Their searches run in a pool of their own, one after the other in the order in which they came, so
//! that nobody waits long for a bot of somebody else; the plans of a kingdom are evolved in the background.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use fief_bots::RandomBot;
use fief_engine::decide::Decider;
use fief_engine::imagine::Memory;
use fief_engine::question::Question;
use fief_engine::setup::Rules;
use fief_engine::state::State;
use fief_env::net::Net;
use fief_mind::levels::{by_name, needs_plans, portfolio, portfolio_at_hand, searches, with_plans};
use fief_mind::search::Portfolio;
use tokio::sync::Semaphore;
use tokio::time::{Duration, sleep, timeout};

use crate::hub::Hub;
use crate::levels::USUAL;

/// A bot that waits longer than this for its turn to search plays by its plan.
const QUEUE: Duration = Duration::from_millis(700);
/// A bot that thinks longer than this answers with what it has found out.
const THOUGHT: Duration = Duration::from_secs(1);

/// What the bots that think share.
#[derive(Debug)]
pub(crate) struct Minds {
    /// As many searches run at once as leave a processor to everybody else. Who came first is first.
    pub(crate) searches: Arc<Semaphore>,
    /// One kingdom is thought about at a time.
    evolutions: Arc<Semaphore>,
}

impl Minds {
    pub(crate) fn new(processors: usize) -> Self {
        let searches = Arc::new(Semaphore::new((processors - 1).max(1)));
        Self { searches, evolutions: Arc::new(Semaphore::new(1)) }
    }
}

/// A question for a bot, and all that it may know.
#[derive(Debug)]
pub(crate) struct Thought {
    pub(crate) level: String,
    /// The network that plays, if the level is the name of one.
    pub(crate) net: Option<Arc<Net>>,
    pub(crate) luck: u64,
    pub(crate) state: State,
    pub(crate) memory: Memory,
    pub(crate) question: Question,
}

impl Hub {
    /// What a bot answers. It takes no longer than two seconds, however many think.
    pub(crate) async fn think(self: Arc<Self>, mut thought: Box<Thought>) -> Option<Vec<u16>> {
        if !needs_plans(&thought.level) {
            return self.work(move || answer(&thought, None, Arc::default())).await;
        }
        let plans = portfolio_at_hand(thought.state.rules());
        if plans.is_none() {
            self.look_for_plans(thought.state.rules());
        }
        let mut permit = None;
        if searches(&thought.level) {
            let turn = Arc::clone(&self.minds.searches).acquire_owned();
            permit = timeout(QUEUE, turn).await.ok().and_then(Result::ok);
            if permit.is_none() {
                "plan".clone_into(&mut thought.level);
            }
        }
        let stop = Arc::new(AtomicBool::new(false));
        let timer = tokio::spawn({
            let stop = Arc::clone(&stop);
            async move {
                sleep(THOUGHT).await;
                stop.store(true, Ordering::Relaxed);
            }
        });
        let found = self.work(move || answer(&thought, plans, stop)).await;
        timer.abort();
        drop(permit);
        found
    }

    /// Begins to look for the plans of a kingdom, unless those of another are being looked for.
    pub(crate) fn look_for_plans(self: &Arc<Self>, rules: &Rules) {
        let Ok(permit) = Arc::clone(&self.minds.evolutions).try_acquire_owned() else { return };
        let rules = rules.clone();
        tokio::task::spawn_blocking(move || {
            let _permit = permit;
            portfolio(&rules);
        });
    }
}

/// The bot of a level. A level that no longer exists, or a network that does not fit, is played by the usual one.
fn bot(
    thought: &Thought,
    plans: Option<Arc<Portfolio>>,
    stop: Arc<AtomicBool>,
) -> Box<dyn Decider> {
    let Thought { level, net, luck, state, .. } = thought;
    let rules: &Rules = state.rules();
    if let Some(Ok(bot)) = net.as_ref().map(|net| net.bot(rules)) {
        return Box::new(bot);
    }
    let thinks = needs_plans(level).then(|| {
        let plans = plans.unwrap_or_else(|| Arc::new(Portfolio::usual(rules)));
        with_plans(level, plans, *luck, stop)
    });
    let named = || by_name(level, rules, *luck).or_else(|| by_name(USUAL, rules, *luck));
    thinks.flatten().or_else(named).unwrap_or_else(|| Box::new(RandomBot::new(*luck)))
}

/// What a bot answers.
pub(crate) fn answer(
    thought: &Thought,
    plans: Option<Arc<Portfolio>>,
    stop: Arc<AtomicBool>,
) -> Vec<u16> {
    let Thought { state, memory, question, .. } = thought;
    let view = state.view(question.acting);
    bot(thought, plans, stop).picks_remembering(memory, view, question).unwrap_or_default()
}
