//! What can happen in the game that something may answer.

use smallvec::SmallVec;

use crate::cost::Cost;
use crate::ids::{Kind, Player};
use crate::state::PlayId;
use crate::types::Types;
use crate::zone::{Tracked, Zone};

/// The moments of the rules at which abilities trigger. Saved games know them by their number: a new one goes to the end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Trigger {
    /// Before the first hands are dealt.
    GameStart,
    /// A card was played and is about to resolve.
    BeforePlay,
    /// The instructions of a played card are about to be followed.
    WouldResolve,
    /// A play is over.
    AfterPlay,
    /// A card was bought, and is about to be gained.
    Buy,
    /// A card is about to be gained.
    WouldGain,
    /// A card was gained.
    Gain,
    /// A card was discarded.
    Discard,
    /// A card was trashed.
    Trash,
    /// A card was revealed.
    Reveal,
    /// The last card of a Supply pile was taken: a gain or a trashing is answered as such.
    PileEmpties,
    /// A shuffle whose cards have not been put under the deck yet.
    Shuffle,
    /// The start of a turn, before anything else then.
    TurnFirst,
    /// A turn starts.
    TurnStart,
    /// A Buy phase starts.
    BuyPhaseStart,
    /// A Buy phase ends.
    BuyPhaseEnd,
    /// A Clean-up phase starts.
    CleanUpStart,
    /// The hand is about to be discarded in Clean-up.
    HandDiscard,
    /// The new hand was drawn in Clean-up.
    CleanUpDraw,
    /// A turn ends.
    TurnEnd,
    /// It is nobody's turn any more.
    AfterTurn,
    /// After everything else after a turn: extra turns begin.
    ExtraTurn,
    /// The game would be over.
    GameEnd,
}

pub(crate) const TRIGGERS: usize = Trigger::GameEnd as usize + 1;

/// What something listens to: for each trigger, the types of card that it must concern. A game knows from its set-up
/// what can be answered at all, and pays for nothing else.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Listeners([Types; TRIGGERS]);

impl Listeners {
    /// Nothing listens.
    pub const NONE: Self = Self([Types::NONE; TRIGGERS]);

    /// Listens to `trigger` as well, when it concerns a card with one of `types`.
    pub fn add(&mut self, trigger: Trigger, types: Types) {
        let heard = &mut self.0[trigger as usize];
        *heard = heard.union(types);
    }

    /// Adds what others listen to.
    pub fn add_all(&mut self, others: &Self) {
        for (heard, more) in self.0.iter_mut().zip(others.0) {
            *heard = heard.union(more);
        }
    }

    /// Listens to everything but some triggers, to which it listens as before.
    pub(crate) fn add_everything_but(&mut self, triggers: &[Trigger]) {
        for (i, heard) in self.0.iter_mut().enumerate() {
            if triggers.iter().all(|&trigger| trigger as usize != i) {
                *heard = Types::ANY;
            }
        }
    }

    /// Whether `trigger` is heard when it concerns a card of these types.
    #[inline]
    pub fn hear(&self, trigger: Trigger, types: Types) -> bool {
        self.0[trigger as usize].intersects(types)
    }
}

/// A card that something happened to, as it was at that moment: triggers go by the actual occurrence, so a
/// card that changes its cost later still triggers what it triggered (chapter III, "More concurrent abilities").
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Subject {
    /// The card, where it was when the event happened.
    pub card: Tracked,
    /// What kind the card was.
    pub kind: Kind,
    /// What the card cost.
    pub cost: Cost,
    /// The types that the card had.
    pub types: Types,
}

/// Something that happened, or is about to.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Event {
    /// What has happened.
    pub trigger: Trigger,
    /// Who did it.
    pub player: Player,
    /// The cards it was done to, if any. What is trashed or discarded at once is one event.
    pub cards: SmallVec<[Subject; 2]>,
    /// Where the cards came from.
    pub from: Option<Zone>,
    /// The play that is before or after its resolution.
    pub play: Option<PlayId>,
    /// Whether it has emptied a Supply pile.
    pub emptied: bool,
    /// For a gain, whether the card was bought.
    pub bought: bool,
    /// What was paid for the card beyond its cost.
    pub overpaid: Overpaid,
    /// The card whose ability did it, if it was one.
    pub by: Option<Kind>,
}

/// What was paid for a card beyond its cost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Overpaid {
    /// Coins paid beyond the cost.
    pub coins: u16,
    /// Potions paid beyond the cost.
    pub potions: u16,
}

impl Overpaid {
    /// Whether nothing was.
    pub fn is_nothing(self) -> bool {
        self == Self::default()
    }
}

impl Event {
    /// An event of the turn that concerns no card.
    pub fn of_turn(trigger: Trigger, player: Player) -> Self {
        Self::of_cards(trigger, player, SmallVec::new(), None)
    }

    /// An event about one card.
    pub fn of_card(trigger: Trigger, player: Player, subject: Subject, from: Zone) -> Self {
        Self::of_cards(trigger, player, SmallVec::from_slice(&[subject]), Some(from))
    }

    /// Something that happened to cards at once.
    pub(crate) fn of_cards(
        trigger: Trigger,
        player: Player,
        cards: SmallVec<[Subject; 2]>,
        from: Option<Zone>,
    ) -> Self {
        Self {
            trigger,
            player,
            cards,
            from,
            play: None,
            emptied: false,
            bought: false,
            overpaid: Overpaid::default(),
            by: None,
        }
    }

    /// The types of all the cards that it concerns; any type if it concerns none.
    pub fn types(&self) -> Types {
        match &self.cards[..] {
            [] => Types::ANY,
            cards => cards.iter().fold(Types::NONE, |types, subject| types.union(subject.types)),
        }
    }

    /// The one card of an event that is about one.
    pub fn subject(&self) -> &Subject {
        &self.cards[0]
    }
}
