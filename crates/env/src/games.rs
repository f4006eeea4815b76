//! Many games, stepped together on many threads.

use std::fmt;
use std::sync::{Mutex, PoisonError};
use std::thread;

use fief_engine::game::Stop;
use fief_engine::ids::Player;
use fief_engine::rng::Rng;
use fief_engine::setup::Start;
use fief_sim::{Bot, Contestant};

use crate::actions::{ActionError, Actions};
use crate::layout::Layout;
use crate::observe::observe;
use crate::play::{Play, Stopped, rewards};

/// The games of a chunk. One thread steps them with bots made for the chunk, so the luck of bots does not depend on
/// the number of threads.
const CHUNK: usize = 64;

/// More games at once would need more memory than most machines have.
const MOST_GAMES: usize = 100_000;

/// The player of a seat.
pub enum Seat {
    /// The caller, who gives the actions.
    Learner,
    /// A program in Rust.
    Bot(Box<dyn Contestant>),
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Learner => f.write_str("Learner"),
            Self::Bot(bot) => f.debug_tuple("Bot").field(&bot.name()).finish(),
        }
    }
}

/// The arrays that receive the results of a step, with a row for every game.
#[derive(Debug)]
pub struct Arrays<'a> {
    /// As many numbers for each game as the layout has; empty if the caller needs no observations.
    pub observations: &'a mut [f32],
    /// As many for each game as there are actions.
    pub masks: &'a mut [bool],
    /// The seat that is asked.
    pub agents: &'a mut [i64],
    /// The reward of each seat if the game ended in this step.
    pub rewards: &'a mut [f32],
    /// Whether the game ended in this step, so that another one has begun.
    pub terminations: &'a mut [bool],
    /// Whether the game was abandoned in this step.
    pub truncations: &'a mut [bool],
}

/// The reason why a step was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StepError {
    /// An action is not legal; no game was stepped.
    Action { game: usize, error: ActionError },
    /// The number of actions differs from the number of games.
    WrongNumber { given: usize, games: usize },
    /// An array has the wrong size.
    WrongSize { array: &'static str, given: usize, wanted: usize },
    /// A bot could not go on.
    Broken { game: usize, stop: Stop },
}

impl fmt::Display for StepError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Action { game, error } => write!(f, "game {game}: {error}"),
            Self::WrongNumber { given, games } => {
                write!(f, "{given} actions for {games} games")
            }
            Self::WrongSize { array, given, wanted } => {
                write!(f, "the array of {array} has {given} numbers, but it must have {wanted}")
            }
            Self::Broken { game, stop } => {
                write!(f, "a bot could not go on in game {game}: {stop:?}")
            }
        }
    }
}

impl std::error::Error for StepError {}

/// Many games with the same set-up.
#[derive(Debug)]
pub struct Games {
    start: Start,
    layout: Layout,
    seats: Vec<Seat>,
    plays: Vec<Play>,
    threads: usize,
    seed: u64,
    /// The number of games dealt so far, by place.
    dealt: Vec<u64>,
    /// The number of steps so far.
    steps: u64,
}

/// The work of one thread: some games, their actions, and the arrays for their results.
struct Job<'a> {
    chunk: usize,
    plays: &'a mut [Play],
    dealt: &'a mut [u64],
    actions: &'a [i64],
    arrays: Arrays<'a>,
}

/// The data that all threads share.
struct Common<'a> {
    start: &'a Start,
    layout: &'a Layout,
    seats: &'a [Seat],
    seed: u64,
    steps: u64,
    begins: bool,
}

impl Games {
    /// Creates games that are not begun yet; [`Games::reset`] begins them. Every player must fit the set-up.
    pub fn new(
        start: Start,
        seats: Vec<Seat>,
        games: usize,
        (seed, max_turns, threads): (u64, u16, usize),
    ) -> Result<Self, String> {
        let players = start.rules().players();
        if seats.len() != players {
            return Err(format!("{} seats for {players} players", seats.len()));
        }
        if !(1..=MOST_GAMES).contains(&games) {
            return Err(format!("{games} games at once: there can be 1 to {MOST_GAMES}"));
        }
        for seat in &seats {
            if let Seat::Bot(contestant) = seat {
                contestant.bot(start.rules(), 0)?;
            }
        }
        let layout = Layout::new(&start);
        let plays = vec![Play::new(&start, seed, max_turns); games];
        let dealt = vec![0; games];
        Ok(Self { start, layout, seats, plays, threads: threads.max(1), seed, dealt, steps: 0 })
    }

    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    pub fn start(&self) -> &Start {
        &self.start
    }

    pub fn len(&self) -> usize {
        self.plays.len()
    }

    pub fn is_empty(&self) -> bool {
        self.plays.is_empty()
    }

