//! Which abilities can answer an event: those of its cards, of hands, play and mats, of what lies beside the Supply, and
//! those that were set up for later.

use std::ops::ControlFlow;

use crate::card::{Ability, Card, Concern, Place, Triggered};
use crate::event::{Event, Trigger};
use crate::game::Handful;
use crate::ids::{Kind, KindSet, Player};
use crate::state::{Later, State, Until};
use crate::tokens::{Spot, Token};
use crate::types::Types;
use crate::zone::{Mat, Tracked, Zone};

/// An ability that listens to an event.
#[derive(Clone, Copy)]
pub(super) struct Found<'s> {
    pub(super) you: Player,
    pub(super) ability: &'static Ability,
    pub(super) kind: Kind,
    pub(super) this: Option<Tracked>,
    pub(super) later: Option<&'s Later>,
    pub(super) about: usize,
    /// Which of several tokens it is on.
    pub(super) token: u16,
}

impl Found<'_> {
    /// Whether it answers the event now.
    pub(super) fn applies(&self, state: &State, event: &Event) -> bool {
        let Self { you, kind, this, about, .. } = *self;
        let triggered = Triggered { you, event, this, kind, later: self.later.copied(), about };
        triggered.is_concerned(state, self.ability.concerns)
            && (self.ability.applies)(state, &triggered)
            && (!self.ability.plays_itself || state.can_play_itself(&triggered))
    }
}

/// Whether anything answers an event at all. Most windows are empty, and this is all that they cost.
pub(super) fn is_answered(state: &State, event: &Event) -> bool {
    let answers = Answers::new(state, event);
    let applies = |found: Found<'_>| {
        if found.applies(state, event) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    state.players().any(|player| answers.visit(player, applies).is_break())
}

/// Finds every ability of `player`'s that listens to this trigger, for each card of the event that it is about.
pub(super) fn gather<'s>(
    state: &'s State,
    player: Player,
    event: &'s Event,
    mut found: impl FnMut(Found<'s>),
) {
    let all = |one| {
        found(one);
        ControlFlow::Continue(())
    };
    let _ = Answers::new(state, event).visit(player, all);
}

/// What can answer an event, by where it does so from.
struct Answers<'s> {
    state: &'s State,
    event: &'s Event,
    /// Whether cards may have abilities beside their own: then every card is worth looking at.
    may_give: bool,
    hand: KindSet,
    in_play: KindSet,
    tavern: KindSet,
    exile: KindSet,
    /// How many cards the event is about; one if it is about none.
    parts: usize,
}

impl<'s> Answers<'s> {
    fn new(state: &'s State, event: &'s Event) -> Self {
        let may_give = state.may_give_abilities();
        let from = state.rules.answering.of(event.trigger);
        let emptied = state.rules.answering.of(Trigger::PileEmpties);
        let kinds = |own: KindSet, when_emptied: KindSet| match () {
            // A card that is given abilities may have any of them.
            () if may_give => KindSet::ALL,
            () if event.emptied => own.union(when_emptied),
            () => own,
        };
        let in_play = kinds(from.in_play.kinds, emptied.in_play.kinds);
        let there = if may_give { KindSet::ALL } else { state.cards.may_be_in_play() };
        // A shuffle is one thing to everything but the shuffled cards themselves.
        let is_one = event.trigger == Trigger::Shuffle;
        Self {
            state,
            event,
            may_give,
            hand: kinds(from.hand.kinds, emptied.hand.kinds),
            in_play: in_play.intersection(there),
            tavern: kinds(from.tavern.kinds, emptied.tavern.kinds),
            exile: kinds(from.exile.kinds, emptied.exile.kinds),
            parts: if is_one { 1 } else { event.cards.len().max(1) },
        }
    }

    /// Visits every ability of `player`'s that listens, for each card of the event that it is about.
    fn visit(
        &self,
        player: Player,
        mut found: impl FnMut(Found<'s>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if player == self.event.player {
            for (about, subject) in self.event.cards.iter().enumerate() {
                let one = Where { player, from: Place::Itself, this: subject.card };
                self.of_card(one, subject.kind, about..about + 1, &mut found)?;
            }
        }
        self.in_zones(player, &mut found)?;
        self.beside(player, &mut found)?;
        self.set_up(player, &mut found)
    }

