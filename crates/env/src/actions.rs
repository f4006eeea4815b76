//! Answers as sequences of actions. An action picks one option, picks everything, or ends the answer.

use std::fmt;

use fief_engine::question::{Choice, Picks, Question, Verb};

use crate::layout::Layout;

/// Picks nothing more: the phase ends, or the answer is complete.
pub const DONE: usize = 0;
/// Picks every listed card: plays all Treasures, discards the whole hand.
pub const ALL: usize = 1;

/// The meaning of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Picks nothing more.
    Done,
    /// Picks every listed card.
    All,
    /// Picks the option of this index once.
    Pick(u16),
}

/// The reason why an action is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ActionError {
    /// The number stands for no action.
    OutOfRange {
        action: i64,
        actions: usize,
    },
    /// The question does not offer this action.
    NotOffered {
        action: i64,
        legal: Vec<usize>,
    },
    Over,
}

impl fmt::Display for ActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OutOfRange { action, actions } => {
                write!(f, "there is no action {action}: the actions are 0 to {}", actions - 1)
            }
            Self::NotOffered { action, legal } => {
                write!(f, "action {action} is not legal now; legal are {legal:?}")
            }
            Self::Over => f.write_str("the game is over"),
        }
    }
}

impl std::error::Error for ActionError {}

/// The meanings of actions in one question, and their legality after some picks.
#[derive(Clone, Copy, Debug)]
pub struct Actions<'q> {
    pub layout: &'q Layout,
    pub question: &'q Question,
    /// The picks so far.
    pub picks: &'q [u16],
}

/// The actions already assigned, as bits.
type Taken = [u64; 16];

impl Actions<'_> {
    /// Calls `each` with every option and its action. Options that share an action, or for which there is none, get
    /// extra actions as long as there are any.
    pub fn for_each(&self, mut each: impl FnMut(u16, usize)) {
        let (mut taken, mut extra): (Taken, usize) = ([0; 16], self.layout.first_extra());
        for (index, choice) in self.question.options.iter().enumerate() {
            let usual =
                self.usual(choice).filter(|&action| taken[action / 64] >> (action % 64) & 1 == 0);
            let action = usual.unwrap_or_else(|| {
                extra += 1;
                extra - 1
            });
            if action >= self.layout.actions() {
                return;
            }
            taken[action / 64] |= 1 << (action % 64);
            each(index as u16, action);
        }
    }

    /// The action that usually stands for a choice.
    fn usual(&self, choice: Choice) -> Option<usize> {
        let layout = self.layout;
        let (first, at, end) = match choice {
            Choice::Card { kind, .. }
            | Choice::Ability { kind, .. }
            | Choice::Name(kind)
            | Choice::Landscape(kind) => (layout.first_kind(), kind.index(), layout.first_pile()),
            Choice::Pile(pile) => (layout.first_pile(), pile.index(), layout.first_instruction()),
            Choice::Instruction { nth, .. } => {
                (layout.first_instruction(), nth.into(), layout.first_purpose())
            }
            Choice::Rule(purpose) => {
                (layout.first_purpose(), purpose as usize, layout.first_amount())
            }
            Choice::Amount(n) => (layout.first_amount(), n.into(), layout.first_extra()),
        };
        (first + at < end).then_some(first + at)
    }

    /// Returns whether the picks so far are enough.
    pub fn may_be_done(&self) -> bool {
        self.picks.len() >= self.question.min as usize
    }

    /// Returns whether every listed card may be picked at once.
    pub fn may_pick_all(&self) -> bool {
        let cards: u16 = self
            .question
            .options
            .listed()
            .iter()
            .map(|choice| match choice {
                Choice::Card { count, .. } => *count,
                _ => 0,
            })
            .sum();
        self.picks.is_empty() && cards > 1 && cards == self.question.max
    }

    /// Returns whether an option may be picked (again).
    pub fn may_pick(&self, index: u16) -> bool {
        let (question, picks) = (self.question, self.picks);
        picks.len() < question.max as usize
            && picks.iter().filter(|&&pick| pick == index).count()
                < question.copies(index.into()) as usize
    }

    /// Sets the entries of all legal actions to true.
    pub fn mask(&self, mask: &mut [bool]) {
        mask.fill(false);
        mask[DONE] = self.may_be_done();
        mask[ALL] = self.may_pick_all();
        self.for_each(|index, action| mask[action] = self.may_pick(index));
    }

    /// The legal actions, in order.
    pub fn legal(&self) -> Vec<usize> {
        let mut mask = vec![false; self.layout.actions()];
        self.mask(&mut mask);
        (0..mask.len()).filter(|&action| mask[action]).collect()
    }

    /// The meaning of an action.
    pub fn read(&self, action: i64) -> Result<Action, ActionError> {
        let actions = self.layout.actions();
        let wanted = usize::try_from(action).ok().filter(|&action| action < actions);
        let wanted = wanted.ok_or(ActionError::OutOfRange { action, actions })?;
        let refused = || ActionError::NotOffered { action, legal: self.legal() };
        match wanted {
            DONE => return self.may_be_done().then_some(Action::Done).ok_or_else(refused),
            ALL => return self.may_pick_all().then_some(Action::All).ok_or_else(refused),
            _ => {}
        }
        let mut found = None;
        self.for_each(|index, action| {
            if action == wanted && self.may_pick(index) {
                found = Some(Action::Pick(index));
            }
        });
        found.ok_or_else(refused)
    }

    /// Returns whether the picks are a complete answer to which nothing can be added.
    fn is_complete(question: &Question, picks: &[u16]) -> bool {
        // A turn goes on after each card, and a bought card is picked alone.
        let one_by_one = question.verb == Verb::Turn || !question.options.piles().is_empty();
        let all: usize =
            (0..question.options.len()).map(|index| question.copies(index) as usize).sum();
        one_by_one || picks.len() >= (question.max as usize).min(all)
    }

    /// Adds an action to the picks, and returns whether the answer is complete.
    pub fn add(question: &Question, picks: &mut Picks, action: Action) -> bool {
        match action {
            Action::Done => true,
            Action::All => {
                picks.extend(question.every_card());
                true
            }
            Action::Pick(index) => {
                picks.push(index);
                Self::is_complete(question, picks)
            }
        }
    }
}
