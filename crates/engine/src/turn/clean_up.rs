//! Clean-up: what is discarded, and what stays in play.

use crate::card::Triggered;
use crate::choose::without;
use crate::event::{Event, Trigger};
use crate::game::{Flow, Game, Handful};
use crate::ids::{CardId, Kind, Player, PlayerSet};
use crate::log::What;
use crate::question::Verb;
use crate::state::{Play, PlayId, State, Turn, Until};
use crate::types::{Type, Types};
use crate::zone::{End, Zone};

/// When the hand is discarded in Clean-up.
const HAND_GOES: [&str; 3] = [
    "discard your hand first",
    "discard your hand last",
    "discard your hand between cards in play",
];

impl Game<'_> {
    pub(super) fn clean_up(&mut self, you: Player) -> Flow {
        self.turn_window(Trigger::CleanUpStart, you)?;
        self.discard_everything(you)?;
        self.state.cards.forget_what_left_play();
        let Turn { new_hand, more_in_hand, .. } = self.state.turn;
        self.draw_here(you, usize::from(new_hand + more_in_hand))?;
        self.turn_window(Trigger::CleanUpDraw, you)?;
        self.turn_window(Trigger::TurnEnd, you)?;
        self.state.expire(|until, _| until == Until::EndOfTurn);
        if self.is_the_end(you)? {
            self.end_game();
            return Ok(());
        }
        self.state.history.end_turn(you);
        // The controller of a turn does not control what comes after it.
        let turn = &mut self.state.turn;
        turn.ended = true;
        (turn.given_by, turn.controller) = (None, None);
        self.turn_window(Trigger::AfterTurn, you)?;
        self.turn_window(Trigger::ExtraTurn, you)?;
        while self.skips_extra_turn() {
            self.turn_window(Trigger::ExtraTurn, you)?;
        }
        if !self.state.next_turn() {
            self.end_game();
        }
        Ok(())
    }

    /// Lets `you` draw `cards` cards instead of five in this turn's Clean-up. Only the player whose turn it is draws then.
    pub fn next_hand(&mut self, you: Player, cards: u8) {
        if self.state.is_turn_of(you) {
            self.state.turn.new_hand = cards;
        }
    }

    /// Adds to the number of cards drawn in this turn's Clean-up.
    pub fn enlarge_next_hand(&mut self, more: u8) {
        self.state.turn.more_in_hand += more;
    }

    /// Discards the hand, then the cards in play, so that the hand is not shown. The player chooses when the hand goes if an
    /// ability may need it.
    /// What still has something to do stays.
    fn discard_everything(&mut self, you: Player) -> Flow {
        // Cards that are another card in play must become themselves again.
        if !self.state.listens(Trigger::Discard, Types::ANY)
            && !self.state.listens(Trigger::HandDiscard, Types::ANY)
            && !self.state.may_stay_in_play()
            && self.state.guises.is_empty()
        {
            self.state.cards.discard_hand_and_play(you);
            for player in self.state.others(you) {
                if !self.state.cards.is_empty(Zone::InPlay(player)) {
                    self.state.cards.discard_play(player);
                }
            }
            return Ok(());
        }
        let before_hand = self.choose_when_hand_goes(you)?;
        if before_hand == 0 {
            self.discard_hand(you)?;
        }
        for player in self.state.turn_order_from(you) {
            if self.state.keeps_play(player) || self.state.cards.is_empty(Zone::InPlay(player)) {
                continue;
            }
            if self.state.discards_unanswered(player) {
                self.discard_unanswered(player);
                continue;
            }
            let mut before_hand = if player == you { before_hand } else { 0 };
            let mut gone = Handful::new();
            // Cards that come into play during this are discarded as well.
            loop {
                let cards = without(&self.state.leaving_play(player), &gone);
                if cards.is_empty() {
                    break;
                }
                self.discard_from_play(player, &cards, before_hand)?;
                before_hand = 0;
                gone.extend(cards);
            }
        }
        Ok(())
    }

    /// Discards what leaves play, one by one as they lie, where nothing answers.
    fn discard_unanswered(&mut self, player: Player) {
        if self.log.is_none() && !self.state.may_outlast_turn() {
            self.state.cards.discard_all(Zone::InPlay(player), player, PlayerSet::ALL);
            return;
        }
        for card in self.state.leaving_play(player) {
            self.state.relocate(card, Zone::Discard(player), End::Top);
            self.state.cards.show(card, PlayerSet::ALL);
            self.note_cards(player, What::Discard, &[card]);
        }
    }

    /// The number of cards in play that are discarded before the hand. The player is asked if an ability may need the hand.
    fn choose_when_hand_goes(&mut self, you: Player) -> Flow<usize> {
        if !self.state.may_want_hand_at_all() {
            return Ok(0);
        }
        let cards = self.state.leaving_play(you);
        let asked = !self.state.cards.is_empty(Zone::Hand(you))
            && !self.state.keeps_play(you)
            && cards.iter().any(|&card| self.state.may_want_hand(you, card));
        if !asked {
            return Ok(0);
        }
        let between = if cards.len() > 1 { &HAND_GOES[..] } else { &HAND_GOES[..2] };
        Ok(match self.choose_option(you, between)? {
            0 => 0,
            1 => cards.len(),
            _ => self.choose_amount(
                you,
                "how many cards before your hand",
                1,
                cards.len() as u16 - 1,
            )? as usize,
        })
    }

    /// Discards cards from play one by one, and the hand after `before_hand` of them. Their order is asked
    /// for where something may answer.
    fn discard_from_play(&mut self, you: Player, cards: &[CardId], before_hand: usize) -> Flow {
        let ordered = if self.state.may_answer_discards(you) {
            self.choose_order(you, Verb::Discard, cards)?
        } else {
            Handful::from_slice(cards)
        };
        for (gone, card) in ordered.into_iter().enumerate() {
            if self.state.cards.zone(card) == Zone::InPlay(you) {
                self.discard(you, &[card])?;
            }
            if gone + 1 == before_hand {
                self.discard_hand(you)?;
            }
        }
        Ok(())
    }
}

