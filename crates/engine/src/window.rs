//! The one window in which abilities answer what happened (chapter III of the rules).
//!
//! Players resolve in turn order from the player whose turn it is, each in the order they like. The list of what
//! can answer is made again after every ability, so that abilities that become possible join. Whenever somebody
//! has resolved an ability, everybody before them gets another chance to use a Reaction, and only a Reaction. An
//! ability that has triggered resolves even if its card has gone since; a Reaction must still be in hand.

mod gather;

use smallvec::SmallVec;

use self::gather::{Found, gather, is_answered};
use crate::card::{Ability, Object, Place, Triggered};
use crate::event::{Event, Trigger};
use crate::game::{Flow, Frame, Game};
use crate::ids::{Kind, KindSet, Player};
use crate::log::What;
use crate::question::{Asker, Choice, Site, Verb};
use crate::state::{Later, Modifier, State, WantedBy};
use crate::types::{Type, Types};
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
    /// Which of several tokens it is on.
    token: u16,
}

impl Candidate {
    /// Whether both are the same ability of the same thing, answering the same part of the event.
    fn is(&self, other: &Self) -> bool {
        let source = |c: &Self| (c.this.map(|this| this.card), c.later.map(|row| row.id));
        self.you == other.you
            && self.ability == other.ability
            && self.kind == other.kind
            && (self.about, self.token) == (other.about, other.token)
            && source(self) == source(other)
    }

    /// Whether a player cannot tell which of the two is picked, or need not: one that is about no card can go first.
    fn looks_like(&self, other: &Self, state: &State) -> bool {
        let alike = || {
            let (one, another) = (self.cards(state), other.cards(state));
            one.is_empty() || another.is_empty() || one == another
        };
        self.is_of_the_same(other) && (self.ability.any_order || alike())
    }

    fn is_of_the_same(&self, other: &Self) -> bool {
        self.kind == other.kind && self.ability == other.ability
    }

    /// The kinds of the cards that it is about, if it was set up for some: a card that was named, one that it
    /// remembers, those that its play has set aside, or those that lie on the card of its play.
    fn cards(&self, state: &State) -> SmallVec<[Kind; 4]> {
        let Some(row) = self.later else { return SmallVec::new() };
        let there = row.memo.card.filter(|&card| state.cards.still_there(card));
        let one = row.memo.kind.or(there.map(|there| state.kind(there.card)));
        if let Some(one) = one {
            return SmallVec::from_slice(&[one]);
        }
        let of_play = row.play.into_iter().flat_map(|play| state.set_aside_by(play, row.time));
        let aside = of_play.chain(state.wanted_by(WantedBy::Later(row.id)));
        let mut kinds: SmallVec<[Kind; 4]> = aside.map(|card| state.kind(card)).collect();
        if let Some(play) = row.play.filter(|_| kinds.is_empty()) {
            let on_it = state.set_aside_by(state.first_play_of_card(play), 0);
            kinds.extend(on_it.map(|card| state.kind(card)));
        }
        kinds.sort_unstable();
        kinds
    }

    /// Where the card or landscape lies that has the ability. What was set up for later lies nowhere, and neither does
    /// what is about itself: its card is on the move.
    fn site(&self, state: &State) -> Option<Site> {
        let you = self.you;
        match self.ability.from {
            _ if self.later.is_some() => None,
            Place::Hand => Some(Site::In(Zone::Hand(you))),
            Place::InPlay => Some(Site::In(Zone::InPlay(you))),
            Place::Tavern => Some(Site::In(Zone::Mat(you, Mat::TAVERN))),
            Place::Exile => Some(Site::In(Zone::Mat(you, Mat::EXILE))),
            // The rules of a mat or token are no card on the table.
            Place::Landscape if state.definition(self.kind).object == Object::Token => None,
            Place::Landscape => Some(Site::Landscape(self.kind)),
            Place::Itself | Place::ItsTurn | Place::Token(_) => None,
        }
    }

    fn triggered<'e>(&self, event: &'e Event) -> Triggered<'e> {
        let Self { you, kind, this, later, about, .. } = *self;
        Triggered { you, event, this, kind, later, about }
    }

    fn applies(&self, state: &State, event: &Event) -> bool {
        self.found().applies(state, event)
    }

    fn found(&self) -> Found<'_> {
        let Self { you, ability, kind, this, ref later, about, token } = *self;
        Found { you, ability, kind, this, later: later.as_ref(), about, token }
    }
}

impl From<Found<'_>> for Candidate {
    fn from(Found { you, ability, kind, this, later, about, token }: Found<'_>) -> Self {
        Self { you, ability, kind, this, later: later.copied(), about, token }
    }
}

type Candidates = SmallVec<[Candidate; 4]>;

