//! Abilities below the line: what triggers, and what goes on.

use std::fmt;
use std::hash::{Hash, Hasher};

use super::{CoinsInsteadFn, GivenKindFn, GivenPlayFn};
use crate::event::{Event, Trigger};
use crate::game::{Flow, Game};
use crate::ids::{Kind, Player};
use crate::state::{Change, Later, State};
use crate::tokens::Token;
use crate::types::{Type, Types};
use crate::zone::{Tracked, Zone};

/// Where a card must be for its ability to work.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// The card that the event is about: "when you gain this".
    Itself,
    /// A Reaction in hand. It may be used again while it is there and can still do something.
    Hand,
    /// In play: "while this is in play".
    InPlay,
    /// On a landscape, State, Artifact or mat that works for the player.
    Landscape,
    /// On the Tavern mat, from where it can be called.
    Tavern,
    /// On the Exile mat.
    Exile,
    /// On the card that has given this extra turn, for its player.
    ItsTurn,
    /// On each token of this sort that lies on the pile the card of the event comes from.
    Token(Token),
}

/// Which cards of an event an ability is about. A game knows beforehand which of them are to come, and looks at no
/// others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Concern {
    Anything,
    /// Cards of what was chosen for the card that has it: the pile of a Trait.
    Chosen,
    /// Cards of the pile that has a token of the player that it works for.
    PileWith(Token),
}

/// An ability whose time has come, and what it needs to know.
#[derive(Clone, Copy, Debug)]
pub struct Triggered<'e> {
    /// Who resolves it.
    pub you: Player,
    pub event: &'e Event,
    /// The card that has the ability, where it was when it triggered.
    pub this: Option<Tracked>,
    /// What kind of card the ability is printed on.
    pub kind: Kind,
    /// The later ability that this is, if it was set up earlier.
    pub later: Option<Later>,
    /// Which of the event's cards this is about.
    pub about: usize,
}

/// For an ability that answers its trigger whenever that happens.
pub fn always(_: &State, _: &Triggered<'_>) -> bool {
    true
}

/// For an ability that answers its trigger whenever its own player brings that about.
pub fn by_you(_: &State, t: &Triggered<'_>) -> bool {
    t.by_you()
}

impl Triggered<'_> {
    /// Whether the ability's own player brought the event about: "when you…".
    pub fn by_you(&self) -> bool {
        self.event.player == self.you
    }

    /// The card that it remembers, if it was set up earlier and remembers one.
    pub fn remembered(&self) -> Option<Tracked> {
        self.later.and_then(|row| row.memo.card)
    }

    /// Whether it is about cards that you discard from play.
    pub fn is_from_play(&self) -> bool {
        self.by_you() && self.event.from == Some(Zone::InPlay(self.you))
    }
}

/// An ability that triggers.
#[derive(Clone, Copy)]
#[allow(clippy::struct_excessive_bools)] // each is true of an ability by itself
pub struct Ability {
    pub on: Trigger,
    /// The types of card that it listens for; any, unless it says otherwise.
    pub about: Types,
    pub from: Place,
    /// The cards that it listens for; any, unless it says otherwise.
    pub concerns: Concern,
    /// Whether the player may let it pass. A mandatory ability resolves, even if it then offers a choice.
    pub optional: bool,
    /// Whether a later ability works on the other players: whoever does something resolves it, not who set it up.
    pub on_others: bool,
    /// Whether it answers an event is settled when that happens: what changes meanwhile makes no difference.
    pub settled: bool,
    /// Whether it plays its own card, and is no use where that cannot be played.
    pub plays_itself: bool,
    /// Whether it makes no difference which of several that were set up for different cards comes first.
    pub any_order: bool,
    /// Whether one that waits for a single time also answers the event during which it was set up.
    pub in_time: bool,
    /// Whether what it does can be answered with the hand: in Clean-up the player says when the hand is discarded then.
    pub needs_hand: bool,
    /// Which of its card's abilities it is: printed ones are counted from 1, and one that is set up for later is 0
    /// unless its card says another number.
    nth: u8,
    /// What choosing it is called in a list of abilities.
    pub text: &'static str,
    pub applies: fn(&State, &Triggered<'_>) -> bool,
    pub run: fn(&mut Game<'_>, &Triggered<'_>) -> Flow,
}

/// Two abilities are the same if they are one definition. Their words make no difference.
impl PartialEq for Ability {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for Ability {}

impl Hash for Ability {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.number().hash(state);
    }
}

impl fmt::Debug for Ability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Ability({:?}: {})", self.on, self.text)
    }
}

