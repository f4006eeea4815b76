//! The one window in which abilities answer what happened (chapter III of the rules).
//!
//! Players resolve in turn order from the player whose turn it is, each in the order they like. The list of what
//! can answer is made anew after every ability, so that what becomes possible meanwhile joins. Whenever somebody
//! has resolved an ability, everybody before them gets another chance to use a Reaction. What has triggered
//! resolves even if its card has gone since; a Reaction must still be in hand.

use smallvec::SmallVec;

use crate::card::{Ability, Place, Triggered};
use crate::event::{Event, Trigger};
use crate::game::{Flow, Frame, Game};
use crate::ids::{CardId, Kind, Player};
use crate::log::What;
use crate::question::{Asker, Choice, Verb};
use crate::state::{Later, State, Until};
use crate::types::Types;
use crate::zone::{Mat, Tracked, Zone};

/// An ability that can answer the event.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    you: Player,
    ability: &'static Ability,
    kind: Kind,
    this: Option<Tracked>,
    later: Option<Later>,
    about: usize,
}

impl Candidate {
    /// Whether both are the same ability of the same thing, answering the same part of the event.
    fn is(&self, other: &Self) -> bool {
        let source = |c: &Self| (c.this.map(|this| this.card), c.later.map(|row| row.id));
        self.you == other.you
            && self.ability == other.ability
            && self.kind == other.kind
            && self.about == other.about
            && source(self) == source(other)
    }

    /// Whether a player cannot tell which of the two is picked.
    fn looks_like(&self, other: &Self) -> bool {
        self.kind == other.kind && self.ability == other.ability
    }

    fn triggered<'e>(&self, event: &'e Event) -> Triggered<'e> {
        let Self { you, kind, this, later, about, .. } = *self;
        Triggered { you, event, this, kind, later, about }
    }

    fn applies(&self, state: &State, event: &Event) -> bool {
        (self.ability.applies)(state, &self.triggered(event))
    }
}

type Candidates = SmallVec<[Candidate; 4]>;

/// What the window remembers while it is open.
#[derive(Debug, Default)]
struct Window {
    /// Triggered and bound to resolve, whatever happens meanwhile.
    waiting: Candidates,
    /// Resolved; each answers an event once.
    resolved: Candidates,
}

impl Window {
    /// What `player` can resolve now.
    fn available(&mut self, state: &State, player: Player, event: &Event) -> Candidates {
        let mut found = Candidates::new();
        gather(state, player, event, |candidate| {
            if !contains(&self.resolved, &candidate) && candidate.applies(state, event) {
                found.push(candidate);
            }
        });
        for candidate in found.iter().filter(|c| !c.ability.optional) {
            if !contains(&self.waiting, candidate) {
                self.waiting.push(*candidate);
            }
        }
        for candidate in self.waiting.iter().filter(|c| c.you == player) {
            if !contains(&found, candidate) {
                found.push(*candidate);
            }
        }
        found
    }

    fn resolve(&mut self, candidate: Candidate) {
        self.waiting.retain(|waiting| !waiting.is(&candidate));
        // A Reaction in hand may be used again while it can still do something (chapter III, Reaction cards 4).
        let again = matches!(candidate.ability.from, Place::Hand | Place::Tavern);
        if !again || candidate.later.is_some() {
            self.resolved.push(candidate);
        }
    }
}

impl Later {
    /// Whether its time has come: the start of "your next turn" is not that of the turn in which it was set up, and no
    /// other player's.
    fn is_due(&self, state: &State) -> bool {
        let turn = state.turn;
        self.until != Until::StartOfNextTurn
            || (turn.player == self.owner && turn.number != self.turn)
    }
}

fn contains(list: &Candidates, candidate: &Candidate) -> bool {
    list.iter().any(|other| other.is(candidate))
}

/// Finds every ability of `player`'s that listens to this trigger, for each card of the event that it is about.
fn gather(state: &State, player: Player, event: &Event, mut found: impl FnMut(Candidate)) {
    let parts = 0..event.cards.len().max(1);
    let mut of_card = |card: CardId, this: Tracked, from: Place, about: usize| {
        let kind = state.kind(card);
        for ability in state.definition(kind).abilities() {
            if ability.from == from && listens(ability, event, about) {
                let this = Some(this);
                found(Candidate { you: player, ability, kind, this, later: None, about });
            }
        }
    };
    if player == event.player {
        for (about, subject) in event.cards.iter().enumerate() {
            of_card(subject.card.card, subject.card, Place::Itself, about);
        }
    }
    for card in one_of_each_kind(state, Zone::Hand(player)) {
        for about in parts.clone() {
            of_card(card, state.cards.track(card), Place::Hand, about);
        }
    }
    for card in state.cards.in_zone(Zone::InPlay(player)) {
        for about in parts.clone() {
            of_card(card, state.cards.track(card), Place::InPlay, about);
        }
    }
    for (mat, from) in [(Mat::Tavern, Place::Tavern), (Mat::Exile, Place::Exile)] {
        for card in one_of_each_kind(state, Zone::Mat(player, mat)) {
            for about in parts.clone() {
                of_card(card, state.cards.track(card), from, about);
            }
        }
    }
    for kind in state.landscapes_of(player) {
        for ability in state.definition(kind).abilities() {
            for about in parts.clone() {
                if ability.from == Place::Landscape && listens(ability, event, about) {
                    found(Candidate { you: player, ability, kind, this: None, later: None, about });
                }
            }
        }
    }
    for row in state.later.iter().filter(|row| row.owner == player && row.is_due(state)) {
        let (ability, kind, later) = (row.ability, row.kind, Some(*row));
        let mut answers = parts
            .clone()
            .filter(|&about| listens(ability, event, about))
            .map(|about| Candidate { you: player, ability, kind, this: None, later, about });
        if row.once {
            answers
                .find(|candidate| candidate.applies(state, event))
                .into_iter()
                .for_each(&mut found);
        } else {
            answers.for_each(&mut found);
        }
    }
}