impl State {
    /// Whether something may answer that `you` discard cards from play: a card there, a landscape, or what was set up.
    fn may_answer_discards(&self, you: Player) -> bool {
        let answers = |kind: Kind| {
            self.definition(kind).abilities().any(|ability| ability.on == Trigger::Discard)
        };
        self.listens(Trigger::Discard, Types::ANY)
            && (self.later.iter().any(|row| row.ability.on == Trigger::Discard)
                || self.landscapes_of(you).any(answers)
                || self.cards.kinds_in(Zone::InPlay(you)).any(answers))
    }

    /// Whether nothing answers that a player discards cards from play, nor asks for their order, and none of them is
    /// something else meanwhile.
    fn discards_unanswered(&self, player: Player) -> bool {
        let in_play = self.cards.may_be_in_play();
        self.rules.answering.is_known()
            && self.guises.is_empty()
            && !self.hears(Trigger::Discard, player, Types::ANY, in_play)
            && !self.may_answer_discards(player)
    }

    /// Whether a card that may be in play does something when it is discarded that can be answered with the hand.
    fn may_want_hand_at_all(&self) -> bool {
        let wanting = self.rules.answering.wanting_hand();
        !self.cards.may_be_in_play().intersection(wanting).is_empty()
            || !self.rules.answering.is_known()
            || self.may_give_abilities()
    }

    /// Whether a play has set up something that is still to come after this turn.
    fn may_outlast_turn(&self) -> bool {
        self.later.iter().any(|row| row.play.is_some() && row.until != Until::EndOfTurn)
            || self
                .changes
                .iter()
                .any(|change| change.play.is_some() && change.until != Until::EndOfTurn)
    }

    /// Whether anything could make a card stay in play.
    #[inline]
    pub(super) fn may_stay_in_play(&self) -> bool {
        !self.later.is_empty() || !self.changes.is_empty()
    }

