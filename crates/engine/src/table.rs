//! A game at a table: set-up, seed and answers. Everything else is derived from these three.
//!
//! The table runs the game with the answers it has. When a question has no answer, it waits; an answer is appended
//! and the game runs on from the last quiet point. Undo drops answers. A save is the three things as text.

use std::fmt;
use std::sync::Arc;

use crate::decide::{Answer, Decider, Recorded};
use crate::game::{Flow, Game, Stop};
use crate::ids::Player;
use crate::imagine::Memory;
use crate::log::{Entry, Forced};
use crate::question::{Illegal, Picks, Question, Reply};
use crate::rng::Rng;
use crate::save::{LoadError, RULES_VERSION, Save};
use crate::setup::{Library, Setup, Start};
use crate::state::State;
use crate::view::{Eye, Look, View};

/// A state from which the game can go on: no card is resolving in it.
#[derive(Clone, Debug)]
struct Checkpoint {
    /// Most often this is also where the game stands, and then it is the same state.
    state: Arc<State>,
    /// How many answers came before it.
    answers: usize,
    /// How many log lines came before it.
    log: usize,
    /// How many questions were answered before it without asking anybody.
    forced: usize,
}

/// How many checkpoints a table has at most.
const MOST_CHECKPOINTS: usize = 4;

/// Why the table did not take an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnswerError {
    /// The game is over.
    Over,
    /// The answer was meant for another question.
    Stale {
        /// The number of the question that waits.
        expected: usize,
        /// The number of the question that was answered.
        given: usize,
    },
    /// Another player is asked.
    NotYourQuestion {
        /// The player who is asked.
        asked: Player,
    },
    /// The answer is not legal.
    Illegal(Illegal),
}

impl fmt::Display for AnswerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => f.write_str("the game is over"),
            Self::Stale { expected, given } => {
                write!(f, "this answers question {given}, but question {expected} is being asked")
            }
            Self::NotYourQuestion { asked } => {
                write!(f, "the question is for seat {}", asked.0)
            }
            Self::Illegal(illegal) => illegal.fmt(f),
        }
    }
}

impl std::error::Error for AnswerError {}

/// A recorded game that does not replay: an answer was given to another question than the one asked now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Divergence {
    /// The index of the answer.
    pub answer: usize,
    /// What is asked now.
    pub asked: String,
    /// What was recorded.
    pub recorded: Picks,
}

impl fmt::Display for Divergence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "answer {} ({:?}) was given to another question than the one asked now: {}",
            self.answer, self.recorded, self.asked
        )
    }
}

impl std::error::Error for Divergence {}

/// A game and the answers given so far.
#[derive(Clone, Debug)]
pub struct Table {
    start: Arc<Start>,
    seed: u64,
    /// Whether the game began with a deal, and not from a position.
    dealt: bool,
    answers: Vec<Answer>,
    /// Who gave each answer.
    answered_by: Vec<Player>,
    /// The first state of the game, the first quiet points of some turns, of the last ones above all, and the last quiet
    /// point.
    checkpoints: Vec<Checkpoint>,
    /// The game where it stands, in the middle of a card if need be.
    now: Arc<State>,
    pending: Option<Question>,
    log: Vec<Entry>,
    forced: Vec<Forced>,
    notes: Vec<String>,
}

impl Table {
    /// Deals a new game and plays to its first question.
    pub fn new(start: Start, seed: u64) -> Self {
        let state = start.deal(seed);
        let mut table = Self::from_state(start, seed, state);
        table.dealt = true;
        table
    }

    /// Starts in the middle, from a state in which no card is resolving.
    pub fn from_state(start: Start, seed: u64, state: State) -> Self {
        let mut table = Self::before_the_first_question(start, seed, state, Vec::new());
        table.dealt = false;
        table.run().expect("a game with no answers cannot diverge");
        table
    }

    /// Plays a recorded game as far as its answers go.
    pub fn replay(start: Start, seed: u64, answers: Vec<Answer>) -> Result<Self, Divergence> {
        whole(Self::replay_while_it_fits(start, seed, answers))
    }

    /// Plays a recorded game as far as its answers fit the questions of today, and says which one did not: rules that
    /// were corrected since may ask others.
    pub fn replay_while_it_fits(
        start: Start,
        seed: u64,
        answers: Vec<Answer>,
    ) -> (Self, Option<Divergence>) {
        let state = start.deal(seed);
        let mut table = Self::before_the_first_question(start, seed, state, answers);
        let divergence = table.run().err();
        if let Some(Divergence { answer, .. }) = divergence {
            table.answers.truncate(answer);
            table.run().expect("the answers before the one that does not fit do");
        }
        (table, divergence)
    }

    fn before_the_first_question(
        start: Start,
        seed: u64,
        state: State,
        answers: Vec<Answer>,
    ) -> Self {
        let state = Arc::new(state);
        Self {
            start: Arc::new(start),
            seed,
            dealt: true,
            answers,
            answered_by: Vec::new(),
            checkpoints: vec![Checkpoint {
                state: Arc::clone(&state),
                answers: 0,
                log: 0,
                forced: 0,
            }],
            now: state,
            pending: None,
            log: Vec::new(),
            forced: Vec::new(),
            notes: Vec::new(),
        }
    }

