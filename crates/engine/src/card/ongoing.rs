//! Abilities that change something for a time instead of triggering.

use std::fmt;
use std::hash::{Hash, Hasher};

use super::{CoinsInsteadFn, GivenKindFn, GivenPlayFn};
use crate::ids::Kind;
use crate::state::{Change, State};
use crate::tokens::Token;
use crate::types::Types;

/// An ability that changes something for a time instead of triggering (chapter III, Ongoing abilities). Its functions
/// go by the printed properties of a card, and the [`Change`] says whom it works for and what it remembers.
#[derive(Clone, Copy)]
pub struct Ongoing {
    /// Which of its card's changes it is: 0 unless its card says another number.
    nth: u8,
    /// What it does, in a few words.
    pub text: &'static str,
    /// The token without which it changes nothing.
    pub needs: Option<Token>,
    /// By how many coins it changes what cards of a kind cost.
    pub cost: Option<fn(&State, &Change, Kind) -> i16>,
    /// The types that cards of a kind have beside their own.
    pub types: Option<fn(&State, &Change, Kind) -> Types>,
    /// The instructions of cards of a kind that have none of their own.
    pub play: Option<GivenPlayFn>,
    /// The card whose abilities below the line cards of a kind have beside their own.
    pub abilities: Option<GivenKindFn>,
    /// Whether it gives types, instructions and abilities only to cards of the player that it works for.
    pub of_yours: bool,
    /// Which cards the player that it works for may not buy.
    pub forbids_buying: Option<fn(&State, &Change, Kind) -> bool>,
    /// Which cards may not be played from hand by the player that it works for, who is its `holder` then.
    pub forbids_playing: Option<fn(&State, &Change, Kind) -> bool>,
    /// Whether it forbids playing to the others instead of who set it up, except those whom the Attack does not affect.
    pub on_others: bool,
    /// How many coins cards of a kind give beyond their own when they are played, while a play has it last.
    pub coins: Option<fn(&State, &Change, Kind) -> u16>,
    /// How many coins cards of a kind give instead of their own: the same however often it is said.
    pub coins_instead: Option<CoinsInsteadFn>,
    /// Whether the player that it works for discards nothing from play in Clean-up.
    pub keeps_play: bool,
    /// Which tokens its controller gets instead of the player of the extra turn that it works in.
    pub diverts: Diverted,
}

/// Which tokens of the player of a controlled turn the controller gets instead.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Diverted {
    /// The player keeps all tokens.
    Nothing,
    /// The controller takes the Debt.
    Debt,
    /// The controller takes Debt, VP, Coffers and all other tokens.
    AllTokens,
}

/// One of the things about cards that can be changed for a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Aspect {
    Cost,
    Types,
    Play,
    Abilities,
    Buying,
    Playing,
}

impl Aspect {
    pub(crate) const ALL: [Self; 6] =
        [Self::Cost, Self::Types, Self::Play, Self::Abilities, Self::Buying, Self::Playing];
}

impl Ongoing {
    /// Whether it changes this about cards.
    #[inline]
    pub(crate) fn changes(&self, aspect: Aspect) -> bool {
        match aspect {
            Aspect::Cost => self.cost.is_some(),
            Aspect::Types => self.types.is_some(),
            Aspect::Play => self.play.is_some(),
            Aspect::Abilities => self.abilities.is_some(),
            Aspect::Buying => self.forbids_buying.is_some(),
            Aspect::Playing => self.forbids_playing.is_some(),
        }
    }

    const fn nothing(text: &'static str) -> Self {
        Self {
            nth: 0,
            text,
            needs: None,
            cost: None,
            types: None,
            play: None,
            abilities: None,
            of_yours: false,
            forbids_buying: None,
            forbids_playing: None,
            on_others: false,
            coins: None,
            coins_instead: None,
            keeps_play: false,
            diverts: Diverted::Nothing,
        }
    }

    /// Changes nothing, but remembers a kind of card or a card: see [`State::remembered`] and [`State::is_remembered`].
    pub const fn memory(text: &'static str) -> Self {
        Self::nothing(text)
    }

    /// Lets the player that it works for discard nothing from play in Clean-up.
    pub const fn keeps_play(text: &'static str) -> Self {
        Self { keeps_play: true, ..Self::nothing(text) }
    }

    /// Gives tokens of the player of an extra turn to whoever controls that turn.
    pub const fn diverts(text: &'static str, tokens: Diverted) -> Self {
        Self { diverts: tokens, ..Self::nothing(text) }
    }

    /// Says which change of its card it is. A card that can set up two different changes numbers the second.
    #[must_use]
    pub const fn numbered(mut self, nth: u8) -> Self {
        self.nth = nth;
        self
    }

    /// Changes something only while a token of this sort lies somewhere.
    #[must_use]
    pub const fn needs(mut self, token: Token) -> Self {
        self.needs = Some(token);
        self
    }

    /// Changes what cards cost.
    pub const fn cost(text: &'static str, change: fn(&State, &Change, Kind) -> i16) -> Self {
        Self { cost: Some(change), ..Self::nothing(text) }
    }

    /// Lets cards give more coins when they are played.
    pub const fn coins(text: &'static str, more: fn(&State, &Change, Kind) -> u16) -> Self {
        Self { coins: Some(more), ..Self::nothing(text) }
    }

    /// Lets cards give another number of coins when they are played.
    pub const fn coins_instead(text: &'static str, instead: CoinsInsteadFn) -> Self {
        Self { coins_instead: Some(instead), ..Self::nothing(text) }
    }

    /// Gives cards more types.
    pub const fn types(text: &'static str, more: fn(&State, &Change, Kind) -> Types) -> Self {
        Self { types: Some(more), ..Self::nothing(text) }
    }

    /// Gives instructions as well to cards that have none.
    #[must_use]
    pub const fn and_play(mut self, play: GivenPlayFn) -> Self {
        self.play = Some(play);
        self
    }

    /// Gives abilities below the line as well.
    #[must_use]
    pub const fn and_abilities(mut self, of: GivenKindFn) -> Self {
        self.abilities = Some(of);
        self
    }

    /// Gives them only to the cards of the player that it works for: each player, if it is on a landscape.
    #[must_use]
    pub const fn of_yours(mut self) -> Self {
        self.of_yours = true;
        self
    }

    /// Keeps the player that it works for from buying some cards.
    pub const fn forbids_buying(
        text: &'static str,
        forbidden: fn(&State, &Change, Kind) -> bool,
    ) -> Self {
        Self { forbids_buying: Some(forbidden), ..Self::nothing(text) }
    }

    /// Keeps the player that it works for from playing some cards from hand.
    pub const fn forbids_playing(
        text: &'static str,
        forbidden: fn(&State, &Change, Kind) -> bool,
    ) -> Self {
        Self { forbids_playing: Some(forbidden), ..Self::nothing(text) }
    }

    /// Keeps the others from playing, except those whom the Attack that has set it up does not affect.
    #[must_use]
    pub const fn on_others(mut self) -> Self {
        self.on_others = true;
        self
    }
}

/// Two changes are the same if they are one definition. Their words make no difference.
impl PartialEq for Ongoing {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for Ongoing {}

impl Hash for Ongoing {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.nth.hash(state);
    }
}

impl fmt::Debug for Ongoing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Ongoing({})", self.text)
    }
}
