//! Playing a card, in the steps of the rulebook.

use crate::card::{Aspect, Card, Plus, Triggered};
use crate::choose::{HowMany, up_to};
use crate::event::{Event, Trigger};
use crate::game::{Done, Flow, Frame, Game, Handful};
use crate::ids::{CardId, Kind, KindSet, PileSet, Player};
use crate::log::What;
use crate::question::{Asker, Choice, Verb};
use crate::setup::KindInfo;
use crate::state::{Later, Modifier, PlainPlays, Play, PlayId, State};
use crate::types::{Type, Types};
use crate::zone::{End, Tracked, Zone};

impl Game<'_> {
    /// Plays a card from where it is: it goes into play.
    pub fn play_card(&mut self, you: Player, card: CardId) -> Flow<PlayId> {
        let kind = self.state.kind(card);
        let from_hand = self.state.cards.zone(card) == Zone::Hand(you);
        let here = self.state.relocate(card, Zone::InPlay(you), End::Bottom);
        self.resolve_play(you, kind, here, |play| play.from_hand = from_hand)
    }

    /// Plays a card from where it is, with a play that is modified from the beginning.
    pub fn play_card_with(
        &mut self,
        you: Player,
        card: CardId,
        modifier: Modifier,
    ) -> Flow<PlayId> {
        self.modify(self.state.next_play, modifier);
        self.play_card(you, card)
    }

    /// Makes a play different from what its card says.
    pub fn modify(&mut self, play: PlayId, modifier: Modifier) {
        self.state.modifiers.push((play, modifier));
    }

    /// Plays a card and leaves it where it is. Its own ability, which expects it in play, does not find it.
    pub fn play_leaving(&mut self, you: Player, card: CardId) -> Flow<PlayId> {
        let kind = self.state.kind(card);
        let from_hand = self.state.cards.zone(card) == Zone::Hand(you);
        let lost = Tracked::lost(card);
        self.resolve_play(you, kind, lost, |play| {
            (play.leaving, play.from_hand) = (true, from_hand);
        })
    }

    /// Plays a card that is set aside or elsewhere if it is still where it was tracked (2021 errata), and may be played
    /// from there.
    pub fn play_tracked(&mut self, you: Player, card: Tracked) -> Flow<Option<PlayId>> {
        if self.state.can_play(you, card) {
            self.play_card(you, card.card).map(Some)
        } else {
            Ok(None)
        }
    }

    /// Plays the card whose ability has triggered, if it is still where it was then.
    pub fn play_itself(&mut self, triggered: &Triggered<'_>) -> Flow<Option<PlayId>> {
        match triggered.this {
            Some(this) => self.play_tracked(triggered.you, this),
            None => Ok(None),
        }
    }

    /// Plays every card of a type in hand: those that are on offer. They change nothing but pools, so that their
    /// order makes no difference: it is that of the hand.
    pub(crate) fn play_together(&mut self, you: Player, wanted: Type) {
        let kinds_of_type = self.state.kinds_of_type(wanted);
        let mut plus = Plus::default();
        let State { cards, plain_plays, rules, .. } = &mut self.state;
        let mut count_plays = |kind: Kind, count| {
            plain_plays.push(PlainPlays { player: you, kind, count });
            plus.add(rules.kinds[kind.index()].plus, count);
        };
        let played = if let Some(kinds) = kinds_of_type {
            let held = cards.may_hold(you).intersection(kinds);
            held.for_each(|kind| count_plays(kind, cards.held(you, kind)));
            cards.put_kinds_into_play(you, held)
        } else {
            for choice in &self.question.options.listed {
                if let Choice::Card { kind, count } = *choice {
                    count_plays(kind, count);
                }
            }
            self.put_type_into_play(you, wanted)
        };
        if self.log.is_some() {
            self.note_played(you, played);
        }
        let noted = self.log.as_ref().map_or(0, Vec::len);
        self.get(you, plus);
        // The log shows these bonuses inside the play, as for a single card, so that it does not tell that no other was in hand.
        for given in self.log.iter_mut().flat_map(|log| &mut log[noted..]) {
            given.depth += 1;
        }
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
        self.remember_coins(you, plus.coins);
        self.state.pools_mut(you).get(plus);
        if self.log.is_some() {
            self.note_plus(you, plus);
        }
    }

    #[cold]
    fn note_plus(&mut self, you: Player, plus: Plus) {
        if plus.actions > 0 {
            self.note_actions(you, plus.actions);
        }
        if plus.buys > 0 {
            self.note(you, What::Buys(plus.buys));
        }
        if plus.coins > 0 {
            self.note(you, What::Coins(plus.coins));
        }
    }

    /// Plays the card of an earlier play once more, even if it has gone from play since (2021 errata for
    /// Throne Rooms): then it is not moved, and its own ability does not find it. It is played as what it is now.
    pub fn play_again(&mut self, you: Player, play: PlayId) -> Flow<PlayId> {
        let card = self.state.play(play).card;
        self.resolve_play(you, self.state.kind(card.card), card, |play| play.again = true)
    }

    /// Plays a card from where it is several times; it goes into play the first time.
    pub fn play_times(&mut self, you: Player, card: CardId, times: usize) -> Flow<PlayId> {
        let first = self.play_card(you, card)?;
        for _ in 1..times {
            self.play_again(you, first)?;
        }
        Ok(first)
    }

    /// Plays the card whose ability is resolving, if it is still where it expects itself.
    pub fn play_this(&mut self, you: Player) -> Flow<Option<PlayId>> {
        match self.this() {
            Some(this) if self.still_there(this) => {
                let kind = self.state.kind(this.card);
                self.resolve_play(you, kind, this, |_| {}).map(Some)
            }
            _ => Ok(None),
        }
    }

    /// Plays the top card of one of `piles` of the player's choice, and leaves it there.
    pub fn play_from_supply(&mut self, you: Player, piles: PileSet) -> Flow {
        let Some(pile) = self.choose_pile(you, Verb::Play, piles)? else { return Ok(()) };
        if let Some(top) = self.state.top_of(pile) {
            self.play_leaving(you, top)?;
        }
        Ok(())
    }

    /// Asks for a card of a type to play from hand, if there is one.
    pub fn choose_to_play(
        &mut self,
        you: Player,
        wanted: Type,
        many: HowMany,
    ) -> Flow<Option<CardId>> {
        self.choose_to_play_where(you, many, |s, card| s.is(card, wanted))
    }

    /// Asks for a card from hand to play among those that are `wanted`, if there is one.
    pub fn choose_to_play_where(
        &mut self,
        you: Player,
        many: HowMany,
        wanted: impl Fn(&State, CardId) -> bool,
    ) -> Flow<Option<CardId>> {
        let playable = |s: &State, card| wanted(s, card) && !s.may_not_play(you, s.kind(card));
        self.choose_card(you, Verb::Play, Zone::Hand(you), many, playable)
    }

    /// Offers to play an Action from hand that has no copy in play.
    pub fn choose_new_action(&mut self, you: Player) -> Flow<Option<CardId>> {
        let is_new =
            |s: &State, card| s.is(card, Type::Action) && !s.has_copy_in_play(you, s.kind(card));
        self.choose_to_play_where(you, up_to(1), is_new)
    }

    /// Resolves a play of a card that already is in its zone.
    pub(crate) fn resolve_play(
        &mut self,
        you: Player,
        kind: Kind,
        card: Tracked,
        change: impl FnOnce(&mut Play),
    ) -> Flow<PlayId> {
        // Records are only removed between turns: this one stays where it is until the play is over.
        let at = self.state.plays.len();
        let by = self.frame().map_or((None, None), |frame| (frame.play, frame.this));
        let play = self.state.record_play(you, kind, card, by, change);
        self.note_card(you, What::Play, kind);
        let types = if self.state.is_as_printed() {
            self.state.rules.types[kind.index()]
        } else {
            let holder = self.state.cards.zone(card.card).owner();
            let types = self.state.types_for(kind, holder);
            self.state.plays[at].types = types;
            types
        };
        let about = KindSet::only(kind);
        if self.state.hears(Trigger::BeforePlay, you, types, about) {
            let event = self.play_event(Trigger::BeforePlay, play, types);
            self.open_window(&event)?;
        }
        if !self.is_resolved_otherwise(you, play, about, types)? {
            let again = self.state.times_modified(play, Modifier::FollowedAgain);
            for time in 0..=again as u8 {
                self.follow_instructions(at, time)?;
            }
        }
        if self.state.hears(Trigger::AfterPlay, you, types, about) {
            let event = self.play_event(Trigger::AfterPlay, play, types);
            self.open_window(&event)?;
        }
        for _ in 0..self.state.times_modified(play, Modifier::PlayedAgain) {
            self.play_again(you, play)?;
        }
        Ok(play)
    }

    /// Plays a card that was put into play from hand.
    #[inline]
    pub(crate) fn resolve_play_from_hand(
        &mut self,
        you: Player,
        kind: Kind,
        card: Tracked,
    ) -> Flow {
        let info = &self.state.rules.kinds[kind.index()];
        if info.is_bonus && self.is_unanswered() {
            // Nothing can come between the bonuses, and nothing asks whose they are.
            let plus = info.plus;
            self.state.record_play(you, kind, card, (None, None), |play| {
                (play.from_hand, play.gave_coins) = (true, plus.coins > 0);
            });
            if plus.cards > 0 {
                self.draw(you, plus.cards as usize)?;
            }
            self.state.pools_mut(you).get(plus);
            return Ok(());
        }
        self.resolve_recorded_play(you, kind, card)
    }

    // Out here, so that a play of plain bonuses has nothing of it in its way.
    #[inline(never)]
    fn resolve_recorded_play(&mut self, you: Player, kind: Kind, card: Tracked) -> Flow {
        self.resolve_play(you, kind, card, |play| play.from_hand = true).done()
    }

    /// Whether nothing that was set up could change or answer the current step, and no log is kept.
    #[inline]
    fn is_unanswered(&self) -> bool {
        self.state.later.is_empty()
            && self.state.is_as_printed()
            && self.frames.is_empty()
            && self.log.is_none()
    }

    /// Follows the instructions of the card whose play is recorded at this place.
    #[allow(clippy::inline_always)]
    #[inline(always)]
    fn follow_instructions(&mut self, at: usize, time: u8) -> Flow {
        let Play { id, player: you, kind, card, .. } = self.state.plays[at];
        let swapped = self.state.is_modified(id, Modifier::Exchanged);
        let KindInfo { plus, play: ability, .. } = self.state.rules.kinds[kind.index()];
        self.frames.push(Frame {
            asker: Asker::Card(kind),
            play: Some(id),
            this: Some(card),
            follows: true,
            time,
            swapped,
        });
        let plus = self.state.with_coins_now(kind, plus);
        self.resolve_plus(you, plus)?;
        let given = if self.state.may_change(Aspect::Play) {
            self.state.given_play(kind, self.state.cards.zone(card.card).owner())
        } else {
            None
        };
        if let Some(ability) = ability.or(given) {
            ability(self, you)?;
        }
        self.frames.pop();
        Ok(())
    }

    /// Follows the instructions of a kind of card as if they were those of the card that is resolving.
    pub fn follow_instructions_of(&mut self, you: Player, kind: Kind) -> Flow {
        let KindInfo { plus, play: ability, .. } = self.state.rules.kinds[kind.index()];
        let plus = self.state.with_coins_now(kind, plus);
        self.resolve_plus(you, plus)?;
        ability.map_or(Ok(()), |ability| ability(self, you))
    }

    /// The play whose instructions are being followed by `you` themselves on the turn it was played, or have set up what
    /// is resolving.
    pub(crate) fn followed_play(&self, you: Player) -> Option<&Play> {
        let frame = self.frame().filter(|frame| frame.follows)?;
        let play = self.state.play(frame.play?);
        (play.player == you).then_some(play)
    }

    /// Whether the play that is resolving is the first this turn of a card with this name by its player.
    pub fn is_first_play_of(&self, card: &Card) -> bool {
        self.this_play().is_some_and(|play| self.state.is_first_play_of(play, &[card]))
    }

    /// The record of the play that is resolving.
    pub(crate) fn this_play_mut(&mut self) -> Option<&mut Play> {
        let play = self.this_play()?;
        Some(self.state.play_mut(play))
    }

    /// Makes a card in play another one until it leaves play.
    pub fn become_copy_of(&mut self, card: Tracked, kind: Kind) {
        if self.still_there(card) {
            // The card's own kind is remembered once, however often the card changes.
            if self.state.guises.iter().all(|&(other, _)| other != card.card) {
                self.state.guises.push((card.card, self.state.kind(card.card)));
            }
            self.state.cards.set_kind(card.card, kind);
        }
    }

    /// Lets a Way, or another ability that replaces instructions, resolve instead of the card.
    #[inline]
    fn is_resolved_otherwise(
        &mut self,
        you: Player,
        play: PlayId,
        about: KindSet,
        types: Types,
    ) -> Flow<bool> {
        if !self.state.hears(Trigger::WouldResolve, you, types, about) {
            return Ok(false);
        }
        let event = self.play_event(Trigger::WouldResolve, play, types);
        self.is_replaced(&event)
    }

    /// The plain bonuses, in the order in which cards print them.
    #[allow(clippy::inline_always)]
    #[inline(always)]
    pub(crate) fn resolve_plus(&mut self, you: Player, plus: Plus) -> Flow {
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
        self.frame().is_some_and(|frame| frame.swapped) && self.followed_play(you).is_some()
    }

    #[cold]
    fn play_event(&self, trigger: Trigger, id: PlayId, types: Types) -> Event {
        let play = *self.state.play(id);
        // Abilities answer the card that was played, whatever it has become since.
        let subject = self.state.subject_as(play.card.card, play.kind, types);
        let from = self.state.cards.zone(play.card.card);
        let mut event = Event::of_card(trigger, play.player, subject, from);
        event.play = Some(id);
        event
    }
}

