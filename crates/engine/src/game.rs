//! A game under way: the state, who answers, and what the cards' vocabulary needs at hand.

use smallvec::SmallVec;

use crate::decide::{AtOnce, Decider, Offer};
use crate::event::Overpaid;
use crate::ids::{CardId, Kind, PileId, Player};
use crate::imagine::Imagining;
use crate::log::{Entry, Forced, What};
use crate::question::{Asker, Question, Reply};
use crate::state::{PlayId, State};
use crate::tokens::Spot;
use crate::zone::{Tracked, Zone};

/// Why a game does not go on. It is carried out of every function by `?`, and only the table looks at it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// A question has no answer yet; [`Game::question`] is the question.
    NeedsAnswer,
    /// A recorded answer was given to another question than the one that is asked now.
    Diverged,
    /// A decider gave an answer that is not legal.
    Illegal,
    /// The game does not come to an end: a turn has too many questions, or turns pass without any.
    Runaway,
}

/// What every step of the game returns: go on, or stop and say why.
pub type Flow<T = ()> = Result<T, Stop>;

/// Drops the result of a step that nothing needs.
pub trait Done {
    /// Goes on without the result.
    fn done(self) -> Flow;
}

impl<T> Done for Flow<T> {
    #[inline]
    fn done(self) -> Flow {
        self.map(|_| ())
    }
}

/// A few cards.
pub type Handful = SmallVec<[CardId; 8]>;

/// The ability or the instructions that are resolving.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Frame {
    pub(crate) asker: Asker,
    pub(crate) play: Option<PlayId>,
    /// The card itself, where its own ability expects it.
    pub(crate) this: Option<Tracked>,
    /// Whether these are the instructions of the play, or something that they have set up for the same turn.
    pub(crate) follows: bool,
    /// How often the instructions of the play were followed before: each time has cards set aside of its own.
    pub(crate) time: u8,
    /// Whether +Cards and +$ are exchanged in them.
    pub(crate) swapped: bool,
}

impl Frame {
    /// An ability of a card that is no play of it.
    pub(crate) fn of(kind: Kind) -> Self {
        let asker = Asker::Card(kind);
        Self { asker, play: None, this: None, follows: false, time: 0, swapped: false }
    }
}

/// More questions than this in one turn are a loop, not a game.
const MOST_QUESTIONS_PER_TURN: u32 = 100_000;

/// After this many turns without a question, nobody will ever have a choice again.
const MOST_IDLE_TURNS: u32 = 1_000;

/// A gain, kept for statistics that do not want to pay for a whole log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gain {
    /// Who gained it.
    pub player: Player,
    /// What was gained.
    pub kind: Kind,
    /// How many turns the player whose turn it was had begun.
    pub turn: u16,
}

/// A game that runs until it is over or a question has no answer.
pub struct Game<'d> {
    pub(crate) state: State,
    decider: &'d mut dyn Decider,
    /// Whether the decider can be asked about a phase before its question is put together.
    decides_at_once: bool,
    pub(crate) question: Question,
    /// What was answered to the last question.
    pub(crate) reply: Reply,
    pub(crate) frames: Vec<Frame>,
    pub(crate) log: Option<Vec<Entry>>,
    /// What was answered without asking anybody, if a log is kept.
    forced: Vec<Forced>,
    /// Whether all Treasures in hand were just played, so that the next question need not look for any.
    pub(crate) no_treasures_left: bool,
    /// Whether an event happens although an ability that could have replaced it has answered.
    pub(crate) goes_on: bool,
    /// The card that is being bought, and what was paid for it beyond its cost.
    pub(crate) buying: Option<(CardId, Overpaid)>,
    gains: Option<Vec<Gain>>,
    /// The cards that are being shuffled, while something answers that.
    pub(crate) shuffling: Vec<CardId>,
    /// Cards of the hand that are not discarded with it in Clean-up.
    pub(crate) kept_in_hand: Handful,
    /// How often anything was shuffled, for abilities that ask whether they made somebody shuffle.
    pub(crate) shuffles: u32,
    pub(crate) questions_this_turn: u32,
    idle_turns: u32,
    /// The imagined moment that this game is replaying towards, if any.
    pub(crate) imagining: Option<Imagining<'d>>,
}

impl std::fmt::Debug for Game<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Game").field("state", &self.state).finish_non_exhaustive()
    }
}