impl Ability {
    /// What a player may do with the card that has it in hand.
    pub const fn reaction(
        on: Trigger,
        text: &'static str,
        applies: fn(&State, &Triggered<'_>) -> bool,
        run: fn(&mut Game<'_>, &Triggered<'_>) -> Flow,
    ) -> Self {
        Self { from: Place::Hand, optional: true, ..Self::when(on, text, applies, run) }
    }

    /// A mandatory ability.
    pub const fn when(
        on: Trigger,
        text: &'static str,
        applies: fn(&State, &Triggered<'_>) -> bool,
        run: fn(&mut Game<'_>, &Triggered<'_>) -> Flow,
    ) -> Self {
        Self {
            on,
            about: Types::ANY,
            from: Place::Itself,
            concerns: Concern::Anything,
            optional: false,
            on_others: false,
            settled: false,
            plays_itself: false,
            any_order: false,
            in_time: false,
            needs_hand: false,
            nth: 0,
            text,
            applies,
            run,
        }
    }

    /// Keeps other players' Attacks from affecting its player.
    pub const UNAFFECTED_BY_ATTACKS: Self = Self::when(
        Trigger::BeforePlay,
        "unaffected by the Attack",
        |s, t| s.is_attack_on(t.you, t.event) && !s.is_unaffected(t.you, t.event),
        |g, t| {
            g.be_unaffected(t.you, t.event);
            Ok(())
        },
    )
    .about([Type::Attack]);

    /// Says which ability of its card it is. A card that sets up two abilities for one trigger numbers the second.
    #[must_use]
    pub const fn numbered(mut self, nth: u8) -> Self {
        self.nth = nth;
        self
    }

    /// What tells it from the other abilities of its card, as a number.
    pub(crate) const fn number(&self) -> u16 {
        (self.on as u16) << 8 | self.nth as u16
    }

    /// Works while the card that has it is in play.
    #[must_use]
    pub const fn in_play(mut self) -> Self {
        self.from = Place::InPlay;
        self
    }

    /// Works while the card that has it is on the Tavern mat.
    #[must_use]
    pub const fn on_tavern_mat(mut self) -> Self {
        self.from = Place::Tavern;
        self
    }

    /// Works while the card that has it is on the Exile mat.
    #[must_use]
    pub const fn in_exile(mut self) -> Self {
        self.from = Place::Exile;
        self
    }

    /// Works for the player of an extra turn that the card has given, while that turn lasts.
    #[must_use]
    pub const fn in_its_turn(mut self) -> Self {
        self.from = Place::ItsTurn;
        self
    }

    /// Works once for each token of this sort on the pile that the card of the event comes from.
    #[must_use]
    pub const fn of_token(mut self, token: Token) -> Self {
        self.from = Place::Token(token);
        self
    }

    /// Whether it answers is settled when something happens, and not looked at again.
    #[must_use]
    pub const fn settled(mut self) -> Self {
        self.settled = true;
        self
    }

    /// It plays its own card: nobody is asked where something keeps the card from being played.
    #[must_use]
    pub const fn plays_itself(mut self) -> Self {
        self.plays_itself = true;
        self
    }

    /// It makes no difference which of several that were set up for different cards comes first, so that nobody is asked.
    #[must_use]
    pub const fn any_order(mut self) -> Self {
        self.any_order = true;
        self
    }

    /// Set up once during the very event that it waits for, it answers that: its card does not say "the next time".
    #[must_use]
    pub const fn in_time(mut self) -> Self {
        self.in_time = true;
        self
    }

    /// What it does when its card is discarded from play can be answered with cards in hand: it gains or trashes.
    #[must_use]
    pub const fn needs_hand(mut self) -> Self {
        self.needs_hand = true;
        self
    }

    /// A later ability that the other players resolve when they do something, except those whom the Attack that set it
    /// up does not affect.
    #[must_use]
    pub const fn on_others(mut self) -> Self {
        self.on_others = true;
        self
    }

    /// Works for the players of a landscape; on a card that has a pile, for everybody in games with that pile.
    #[must_use]
    pub const fn of_landscape(mut self) -> Self {
        self.from = Place::Landscape;
        self
    }

    /// Listens only when the event is about a card of what was chosen for the card that has it: the pile of a Trait.
    #[must_use]
    pub const fn about_chosen(mut self) -> Self {
        self.concerns = Concern::Chosen;
        self
    }

    /// Listens only when the event is about a card of the pile that has this token of its player.
    #[must_use]
    pub const fn about_pile_with(mut self, token: Token) -> Self {
        self.concerns = Concern::PileWith(token);
        self
    }

    /// The player may let it pass.
    #[must_use]
    pub const fn optional(mut self) -> Self {
        self.optional = true;
        self
    }

    /// Listens only when the event concerns a card with one of these types.
    #[must_use]
    pub const fn about<const N: usize>(mut self, types: [Type; N]) -> Self {
        self.about = Types::of(&types);
        self
    }
}

/// An ability that changes something for a time instead of triggering (chapter III, Ongoing abilities). Its functions
/// go by the printed properties of a card, and the [`Change`] says whom it works for and what it remembers.
#[derive(Clone, Copy)]
pub struct Ongoing {
    /// Which of its card's changes it is: 0 unless its card says another number.
    nth: u8,
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
    /// Whether types, instructions and abilities are given only to the cards of the player that it works for.
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

/// What may be done with a card that is being bought instead of paying what it costs.
#[derive(Clone, Copy)]
pub struct InsteadOfPaying {
    pub text: &'static str,
    pub can: fn(&State, Player) -> bool,
    pub run: fn(&mut Game<'_>, Player) -> Flow,
}

impl fmt::Debug for InsteadOfPaying {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "InsteadOfPaying({})", self.text)
    }
}