    /// The legal game that was dealt.
    pub fn start(&self) -> &Start {
        &self.start
    }

    /// What the game is played with.
    pub fn setup(&self) -> &Setup {
        self.start.rules().setup()
    }

    /// The luck of the game.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The answers so far.
    pub fn answers(&self) -> &[Answer] {
        &self.answers
    }

    /// The game where it stands. Front ends want [`Table::view`] instead.
    pub fn state(&self) -> &State {
        &self.now
    }

    /// The game as somebody sees it.
    pub fn view(&self, eye: impl Into<Eye>) -> View<'_> {
        self.now.view(eye)
    }

    /// The game with its log as somebody sees it, for showing it.
    pub fn look(&self, eye: impl Into<Eye>) -> Look<'_> {
        Look::new(&self.now, &self.log, eye)
    }

    /// The luck of a bot that answers the question that waits. It depends on the seed and the number of answers alone, so
    /// that whoever takes an answer back and gives it again plays the same game.
    pub fn luck(&self) -> u64 {
        Rng::new(self.seed ^ (self.answers.len() as u64) << 20).next_u64()
    }

    /// The question that waits for an answer; none when the game is over.
    pub fn question(&self) -> Option<&Question> {
        self.pending.as_ref()
    }

    /// The moment of the question that waits, to imagine it again.
    pub fn memory(&self) -> Memory {
        let last = self.checkpoints.last().expect("the first state is always kept");
        let mut memory = Memory::of(&last.state);
        for answer in &self.answers[last.answers..] {
            memory.add(&answer.picks);
        }
        memory
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.now.is_over()
    }

    /// What has happened so far.
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// The questions that had only one answer, so that nobody was asked.
    pub fn forced(&self) -> &[Forced] {
        &self.forced
    }

    /// What a front end has to remember with the game, such as who sits where. It means nothing to the rules.
    pub fn notes(&self) -> &[String] {
        &self.notes
    }

    /// Replaces the notes. Each is one line: a line break in it becomes a space.
    pub fn set_notes(&mut self, notes: impl IntoIterator<Item = String>) {
        let one_line = |note: String| note.split_whitespace().collect::<Vec<_>>().join(" ");
        self.notes = notes.into_iter().map(one_line).collect();
    }

    /// Answers the pending question. An answer that is not legal changes nothing.
    pub fn answer(&mut self, picks: &[u16]) -> Result<(), AnswerError> {
        let question = self.pending.as_ref().ok_or(AnswerError::Over)?;
        let mut picks = picks.to_vec();
        question.sort(&mut picks);
        question.check(&picks).map_err(AnswerError::Illegal)?;
        self.answers.push(Answer::new(&picks, question));
        self.run().expect("an answer fits the question that it was just given to");
        Ok(())
    }

    /// Answers question number `number` (the count of answers before it) as `seat`: what a client sends.
    pub fn answer_as(
        &mut self,
        seat: Player,
        number: usize,
        picks: &[u16],
    ) -> Result<(), AnswerError> {
        let question = self.pending.as_ref().ok_or(AnswerError::Over)?;
        if number != self.answers.len() {
            let expected = self.answers.len();
            return Err(AnswerError::Stale { expected, given: number });
        }
        if question.player != seat {
            return Err(AnswerError::NotYourQuestion { asked: question.player });
        }
        self.answer(picks)
    }

    /// Takes back all answers from number `to` on.
    pub fn undo_to(&mut self, to: usize) {
        if to >= self.answers.len() {
            return;
        }
        self.answers.truncate(to);
        self.checkpoints.retain(|checkpoint| checkpoint.answers <= to);
        self.run().expect("a game that ran before runs again");
    }

    /// Takes back the last answer of `seat` and all that came after it. Says whether there was one.
    pub fn undo(&mut self, seat: Player) -> bool {
        match self.answered_by.iter().rposition(|&player| player == seat) {
            Some(last) => {
                self.undo_to(last);
                true
            }
            None => false,
        }
    }

    /// Plays from the last checkpoint to the next question that has no answer.
    fn run(&mut self) -> Result<(), Divergence> {
        let checkpoint = self.checkpoints.last().expect("the first state is always kept");
        let Checkpoint { answers: from, log: log_from, forced: forced_from, .. } = *checkpoint;
        self.answered_by.truncate(from);
        let recorded = Recorded::new(&self.answers[from..]);
        let mut decider = Attributed { recorded, answered_by: &mut self.answered_by };
        let mut game = Game::new(State::clone(&checkpoint.state), &mut decider).logged();
        let stop = game.run();
        let forced = game.take_forced();
        let (state, question, log) = game.into_parts();
        let given = from + decider.recorded.given();
        self.log.truncate(log_from);
        self.log.extend(log);
        self.forced.truncate(forced_from);
        let moved = |forced: Forced| Forced { after: log_from + forced.after, ..forced };
        self.forced.extend(forced.into_iter().map(moved));
        self.now = Arc::new(state);
        match stop {
            // Nobody can do anything any more: there is no question, though the game is not over.
            Ok(()) | Err(Stop::Runaway) => self.pending = None,
            Err(Stop::NeedsAnswer) => {
                self.keep_checkpoint(&question, given);
                self.pending = Some(question);
            }
            Err(stop) => {
                // An answer that is not legal was already given when that was found out.
                let answer = given - usize::from(stop == Stop::Illegal);
                let recorded = self.answers.get(answer).map_or(Vec::new(), |a| a.picks.to_vec());
                let asked = describe(&question, &self.now);
                return Err(Divergence { answer, asked, recorded });
            }
        }
        if given < self.answers.len() && self.pending.is_none() {
            return Err(Divergence {
                answer: given,
                asked: "nothing: the game is over".to_owned(),
                recorded: self.answers[given].picks.to_vec(),
            });
        }
        Ok(())
    }

    /// Keeps the state of a quiet question, so that the game goes on from here. The first of a turn stays for a while.
    fn keep_checkpoint(&mut self, question: &Question, answers: usize) {
        if !question.quiet {
            return;
        }
        let turn = self.now.turn().number;
        if let [.., before, last] = &self.checkpoints[..]
            && last.state.turn().number == turn
            && before.state.turn().number == turn
        {
            self.checkpoints.pop();
        }
        let state = Arc::clone(&self.now);
        let (log, forced) = (self.log.len(), self.forced.len());
        self.checkpoints.push(Checkpoint { state, answers, log, forced });
        self.thin_out();
    }

    /// Forgets every second of the older checkpoints when there are many: a long game would otherwise need hundreds of
    /// kilobytes for them, and whoever goes back far can wait for a few turns to be played again.
    fn thin_out(&mut self) {
        if self.checkpoints.len() > MOST_CHECKPOINTS {
            let mut number = 0;
            self.checkpoints.retain(|_| {
                number += 1;
                number > MOST_CHECKPOINTS / 2 || number % 2 == 1
            });
        }
    }
}

