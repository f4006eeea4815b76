//! Playing a card, in the steps of the rulebook.

use crate::card::Plus;
use crate::choose::HowMany;
use crate::event::{Event, Trigger};
use crate::game::{Flow, Frame, Game, Handful};
use crate::ids::{CardId, Kind, Player};
use crate::log::What;
use crate::question::{Asker, Verb};
use crate::setup::KindInfo;
use crate::state::{Play, PlayId, State};
use crate::turn::FEW_KINDS;
use crate::types::{Type, Types};
use crate::zone::{End, Tracked, Zone};

impl Game<'_> {
    /// Plays a card from where it is: it goes into play.
    pub fn play_card(&mut self, you: Player, card: CardId) -> Flow<PlayId> {
        let kind = self.state.kind(card);
        let here = self.state.relocate(card, Zone::InPlay(you), End::Bottom);
        self.resolve_play(you, kind, here, |_| {})
    }

    /// Plays a card as `change` says: with more options, for instance.
    pub fn play_card_as(
        &mut self,
        you: Player,
        card: CardId,
        change: impl FnOnce(&mut Play),
    ) -> Flow<PlayId> {
        let kind = self.state.kind(card);
        let here = self.state.relocate(card, Zone::InPlay(you), End::Bottom);
        self.resolve_play(you, kind, here, change)
    }

    /// Plays a card and leaves it where it is. Its own ability, which expects it in play, does not find it.
    pub fn play_leaving(&mut self, you: Player, card: CardId) -> Flow<PlayId> {
        let kind = self.state.kind(card);
        let lost = Tracked::lost(card);
        self.resolve_play(you, kind, lost, |play| play.leaving = true)
    }

    /// Plays a card that is set aside or elsewhere if it is still where it was tracked (2021 errata).
    pub fn play_tracked(&mut self, you: Player, card: Tracked) -> Flow<Option<PlayId>> {
        if self.still_there(card) { self.play_card(you, card.card).map(Some) } else { Ok(None) }
    }

    /// Plays every card of a type in hand. They change nothing but pools, so that their order makes no difference: it is
    /// that of the hand.
    pub(crate) fn play_together(&mut self, you: Player, wanted: Type) {
        let first = self.state.plays.len();
        let mut plus = Plus { cards: 0, actions: 0, buys: 0, coins: 0 };
        let (hand, in_play) = (Zone::Hand(you), Zone::InPlay(you));
        let mut next = if let Some(bits) = self.state.kind_bits(wanted) {
            let chosen = |kind: Kind| bits >> (kind.index() % FEW_KINDS) & 1 != 0;
            self.state.cards.part(hand, in_play, chosen)
        } else {
            let types: Vec<Types> =
                self.state.rules.kinds().map(|kind| self.state.types(kind)).collect();
            self.state.cards.part(hand, in_play, |kind| types[kind.index()].has(wanted))
        };
        while let Some(card) = next {
            next = self.state.cards.below(card);
            let kind = self.state.kind(card);
            let here = self.state.cards.track(card);
            self.state.record_play(you, kind, here, None);
            plus.add(self.state.rules.kinds[kind.index()].plus);
        }
        if self.log.is_some() {
            let played: Handful =
                self.state.plays[first..].iter().map(|play| play.card.card).collect();
            self.note_cards(you, What::Play, &played);
        }
        self.get(you, plus);
    }

    /// Adds plain bonuses to the pools.
    fn get(&mut self, you: Player, plus: Plus) {
        let pools = self.state.pools_mut(you);
        pools.actions += plus.actions;
        pools.buys += plus.buys;
        pools.coins += plus.coins;
        if pools.minus_coin && plus.coins > 0 {
            pools.minus_coin = false;
            pools.coins -= 1;
        }
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
        self.resolve_play(you, kind, card, |play| play.again = true)
    }

    /// Asks for a card of a type to play from hand, if there is one.
    pub fn choose_to_play(
        &mut self,
        you: Player,
        wanted: Type,
        many: HowMany,
    ) -> Flow<Option<CardId>> {
        let playable = |s: &State, card| s.is(card, wanted) && !s.may_not_play(s.kind(card));
        self.choose_card(you, Verb::Play, Zone::Hand(you), many, playable)
    }

    fn resolve_play(
        &mut self,
        you: Player,
        kind: Kind,
        card: Tracked,
        change: impl FnOnce(&mut Play),
    ) -> Flow<PlayId> {
        let (by, by_card) = (self.this_play(), self.this());
        let play = self.state.record_play(you, kind, card, by);
        let record = self.state.play_mut(play);
        record.by_card = by_card;
        change(record);
        self.note_card(you, What::Play, kind);
        let types = self.state.types(kind);
        if self.state.listens(Trigger::BeforePlay, types) {
            let event = self.play_event(Trigger::BeforePlay, play);
            self.open_window(&event)?;
        }
        if !self.is_resolved_otherwise(play, types)? {
            for _ in 0..self.state.play(play).times {
                self.follow_instructions(you, play, kind, card)?;
            }
        }
        if self.state.listens(Trigger::AfterPlay, types) {
            let event = self.play_event(Trigger::AfterPlay, play);
            self.open_window(&event)?;
        }
        Ok(play)
    }

    /// Does what the card says.
    #[inline]
    fn follow_instructions(
        &mut self,
        you: Player,
        play: PlayId,
        kind: Kind,
        card: Tracked,
    ) -> Flow {
        let KindInfo { plus, play: ability, .. } = self.state.rules.kinds[kind.index()];
        let frame =
            Frame { asker: Asker::Card(kind), play: Some(play), this: Some(card), follows: true };
        self.frames.push(frame);
        self.resolve_plus(you, plus)?;
        if let Some(ability) = ability {
            ability(self, you)?;
        }
        self.frames.pop();
        Ok(())
    }

    /// Follows the instructions of a kind of card as if they were those of the card that is resolving.
    pub fn follow_instructions_of(&mut self, you: Player, kind: Kind) -> Flow {
        let KindInfo { plus, play: ability, .. } = self.state.rules.kinds[kind.index()];
        self.resolve_plus(you, plus)?;
        ability.map_or(Ok(()), |ability| ability(self, you))
    }

    /// The play whose instructions are being followed by `you` themselves on the turn it was played.
    pub(crate) fn followed_play(&self, you: Player) -> Option<&Play> {
        let frame = self.frame().filter(|frame| frame.follows)?;
        let play = self.state.play(frame.play?);
        (play.player == you).then_some(play)
    }

    /// The record of the play that is resolving.
    pub fn this_play_mut(&mut self) -> Option<&mut Play> {
        let play = self.this_play()?;
        Some(self.state.play_mut(play))
    }

    /// The record of the play that an event is about.
    pub fn play_of_event(&mut self, event: &Event) -> Option<&mut Play> {
        event.play.map(|play| self.state.play_mut(play))
    }

    /// Makes a card in play another one until it leaves play.
    pub fn become_copy_of(&mut self, card: Tracked, kind: Kind) {
        if self.still_there(card) {
            self.state.guises.push((card.card, self.state.kind(card.card)));
            self.state.cards.set_kind(card.card, kind);
        }
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
        let plus = if self.is_swapped(you) {
            Plus { cards: plus.coins, coins: plus.cards, ..plus }
        } else {
            plus
        };
        if plus.cards > 0 {
            self.draw(you, plus.cards as usize)?;
        }
        self.get(you, plus);
        Ok(())
    }

    /// Whether +Cards and +$ are exchanged in the instructions that are being followed.
    #[inline]
    pub(crate) fn is_swapped(&self, you: Player) -> bool {
        self.followed_play(you).is_some_and(|play| play.swapped)
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
