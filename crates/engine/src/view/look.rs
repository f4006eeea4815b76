//! A game with its log, as somebody sees it.

use std::borrow::Cow;

use super::{Eye, View};
use crate::ids::{Kind, Player};
use crate::log::{Entry, Seen, What};
use crate::state::{Phase, State};
use crate::types::Type;

/// A game as one pair of eyes sees it, with what its log has told them: what a front end shows to somebody who is not
/// asked anything.
///
/// The log matters because a view alone would tell too much: a player who has nothing to play in a phase skips it, so
/// that the next one tells what is not in their hand; and a score tells which card was passed on.
#[derive(Clone, Debug)]
pub struct Look<'t> {
    eye: Eye,
    /// The game, in the phase that these eyes can tell.
    state: Cow<'t, State>,
    log: &'t [Entry],
}

impl<'t> Look<'t> {
    pub fn new(state: &'t State, log: &'t [Entry], eye: impl Into<Eye>) -> Self {
        let eye = eye.into();
        let phase = phase_for(state, log, eye);
        let state = if phase == state.turn().phase {
            Cow::Borrowed(state)
        } else {
            Cow::Owned(state.as_if_in(phase))
        };
        Self { eye, state, log }
    }

    pub fn eye(&self) -> Eye {
        self.eye
    }

    pub fn view(&self) -> View<'_> {
        self.state.view(self.eye)
    }

    /// The log as these eyes may read it.
    pub fn log(&self) -> impl Iterator<Item = Seen> {
        self.log.iter().map(|entry| entry.seen_by(self.eye))
    }

    /// The points of a player, where these eyes can count them. Everybody sees what is gained and trashed; only two know
    /// what a card was that one of them passed to the other.
    pub fn score(&self, player: Player) -> Option<i32> {
        let counts = self.state.is_over() || self.knows_all_cards_of(player);
        counts.then(|| self.state.score(player))
    }

    /// All cards of a player, where these eyes can count them.
    pub fn owned(&self, player: Player) -> Option<Vec<Kind>> {
        let counts = self.state.is_over() || self.knows_all_cards_of(player);
        counts.then(|| self.state.view(player).own_cards())
    }

    /// Whether everything that a player has gained, passed on and lost was seen by these eyes.
    fn knows_all_cards_of(&self, player: Player) -> bool {
        let hidden = |entry: &Entry| match entry.what {
            What::Pass(to) => {
                let parties = [entry.player, to];
                let sees = |&party: &Player| self.eye.sees_as(party);
                entry.private && parties.contains(&player) && !parties.iter().any(sees)
            }
            _ => false,
        };
        self.eye.sees_as(player) || !self.log.iter().any(hidden)
    }
}

/// The phase as far as these eyes can tell: that of somebody else only when they have done something in it.
fn phase_for(state: &State, log: &[Entry], eye: Eye) -> Phase {
    let turn = state.turn();
    if eye.sees_as(turn.player) || turn.controller.is_some_and(|player| eye.sees_as(player)) {
        return turn.phase;
    }
    // What was done in an earlier Buy phase of the turn says nothing about this one.
    let begins = |entry: &Entry| matches!(entry.what, What::Turn { .. } | What::ReturnToActions);
    let begun = log.iter().rposition(begins);
    // What an ability lets its player buy or play says nothing about the phase.
    let by_themselves = |entry: &&Entry| entry.depth == 0;
    let done: Vec<&Entry> = log[begun.unwrap_or(0)..].iter().filter(by_themselves).collect();
    let played = |entry: &Entry, of: Type| {
        let is = |&kind: &Kind| state.types(kind).has(of) && !state.types(kind).has(Type::Action);
        entry.what == What::Play && entry.cards.iter().any(is)
    };
    let buys = |entry: &Entry| {
        matches!(entry.what, What::Buy | What::PayDebt(_)) || played(entry, Type::Treasure)
    };
    match turn.phase {
        Phase::Night if done.iter().any(|entry| played(entry, Type::Night)) => Phase::Night,
        Phase::Buy | Phase::Night if done.iter().any(|entry| buys(entry)) => Phase::Buy,
        Phase::Start | Phase::Buy | Phase::Night => Phase::Action,
        Phase::SetUp | Phase::Action | Phase::CleanUp | Phase::Over => turn.phase,
    }
}
