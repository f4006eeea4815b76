//! Which kinds of a game can change what cards cost or are, and from where.

use super::KindInfo;
use crate::card::{Aspect, Ongoing};
use crate::ids::{Kind, KindSet};
use crate::tokens::Token;

/// The kinds that change one thing about cards.
#[derive(Clone, Debug, Default)]
pub(crate) struct Changing {
    /// Cards that do so while they are in play.
    pub(crate) in_play: KindSet,
    /// Landscapes that do so for everybody.
    pub(crate) beside: Vec<Kind>,
    /// Whether something of that needs no token.
    pub(crate) always: bool,
    /// The tokens without which what does so beside the Supply does not.
    pub(crate) tokens: Vec<Token>,
    /// Whether a Project, State or Artifact can do so.
    pub(crate) held: bool,
    /// Whether an extra turn can do so.
    pub(crate) in_its_turn: bool,
}

impl Changing {
    /// Whether something other than a card in play can ever do so.
    fn is_beside(&self) -> bool {
        self.held || self.in_its_turn || !self.beside.is_empty()
    }
}

/// The kinds that change something, by what they change.
#[derive(Clone, Debug)]
pub(crate) struct ByAspect([Changing; Aspect::ALL.len()]);

impl ByAspect {
    pub(super) fn new(kinds: &[KindInfo], landscapes: &[Kind]) -> Self {
        Self(Aspect::ALL.map(|aspect| {
            let does = |ongoing: Option<Ongoing>| ongoing.is_some_and(|it| it.changes(aspect));
            let mut changing = Changing::default();
            for (i, KindInfo { card, .. }) in kinds.iter().enumerate() {
                let kind = Kind(i as u16);
                changing.in_its_turn |= does(card.in_its_turn);
                if !does(card.ongoing) {
                    continue;
                }
                if !landscapes.contains(&kind) {
                    changing.in_play = changing.in_play.union(KindSet::only(kind));
                } else if card.object.is_held() {
                    changing.held = true;
                } else {
                    changing.beside.push(kind);
                    match card.ongoing.and_then(|ongoing| ongoing.needs) {
                        Some(token) => changing.tokens.push(token),
                        None => changing.always = true,
                    }
                }
            }
            changing
        }))
    }

    #[inline]
    pub(crate) fn of(&self, aspect: Aspect) -> &Changing {
        &self.0[aspect as usize]
    }

    /// The kinds that change anything while they are in play.
    pub(super) fn in_play(&self) -> KindSet {
        self.0.iter().fold(KindSet::NONE, |all, one| all.union(one.in_play))
    }

    /// Whether something other than a card in play can change anything.
    pub(super) fn is_beside(&self) -> bool {
        self.0.iter().any(Changing::is_beside)
    }
}
