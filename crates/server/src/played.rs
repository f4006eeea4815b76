//! A game with its answers, and what the server keeps count of beside the engine's table.

use fief_engine::ids::Player;
use fief_engine::log::{Entry, SeenCards, What};
use fief_engine::question::Question;
use fief_engine::state::State;
use fief_engine::table::{AnswerError, Table};
use fief_engine::zone::Zone;

use crate::protocol::{Code, Problem};
use crate::scenarios;
use crate::store::{AnswerRow, GameStart, Origin};

/// A game as far as it was played.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    table: Table,
    /// Who gave each answer.
    by: Vec<Player>,
    /// How long the log was before the first answer, and after each.
    log_after: Vec<usize>,
    /// For each seat, the number of its last answer and the state before it.
    before: Vec<Option<(usize, State)>>,
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
            Origin::Scenario { id } => scenarios::find(id)?.table(),
        };
        Ok(Self::of(table))
    }

    /// A game that begins as this table stands.
    pub(crate) fn of(table: Table) -> Self {
        let log_after = vec![table.log().len()];
        let before = vec![None; table.state().rules().players()];
        Self { table, by: Vec::new(), log_after, before }
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

    /// Answers the question that is asked.
    pub(crate) fn answer(&mut self, picks: &[u16]) -> Result<(), AnswerError> {
        let asked = self.question().ok_or(AnswerError::Over)?.player;
        let before = self.state().clone();
        self.table.answer(picks)?;
        self.before[asked.index()] = Some((self.by.len(), before));
        self.by.push(asked);
        self.log_after.push(self.table.log().len());
        Ok(())
    }

    /// Takes back the answers from number `to` on.
    pub(crate) fn undo_to(&mut self, to: usize) {
        self.table.undo_to(to);
        self.by.truncate(to);
        self.log_after.truncate(to + 1);
        for before in &mut self.before {
            before.take_if(|(number, _)| *number >= to);
        }
    }

    pub(crate) fn state(&self) -> &State {
        self.table.state()
    }

    pub(crate) fn question(&self) -> Option<&Question> {
        self.table.question()
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

    /// Whether a player may take back all from answer `to` on without asking: nobody else has answered since, and the
    /// player has seen nothing new.
    pub(crate) fn is_free(&self, player: Player, to: usize) -> bool {
        let nobody_else = self.by[to..].iter().all(|&by| by == player);
        let told = &self.table.log()[self.log_at(to)..];
        if !nobody_else || told.iter().any(|entry| shows_something(entry, player)) {
            return false;
        }
        match &self.before[player.index()] {
            Some((number, before)) if *number == to => {
                !learned_something(before, self.state(), player)
            }
            _ => {
                let mut before = self.clone();
                before.undo_to(to);
                !learned_something(before.state(), self.state(), player)
            }
        }
    }
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

/// Whether the player knows a card now that was unknown before. Cards keep their identity between the two states.
fn learned_something(before: &State, now: &State, player: Player) -> bool {
    let zones = now.players().flat_map(Zone::all_of).chain([Zone::Trash]);
    let zones = zones.chain(now.piles().map(Zone::Pile));
    let mut cards = zones.flat_map(|zone| now.cards().in_zone(zone));
    cards.any(|card| {
        now.view(player).kind(card).is_some() && before.view(player).kind(card).is_none()
    })
}
