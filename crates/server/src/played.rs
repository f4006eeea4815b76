//! A game with its answers, and what the server keeps count of beside the engine's table.

use fief_engine::card::{Ability, Place as Works};
use fief_engine::event::Trigger;
use fief_engine::ids::Player;
use fief_engine::imagine::Memory;
use fief_engine::log::{Entry, What};
use fief_engine::question::Question;
use fief_engine::setup::Rules;
use fief_engine::state::State;
use fief_engine::table::{AnswerError, Table};
use fief_engine::types::Types;
use fief_engine::view::{Eye, Knowledge, Look, View};

use crate::exercises::{self, Judge};
use crate::protocol::{Code, ExerciseView, Problem};
use crate::store::{AnswerRow, GameStart, Origin};
use crate::{positions, scenarios};

/// A game as far as it was played.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    table: Table,
    /// Who gave each answer.
    by: Vec<Player>,
    /// How long the log was before the first answer, and after each.
    log_after: Vec<usize>,
    /// For each seat, the number of its last answer, and who knew what before it.
    before: Vec<Option<(usize, Knowledge)>>,
    /// Whoever judges whether a goal is reached, if there is one.
    judge: Option<Judge>,
}

impl Played {
    /// A game before its first answer.
    pub(crate) fn begin(start: &GameStart) -> Result<Self, Problem> {
        let table = match &start.origin {
            Origin::Deal => {
                let legal = start.start().map_err(|errors| {
                    Problem::new(
                        Code::OldGame,
                        format!("This game cannot be played any more: {errors}."),
                    )
                })?;
                Table::new(legal, start.seed())
            }
            Origin::Position { text } => positions::table(text)?,
            Origin::Scenario { id } => {
                let mut played = Self::of(scenarios::shown(id)?.scenario.table());
                played.judge = exercises::find(id).map(Judge::new);
                played.be_judged();
                return Ok(played);
            }
        };
        Ok(Self::of(table))
    }

    fn be_judged(&mut self) {
        if let Some(judge) = &mut self.judge {
            judge.look(&self.table);
        }
    }

    /// How the goal stands, if there is one: for all to see, and with the words of a coach for who is to reach it.
    pub(crate) fn exercise(&self, eye: Option<Player>) -> Option<ExerciseView> {
        self.judge.as_ref().map(|judge| judge.view(&self.table, eye))
    }

    /// The first answer that a player gave.
    pub(crate) fn first_of(&self, player: Player) -> Option<usize> {
        self.by.iter().position(|&by| by == player)
    }

    /// A game that begins as this table stands.
    pub(crate) fn of(table: Table) -> Self {
        let log_after = vec![table.log().len()];
        let before = vec![None; table.start().rules().players()];
        Self { table, by: Vec::new(), log_after, before, judge: None }
    }

    /// Plays recorded answers, each of which must fit its question.
    pub(crate) fn replay(&mut self, answers: &[AnswerRow]) -> Result<(), Problem> {
        answers.iter().try_for_each(|answer| self.replay_one(answer))
    }

    /// Plays recorded answers up to the first that does not fit its question, and says how many fit.
    pub(crate) fn replay_while_it_fits(&mut self, answers: &[AnswerRow]) -> usize {
        answers.iter().take_while(|answer| self.replay_one(answer).is_ok()).count()
    }

    /// Plays the next recorded answer.
    pub(crate) fn replay_one(&mut self, answer: &AnswerRow) -> Result<(), Problem> {
        let fits = self.question().is_some_and(|asked| asked.fingerprint() == answer.fingerprint);
        if fits && self.answer(&answer.picks).is_ok() {
            return Ok(());
        }
        Err(Problem::new(
            Code::OldGame,
            format!(
                "This game was played with an earlier version of the rules and cannot go on after answer {}. Start a new one.",
                self.len()
            ),
        ))
    }

    /// The game as `fief replay` and `fief review` read it.
    pub(crate) fn save(&self) -> String {
        self.table.save()
    }