/// What the window remembers while it is open.
#[derive(Debug, Default)]
struct Window {
    /// Abilities that have triggered and will resolve, whatever happens before that.
    waiting: Candidates,
    /// Optional abilities of cards in play that have triggered: they can be used even when their card has left play.
    offered: Candidates,
    /// Abilities that have resolved: each answers an event once.
    resolved: Candidates,
    /// Abilities that did not answer when the window opened, and cannot any more.
    refused: Candidates,
    /// The last ability that was set up before the window opened.
    last_before: u32,
}

impl Window {
    fn new(state: &State) -> Self {
        Self { last_before: state.last_later(), ..Self::default() }
    }

    /// Whether it waits for the next time, and was set up only after this time.
    fn is_too_late(&self, candidate: &Candidate) -> bool {
        let waits = |row: Later| row.once && !row.ability.in_time && row.id > self.last_before;
        candidate.later.is_some_and(waits)
    }

    /// What `player` can resolve now.
    fn available(&mut self, state: &State, player: Player, event: &Event) -> Candidates {
        let mut found = Candidates::new();
        gather(state, player, event, |candidate| {
            let candidate = Candidate::from(candidate);
            if contains(&self.resolved, &candidate)
                || contains(&self.refused, &candidate)
                || self.is_too_late(&candidate)
            {
                return;
            }
            if candidate.applies(state, event) {
                found.push(candidate);
            } else if candidate.ability.settled {
                self.refused.push(candidate);
            }
        });
        for candidate in found.iter().filter(|c| !c.ability.optional) {
            if !contains(&self.waiting, candidate) {
                self.waiting.push(*candidate);
            }
        }
        self.offer(&found);
        let still = |c: &&Candidate| !contains(&self.resolved, c) && c.applies(state, event);
        let waiting = self.waiting.iter().chain(self.offered.iter().filter(still));
        for candidate in waiting.filter(|c| c.you == player) {
            if !contains(&found, candidate) {
                found.push(*candidate);
            }
        }
        found
    }

