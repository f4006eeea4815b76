//! Games that were played, and scenarios, step by step.

use std::sync::Arc;

use fief_engine::ids::Player;
use fief_engine::log::What;
use fief_engine::view::Eye;
use fief_scenarios::rulings;

use crate::advice::Wanted;
use crate::convert::cards::faces;
use crate::convert::{LogBook, game_view, outcome, question_view};
use crate::hub::{Hub, internal, no_such_table, not_read};
use crate::played::Played;
use crate::protocol::{
    Code, Frame, Frames, LogLine, Problem, ReplayInfo, ReplayStep, ScenarioPage, TableSummary,
    TurnMark, Watchers,
};
use crate::room::why_aside;
use crate::scenarios;
use crate::store::{AnswerRow, Answers, GameRow, GameStart, Occupant, Origin, TableRow};
use crate::tables::summary;
use crate::token::Person;

/// The most frames of one answer.
const MAX_FRAMES: u32 = 50;

/// A game or a scenario that somebody wants to see.
#[derive(Debug)]
pub(crate) struct Source {
    pub id: String,
    title: String,
    pub start: GameStart,
    pub answers: Vec<AnswerRow>,
    /// The eyes that this person may choose among.
    eyes: Vec<Eye>,
    resigned: Vec<Player>,
    counters: bool,
    over: bool,
    /// How many answers were given that do not fit the rules of today, and are left out.
    left_out: usize,
    table: Option<TableSummary>,
    scenario: Option<ScenarioPage>,
}

fn not_open() -> Problem {
    let message = "This game is open only to those who played it. Ask one of them, or look at your own games.";
    Problem::new(Code::NotOpen, message)
}

impl Source {
    /// Finds a replay, as far as this person may see it.
    pub(crate) async fn find(
        hub: &Arc<Hub>,
        id: &str,
        person: Option<&Person>,
    ) -> Result<Self, Problem> {
        if scenarios::folder_of(id).is_some() {
            let id = id.to_owned();
            let found = hub.work_on_page(move || Self::scenario(&id)).await;
            return found.ok_or_else(|| internal(&"a scenario could not be run"))?;
        }
        let game = hub.store.game(id.to_owned()).await.map_err(|error| not_read(&error))?;
        let game = game.ok_or_else(|| {
            let message = "There is no such game. Check the link, or look at your own games.";
            Problem::new(Code::NoSuchGame, message)
        })?;
        let table = hub.store.table(game.table.clone()).await.map_err(|error| not_read(&error))?;
        let table = table.ok_or_else(no_such_table)?;
        let eyes = eyes(&table, &game, person);
        if eyes.is_empty() {
            return Err(not_open());
        }
        let answers = hub.store.answers(game.id.clone()).await;
        let Answers { rows, kept } = answers.map_err(|error| not_read(&error))?;
        let start = game.start.clone();
        let fitting = hub.work_on_page(move || {
            let fitting = Played::begin(&start)?.replay_while_it_fits(&rows);
            Ok((rows, fitting))
        });
        let fitting = fitting.await.ok_or_else(|| internal(&"a game could not be replayed"))?;
        let (mut answers, fitting) = fitting?;
        answers.truncate(fitting);
        let left_out = kept - fitting;
        Ok(Self {
            title: game.start.players.join(" – "),
            answers,
            left_out,
            eyes,
            resigned: game.state.resigned.iter().map(|&seat| Player(seat)).collect(),
            counters: table.doc.settings.counters,
            over: game.state.over,
            table: Some(summary(&table, Some(&game), person)),
            scenario: None,
            id: game.id,
            start: game.start,
        })
    }

    fn scenario(id: &str) -> Result<Self, Problem> {
        let shown = scenarios::shown(id)?;
        let outcome = shown.scenario.run();
        let table = &outcome.table;
        let row = |(number, answer): (u32, &fief_engine::decide::Answer)| AnswerRow {
            number,
            seat: 0,
            picks: answer.picks.to_vec(),
            fingerprint: answer.fingerprint,
            at: 0,
            clock_left: None,
        };
        let origin = Origin::Scenario { id: id.to_owned() };
        let start = GameStart::new(table.setup(), table.seed(), origin);
        let players = start.players.len();
        let seats = (0..players).map(|seat| Eye::from(Player(seat as u8)));
        let rulings =
            shown.scenario.rulings().iter().filter_map(|id| rulings::find(id)?.sentence());
        Ok(Self {
            id: id.to_owned(),
            title: shown.scenario.title().to_owned(),
            answers: (0..).zip(table.answers()).map(row).collect(),
            eyes: std::iter::once(Eye::Open).chain(seats).collect(),
            resigned: Vec::new(),
            counters: true,
            over: table.is_over(),
            left_out: 0,
            table: None,
            scenario: Some(ScenarioPage {
                scenario: shown.reference(),
                rulings: rulings.map(str::to_owned).collect(),
                file: shown.file.clone(),
                text: shown.text.clone(),
                failure: outcome.failure.as_ref().map(ToString::to_string),
            }),
            start,
        })
    }

    /// Whether everything is open to this person, so that playing on from here tells nothing that is hidden.
    pub(crate) fn check_open(&self) -> Result<(), Problem> {
        if self.eyes.contains(&Eye::Open) {
            return Ok(());
        }
        let message = "You can play on from a game that is over, if it is open to you.";
        Err(Problem::new(Code::NotOpen, message))
    }

    fn eye(&self, wanted: Option<&str>) -> Result<Eye, Problem> {
        let Some(wanted) = wanted else { return Ok(self.eyes[0]) };
        let eye = match wanted {
            "open" => Eye::Open,
            "watcher" => Eye::Watcher,
            seat => Eye::from(Player(seat.parse().unwrap_or(u8::MAX))),
        };
        if self.eyes.contains(&eye) { Ok(eye) } else { Err(not_open()) }
    }