/// A game that was played as far as its answers fit, if that is all of it.
fn whole((table, divergence): (Table, Option<Divergence>)) -> Result<Table, Divergence> {
    divergence.map_or(Ok(table), Err)
}

/// Gives recorded answers and remembers who was asked.
struct Attributed<'a> {
    recorded: Recorded<'a>,
    answered_by: &'a mut Vec<Player>,
}

impl Decider for Attributed<'_> {
    fn decide(&mut self, view: View<'_>, question: &Question, reply: &mut Reply) -> Flow {
        self.recorded.decide(view, question, reply)?;
        self.answered_by.push(question.player);
        Ok(())
    }
}

/// A question in one line, with its options.
pub fn describe(question: &Question, state: &State) -> String {
    let who = state.rules().player_name(question.player);
    let asker = match question.asker {
        crate::question::Asker::Rules => String::new(),
        crate::question::Asker::Card(kind) => format!("{}: ", state.name(kind)),
    };
    let options: Vec<String> =
        (0..question.options.len()).map(|i| question.phrase(state, i)).collect();
    let many = match (question.min, question.max) {
        (1, 1) => "pick 1".to_owned(),
        (min, max) if min == max => format!("pick {min}"),
        (min, max) => format!("pick {min} to {max}"),
    };
    format!("{who}: {asker}{} ({many} of: {})", question.verb.word(), options.join(", "))
}

impl Table {
    /// The game as a short text. Only a game that was dealt can be loaded again: a position that was set is not in it.
    pub fn save(&self) -> String {
        let save = Save {
            rules: RULES_VERSION,
            setup: self.setup().clone(),
            seed: self.seed,
            dealt: self.dealt,
            notes: self.notes.clone(),
            answers: self.answers.clone(),
        };
        save.to_string()
    }

    /// Reads a saved game and plays it to where it stood.
    pub fn load(text: &str, library: &Library) -> Result<Self, LoadError> {
        let save = Save::parse(text)?;
        if save.rules != RULES_VERSION {
            return Err(LoadError::RulesVersion { found: save.rules });
        }
        whole(Self::of_save(save, library)?).map_err(LoadError::Diverged)
    }

    /// Reads a saved game that may be of an earlier version of the rules, plays it as far as its answers fit, and says
    /// which one did not.
    pub fn load_while_it_fits(
        text: &str,
        library: &Library,
    ) -> Result<(Self, Option<Divergence>), LoadError> {
        Self::of_save(Save::parse(text)?, library)
    }

    fn of_save(save: Save, library: &Library) -> Result<(Self, Option<Divergence>), LoadError> {
        if !save.dealt {
            return Err(LoadError::NotDealt);
        }
        let start = Start::new(save.setup, library).map_err(LoadError::Setup)?;
        let (mut table, divergence) = Self::replay_while_it_fits(start, save.seed, save.answers);
        table.notes = save.notes;
        Ok((table, divergence))
    }
}
