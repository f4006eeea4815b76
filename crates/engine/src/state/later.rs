//! Abilities that wait for their time, and changes that last for a time.

use super::{PlayId, State};
use crate::card::{Ability, Ongoing};
use crate::event::Trigger;
use crate::ids::{Kind, KindSet, Player};
use crate::setup::Listening;
use crate::types::Types;
use crate::zone::{Mat, Tracked, Zone};

/// How long a later ability waits for its trigger.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Until {
    /// Until this turn ends.
    EndOfTurn,
    /// Until the owner's next turn starts.
    NextTurn,
    /// It waits for the start of the owner's next turn; the turn in which it was set up does not count.
    StartOfNextTurn,
    /// Until the owner's next turn ends.
    EndOfNextTurn,
    /// For the rest of the game.
    EndOfGame,
}

/// What an ability or a change remembers from when it was set up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Memo {
    /// The card that it is about.
    pub card: Option<Tracked>,
    /// The kind of card that it is about.
    pub kind: Option<Kind>,
    /// The player that it is about; for an extra turn, who controls it.
    pub player: Option<Player>,
}

/// An ability set up to trigger later, by a play or otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Later {
    /// Its number, which no other has in this game.
    pub id: u32,
    /// The first play after it was set up.
    pub(crate) since: PlayId,
    /// The player who set it up.
    pub owner: Player,
    /// The ability that waits.
    pub ability: &'static Ability,
    /// The card that set it up.
    pub kind: Kind,
    /// The play that set it up, if it was one.
    pub play: Option<PlayId>,
    /// How often the instructions of that play were followed before.
    pub(crate) time: u8,
    /// The number of the turn in which it was set up.
    pub turn: u32,
    /// How long it waits.
    pub until: Until,
    /// Whether it is over when it has triggered once.
    pub once: bool,
    /// What it remembers.
    pub memo: Memo,
}

/// Something that is changed for a time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Change {
    /// What is changed, and how.
    pub ongoing: &'static Ongoing,
    /// The player that it works for.
    pub owner: Player,
    /// The play that set it up, if it was one.
    pub play: Option<PlayId>,
    /// How long it lasts.
    pub until: Until,
    /// The card that has it, or has set it up.
    pub kind: Kind,
    /// What it remembers.
    pub memo: Memo,
    /// While a card is looked at, whose it is: for its cost, or because they want to play it.
    pub holder: Option<Player>,
}

impl State {
    /// The abilities that wait for their time.
    pub fn later(&self) -> &[Later] {
        &self.later
    }

    /// Whether `player` has used a landscape this turn that is used once a turn.
    pub fn has_used(&self, player: Player, kind: Kind) -> bool {
        self.bought.contains(&(player, kind, self.turn.number))
    }

    /// The id of the later ability that was set up last.
    pub(crate) fn last_later(&self) -> u32 {
        self.next_later
    }

    pub(crate) fn set_up(&mut self, later: Later) -> &mut Later {
        debug_assert!(
            self.later.iter().all(|row| row.kind != later.kind
                || row.ability == later.ability
                || row.ability.number() != later.ability.number()),
            "two abilities of {} need different numbers",
            self.name(later.kind)
        );
        self.next_later += 1;
        self.later.push(Later { id: self.next_later, ..later });
        self.later.last_mut().expect("it was just put there")
    }

    /// Whether anything in this game could answer `trigger`. A Big Money game pays only this for the window.
    #[inline]
    pub(crate) fn listens(&self, trigger: Trigger, types: Types) -> bool {
        let waits = |row: &Later| row.ability.on == trigger && row.ability.about.intersects(types);
        self.rules.listeners.hear(trigger, types) || self.later.iter().any(waits)
    }

    /// Whether anything can answer that `you` bring `trigger` about now, with cards of these types and kinds.
    #[inline]
    pub(crate) fn hears(
        &self,
        trigger: Trigger,
        you: Player,
        types: Types,
        about: KindSet,
    ) -> bool {
        self.listens(trigger, types) && self.may_be_answered(trigger, you, types, about)
    }

    /// Whether what could answer is where it could do so.
    #[inline(never)]
    pub(crate) fn may_be_answered(
        &self,
        trigger: Trigger,
        you: Player,
        types: Types,
        about: KindSet,
    ) -> bool {
        let answering = self.rules.answering.of(trigger);
        let in_hand = |player| answering.hand.meets(self.cards.may_hold(player));
        let on_mat = |mat: Mat, listening: &Listening| {
            listening.hears(types)
                && self.players().any(|player| !self.cards.is_empty(Zone::Mat(player, mat)))
        };
        answering.beside.hears(types)
            || answering.itself.meets(about)
            || answering.chosen.meets(about)
            // A card that is gained to hand can answer from there.
            || (answering.hand.hears(types)
                && (answering.hand.meets(about) || self.players().any(in_hand)))
            || (answering.in_play.hears(types)
                && answering.in_play.meets(self.cards.may_be_in_play()))
            || self.later.iter().any(|row| row.may_answer(self, trigger, you, types))
            || (answering.held.hears(types)
                && self.holdings.iter().any(|&(_, kind)| answering.held.kinds.contains(kind)))
            || (answering.tokens.hears(types) && !self.tokens.is_empty())
            || self.turn.given_by.is_some_and(|kind| answering.in_its_turn.kinds.contains(kind))
            || on_mat(Mat::TAVERN, &answering.tavern)
            || on_mat(Mat::EXILE, &answering.exile)
            || self.may_give_abilities()
    }
}

impl Later {
    /// Remembers a card.
    pub fn remember(&mut self, card: Tracked) -> &mut Self {
        self.memo.card = Some(card);
        self
    }

    /// Remembers a kind of card.
    pub fn remember_kind(&mut self, kind: Kind) {
        self.memo.kind = Some(kind);
    }

    /// Whether it can answer that `you` bring something about with cards of these types.
    fn may_answer(&self, state: &State, trigger: Trigger, you: Player, types: Types) -> bool {
        let Ability { on, about, on_others, .. } = *self.ability;
        on == trigger
            && about.intersects(types)
            && !(on_others && self.owner == you)
            && self.is_due(state)
    }
}

impl Change {
    /// Remembers a card.
    pub fn remember(&mut self, card: Tracked) {
        self.memo.card = Some(card);
    }

    /// Remembers a kind of card, if there is one.
    pub fn remember_kind(&mut self, kind: Option<Kind>) {
        self.memo.kind = kind;
    }
}
