//! A game that is stepped. Like a table it runs from the last quiet point, but it keeps neither log nor history, so
//! that a step costs little more than a copy of the state.

use fief_engine::decide::Decider;
use fief_engine::game::{Flow, Gain, Game, Stop};
use fief_engine::ids::Player;
use fief_engine::question::{Illegal, Picks, Question, Reply};
use fief_engine::setup::Start;
use fief_engine::state::State;
use fief_engine::view::View;
use fief_sim::Bot;

/// The reason why a game stopped running.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stopped {
    /// A seat without a bot has a question to answer.
    Asked,
    Over,
    /// The game had too many turns, or nobody can do anything any more.
    GivenUp,
    /// A bot could not go on.
    Broken(Stop),
}

/// The answers since the last quiet point.
#[derive(Clone, Debug, Default)]
struct Script {
    picks: Vec<u16>,
    /// The end of each answer.
    ends: Vec<u32>,
}

impl Script {
    fn clear(&mut self) {
        self.picks.clear();
        self.ends.clear();
    }

    fn push(&mut self, picks: &[u16]) {
        self.picks.extend_from_slice(picks);
        self.ends.push(self.picks.len() as u32);
    }

    fn get(&self, nth: usize) -> Option<&[u16]> {
        let end = *self.ends.get(nth)?;
        let start = if nth == 0 { 0 } else { self.ends[nth - 1] };
        Some(&self.picks[start as usize..end as usize])
    }
}

/// Repeats the answers since the last quiet point, then lets the bots answer for their seats.
struct Prompter<'a> {
    script: &'a mut Script,
    next: usize,
    bots: &'a mut [Option<Bot>],
    /// Whether some seat has no bot, so that the game may have to run again.
    keeps: bool,
}

impl Decider for Prompter<'_> {
    #[inline]
    fn decide(&mut self, view: View<'_>, question: &Question, reply: &mut Reply) -> Flow {
        if let Some(given) = self.script.get(self.next) {
            self.next += 1;
            reply.picks(given.iter().copied());
            return Ok(());
        }
        let bot = self.bots.get_mut(question.player.index()).and_then(Option::as_mut);
        bot.ok_or(Stop::NeedsAnswer)?.decide(view, question, reply)?;
        if self.keeps {
            self.script.push(reply.write_out(question));
            self.next += 1;
        }
        Ok(())
    }
}

/// A game under way.
#[derive(Clone, Debug)]
pub struct Play {
    /// The state; `None` only while the game runs.
    now: Option<State>,
    /// The last quiet point.
    quiet: State,
    script: Script,
    question: Option<Question>,
    /// The picks so far in the answer to the question.
    picks: Picks,
    /// The gains of each player and kind, up to the last quiet point and up to now.
    gained: [Vec<u16>; 2],
    max_turns: u16,
    kinds: usize,
    seed: u64,
    /// The number of answered questions, without those of bots.
    answers: u64,
}

impl Play {
    /// Deals a game without beginning it.
    pub fn new(start: &Start, seed: u64, max_turns: u16) -> Self {
        let state = start.deal(seed);
        let kinds = start.rules().kinds().count();
        let none = vec![0; kinds * start.rules().players()];
        Self {
            quiet: state.clone(),
            now: Some(state),
            script: Script::default(),
            question: None,
            picks: Picks::new(),
            gained: [none.clone(), none],
            max_turns,
            kinds,
            seed,
            answers: 0,
        }
    }

    /// Deals another game in the memory of this one.
    pub fn deal(&mut self, start: &Start, seed: u64) {
        let state = self.now.get_or_insert_with(|| start.undealt().clone());
        start.deal_into(state, seed);
        self.quiet.clone_from(state);
        self.script.clear();
        self.question = None;
        self.picks.clear();
        for gained in &mut self.gained {
            gained.fill(0);
        }
        self.seed = seed;
        self.answers = 0;
    }

    /// The present state of the game.
    ///
    /// # Panics
    /// While the game runs.
    pub fn state(&self) -> &State {
        self.now.as_ref().expect("the state is there between steps")
    }