impl State {
    /// Whether the card whose ability has triggered can be played from where it was then.
    pub fn can_play_itself(&self, triggered: &Triggered<'_>) -> bool {
        triggered.this.is_some_and(|this| self.can_play(triggered.you, this))
    }

    /// Whether the event is another player's play of an Attack: what Reactions to Attacks answer.
    pub fn is_attack_on(&self, you: Player, event: &Event) -> bool {
        event.player != you && event.subject().types.has(Type::Attack)
    }

    /// Whether the play that an event is about is the first one this turn, by its player, of a card of a type. A
    /// card counts as played before it is resolved.
    pub fn is_first_this_turn(&self, event: &Event, of: Type) -> bool {
        let alike = |play: &&Play| {
            play.turn == self.turn.number
                && play.player == event.player
                && self.types_of_play(play).has(of)
        };
        let plainly = |plain: &PlainPlays| {
            plain.player == event.player && self.rules.types[plain.kind.index()].has(of)
        };
        !self.plain_plays.iter().any(plainly)
            && self.plays.iter().find(alike).map(|play| play.id) == event.play
    }

    /// Whether the play that an event is about is the first of any card, this turn, by its player.
    pub fn is_first_card_this_turn(&self, event: &Event) -> bool {
        let own = |play: &&Play| play.turn == self.turn.number && play.player == event.player;
        !self.plain_plays.iter().any(|plain| plain.player == event.player)
            && self.plays.iter().find(own).map(|play| play.id) == event.play
    }

    /// Whether the card of the play that an event is about is in play, and has been since it was played.
    pub fn is_still_in_play(&self, event: &Event) -> bool {
        event.play.is_some_and(|play| self.cards.still_there(self.play(play).card))
    }

    /// The plays of this turn by `player` whose card has been in play since.
    pub fn played_this_turn(&self, player: Player) -> impl Iterator<Item = &Play> {
        self.plays.iter().filter(move |play| {
            play.turn == self.turn.number
                && play.player == player
                && self.cards.still_there(play.card)
        })
    }

    /// Whether the play of an event is the first of cards with such types that its player has made since a later ability
    /// was set up. What was played before the card that set it up was resolved came too early.
    pub fn is_next_play_of(&self, event: &Event, row: &Later, wanted: fn(Types) -> bool) -> bool {
        let since = |play: &&Play| {
            play.id >= row.since && play.player == event.player && wanted(self.types_of_play(play))
        };
        self.plays.iter().find(since).map(|play| play.id) == event.play
    }

    /// Whether `you` are already unaffected by the play that the event is about.
    pub fn is_unaffected(&self, you: Player, event: &Event) -> bool {
        event.play.is_some_and(|play| self.play(play).unaffected.contains(you))
    }
}
