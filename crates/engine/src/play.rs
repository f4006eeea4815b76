//! Playing a card, in the steps of the rulebook.

use crate::card::Plus;
use crate::choose::HowMany;
use crate::event::{Event, Trigger};
use crate::game::{Flow, Frame, Game, Handful};
use crate::ids::{CardId, Kind, Player};
use crate::log::What;
use crate::question::{Asker, Choice, Verb};
use crate::setup::KindInfo;
use crate::state::{PlainPlays, Play, PlayId, State};
use crate::types::{Type, Types};
use crate::zone::{End, Tracked, Zone};

impl Game<'_> {
    /// Plays a card from where it is: it goes into play.
    pub fn play_card(&mut self, you: Player, card: CardId) -> Flow<PlayId> {
        let kind = self.state.kind(card);
        let here = self.state.relocate(card, Zone::InPlay(you), End::Bottom);
        self.resolve_play(you, kind, here, false)
    }

    /// Plays every card of a type in hand: those that the question offers. They change nothing but pools, so that their
    /// order makes no difference: it is that of the hand.
    pub(crate) fn play_together(&mut self, you: Player, wanted: Type) {
        let played = match self.state.kinds_of_type(wanted) {
            Some(kinds) => self.state.cards.put_into_play(you, |kind| kinds.contains(kind)),
            None => self.put_type_into_play(you, wanted),
        };
        let mut plus = Plus::default();
        for choice in &self.question.options.listed {
            if let Choice::Card { kind, count } = *choice {
                self.state.plain_plays.push(PlainPlays { player: you, kind, count });
                plus.add(self.state.rules.kinds[kind.index()].plus, count);
            }
        }
        if self.log.is_some() {
            self.note_played(you, played);
        }
        self.get(you, plus);
    }

    /// Notes that the last `count` cards in play were played.
    #[cold]
    fn note_played(&mut self, you: Player, count: usize) {
        let before = self.state.cards.len(Zone::InPlay(you)) - count;
        let played: Handful = self.state.cards.in_zone(Zone::InPlay(you)).skip(before).collect();
        self.note_cards(you, What::Play, &played);
    }

    /// Puts every card of a type in hand into play, where types may not be as printed.
    #[cold]
    fn put_type_into_play(&mut self, you: Player, wanted: Type) -> usize {
        let kinds = self.state.rules.kinds();
        let types: Vec<Types> = kinds.map(|kind| self.state.types(kind)).collect();
        self.state.cards.put_into_play(you, |kind| types[kind.index()].has(wanted))
    }

    /// Adds plain bonuses to the pools.
    #[inline]
    fn get(&mut self, you: Player, plus: Plus) {
        let pools = self.state.pools_mut(you);
        pools.actions += plus.actions;
        pools.buys += plus.buys;
        pools.coins += plus.coins;
        if self.log.is_some() {
            self.note_plus(you, plus);
        }
    }

    #[cold]
    fn note_plus(&mut self, you: Player, plus: Plus) {
        if plus.actions > 0 {
            self.note(you, What::Actions(plus.actions));
        }
        if plus.buys > 0 {
            self.note(you, What::Buys(plus.buys));
        }
        if plus.coins > 0 {
            self.note(you, What::Coins(plus.coins));
        }
    }

    /// Plays the card of an earlier play once more, even if it has gone from play since (2021 errata for
    /// Throne Rooms): then it is not moved, and its own ability does not find it.
    pub fn play_again(&mut self, you: Player, play: PlayId) -> Flow<PlayId> {
        let Play { kind, card, .. } = *self.state.play(play);
        self.resolve_play(you, kind, card, true)
    }

    /// Asks for a card of a type to play from hand, if there is one.
    pub fn choose_to_play(
        &mut self,
        you: Player,
        wanted: Type,
        many: HowMany,
    ) -> Flow<Option<CardId>> {
        self.choose_card(you, Verb::Play, Zone::Hand(you), many, |s, card| s.is(card, wanted))
    }

    fn resolve_play(
        &mut self,
        you: Player,
        kind: Kind,
        card: Tracked,
        again: bool,
    ) -> Flow<PlayId> {
        let by = self.this_play();
        let play = self.state.record_play(you, kind, card, by);
        self.state.play_mut(play).again = again;
        self.note_card(you, What::Play, kind);
        let types = self.state.types(kind);
        if self.state.listens(Trigger::BeforePlay, types) {
            let event = self.play_event(Trigger::BeforePlay, play);
            self.open_window(&event)?;
        }
        if !self.is_resolved_otherwise(play, types)? {
            let KindInfo { plus, play: ability, .. } = self.state.rules.kinds[kind.index()];
            let frame = Frame { asker: Asker::Card(kind), play: Some(play), this: Some(card) };
            self.frames.push(frame);
            self.resolve_plus(you, plus)?;
            if let Some(ability) = ability {
                ability(self, you)?;
            }
            self.frames.pop();
        }
        if self.state.listens(Trigger::AfterPlay, types) {
            let event = self.play_event(Trigger::AfterPlay, play);
            self.open_window(&event)?;
        }
        Ok(play)
    }

    /// Lets Ways and their like be resolved instead of the card.
    #[inline]
    fn is_resolved_otherwise(&mut self, play: PlayId, types: Types) -> Flow<bool> {
        if !self.state.listens(Trigger::WouldResolve, types) {
            return Ok(false);
        }
        let event = self.play_event(Trigger::WouldResolve, play);
        self.is_replaced(&event)
    }

    /// The plain bonuses, in the order in which cards print them.
    #[inline]
    fn resolve_plus(&mut self, you: Player, plus: Plus) -> Flow {
        if plus.cards > 0 {
            self.cards(you, plus.cards as usize)?;
        }
        self.get(you, plus);
        Ok(())
    }

    #[cold]
    fn play_event(&self, trigger: Trigger, id: PlayId) -> Event {
        let play = *self.state.play(id);
        let subject = self.state.subject(play.card.card);
        let from = self.state.cards.zone(play.card.card);
        let mut event = Event::of_card(trigger, play.player, subject, from);
        event.play = Some(id);
        event
    }
}

impl State {
    /// Whether the event is another player's play of an Attack: what Reactions to Attacks answer.
    pub fn is_attack_on(&self, you: Player, event: &Event) -> bool {
        event.player != you && event.subject().types.has(Type::Attack)
    }

    /// Whether `you` are already unaffected by the play that the event is about.
    pub fn is_unaffected(&self, you: Player, event: &Event) -> bool {
        event.play.is_some_and(|play| self.play(play).unaffected.contains(you))
    }
}