    /// Visits what listens from a player's hand, play and mats.
    fn in_zones(
        &self,
        player: Player,
        found: &mut impl FnMut(Found<'s>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let cards = &self.state.cards;
        let hand = self.hand.intersection(cards.may_hold(player));
        for card in self.one_of_each_kind(Zone::Hand(player), hand) {
            let one = Where { player, from: Place::Hand, this: cards.track(card) };
            self.of_card(one, cards.kind(card), 0..self.parts, found)?;
        }
        if !self.in_play.is_empty() {
            for card in cards.in_zone(Zone::InPlay(player)) {
                if self.in_play.contains(cards.kind(card)) {
                    let one = Where { player, from: Place::InPlay, this: cards.track(card) };
                    self.of_card(one, cards.kind(card), 0..self.parts, found)?;
                }
            }
        }
        for (mat, from, kinds) in
            [(Mat::TAVERN, Place::Tavern, self.tavern), (Mat::EXILE, Place::Exile, self.exile)]
        {
            for card in self.one_of_each_kind(Zone::Mat(player, mat), kinds) {
                let one = Where { player, from, this: cards.track(card) };
                self.of_card(one, cards.kind(card), 0..self.parts, found)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Visits what listens of a card: its own abilities, then those that something gives it.
    fn of_card(
        &self,
        Where { player, from, this }: Where,
        kind: Kind,
        abouts: std::ops::Range<usize>,
        found: &mut impl FnMut(Found<'s>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let state = self.state;
        let given = || state.given_abilities(kind, holder(self.event, player, from));
        let given = if self.may_give { given() } else { None };
        for about in abouts {
            let mut of = |kind: Kind, card: &'static Card| {
                for ability in card.abilities() {
                    if ability.from == from && listens(ability, self.event, about) {
                        let (this, later) = (Some(this), None);
                        found(Found { you: player, ability, kind, this, later, about, token: 0 })?;
                    }
                }
                ControlFlow::Continue(())
            };
            of(kind, state.definition(kind))?;
            if let Some((kind, card)) = given {
                of(kind, card)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Visits what listens beside the Supply: landscapes and their like, then the card that has given this turn.
    fn beside(
        &self,
        player: Player,
        found: &mut impl FnMut(Found<'s>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Self { state, event, .. } = *self;
        let mut visit = |kind: Kind, ability: &'static Ability, copies: u16| {
            for about in (0..self.parts).filter(|&about| listens(ability, event, about)) {
                for token in 0..copies {
                    let (this, later) = (None, None);
                    found(Found { you: player, ability, kind, this, later, about, token })?;
                }
            }
            ControlFlow::Continue(())
        };
        let copies = |ability: &Ability| match ability.from {
            Place::Landscape => 1,
            Place::Token(token) => tokens_at(state, event, token),
            _ => 0,
        };
        // A card may have one ability about an emptied pile and another about the gain, so all of them are visited.
        match state.rules.answering.beside(event.trigger).filter(|_| !event.emptied) {
            Some(abilities) => {
                for &(kind, ability, is_held) in abilities {
                    if !is_held || state.holds(player, kind) {
                        visit(kind, ability, copies(ability))?;
                    }
                }
            }
            None => {
                for kind in state.landscapes_of(player) {
                    for ability in state.definition(kind).abilities() {
                        visit(kind, ability, copies(ability))?;
                    }
                }
            }
        }
        if let Some(giver) = state.turn.given_by.filter(|_| state.turn.player == player) {
            for ability in state.definition(giver).abilities() {
                visit(giver, ability, u16::from(ability.from == Place::ItsTurn))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Visits what was set up for later. What waits for one time answers one card of the event.
    fn set_up(
        &self,
        player: Player,
        found: &mut impl FnMut(Found<'s>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Self { state, event, .. } = *self;
        for row in state.later.iter().filter(|row| row.works_for(state, player, event)) {
            let (ability, kind, later) = (row.ability, row.kind, Some(row));
            for about in (0..self.parts).filter(|&about| listens(ability, event, about)) {
                let one = Found { you: player, ability, kind, this: None, later, about, token: 0 };
                if row.once {
                    if one.applies(state, event) {
                        found(one)?;
                        break;
                    }
                } else {
                    found(one)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// One card of each of some kinds in a zone.
    fn one_of_each_kind(&self, zone: Zone, kinds: KindSet) -> Handful {
        if kinds.is_empty() {
            return Handful::new();
        }
        let Self { state, .. } = *self;
        let wanted = state.cards.in_zone(zone).filter(|&card| kinds.contains(state.kind(card)));
        state.one_of_each_name(wanted)
    }
}

/// Whose card has an ability, from which place, and which card it is.
#[derive(Clone, Copy)]
struct Where {
    player: Player,
    from: Place,
    this: Tracked,
}

/// How many tokens lie on the pile that the cards of an event come from.
fn tokens_at(state: &State, event: &Event, token: Token) -> u16 {
    match event.from {
        Some(Zone::Pile(pile)) => state.tokens_on(Spot::Pile(pile), token),
        _ => 0,
    }
}

/// The player whose card has an ability. A trashed or discarded card belonged to the player of the event.
fn holder(event: &Event, player: Player, from: Place) -> Option<Player> {
    match (event.trigger, from) {
        (Trigger::Trash | Trigger::Discard, Place::Itself) => event.from.and_then(Zone::owner),
        _ => Some(player),
    }
}

/// Whether an ability listens to an event for the sake of one of its cards, or of no card if it has none.
fn listens(ability: &Ability, event: &Event, about: usize) -> bool {
    let triggers = ability.on == event.trigger
        || (event.emptied && ability.on == Trigger::PileEmpties && about == 0);
    let types = || event.cards.get(about).map_or(Types::ANY, |subject| subject.types);
    triggers && ability.about.intersects(types())
}

impl Triggered<'_> {
    /// Whether the card of the event is one that the ability is about.
    fn is_concerned(&self, state: &State, concerns: Concern) -> bool {
        let about = |is_such: &dyn Fn(Kind) -> bool| {
            self.event.cards.get(self.about).is_some_and(|subject| is_such(subject.kind))
        };
        match concerns {
            Concern::Anything => true,
            Concern::Chosen => about(&|kind| state.is_chosen_for(kind, self.kind)),
            Concern::PileWith(token) => about(&|kind| state.has_token(self.you, token, kind)),
        }
    }
}

impl Later {
    /// Whether `player` is who resolves it if it answers this event.
    fn works_for(&self, state: &State, player: Player, event: &Event) -> bool {
        let who = if self.ability.on_others {
            let unaffected = |play| state.play(play).unaffected.contains(player);
            player == event.player && player != self.owner && !self.play.is_some_and(unaffected)
        } else {
            player == self.owner
        };
        who && self.is_due(state)
    }

    /// Whether its time has come: the start of "your next turn" is not that of the turn in which it was set up, and no
    /// other player's.
    pub(crate) fn is_due(&self, state: &State) -> bool {
        let turn = state.turn;
        self.until != Until::StartOfNextTurn
            || (turn.player == self.owner && turn.number != self.turn)
    }
}