    pub fn plays(&self) -> &[Play] {
        &self.plays
    }

    /// Deals all games and runs them to their first questions.
    pub fn reset(&mut self, seed: u64, arrays: Arrays<'_>) -> Result<(), StepError> {
        self.seed = seed;
        self.dealt.fill(0);
        self.steps = 0;
        self.work(&[], arrays, true)
    }

    /// Does an action in every game. A game that ends is replaced by a newly dealt one.
    pub fn step(&mut self, actions: &[i64], arrays: Arrays<'_>) -> Result<(), StepError> {
        let games = self.plays.len();
        if actions.len() != games {
            return Err(StepError::WrongNumber { given: actions.len(), games });
        }
        for (game, (play, &action)) in self.plays.iter().zip(actions).enumerate() {
            if let Some(question) = play.question() {
                let actions = Actions { layout: &self.layout, question, picks: play.picks() };
                actions.read(action).map_err(|error| StepError::Action { game, error })?;
            }
        }
        self.work(actions, arrays, false)
    }

    fn check_sizes(&self, arrays: &Arrays<'_>) -> Result<(), StepError> {
        let games = self.plays.len();
        let looks = !arrays.observations.is_empty();
        let sizes = [
            (
                "observations",
                arrays.observations.len(),
                usize::from(looks) * games * self.layout.len(),
            ),
            ("masks", arrays.masks.len(), games * self.layout.actions()),
            ("agents", arrays.agents.len(), games),
            ("rewards", arrays.rewards.len(), games * self.layout.players),
            ("terminations", arrays.terminations.len(), games),
            ("truncations", arrays.truncations.len(), games),
        ];
        let wrong = sizes.into_iter().find(|(_, given, wanted)| given != wanted);
        wrong.map_or(Ok(()), |(array, given, wanted)| {
            Err(StepError::WrongSize { array, given, wanted })
        })
    }

    fn work(&mut self, actions: &[i64], arrays: Arrays<'_>, begins: bool) -> Result<(), StepError> {
        self.check_sizes(&arrays)?;
        let Self { start, layout, seats, plays, threads, seed, dealt, steps } = self;
        let common = Common { start, layout, seats, seed: *seed, steps: *steps, begins };
        let jobs = jobs(layout, plays, dealt, actions, arrays);
        let many = jobs.len().min(*threads);
        let jobs = Mutex::new(jobs.into_iter());
        let broken: Mutex<Option<StepError>> = Mutex::new(None);
        let work = || {
            loop {
                let next = jobs.lock().unwrap_or_else(PoisonError::into_inner).next();
                let Some(job) = next else { return };
                if let Err(error) = common.work(job) {
                    *broken.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
                }
            }
        };
        thread::scope(|scope| {
            for _ in 1..many {
                scope.spawn(work);
            }
            work();
        });
        *steps += 1;
        broken.into_inner().unwrap_or_else(PoisonError::into_inner).map_or(Ok(()), Err)
    }
}

/// Divides games and arrays into chunks.
fn jobs<'a>(
    layout: &Layout,
    plays: &'a mut [Play],
    dealt: &'a mut [u64],
    actions: &'a [i64],
    arrays: Arrays<'a>,
) -> Vec<Job<'a>> {
    let looks = usize::from(!arrays.observations.is_empty());
    let mut observations = arrays.observations;
    let mut masks = arrays.masks.chunks_mut(CHUNK * layout.actions());
    let mut agents = arrays.agents.chunks_mut(CHUNK);
    let mut rewards = arrays.rewards.chunks_mut(CHUNK * layout.players);
    let mut terminations = arrays.terminations.chunks_mut(CHUNK);
    let mut truncations = arrays.truncations.chunks_mut(CHUNK);
    let mut given = actions.chunks(CHUNK);
    let mut jobs = Vec::new();
    for (chunk, (plays, dealt)) in plays.chunks_mut(CHUNK).zip(dealt.chunks_mut(CHUNK)).enumerate()
    {
        let (mine, rest) =
            std::mem::take(&mut observations).split_at_mut(looks * plays.len() * layout.len());
        observations = rest;
        let arrays = Arrays {
            observations: mine,
            masks: masks.next().unwrap_or_default(),
            agents: agents.next().unwrap_or_default(),
            rewards: rewards.next().unwrap_or_default(),
            terminations: terminations.next().unwrap_or_default(),
            truncations: truncations.next().unwrap_or_default(),
        };
        jobs.push(Job { chunk, plays, dealt, actions: given.next().unwrap_or_default(), arrays });
    }
    jobs
}