impl<'d> Game<'d> {
    /// A game that goes on from a state, with somebody who answers.
    pub fn new(state: State, decider: &'d mut dyn Decider) -> Self {
        Self {
            state,
            decides_at_once: decider.decides_at_once(),
            decider,
            question: Question::blank(),
            reply: Reply::new(),
            frames: Vec::with_capacity(8),
            log: None,
            forced: Vec::new(),
            no_treasures_left: false,
            goes_on: false,
            buying: None,
            gains: None,
            shuffling: Vec::new(),
            kept_in_hand: Handful::new(),
            shuffles: 0,
            questions_this_turn: 0,
            idle_turns: 0,
            imagining: None,
        }
    }

    /// Keeps a log of what happens from now on.
    #[must_use]
    pub fn logged(mut self) -> Self {
        self.log = Some(Vec::new());
        self
    }

    /// Keeps a list of every gain from now on, in memory that is used again for the next game.
    #[must_use]
    pub fn keeping_gains(mut self) -> Self {
        self.gains = Some(Vec::with_capacity(64));
        self
    }

    /// Every gain of this game, if they are kept.
    pub fn gains(&self) -> &[Gain] {
        self.gains.as_deref().unwrap_or_default()
    }

    /// The state of the game.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The question that was asked last. If the game stopped because it had no answer, this is the one that waits.
    pub fn question(&self) -> &Question {
        &self.question
    }

    /// What was answered without asking anybody, because there was only one answer. Only in a game that keeps a log.
    pub fn take_forced(&mut self) -> Vec<Forced> {
        std::mem::take(&mut self.forced)
    }

    /// The state, the last question and the log.
    pub fn into_parts(self) -> (State, Question, Vec<Entry>) {
        (self.state, self.question, self.log.unwrap_or_default())
    }

    /// Deals a new game in the memory of the last one.
    pub fn replace_state(&mut self, fill: impl FnOnce(&mut State)) {
        fill(&mut self.state);
        self.frames.clear();
        self.forced.clear();
        self.no_treasures_left = false;
        self.goes_on = false;
        self.buying = None;
        self.questions_this_turn = 0;
        self.idle_turns = 0;
        self.imagining = None;
        if let Some(gains) = &mut self.gains {
            gains.clear();
        }
    }

    /// Starts counting the questions of a turn, to stop games in which nobody can do anything any more.
    pub(crate) fn count_turn(&mut self) -> Flow {
        self.idle_turns = if self.questions_this_turn == 0 { self.idle_turns + 1 } else { 0 };
        self.questions_this_turn = 0;
        if self.idle_turns > MOST_IDLE_TURNS { Err(Stop::Runaway) } else { Ok(()) }
    }

    /// Asks the question that was put together, and leaves the answer in `reply`, spelled out.
    pub(crate) fn ask(&mut self) -> Flow {
        self.reply.clear();
        if self.question.may_be_forced() && self.question.force(&mut self.reply) {
            if self.log.is_some() {
                self.write_forced();
            }
            return Ok(());
        }
        self.let_decide()?;
        self.question.spell_out(&mut self.reply);
        Ok(())
    }

    /// Asks a question of a quiet point, where passing is always allowed. The reply is not spelled out.
    #[inline]
    pub(crate) fn ask_quietly(&mut self) -> Flow {
        self.reply.clear();
        if self.question.options.is_empty() { Ok(()) } else { self.let_decide() }
    }

    // Inlined because a turn asks several times, and saving registers for a call would take longer than the work itself.
    #[allow(clippy::inline_always)]
    #[inline(always)]
    fn let_decide(&mut self) -> Flow {
        self.questions_this_turn += 1;
        if self.questions_this_turn > MOST_QUESTIONS_PER_TURN {
            return Err(Stop::Runaway);
        }
        let acting = self.question.player;
        if self.state.turn.controller.is_some() {
            self.question.ask_controller(&self.state.turn);
        }
        if self.imagining.is_some() && self.answer_again()? {
            return Ok(());
        }
        let view = self.state.view(acting);
        self.decider.decide(view, &self.question, &mut self.reply)?;
        if self.question.takes(&self.reply) { Ok(()) } else { Err(Stop::Illegal) }
    }

    /// Whether the decider may be asked about a phase of `you` at once: nothing is on offer but cards in hand and piles, all as
    /// printed, and `you` answer for yourself.
    #[inline]
    pub(crate) fn asks_at_once(&self) -> bool {
        self.decides_at_once
            && self.state.rules.goes_by_counts
            && self.state.is_as_printed()
            && self.state.turn.controller.is_none()
            && self.imagining.is_none()
    }

    /// Lets the decider say at once what it does in a phase, instead of asking the question. It counts as one if it does, and if
    /// there is anything on offer.
    #[inline]
    pub(crate) fn decide_at_once(&mut self, you: Player, offer: Offer) -> Option<AtOnce> {
        if offer.is_empty() {
            return Some(AtOnce::Pass);
        }
        if self.questions_this_turn >= MOST_QUESTIONS_PER_TURN {
            // The question stops the game.
            return None;
        }
        let step = self.decider.decide_at_once(self.state.view(you), offer)?;
        debug_assert!(offer.allows(step), "{step:?} is not on offer");
        self.questions_this_turn += 1;
        offer.allows(step).then_some(step)
    }