    /// The game before its first answer.
    fn begin(&self) -> Result<Played, Problem> {
        Played::begin(&self.start)
    }

    /// The whole log through these eyes.
    fn log(&self, eye: Eye) -> Result<(Played, Vec<LogLine>), Problem> {
        let mut played = self.begin()?;
        played.replay(&self.answers)?;
        let step_of = |entry| played.step_of(entry);
        let lines = LogBook::whole(eye, played.log(), played.rules(), step_of);
        Ok((played, lines))
    }

    /// A sentence for a game that is not shown to its end.
    fn note(&self) -> Option<String> {
        let (shown, given) = (self.answers.len(), self.answers.len() + self.left_out);
        (self.left_out > 0).then(|| why_aside(self.start.rules, shown, given))
    }

    /// What there is to see.
    pub(crate) fn info(self, eye: Option<&str>) -> Result<ReplayInfo, Problem> {
        let eye = self.eye(eye)?;
        let (played, log) = self.log(eye)?;
        let turn = |(at, entry): (usize, &fief_engine::log::Entry)| match entry.what {
            What::Turn { number: round, .. } => {
                Some(TurnMark { step: played.step_of(at), seat: entry.player.0, round })
            }
            _ => None,
        };
        Ok(ReplayInfo {
            note: self.note(),
            steps: played.len() as u32,
            turns: played.log().iter().enumerate().filter_map(turn).collect(),
            cards: faces(played.rules()),
            log,
            id: self.id,
            title: self.title,
            seats: self.start.players,
            eyes: self.eyes,
            eye,
            table: self.table,
            scenario: self.scenario,
            over: self.over,
        })
    }

    /// The game as a save, which tells everything: only for those to whom everything is open.
    pub(crate) fn save(&self) -> Result<String, Problem> {
        self.check_open()?;
        if self.start.origin != Origin::Deal {
            let message =
                "This game began from a position, which a save does not hold. Download it as text.";
            return Err(Problem::new(Code::NotNow, message));
        }
        let mut played = self.begin()?;
        played.replay(&self.answers)?;
        Ok(played.save())
    }

    /// The game for a review, which tells everything: only for those to whom everything is open.
    pub(crate) fn reviewed(&self) -> Result<Wanted, Problem> {
        self.check_open()?;
        if self.scenario.is_some() || self.answers.is_empty() {
            let message =
                "There is nothing to review here: only games that were played are reviewed.";
            return Err(Problem::new(Code::NotNow, message));
        }
        let begin = self.begin()?;
        let mut played = begin.clone();
        played.replay(&self.answers)?;
        Ok(Wanted::new(&self.id, begin.table().clone(), played.table().clone()))
    }

    /// Some steps.
    pub(crate) fn frames(&self, eye: Option<&str>, from: u32, to: u32) -> Result<Frames, Problem> {
        let eye = self.eye(eye)?;
        let last = self.answers.len() as u32;
        if from > last || to < from {
            let message = format!("There are no steps {from} to {to}: the last step is {last}.");
            return Err(Problem::new(Code::NoSuchStep, message));
        }
        let (_, log) = self.log(eye)?;
        let mut played = self.begin()?;
        played.replay(&self.answers[..from as usize])?;
        let mut frames = Vec::new();
        for step in from..=to.min(last).min(from + MAX_FRAMES - 1) {
            frames.push(self.frame(&played, eye, &log));
            if let Some(answer) = self.answers.get(step as usize) {
                played.replay_one(answer)?;
            }
        }
        Ok(Frames { frames })
    }

    fn frame(&self, played: &Played, eye: Eye, log: &[LogLine]) -> Frame {
        let step = played.len() as u32;
        let last = self.over && self.left_out == 0 && played.len() == self.answers.len();
        let result = last.then(|| outcome(played.look(Eye::Open).view(), &self.resigned));
        let visible = played.question().filter(|question| eye.sees_as(question.player) && !last);
        let given = visible.zip(self.answers.get(played.len()));
        Frame {
            step,
            view: game_view(&played.look(eye), self.counters, result),
            question: visible
                .map(|question| question_view(played.view(question.player), question, step, 0)),
            answer: given.map(|(question, given)| ReplayStep {
                seat: question.player.0,
                words: played.view(question.player).answer_in_words(question, &given.picks),
                picks: given.picks.clone(),
            }),
            log: log.partition_point(|line| line.step <= step),
        }
    }
}

/// The eyes that a person may see a game through, the usual ones first.
fn eyes(table: &TableRow, game: &GameRow, person: Option<&Person>) -> Vec<Eye> {
    let own = |seat: &crate::store::SeatDoc| match (&seat.occupant, person) {
        (Occupant::Person { guest }, Some(person)) => *guest == person.guest,
        // Who was replaced by a bot has played too, and may look when it is over.
        (Occupant::Bot { took_over: Some(guest), .. }, Some(person)) => {
            game.state.over && *guest == person.guest
        }
        _ => false,
    };
    let own = table.doc.seats.iter().position(own).map(|seat| Eye::from(Player(seat as u8)));
    let watchers = table.doc.settings.watchers;
    let open = game.state.over && (own.is_some() || watchers == Watchers::HandsAfterEnd);
    let watch = watchers != Watchers::Nobody || open;
    let mut eyes: Vec<Eye> = own.into_iter().collect();
    if open {
        let seats = (0..table.doc.seats.len()).map(|seat| Eye::from(Player(seat as u8)));
        eyes.push(Eye::Open);
        eyes.extend(seats.filter(|eye| Some(*eye) != own));
    }
    if watch && (own.is_none() || open) {
        eyes.push(Eye::Watcher);
    }
    eyes
}