    /// Answers the question that is asked.
    pub(crate) fn answer(&mut self, picks: &[u16]) -> Result<(), AnswerError> {
        let asked = self.question().ok_or(AnswerError::Over)?.player;
        let before = self.knowledge();
        self.table.answer(picks)?;
        self.before[asked.index()] = Some((self.by.len(), before));
        self.by.push(asked);
        self.log_after.push(self.table.log().len());
        self.be_judged();
        Ok(())
    }

    /// Who is asked after the first `to` answers.
    pub(crate) fn asked_after(&self, to: usize) -> Option<Player> {
        let mut before = self.clone();
        before.undo_to(to);
        before.question().map(|question| question.player)
    }

    /// Takes back the answers from number `to` on.
    pub(crate) fn undo_to(&mut self, to: usize) {
        self.table.undo_to(to);
        self.by.truncate(to);
        self.log_after.truncate(to + 1);
        for before in &mut self.before {
            before.take_if(|(number, _)| *number >= to);
        }
        if let Some(judge) = &mut self.judge {
            judge.go_back(to);
        }
    }

    pub(crate) fn table(&self) -> &Table {
        &self.table
    }

    /// The game as somebody sees it, with its log.
    pub(crate) fn look(&self, eye: impl Into<Eye>) -> Look<'_> {
        self.table.look(eye)
    }

    /// The game as a player sees it who is asked something.
    pub(crate) fn view(&self, seat: Player) -> View<'_> {
        self.table.view(seat)
    }

    pub(crate) fn rules(&self) -> &Rules {
        self.table.start().rules()
    }

    /// Who knows which card.
    fn knowledge(&self) -> Knowledge {
        Knowledge::of(self.table.view(Eye::Open))
    }

    /// A copy of the game for a bot that thinks about the question elsewhere.
    pub(crate) fn state_to_think_about(&self) -> State {
        self.table.state().clone()
    }

    /// The luck of a bot that answers the question.
    pub(crate) fn luck(&self) -> u64 {
        self.table.luck()
    }

    /// Who begins the next game at the same table, when this one is over.
    pub(crate) fn next_first_player(&self, seed: u64) -> Option<Player> {
        self.table.is_over().then(|| self.table.state().next_first_player(seed))
    }

    pub(crate) fn question(&self) -> Option<&Question> {
        self.table.question()
    }

    /// The moment of the question, for bots that imagine it.
    pub(crate) fn memory(&self) -> Memory {
        self.table.memory()
    }

    pub(crate) fn log(&self) -> &[Entry] {
        self.table.log()
    }

    /// How many answers there are.
    pub(crate) fn len(&self) -> usize {
        self.by.len()
    }

    /// How many answers there were when an entry of the log was written.
    pub(crate) fn step_of(&self, entry: usize) -> u32 {
        self.log_after.partition_point(|&after| after <= entry) as u32
    }

    /// How long the log was after so many answers.
    pub(crate) fn log_at(&self, step: usize) -> usize {
        self.log_after.get(step).copied().unwrap_or(self.table.log().len())
    }

    /// An answer as it is kept.
    pub(crate) fn row(&self, number: usize, at: u64, clock_left: Option<u64>) -> AnswerRow {
        let answer = &self.table.answers()[number];
        AnswerRow {
            number: number as u32,
            seat: self.by[number].0,
            picks: answer.picks.to_vec(),
            fingerprint: answer.fingerprint,
            at,
            clock_left,
        }
    }

    /// The number of a player's last answer.
    pub(crate) fn last_of(&self, player: Player) -> Option<usize> {
        self.by.iter().rposition(|&by| by == player)
    }

    /// Whether a player may take back all from answer `to` on without asking: nobody else was asked anything since, or
    /// might have been with another hand, and nobody has learnt anything that this player did not know.
    pub(crate) fn is_free(&self, player: Player, to: usize) -> bool {
        let still_asked = self.question().is_some_and(|asked| asked.player == player);
        if !still_asked || self.by[to..].iter().any(|&by| by != player) {
            return false;
        }
        let view = self.table.view(player);
        let mut told = self.table.log()[self.log_at(to)..].iter();
        let shows = |entry: &Entry| view.players().any(|p| entry.uncovers_cards_to(p));
        if told.any(|entry| shows(entry) || might_be_answered(view, entry)) {
            return false;
        }
        let now = self.knowledge();
        match &self.before[player.index()] {
            Some((number, before)) if *number == to => !now.has_grown(before, player),
            _ => {
                let mut before = self.clone();
                before.undo_to(to);
                !now.has_grown(&before.knowledge(), player)
            }
        }
    }
}