    /// Remembers which optional abilities of cards in play have triggered.
    fn offer(&mut self, found: &[Candidate]) {
        let in_play = |c: &&Candidate| c.ability.optional && c.ability.from == Place::InPlay;
        for candidate in found.iter().filter(in_play) {
            if !contains(&self.offered, candidate) {
                self.offered.push(*candidate);
            }
        }
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

impl Window {
    /// Only a Reaction that was declined gets another chance (chapter III, Reaction cards 2).
    fn decline(&mut self, state: &State, declined: &[Candidate]) {
        let reacts = |c: &&Candidate| state.definition(c.kind).types.has(Type::Reaction);
        self.resolved.extend(declined.iter().filter(|c| !reacts(c)).copied());
    }
}

impl State {
    /// The card whose ability this is, if it is still where that ability expects it: where it was when it triggered,
    /// or in play for what a play of it has set up.
    pub fn its_card(&self, ability: &Triggered<'_>) -> Option<Tracked> {
        let play = ability.later.and_then(|row| row.play).map(|play| self.play(play).card);
        ability.this.or(play).filter(|&this| self.cards.still_there(this))
    }
}

fn contains(list: &Candidates, candidate: &Candidate) -> bool {
    list.iter().any(|other| other.is(candidate))
}

impl State {
    /// The abilities that a player can tell apart, each with the card that it is called by: its own, or the card that it
    /// is about where several are set up alike.
    fn told_apart(&self, available: &[Candidate]) -> SmallVec<[(Candidate, Kind); 4]> {
        let mut different = Candidates::new();
        for candidate in available {
            if !different.iter().any(|other| other.looks_like(candidate, self)) {
                different.push(*candidate);
            }
        }
        let mut options = SmallVec::<[(Candidate, Kind); 4]>::new();
        for option in &different {
            let alike = |other: &&Candidate| !option.is(other) && option.is_of_the_same(other);
            let others = || different.iter().filter(alike);
            let cards = option.cards(self);
            let own = |kind: &&Kind| !others().any(|other| other.cards(self).contains(kind));
            let unused = |kind: &&Kind| {
                let is_called = |(other, called): &(Candidate, Kind)| {
                    other.is_of_the_same(option) && called == *kind
                };
                !options.iter().any(is_called)
            };
            let several = others().next().is_some();
            let called = cards.iter().find(own).or_else(|| cards.iter().find(unused)).copied();
            match called.filter(|_| several) {
                Some(kind) => options.push((*option, kind)),
                None if unused(&&option.kind) => options.push((*option, option.kind)),
                None => {}
            }
        }
        options
    }
}

impl Game<'_> {
    /// Lets everything answer that the turn of `you` has come to this moment. Costs nothing in a game in which
    /// nothing can.
    #[inline]
    pub(crate) fn turn_window(&mut self, trigger: Trigger, you: Player) -> Flow {
        if self.state.hears(trigger, you, Types::ANY, KindSet::NONE) {
            self.open_turn_window(trigger, you)
        } else {
            Ok(())
        }
    }

    /// Opens the window. The event is built in this separate function to keep the stack of the usual case small.
    #[cold]
    #[inline(never)]
    fn open_turn_window(&mut self, trigger: Trigger, you: Player) -> Flow {
        self.open_window(&Event::of_turn(trigger, you))
    }

    /// Lets everything answer `event`.
    #[cold]
    pub(crate) fn open_window(&mut self, event: &Event) -> Flow {
        if self.state.rules.answering.is_known() && !is_answered(&self.state, event) {
            return Ok(());
        }
        let mut window = Window::new(&self.state);
        // What has triggered for the others resolves, whatever those before them do (chapter III, "Resolve all triggered
        // abilities").
        for player in self.state.others(self.state.turn.player) {
            window.available(&self.state, player, event);
        }
        self.take_triggered(&window);
        // An extra turn is taken before anything else that happens between turns.
        while self.state.next_turn.is_none() && self.resolve_one(&mut window, event)? {}
        // Extra turns that were not taken wait for the next occasion.
        let left = window.waiting.iter().filter_map(|candidate| candidate.later);
        self.state.later.extend(left.filter(|row| row.once));
        Ok(())
    }

    /// Removes triggered one-shot abilities, so that nested events cannot trigger them again.
    fn take_triggered(&mut self, window: &Window) {
        let triggered = |row: &Later| {
            let is_row = |candidate: &Candidate| candidate.later.is_some_and(|it| it.id == row.id);
            row.once && window.waiting.iter().any(is_row)
        };
        self.state.later.retain(|row| !triggered(row));
    }

    /// Lets the player that is about to do something do something else instead. Returns whether they do. What replaced it
    /// is not replaced again: the thing itself would no longer happen.
    #[cold]
    pub(crate) fn is_replaced(&mut self, event: &Event) -> Flow<bool> {
        let mut available = Window::new(&self.state).available(&self.state, event.player, event);
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

    /// Lets the event happen although the ability that is resolving could have replaced it.
    pub fn go_on(&mut self) {
        self.goes_on = true;
    }

    /// Lets the first player that wants to, or must, resolve one ability.
    fn resolve_one(&mut self, window: &mut Window, event: &Event) -> Flow<bool> {
        for player in self.state.turn_order_from(self.state.turn.player) {
            let available = window.available(&self.state, player, event);
            self.take_triggered(window);
            if let Some(chosen) = self.choose_ability(player, &available)? {
                window.resolve(chosen);
                self.resolve_ability(&chosen, event)?;
                return Ok(true);
            }
            window.decline(&self.state, &available);
        }
        Ok(false)
    }

    /// Asks which ability to resolve next. Abilities that look alike are one option; those that were set up alike for
    /// different cards are told apart by these.
    fn choose_ability(
        &mut self,
        player: Player,
        available: &[Candidate],
    ) -> Flow<Option<Candidate>> {
        if available.is_empty() {
            return Ok(None);
        }
        let options = self.state.told_apart(available);
        self.question.begin(player, Verb::React, Asker::Rules);
        for &(option, kind) in &options {
            let (ability, at) = (option.ability, option.site(&self.state));
            self.question.options.listed.push(Choice::Ability { kind, ability, at });
        }
        self.question.min = u16::from(available.iter().any(|c| !c.ability.optional));
        self.question.max = 1;
        self.ask()?;
        Ok(self.reply.first().map(|index| options[index].0))
    }

    fn resolve_ability(&mut self, chosen: &Candidate, event: &Event) -> Flow {
        if let Some(row) = chosen.later
            && row.once
        {
            self.state.later.retain(|other| other.id != row.id);
        }
        self.note_card(chosen.you, What::React(chosen.ability.text), chosen.kind);
        // An ability that replaces a card's instructions acts as that card: "this" of a Way is the played card.
        let instead = event.play.filter(|_| event.trigger == Trigger::WouldResolve);
        let play = chosen.later.map_or(instead, |row| row.play);
        let record = play.map(|play| *self.state.play(play));
        let this = chosen.this.or(record.map(|play| play.card));
        // An ability that the instructions of a play have set up for the same turn is part of them (Way of the Chameleon/1).
        let follows = chosen.later.is_some()
            && record.is_some_and(|play| play.turn == self.state.turn.number);
        let is_swapped = |play| self.state.is_modified(play, Modifier::Exchanged);
        let swapped = follows && play.is_some_and(is_swapped);
        let time = chosen.later.map_or(0, |row| row.time);
        let frame = Frame { play, this, follows, time, swapped, ..Frame::of(chosen.kind) };
        self.within(frame, |g| (chosen.ability.run)(g, &chosen.triggered(event)))
    }
}