    pub(crate) fn asker(&self) -> Asker {
        self.frames.last().map_or(Asker::Rules, |frame| frame.asker)
    }

    /// The card that is resolving is in play from now on.
    pub(crate) fn put_frame_in_play(&mut self, here: Tracked) {
        if let Some(frame) = self.frames.last_mut() {
            frame.this = Some(here);
        }
    }

    pub(crate) fn frame(&self) -> Option<&Frame> {
        self.frames.last()
    }

    /// The play that is resolving.
    pub fn this_play(&self) -> Option<PlayId> {
        self.frame().and_then(|frame| frame.play)
    }

    /// The card whose ability is resolving, where that ability expects it.
    pub fn this(&self) -> Option<Tracked> {
        self.frame().and_then(|frame| frame.this)
    }

    /// That card, if it is still there.
    pub(crate) fn this_card(&self) -> Option<CardId> {
        self.this().filter(|&this| self.state.cards.still_there(this)).map(|this| this.card)
    }

    /// Runs `work` while `frame` is resolving.
    pub(crate) fn within<T>(
        &mut self,
        frame: Frame,
        work: impl FnOnce(&mut Self) -> Flow<T>,
    ) -> Flow<T> {
        self.frames.push(frame);
        let done = work(self)?;
        self.frames.pop();
        Ok(done)
    }

    // The log

    #[inline]
    pub(crate) fn note_gain(&mut self, player: Player, to: Zone, kind: Kind) {
        if let Some(gains) = &mut self.gains {
            let turn = self.state.pools(self.state.turn().player).turns;
            gains.push(Gain { player, kind, turn });
        }
        self.note_card(player, What::Gain { to }, kind);
    }

    #[inline]
    pub(crate) fn note(&mut self, player: Player, what: What) {
        if self.log.is_some() {
            self.write_kinds(player, what, None);
        }
    }

    /// Notes something about a pile.
    #[inline]
    pub(crate) fn note_pile(&mut self, player: Player, what: What, pile: PileId) {
        self.note_card(player, what, self.state.rules.pile(pile).kind);
    }

    /// Notes something about a place for tokens.
    pub(crate) fn note_spot(&mut self, player: Player, what: What, at: Spot) {
        match at {
            Spot::Pile(pile) => self.note_pile(player, what, pile),
            Spot::On(kind) => self.note_card(player, what, kind),
        }
    }

    /// Notes something about cards that everybody sees.
    #[inline]
    pub(crate) fn note_card(&mut self, player: Player, what: What, kind: Kind) {
        if self.log.is_some() {
            self.write_kinds(player, what, Some(kind));
        }
    }

    /// Notes something about cards that everybody sees.
    #[inline]
    pub(crate) fn note_cards(&mut self, player: Player, what: What, cards: &[CardId]) {
        if self.log.is_some() {
            self.write_cards(player, what, cards, false);
        }
    }

    /// Notes something about cards that only `player` sees; the others see how many.
    #[inline]
    pub(crate) fn note_private(&mut self, player: Player, what: What, cards: &[CardId]) {
        if self.log.is_some() {
            self.write_cards(player, what, cards, true);
        }
    }

    // Separate functions keep the code of the log out of the hot paths.

    #[cold]
    #[inline(never)]
    fn write_forced(&mut self) {
        let picks = self.reply.indices();
        // Nothing to pick from is no answer.
        if !picks.is_empty() {
            let words = self.question.answer_in_words(&self.state, picks);
            let (after, player) = (self.log.as_ref().map_or(0, Vec::len), self.question.player);
            let depth = self.frames.len() as u8;
            self.forced.push(Forced { after, depth, player, words });
        }
    }

    #[cold]
    #[inline(never)]
    fn write_kinds(&mut self, player: Player, what: What, kind: Option<Kind>) {
        self.write(player, what, kind.into_iter().collect(), false);
    }

    #[cold]
    #[inline(never)]
    fn write_cards(&mut self, player: Player, what: What, cards: &[CardId], private: bool) {
        let kinds = cards.iter().map(|&card| self.state.kind(card)).collect();
        self.write(player, what, kinds, private);
    }

    fn write(&mut self, player: Player, what: What, cards: Vec<Kind>, private: bool) {
        let depth = self.frames.len() as u8;
        if let Some(log) = &mut self.log {
            log.push(Entry { depth, player, what, cards, private });
        }
    }
}
