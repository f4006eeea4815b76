//! Playing a card, in the steps of the rulebook.

use crate::card::Plus;
use crate::choose::HowMany;
use crate::event::{Event, Trigger};
use crate::game::{Flow, Frame, Game};
use crate::ids::{CardId, Kind, Player};
use crate::log::What;
use crate::question::{Asker, Verb};
use crate::setup::KindInfo;
use crate::state::{Play, PlayId, State};
use crate::types::Type;
use crate::zone::{End, Tracked, Zone};

impl Game<'_> {
    /// Plays a card from where it is: it goes into play.
    pub fn play_card(&mut self, you: Player, card: CardId) -> Flow<PlayId> {
        let kind = self.state.kind(card);
        let here = self.state.relocate(card, Zone::InPlay(you), End::Bottom);
        self.resolve_play(you, kind, here)
    }

    /// Plays a card from hand that changes nothing but pools: the short way for what most plays are.
    #[inline]
    pub(crate) fn play_plainly(&mut self, you: Player, card: CardId) -> Flow {
        if self.log.is_some() {
            return self.play_card(you, card).map(|_| ());
        }
        let kind = self.state.kind(card);
        let here = self.state.cards.relocate(card, Zone::InPlay(you), End::Bottom);
        self.state.record_play(you, kind, here, None);
        let plus = self.state.rules.kinds[kind.index()].plus;
        let pools = self.state.pools_mut(you);
        pools.actions += u16::from(plus.actions);
        pools.buys += u16::from(plus.buys);
        pools.coins += u16::from(plus.coins);
        Ok(())
    }

    /// Plays the card of an earlier play once more, even if it has gone from play since (2021 errata for
    /// Throne Rooms): then it is not moved, and its own ability does not find it.
    pub fn play_again(&mut self, you: Player, play: PlayId) -> Flow<PlayId> {
        let Play { kind, card, .. } = *self.state.play(play);
        self.resolve_play(you, kind, card)
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

    fn resolve_play(&mut self, you: Player, kind: Kind, card: Tracked) -> Flow<PlayId> {
        let by = self.this_play();
        let play = self.state.record_play(you, kind, card, by);
        self.note_card(you, What::Play, kind);
        let types = self.state.types(kind);
        if self.state.listens(Trigger::BeforePlay, types) {
            self.play_event(Trigger::BeforePlay, play)?;
        }
        let KindInfo { plus, play: ability, .. } = self.state.rules.kinds[kind.index()];
        let frame = Frame { asker: Asker::Card(kind), play: Some(play), this: Some(card) };
        self.frames.push(frame);
        self.resolve_plus(you, plus)?;
        if let Some(ability) = ability {
            ability(self, you)?;
        }
        self.frames.pop();
        if self.state.listens(Trigger::AfterPlay, types) {
            self.play_event(Trigger::AfterPlay, play)?;
        }
        Ok(play)
    }

    /// The plain bonuses, in the order in which cards print them.
    #[inline]
    fn resolve_plus(&mut self, you: Player, plus: Plus) -> Flow {
        if plus.cards > 0 {
            self.cards(you, plus.cards as usize)?;
        }
        if plus.actions > 0 {
            self.actions(you, plus.actions.into())?;
        }
        if plus.buys > 0 {
            self.buys(you, plus.buys.into())?;
        }
        if plus.coins > 0 {
            self.coins(you, plus.coins.into())?;
        }
        Ok(())
    }

    #[cold]
    fn play_event(&mut self, trigger: Trigger, id: PlayId) -> Flow {
        let play = *self.state.play(id);
        let subject = self.state.subject(play.card.card);
        let from = self.state.cards.zone(play.card.card);
        let mut event = Event::of_card(trigger, play.player, subject, from);
        event.play = Some(id);
        self.open_window(&event)
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
