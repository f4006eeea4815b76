//! Abilities below the line that trigger.

use std::fmt;
use std::hash::{Hash, Hasher};

use crate::event::{Event, Trigger};
use crate::game::{Flow, Game};
use crate::ids::{Kind, Player};
use crate::state::{Later, State};
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
    /// Any card.
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
    /// What has happened, or is about to.
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
    /// What it answers.
    pub on: Trigger,
    /// The types of card that it listens for; any, unless it says otherwise.
    pub about: Types,
    /// Where its card must be.
    pub from: Place,
    /// The cards that it listens for; any, unless it says otherwise.
    pub concerns: Concern,
    /// Whether the player may let it pass. A mandatory ability resolves, even if it then offers a choice.
    pub optional: bool,
    /// Whether a later ability works on the other players: whoever does something resolves it, not who set it up.
    pub on_others: bool,
    /// Whether it answers is decided when the event happens; later changes make no difference.
    pub settled: bool,
    /// Whether it plays its own card, and is no use where that cannot be played.
    pub plays_itself: bool,
    /// Whether it makes no difference which of several that were set up for different cards comes first.
    pub any_order: bool,
    /// Whether one that waits for a single time also answers the event during which it was set up.
    pub in_time: bool,
    /// Whether players may want their hand for what it does. In Clean-up they discard hand and cards in play in the order
    /// that they like; the question is asked only where such an ability is about to trigger.
    pub needs_hand: bool,
    /// Which of its card's abilities it is: printed ones are counted from 1, and one that is set up for later is 0
    /// unless its card says another number.
    nth: u8,
    /// What choosing it is called in a list of abilities.
    pub text: &'static str,
    /// Whether it answers an event.
    pub applies: fn(&State, &Triggered<'_>) -> bool,
    /// What it does.
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

/// What may be done with a card that is being bought instead of paying what it costs.
#[derive(Clone, Copy)]
pub struct InsteadOfPaying {
    /// What doing it is called in a question.
    pub text: &'static str,
    /// Whether a player can do it.
    pub can: fn(&State, Player) -> bool,
    /// What is done.
    pub run: fn(&mut Game<'_>, Player) -> Flow,
}

impl fmt::Debug for InsteadOfPaying {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "InsteadOfPaying({})", self.text)
    }
}