    /// Whether a player discards nothing from play in this turn's Clean-up.
    fn keeps_play(&self, player: Player) -> bool {
        self.changes.iter().any(|change| change.ongoing.keeps_play && change.owner == player)
    }

    /// Whether a card in play would be discarded in this turn's Clean-up.
    pub fn would_be_discarded(&self, card: CardId) -> bool {
        let kept = self.cards.zone(card).owner().is_some_and(|player| self.keeps_play(player));
        !kept && !self.stays_in_play(card)
    }

    /// Whether a card stays in play in Clean-up: a Duration that has something left to do, or what itself has played
    /// again a Duration that stays (chapter IV, Duration cards).
    pub(crate) fn stays_in_play(&self, card: CardId) -> bool {
        self.stays_because_of(card, &mut Handful::new())
    }

    /// Whether a card stays in play for another reason than those cards that are already being asked about.
    fn stays_because_of(&self, card: CardId, asked: &mut Handful) -> bool {
        if asked.contains(&card) {
            return false;
        }
        asked.push(card);
        let here = Some(self.cards.track(card));
        let mut by_it = self.plays.iter().filter(|play| play.by_card == here);
        self.has_more_to_do(card) || by_it.any(|play| self.keeps_in_play(play, asked))
    }

    /// Whether a play keeps the card in play that played it: it plays a Duration again that stays, for whatever reason, or
    /// has left a card where it was that would have stayed (Common effects: Play a card while leaving it).
    fn keeps_in_play(&self, play: &Play, asked: &mut Handful) -> bool {
        if play.again {
            return self.cards.still_there(play.card)
                && self.is(play.card.card, Type::Duration)
                && self.stays_because_of(play.card.card, asked);
        }
        if !play.leaving {
            return false;
        }
        let mut by_it = self.plays.iter().filter(|other| other.by == Some(play.id));
        (self.types_of_play(play).has(Type::Duration) && self.is_outstanding(play))
            || by_it.any(|other| self.keeps_in_play(other, asked))
    }

    /// The cards of a player that are discarded from play in Clean-up.
    fn leaving_play(&self, player: Player) -> Handful {
        let in_play = self.cards.in_zone(Zone::InPlay(player));
        if self.rules.answering.is_known() && !self.may_outlast_turn() {
            return in_play.collect();
        }
        in_play.filter(|&card| !self.stays_in_play(card)).collect()
    }

    /// Whether what a card does when `you` discard it from play may be answered with the hand.
    fn may_want_hand(&self, you: Player, card: CardId) -> bool {
        let (kind, this) = (self.kind(card), Some(self.cards.track(card)));
        let event = Event::of_card(Trigger::Discard, you, self.subject(card), Zone::InPlay(you));
        let triggered = Triggered { you, event: &event, this, kind, later: None, about: 0 };
        let given = self.given_abilities(kind, Some(you)).map(|(_, given)| given.abilities());
        let mut abilities = self.card(card).abilities().chain(given.into_iter().flatten());
        abilities
            .any(|it| it.needs_hand && it.on == Trigger::Discard && (it.applies)(self, &triggered))
    }

    /// The plays of a card since it came into play.
    fn plays_of(&self, card: CardId) -> impl Iterator<Item = &Play> {
        self.plays
            .iter()
            .filter(move |play| play.card.card == card && self.cards.still_there(play.card))
    }

    /// Whether a card is a Duration of which some play has set up something that is still to come.
    fn has_more_to_do(&self, card: CardId) -> bool {
        self.is(card, Type::Duration) && self.plays_of(card).any(|play| self.is_outstanding(play))
    }

    /// Whether a play has set up something that is still to come after this turn.
    fn is_outstanding(&self, play: &Play) -> bool {
        let of_it = |by: Option<PlayId>, until| by == Some(play.id) && until != Until::EndOfTurn;
        self.later.iter().any(|row| of_it(row.play, row.until))
            || self.changes.iter().any(|change| of_it(change.play, change.until))
    }
}
