//! What has happened this turn, and in the last turn of each player.

use super::State;
use crate::ids::{Kind, PileId, Player};
use crate::zone::Tracked;

/// What a game can remember of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Did {
    /// A player gained a card, in anybody's turn.
    Gain,
    /// The player whose turn it is bought a card, an Event or a Project.
    Buy,
    /// The player whose turn it is trashed a card.
    Trash,
}

/// The deeds that a game remembers: trashes always, because they are rare, and gains and buys where a card asks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Remembers(u8);

impl Remembers {
    pub(crate) const USUALLY: Self = Self(1 << Did::Trash as u8);

    pub(crate) fn add(&mut self, did: Did) {
        self.0 |= 1 << did as u8;
    }

    #[inline]
    fn has(self, did: Did) -> bool {
        self.0 >> did as u8 & 1 != 0
    }
}

/// That a player did something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Happened {
    /// The deed.
    pub did: Did,
    /// The player who did it.
    pub player: Player,
    /// The kind of card or landscape that it was done with.
    pub kind: Kind,
    /// The card where it came to; none for a landscape.
    pub card: Option<Tracked>,
}

/// What has happened this turn, and in the last turn of each player.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct History {
    /// This turn, in order.
    now: Vec<Happened>,
    /// How much of that happened before the Buy phase, or the latest of several, began.
    before_buying: usize,
    /// What each player did in their own last turn.
    last: Vec<Happened>,
}

impl History {
    /// Copies another history in the memory of this one.
    pub(super) fn copy_from(&mut self, source: &Self) {
        let Self { now, before_buying, last } = self;
        now.clone_from(&source.now);
        *before_buying = source.before_buying;
        last.clone_from(&source.last);
    }

    /// A Buy phase begins.
    #[inline]
    pub(crate) fn begin_buy_phase(&mut self) {
        self.before_buying = self.now.len();
    }

    /// The turn of `player` is over: their own deeds are those of their last turn.
    #[inline]
    pub(crate) fn end_turn(&mut self, player: Player) {
        self.before_buying = 0;
        if self.now.is_empty() && self.last.is_empty() {
            return;
        }
        self.last.retain(|row| row.player != player);
        self.last.extend(self.now.drain(..).filter(|row| row.player == player));
    }

    /// A turn begins. Deeds between turns belong to no turn (Donate (pre-2021)/6).
    #[inline]
    pub(crate) fn begin_turn(&mut self) {
        self.now.clear();
        self.before_buying = 0;
    }
}

impl State {
    /// Remembers what a player did, in games that remember such things.
    #[inline]
    pub(crate) fn remember(&mut self, did: Did, player: Player, kind: Kind, card: Option<Tracked>) {
        if self.rules.remembers.has(did) {
            self.history.now.push(Happened { did, player, kind, card });
        }
    }

    /// Remembers that a player buys the top card of a pile, in games that remember such things.
    #[inline]
    pub(crate) fn remember_buying_top(&mut self, player: Player, kind: Kind, pile: PileId) {
        if self.rules.remembers.has(Did::Buy) {
            let card = self.top_of(pile).map(|top| self.cards.track(top));
            self.history.now.push(Happened { did: Did::Buy, player, kind, card });
        }
    }

    /// What the game remembers of this turn and the last ones.
    pub fn history(&self) -> &History {
        &self.history
    }

    fn this_turn(&self, did: Did) -> impl DoubleEndedIterator<Item = &Happened> {
        self.history.now.iter().filter(move |row| row.did == did)
    }

    fn this_buy_phase(&self, did: Did) -> impl Iterator<Item = &Happened> {
        let since = &self.history.now[self.history.before_buying..];
        since.iter().filter(move |row| row.did == did)
    }

    fn last_turn(&self, player: Player, did: Did) -> impl Iterator<Item = &Happened> {
        self.history.last.iter().filter(move |row| row.did == did && row.player == player)
    }

    /// The gains of this turn, the latest last. Only in games with a card that [asks](crate::setup::Builder::remember).
    pub fn gained_this_turn(&self) -> impl DoubleEndedIterator<Item = &Happened> {
        self.this_turn(Did::Gain)
    }

    /// The gains of `player` this turn. Only in games with a card that [asks](crate::setup::Builder::remember).
    pub fn gains_this_turn(&self, player: Player) -> usize {
        self.gained_this_turn().filter(|row| row.player == player).count()
    }

    /// The gains of this Buy phase so far; if a turn has several, of the latest. Only in games with a card that
    /// [asks](crate::setup::Builder::remember).
    pub fn gained_this_buy_phase(&self) -> impl Iterator<Item = &Happened> {
        self.this_buy_phase(Did::Gain)
    }

    /// The kinds that `player` gained in their last turn. Only in games with a card that
    /// [asks](crate::setup::Builder::remember).
    pub fn gained_last_turn(&self, player: Player) -> impl Iterator<Item = Kind> {
        self.last_turn(player, Did::Gain).map(|row| row.kind)
    }

    /// What the player whose turn it is has bought: cards, Events and Projects. Only in games with a card that
    /// [asks](crate::setup::Builder::remember).
    pub fn bought_this_turn(&self) -> impl Iterator<Item = &Happened> {
        self.this_turn(Did::Buy)
    }

    /// The cards bought in this Buy phase so far; if a turn has several, in the latest. Only in games with a card that
    /// [asks](crate::setup::Builder::remember).
    pub fn cards_bought_this_buy_phase(&self) -> usize {
        self.this_buy_phase(Did::Buy).filter(|row| row.card.is_some()).count()
    }

    /// How many cards `player` has trashed in this turn, which is theirs.
    pub fn trashed_this_turn(&self, player: Player) -> usize {
        self.this_turn(Did::Trash).filter(|row| row.player == player).count()
    }

    /// How many cards `player` trashed in their last turn.
    pub fn trashed_last_turn(&self, player: Player) -> usize {
        self.last_turn(player, Did::Trash).count()
    }
}