/// Whether another player might have answered what an entry tells of, with a Reaction in hand. That nobody was asked
/// tells that nobody has one, so it must not matter whether somebody was.
fn might_be_answered(view: View<'_>, entry: &Entry) -> bool {
    let triggers: &[Trigger] = match entry.what {
        What::Play => &[Trigger::BeforePlay, Trigger::AfterPlay],
        What::Buy => &[Trigger::Buy],
        What::Gain { .. } => &[Trigger::WouldGain, Trigger::Gain],
        What::Trash => &[Trigger::Trash],
        What::Discard => &[Trigger::Discard],
        _ => return false,
    };
    let concerns =
        |about: Types| entry.cards.iter().any(|&kind| about.intersects(view.types(kind)));
    let answers = |ability: &Ability| {
        ability.from == Works::Hand && triggers.contains(&ability.on) && concerns(ability.about)
    };
    let rules = view.rules();
    rules.kinds().any(|kind| rules.definition(kind).abilities().any(&answers))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A scenario, played move by move as far as it has moves.
    fn played(scenario: &str) -> Played {
        let scenarios = fief_scenarios::parse(scenario).expect("a scenario");
        let outcome = scenarios[0].run();
        assert!(!outcome.table.answers().is_empty(), "{:?}", outcome.failure);
        let mut played = Played::of(scenarios[0].table());
        for answer in outcome.table.answers() {
            played.answer(&answer.picks).expect("it was legal before");
        }
        played
    }

    fn is_free(scenario: &str) -> bool {
        let played = played(scenario);
        let last = played.last_of(Player(0)).expect("Alice has answered");
        played.is_free(Player(0), last)
    }

    #[test]
    fn an_undo_does_not_tell_who_holds_a_reaction() {
        let attack = |bob: &str| {
            let text = format!(
                "# Bob has too few cards for Militia to do anything\nkingdom: Moat\nAlice hand: Militia, Gold\n\
                 Bob hand: {bob}\n---\nAlice: play Militia\n---\nAlice coins: {}\n",
                if bob.contains("Moat") { 0 } else { 2 }
            );
            is_free(&text)
        };
        assert!(!attack("Moat"), "Bob is asked");
        assert!(!attack("Copper"), "Bob might have been asked");
    }

    #[test]
    fn an_undo_is_free_where_nobody_could_answer_and_nobody_has_learnt_anything() {
        assert!(is_free(
            "# Treasures\nAlice hand: Gold, Copper\n---\nAlice: play Gold\n---\nAlice coins: 3\n"
        ));
        assert!(!is_free(
            "# A card is drawn\nAlice hand: Village\nAlice deck: Copper\n---\nAlice: play Village\n---\nAlice hand: Copper\n"
        ));
    }

    #[test]
    fn scores_do_not_tell_what_was_passed() {
        use crate::convert::game_view;
        let played = played(
            "# Everybody passes a card\nplayers: Alice, Bob, Carol\nAlice hand: Masquerade, Province\n\
             Bob hand: Copper\nCarol hand: Estate\n---\nAlice: play Masquerade\n\
             ---\nBob hand: Province\n",
        );
        let scores = |eye: Eye| {
            let view = game_view(&played.look(eye), true, None);
            view.seats.into_iter().map(|seat| seat.score).collect::<Vec<_>>()
        };
        assert_eq!(scores(Eye::from(Player(0))), [Some(1), None, None], "Bob's card went to Carol");
        assert_eq!(scores(Eye::from(Player(1))), [None, Some(6), None]);
        assert_eq!(scores(Eye::from(Player(2))), [None, None, Some(0)]);
        assert_eq!(scores(Eye::Watcher), [None, None, None]);
        assert_eq!(scores(Eye::Open), [Some(1), Some(6), Some(0)]);
    }
}
