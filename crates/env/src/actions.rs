//! Answers as sequences of actions. An action picks one option, or everything, or says that nothing more is picked.

use std::fmt;

use fief_engine::question::{Choice, Picks, Question, Verb};

use crate::layout::Layout;

/// Nothing more is picked: the phase ends, or the answer is complete.
pub const DONE: usize = 0;
/// Every listed card is picked: all Treasures are played, the whole hand is discarded.
pub const ALL: usize = 1;

/// What an action does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Nothing more is picked.
    Done,
    /// Every listed card is picked.
    All,
    /// The option of this index is picked once.
    Pick(u16),
}

/// Why an action cannot be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ActionError {
    /// The number stands for no action at all.
    OutOfRange {
        action: i64,
        actions: usize,
    },
    /// The question does not offer it.
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

/// Which actions stand for what in one question, and which of them are legal after some picks.
#[derive(Clone, Copy, Debug)]
pub struct Actions<'q> {
    pub layout: &'q Layout,
    pub question: &'q Question,
    /// What was picked so far.
    pub picks: &'q [u16],
}

/// Actions that are taken, as bits.
type Taken = [u64; 16];

impl Actions<'_> {
    /// Calls `each` with every option and its action. Two options that would have the same one, and options for which there
    /// is none, get actions of their own as long as there are any.
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

    /// Whether no more need be picked.
    pub fn may_be_done(&self) -> bool {
        self.picks.len() >= self.question.min as usize
    }

    /// Whether every listed card may be picked at once.
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

    /// Whether an option may be picked, or picked again.
    pub fn may_pick(&self, index: u16) -> bool {
        let (question, picks) = (self.question, self.picks);
        picks.len() < question.max as usize
            && picks.iter().filter(|&&pick| pick == index).count()
                < question.copies(index.into()) as usize
    }

    /// Sets the places of all legal actions to true.
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

    /// What an action does.
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

    /// Whether picking these is a whole answer that nothing can be added to, or need be added to.
    fn is_complete(question: &Question, picks: &[u16]) -> bool {
        // A turn goes on after each card; what is bought is picked alone.
        let one_by_one = question.verb == Verb::Turn || !question.options.piles().is_empty();
        let all: usize =
            (0..question.options.len()).map(|index| question.copies(index) as usize).sum();
        one_by_one || picks.len() >= (question.max as usize).min(all)
    }

    /// Adds an action to what was picked, and says whether the answer is complete.
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