/// Whether an ability listens to an event for the sake of one of its cards, or of no card if it has none.
fn listens(ability: &Ability, event: &Event, about: usize) -> bool {
    let types = event.cards.get(about).map_or(Types::ANY, |subject| subject.types);
    ability.on == event.trigger && ability.about.intersects(types)
}

/// One card of each kind: the copy that most players know, so that revealing it does not tell it from the others.
fn one_of_each_kind(state: &State, zone: Zone) -> SmallVec<[CardId; 8]> {
    let mut ones = SmallVec::<[CardId; 8]>::new();
    for card in state.cards.in_zone(zone) {
        match ones.iter_mut().find(|one| state.kind(**one) == state.kind(card)) {
            None => ones.push(card),
            Some(one) if state.cards.known(card).len() > state.cards.known(*one).len() => {
                *one = card;
            }
            Some(_) => {}
        }
    }
    ones
}

impl Game<'_> {
    /// Lets everything answer that the turn of `you` has come to this moment. Costs nothing in a game in which
    /// nothing can.
    #[inline]
    pub(crate) fn turn_window(&mut self, trigger: Trigger, you: Player) -> Flow {
        if self.state.listens(trigger, Types::ANY) {
            self.open_window(&Event::of_turn(trigger, you))
        } else {
            Ok(())
        }
    }

    /// Lets everything answer `event`.
    #[cold]
    pub(crate) fn open_window(&mut self, event: &Event) -> Flow {
        let mut window = Window::default();
        // An extra turn is taken before what else is to come between turns.
        while self.state.next_turn.is_none() && self.resolve_one(&mut window, event)? {}
        Ok(())
    }

    /// Lets the player that is about to do something do something else instead. Says whether they do. What replaced it
    /// is not replaced again: the thing itself would no longer happen.
    #[cold]
    pub(crate) fn is_replaced(&mut self, event: &Event) -> Flow<bool> {
        let mut available = Window::default().available(&self.state, event.player, event);
        while let Some(chosen) = self.choose_ability(event.player, &available)? {
            self.resolve_ability(&chosen, event)?;
            if !std::mem::take(&mut self.goes_on) {
                return Ok(true);
            }
            // One thing at most may be done instead by choice; what must be done instead still must.
            available.retain(|candidate| !candidate.ability.optional);
        }
        Ok(false)
    }

    /// Says of the ability that is resolving that it does not replace what was about to happen.
    pub fn go_on(&mut self) {
        self.goes_on = true;
    }

    /// Lets the first player that wants to, or must, resolve one ability.
    fn resolve_one(&mut self, window: &mut Window, event: &Event) -> Flow<bool> {
        for player in self.state.turn_order_from(self.state.turn.player) {
            let available = window.available(&self.state, player, event);
            if let Some(chosen) = self.choose_ability(player, &available)? {
                window.resolve(chosen);
                self.resolve_ability(&chosen, event)?;
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Asks which ability to resolve next. Abilities that look alike are one option.
    fn choose_ability(
        &mut self,
        player: Player,
        available: &[Candidate],
    ) -> Flow<Option<Candidate>> {
        if available.is_empty() {
            return Ok(None);
        }
        let mut options = Candidates::new();
        for candidate in available {
            if !options.iter().any(|option| option.looks_like(candidate)) {
                options.push(*candidate);
            }
        }
        self.question.begin(player, Verb::React, Asker::Rules);
        let choices =
            options.iter().map(|c| Choice::Ability { kind: c.kind, text: c.ability.text });
        self.question.options.listed.extend(choices);
        self.question.min = u16::from(available.iter().any(|c| !c.ability.optional));
        self.question.max = 1;
        self.ask()?;
        Ok(self.picks.first().map(|&i| options[i as usize]))
    }

    fn resolve_ability(&mut self, chosen: &Candidate, event: &Event) -> Flow {
        if let Some(row) = chosen.later
            && row.once
        {
            self.state.later.retain(|other| other.id != row.id);
        }
        self.note_card(chosen.you, What::React(chosen.ability.text), chosen.kind);
        let play = chosen.later.and_then(|row| row.play);
        let its_card = play.map(|play| self.state.play(play).card);
        let this = chosen.this.or(its_card);
        let frame = Frame { asker: Asker::Card(chosen.kind), play, this, follows: false };
        self.within(frame, |g| (chosen.ability.run)(g, &chosen.triggered(event)))
    }
}