impl Common<'_> {
    /// The seed for one of several purposes.
    fn luck(&self, of: u64, number: u64) -> u64 {
        let base = Rng::new(self.seed ^ of.wrapping_mul(0x9E37_79B9_7F4A_7C15)).next_u64();
        Rng::new(base ^ number.wrapping_mul(0xD6E8_FEB8_6659_FD93)).next_u64()
    }

    fn bots(&self, chunk: usize) -> Vec<Option<Bot>> {
        let seed = self.luck(u64::MAX - chunk as u64, self.steps);
        let seated = self.seats.iter().enumerate().map(|(seat, who)| match who {
            Seat::Learner => None,
            Seat::Bot(contestant) => {
                contestant.bot(self.start.rules(), seed ^ (seat as u64) << 56).ok()
            }
        });
        seated.collect()
    }

    fn work(&self, job: Job<'_>) -> Result<(), StepError> {
        let mut bots = self.bots(job.chunk);
        let layout = self.layout;
        let first = job.chunk * CHUNK;
        let arrays = job.arrays;
        for (at, (play, dealt)) in job.plays.iter_mut().zip(job.dealt).enumerate() {
            let rewards = &mut arrays.rewards[at * layout.players..][..layout.players];
            let (terminated, truncated) =
                (&mut arrays.terminations[at], &mut arrays.truncations[at]);
            rewards.fill(0.0);
            (*terminated, *truncated) = (false, false);
            let mut stopped = if self.begins {
                self.deal(play, dealt, first + at, &mut bots)
            } else {
                self.act(play, job.actions[at], &mut bots)
            };
            // A game without learners is over at once; one of them in each step is enough.
            if stopped != Stopped::Asked {
                finish(play, stopped, rewards, terminated, truncated)
                    .map_err(|stop| StepError::Broken { game: first + at, stop })?;
                if bots.iter().any(Option::is_none) {
                    stopped = self.deal(play, dealt, first + at, &mut bots);
                }
            }
            let mask = &mut arrays.masks[at * layout.actions()..][..layout.actions()];
            let looks = !arrays.observations.is_empty();
            let observation =
                looks.then(|| &mut arrays.observations[at * layout.len()..][..layout.len()]);
            arrays.agents[at] = self.look(play, stopped, mask, observation);
        }
        Ok(())
    }

    fn deal(
        &self,
        play: &mut Play,
        dealt: &mut u64,
        game: usize,
        bots: &mut [Option<Bot>],
    ) -> Stopped {
        // A game that ends before anybody is asked is dealt again, but not without limit.
        let mut stopped = Stopped::GivenUp;
        for _ in 0..16 {
            play.deal(self.start, self.luck(game as u64, *dealt));
            *dealt += 1;
            stopped = play.begin(bots);
            if stopped == Stopped::Asked || bots.iter().all(Option::is_some) {
                break;
            }
        }
        stopped
    }

    fn act(&self, play: &mut Play, action: i64, bots: &mut [Option<Bot>]) -> Stopped {
        let Some(question) = play.question() else {
            // Only bots play, so a step is a whole game.
            let seed = Rng::new(play.seed()).next_u64();
            play.deal(self.start, seed);
            return play.begin(bots);
        };
        let actions = Actions { layout: self.layout, question, picks: play.picks() };
        let Ok(action) = actions.read(action) else { return Stopped::Asked };
        if play.pick(action) { play.go_on(bots) } else { Stopped::Asked }
    }

    /// Writes the observation of the seat that is asked, and returns that seat.
    fn look(
        &self,
        play: &Play,
        stopped: Stopped,
        mask: &mut [bool],
        observation: Option<&mut [f32]>,
    ) -> i64 {
        let Some(question) = play.question().filter(|_| stopped == Stopped::Asked) else {
            mask.fill(false);
            if let Some(observation) = observation {
                observation.fill(0.0);
            }
            return -1;
        };
        let actions = Actions { layout: self.layout, question, picks: play.picks() };
        actions.mask(mask);
        let view = play.state().view(question.player);
        if let Some(observation) = observation {
            observe(self.layout, view, Some((question, play.picks())), observation);
        }
        question.player.index() as i64
    }
}

fn finish(
    play: &Play,
    stopped: Stopped,
    earned: &mut [f32],
    terminated: &mut bool,
    truncated: &mut bool,
) -> Result<(), Stop> {
    match stopped {
        Stopped::Asked => {}
        Stopped::Over => {
            *terminated = true;
            rewards(play.state(), earned);
        }
        Stopped::GivenUp => *truncated = true,
        Stopped::Broken(stop) => return Err(stop),
    }
    Ok(())
}

impl Games {
    /// The number of cards of each kind that a player has gained so far in a game.
    pub fn gained(&self, game: usize, player: Player) -> &[u16] {
        let kinds = self.layout.kinds;
        &self.plays[game].gained()[player.index() * kinds..][..kinds]
    }
}
