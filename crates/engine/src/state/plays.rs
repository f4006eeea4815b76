//! Plays of cards, and how often something was played.

use std::num::NonZeroU32;

use super::State;
use crate::card::Card;
use crate::ids::{Kind, Player, PlayerSet};
use crate::types::{Type, Types};
use crate::zone::Tracked;

/// A play of a card, counted from the start of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct PlayId(NonZeroU32);

impl PlayId {
    /// The first play of a game.
    pub(crate) const FIRST: Self = Self(NonZeroU32::MIN);
}

/// That a card was played, by whom and what for.
#[allow(clippy::struct_excessive_bools)] // each says how the card was played, and any may go with any
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Play {
    /// Its number, which no other play has in this game.
    pub id: PlayId,
    /// The player who played the card.
    pub player: Player,
    /// What the card was when it was played.
    pub kind: Kind,
    /// The types that it had; none if they were those printed.
    pub types: Types,
    /// The card in play. Its own ability expects it there, so a play that did not move it there begins lost.
    pub card: Tracked,
    /// The play that this one is part of, as when a Throne Room plays a card.
    pub by: Option<PlayId>,
    /// The card in play whose ability played it.
    pub by_card: Option<Tracked>,
    /// Whether the card came from the hand.
    pub from_hand: bool,
    /// Whether it plays the card of an earlier play again.
    pub again: bool,
    /// Whether the card was left where it was instead of being put into play.
    pub leaving: bool,
    /// Whether it, or something that it has set up, has given its player +$.
    pub gave_coins: bool,
    /// The number of the turn it was played in.
    pub turn: u32,
    /// Players that an Attack does not affect.
    pub unaffected: PlayerSet,
}

/// Something that makes a play different from what its card says. A play can have several, and one of them several times.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Modifier {
    /// Its instructions are followed once more.
    FollowedAgain,
    /// Its card is played again when the play is over.
    PlayedAgain,
    /// +Cards and +$ are exchanged in its instructions.
    Exchanged,
    /// Where its instructions let its player choose among options, one more may be chosen.
    MoreOptions,
    /// A token lies on its card.
    Token,
}

/// Cards of one kind that were played together, each of which only filled pools: nothing refers to such a play, but
/// others may ask how often a card was played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct PlainPlays {
    pub(crate) player: Player,
    pub(crate) kind: Kind,
    pub(crate) count: u16,
}

impl State {
    /// Records a play by what is resolving, as `change` says.
    #[inline]
    pub(crate) fn record_play(
        &mut self,
        player: Player,
        kind: Kind,
        card: Tracked,
        (by, by_card): (Option<PlayId>, Option<Tracked>),
        change: impl FnOnce(&mut Play),
    ) -> PlayId {
        let id = self.next_play;
        self.next_play = PlayId(id.0.saturating_add(1));
        let (turn, unaffected) = (self.turn.number, PlayerSet::NONE);
        let mut play = Play {
            id,
            player,
            kind,
            types: Types::NONE,
            card,
            by,
            by_card,
            from_hand: false,
            again: false,
            leaving: false,
            gave_coins: false,
            turn,
            unaffected,
        };
        change(&mut play);
        self.plays.push(play);
        id
    }

    /// The record of a play.
    pub fn play(&self, id: PlayId) -> &Play {
        self.plays.iter().rfind(|play| play.id == id).expect("a play is kept while it matters")
    }

    /// The first play of the card of a play since it came into play: all its plays have one heap on it. A play that left
    /// its card elsewhere has a heap of its own.
    pub(crate) fn first_play_of_card(&self, id: PlayId) -> PlayId {
        let this = self.play(id);
        let same = |play: &&Play| play.id == id || (!this.leaving && play.card == this.card);
        self.plays.iter().find(same).map_or(id, |first| first.id)
    }

    pub(crate) fn play_mut(&mut self, id: PlayId) -> &mut Play {
        self.plays.iter_mut().rfind(|play| play.id == id).expect("a play is kept while it matters")
    }

    /// How often a play is modified in this way.
    #[inline]
    pub(crate) fn times_modified(&self, play: PlayId, by: Modifier) -> usize {
        self.modifiers.iter().filter(|&&row| row == (play, by)).count()
    }

    /// Whether a play is modified in this way.
    #[inline]
    pub(crate) fn is_modified(&self, play: PlayId, by: Modifier) -> bool {
        self.modifiers.contains(&(play, by))
    }

    /// The types of the card of a play when it was played.
    pub fn types_of_play(&self, play: &Play) -> Types {
        let printed = self.rules.types[play.kind.index()];
        if play.types == Types::NONE { printed } else { play.types }
    }

    /// Whether a play is the first this turn, by its player, of a card with one of these names. A card counts as played
    /// before it is resolved, so that it stays the first if another is played meanwhile.
    pub fn is_first_play_of(&self, play: PlayId, cards: &[&Card]) -> bool {
        let player = self.play(play).player;
        let is_one = |kind| cards.iter().any(|card| self.is_copy_of(kind, card));
        let counts = |play: &&Play| {
            play.turn == self.turn.number && play.player == player && is_one(play.kind)
        };
        let plainly = |plain: &PlainPlays| plain.player == player && is_one(plain.kind);
        !self.plain_plays.iter().any(plainly)
            && self.plays.iter().find(counts).is_some_and(|first| first.id == play)
    }

    /// How often `player` has played a card of a type this turn, by the types it had then.
    pub fn times_played_of_type(&self, player: Player, of: Type) -> usize {
        let counts = |play: &&Play| {
            play.turn == self.turn.number
                && play.player == player
                && self.types_of_play(play).has(of)
        };
        let plain = self.plain_plays.iter();
        let plain = plain.filter(|p| p.player == player && self.types(p.kind).has(of));
        let plain: usize = plain.map(|p| p.count as usize).sum();
        self.plays.iter().filter(counts).count() + plain
    }

    /// How many cards `player` has played from hand this turn. What a Treasure of several picked at once was played
    /// from is not remembered in games in which nothing asks.
    pub fn played_from_hand(&self, player: Player) -> usize {
        let counts =
            |play: &&Play| play.turn == self.turn.number && play.player == player && play.from_hand;
        self.plays.iter().filter(counts).count()
    }
}