    /// The open question, if the game waits for an answer.
    pub fn question(&self) -> Option<&Question> {
        self.question.as_ref()
    }

    /// The picks so far in the answer.
    pub fn picks(&self) -> &[u16] {
        &self.picks
    }

    /// The gains of each player and kind, player by player; gains are public.
    pub fn gained(&self) -> &[u16] {
        &self.gained[1]
    }

    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The number of answered questions, without those of bots.
    pub fn answers(&self) -> u64 {
        self.answers
    }

    /// Runs the game to the first question for a seat without a bot.
    pub fn begin(&mut self, bots: &mut [Option<Bot>]) -> Stopped {
        self.script.clear();
        self.run(bots)
    }

    /// Adds an action to the answer. Returns whether the answer is complete, so that the game can [go
    /// on](Self::go_on).
    pub fn pick(&mut self, action: crate::Action) -> bool {
        let question = self.question.as_ref().expect("somebody is asked");
        crate::Actions::add(question, &mut self.picks, action)
    }

    /// Picks a whole answer at once, replacing all earlier picks; the error says what is wrong with it.
    pub fn pick_all(&mut self, picks: &[u16]) -> Result<(), Illegal> {
        let question = self.question.as_ref().expect("somebody is asked");
        let mut whole = picks.to_vec();
        question.sort(&mut whole);
        question.check(&whole)?;
        self.picks = whole;
        Ok(())
    }

    /// Gives the answer that was picked, and runs to the next question of a seat that has no bot.
    pub fn go_on(&mut self, bots: &mut [Option<Bot>]) -> Stopped {
        let question = self.question.take().expect("somebody is asked");
        self.answers += 1;
        let now = self.now.as_mut().expect("the state is there between steps");
        if question.quiet {
            self.quiet.clone_from(now);
            self.script.clear();
            let [before, after] = &mut self.gained;
            before.copy_from_slice(after);
        } else {
            now.clone_from(&self.quiet);
        }
        self.script.push(&self.picks);
        self.picks.clear();
        self.run(bots)
    }

    fn run(&mut self, bots: &mut [Option<Bot>]) -> Stopped {
        let state = self.now.take().expect("the state is there between steps");
        let keeps = bots.len() < state.rules().players() || bots.iter().any(Option::is_none);
        let mut prompter = Prompter { script: &mut self.script, next: 0, bots, keeps };
        let mut game = Game::new(state, &mut prompter);
        if keeps {
            game = game.keeping_gains();
        }
        let stop = run_turns(&mut game, self.max_turns);
        let [before, after] = &mut self.gained;
        after.copy_from_slice(before);
        for Gain { player, kind, .. } in game.gains() {
            after[player.index() * self.kinds + kind.index()] += 1;
        }
        let (state, question, _) = game.into_parts();
        let stopped = match stop {
            Err(Stop::NeedsAnswer) => {
                self.question = Some(question);
                Stopped::Asked
            }
            Ok(true) => Stopped::Over,
            Ok(false) | Err(Stop::Runaway) => Stopped::GivenUp,
            Err(stop) => Stopped::Broken(stop),
        };
        self.now = Some(state);
        stopped
    }
}

/// Plays on, and returns whether the game ended before somebody had too many turns.
fn run_turns(game: &mut Game<'_>, max_turns: u16) -> Flow<bool> {
    while !game.state().is_over() {
        let player = game.state().turn().player;
        if game.state().pools(player).turns > max_turns {
            return Ok(false);
        }
        game.run_turn()?;
    }
    Ok(true)
}

/// The reward of each seat for a finished game: a victory shared by `n` of `m` players is worth `1/n`, scaled so that
/// a sole victory is worth 1 and all rewards add up to 0.
pub fn rewards(state: &State, rewards: &mut [f32]) {
    let players = rewards.len() as f32;
    let winners = state.winners();
    let share = 1.0 / winners.len().max(1) as f32;
    for (seat, reward) in rewards.iter_mut().enumerate() {
        let won = if winners.contains(&Player(seat as u8)) { share } else { 0.0 };
        *reward = (won * players - 1.0) / (players - 1.0);
    }
}
