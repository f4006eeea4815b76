//! A game with its answers, and what the server keeps count of beside the engine's table.

use fief_engine::card::{Ability, Place as Works};
use fief_engine::event::Trigger;
use fief_engine::ids::Player;
use fief_engine::imagine::Memory;
use fief_engine::log::{Entry, SeenCards, What};
use fief_engine::question::Question;
use fief_engine::state::State;
use fief_engine::table::{AnswerError, Table};
use fief_engine::types::Types;
use fief_engine::zone::Zone;

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
        let before = vec![None; table.state().rules().players()];
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
        let before = Knowledge::of(self.state());
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

    #[cfg(test)]
    pub(crate) fn table(&self) -> &Table {
        &self.table
    }

    pub(crate) fn state(&self) -> &State {
        self.table.state()
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
        let state = self.state();
        let mut told = self.table.log()[self.log_at(to)..].iter();
        let shows = |entry: &Entry| state.players().any(|p| shows_something(entry, p));
        if told.any(|entry| shows(entry) || might_be_answered(state, entry)) {
            return false;
        }
        let now = Knowledge::of(state);
        match &self.before[player.index()] {
            Some((number, before)) if *number == to => !now.has_more(before, player),
            _ => {
                let mut before = self.clone();
                before.undo_to(to);
                !now.has_more(&Knowledge::of(before.state()), player)
            }
        }
    }
}

/// Who knows which card: for each card, the players as bits.
#[derive(Clone, Debug)]
struct Knowledge(Vec<u8>);

impl Knowledge {
    fn of(state: &State) -> Self {
        let mut known = Vec::new();
        let zones = state.players().flat_map(Zone::all_of).chain([Zone::Trash]);
        for zone in zones.chain(state.piles().map(Zone::Pile)) {
            for card in state.cards().in_zone(zone) {
                let at = card.index();
                if known.len() <= at {
                    known.resize(at + 1, 0);
                }
                let sees = |p: &Player| state.view(*p).kind(card).is_some();
                known[at] = state.players().filter(sees).fold(0, |all, p| all | 1 << p.0);
            }
        }
        Self(known)
    }

    /// Whether somebody knows a card that was unknown before. What this player knew is theirs to show to others.
    fn has_more(&self, before: &Self, player: Player) -> bool {
        let own = 1 << player.0;
        (0..).zip(&self.0).any(|(card, &now): (usize, _)| {
            let then = before.0.get(card).copied().unwrap_or(0);
            let new = now & !then;
            new & own != 0 || (new != 0 && then & own == 0)
        })
    }
}

/// Whether another player might have answered what an entry tells of, with a Reaction in hand. That nobody was asked
/// tells that nobody has one, so it must not matter whether somebody was.
fn might_be_answered(state: &State, entry: &Entry) -> bool {
    let triggers: &[Trigger] = match entry.what {
        What::Play => &[Trigger::BeforePlay, Trigger::AfterPlay],
        What::Buy => &[Trigger::Buy],
        What::Gain { .. } => &[Trigger::WouldGain, Trigger::Gain],
        What::Trash => &[Trigger::Trash],
        What::Discard => &[Trigger::Discard],
        _ => return false,
    };
    let concerns =
        |about: Types| entry.cards.iter().any(|&kind| about.intersects(state.types(kind)));
    let answers = |ability: &Ability| {
        ability.from == Works::Hand && triggers.contains(&ability.on) && concerns(ability.about)
    };
    let rules = state.rules();
    rules.kinds().any(|kind| rules.definition(kind).abilities().any(&answers))
}

/// Whether an entry of the log tells a player what a card is that lay hidden.
fn shows_something(entry: &Entry, player: Player) -> bool {
    let seen = entry.seen_by(Some(player));
    let SeenCards::Known(cards) = seen.cards else { return false };
    match entry.what {
        What::Draw | What::Reveal | What::LookAt | What::Receive => !cards.is_empty(),
        What::Turn(_)
        | What::Play
        | What::Buy
        | What::Gain { .. }
        | What::Discard
        | What::Trash
        | What::TrashFromPlay
        | What::Topdeck
        | What::Take
        | What::SetAside
        | What::PutUnderDeck
        | What::PutIntoDeck(_)
        | What::PutIntoDiscard
        | What::SkipTurn
        | What::DeckIntoDiscard
        | What::Shuffle
        | What::Actions(_)
        | What::Buys(_)
        | What::Coins(_)
        | What::LoseCoins(_)
        | What::Points(_)
        | What::PayDebt(_)
        | What::TakeDebt(_)
        | What::Potions(_)
        | What::Coffers(_)
        | What::Villagers(_)
        | What::Favors(_)
        | What::SpendCoffers(_)
        | What::SpendVillagers(_)
        | What::SpendFavors(_)
        | What::PlaceToken(_)
        | What::AddTokens(..)
        | What::RemoveTokens(..)
        | What::MinusCardToken
        | What::MinusCoinToken
        | What::JourneyToken(_)
        | What::Exile
        | What::PutOnMat(_)
        | What::Return
        | What::Exchange
        | What::Call
        | What::Pass(_)
        | What::TakeCard
        | What::ReturnCard
        | What::Name
        | What::NameOther
        | What::Overpay(_)
        | What::Rotate
        | What::React(_)
        | What::Score(_)
        | What::Win => false,
    }
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
        use crate::convert::{Eye, game_view};
        let played = played(
            "# Everybody passes a card\nplayers: Alice, Bob, Carol\nAlice hand: Masquerade, Province\n\
             Bob hand: Copper\nCarol hand: Estate\n---\nAlice: play Masquerade\n\
             ---\nBob hand: Province\n",
        );
        let scores = |eye| {
            let view = game_view(played.state(), played.log(), eye, true, None);
            view.seats.into_iter().map(|seat| seat.score).collect::<Vec<_>>()
        };
        assert_eq!(scores(Eye::Seat(Player(0))), [Some(1), None, None], "Bob's card went to Carol");
        assert_eq!(scores(Eye::Seat(Player(1))), [None, Some(6), None]);
        assert_eq!(scores(Eye::Seat(Player(2))), [None, None, Some(0)]);
        assert_eq!(scores(Eye::Watcher), [None, None, None]);
        assert_eq!(scores(Eye::Open), [Some(1), Some(6), Some(0)]);
    }
}
