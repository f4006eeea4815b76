//! Piles and what goes back to them, mats, and what players hold: the words of the expansions about places.

use crate::card::{Card, Triggered};
use crate::game::{Done, Flow, Game, Handful};
use crate::ids::{CardId, Kind, PileId, Player};
use crate::log::What;
use crate::question::{Choice, Verb};
use crate::state::State;
use crate::zone::{End, Mat, Tracked, Zone};

/// Returning and exchanging
impl Game<'_> {
    /// Puts a card back onto its pile, if it has one. Returns whether it did.
    pub fn return_to_pile(&mut self, you: Player, card: CardId) -> bool {
        let Some(pile) = self.state.home_of(self.state.true_kind(card)) else { return false };
        self.state.relocate(card, Zone::Pile(pile), End::Top);
        self.note_cards(you, What::Return, &[card]);
        true
    }

    /// Returns the card whose ability this is, if it is still where it expects itself. Returns whether it did.
    pub fn return_this(&mut self, you: Player) -> bool {
        self.this_card().is_some_and(|this| self.return_to_pile(you, this))
    }

    /// Whether a card can be exchanged for another: it has a pile to go back to, and the other is there.
    pub fn can_exchange(&self, card: Tracked, other: &Card) -> bool {
        self.state.can_exchange(card, other)
    }

    /// Exchanges a card for another, which goes to the discard pile. That is not gaining it.
    pub fn exchange(&mut self, you: Player, card: Tracked, other: &Card) -> Flow<Option<CardId>> {
        if !self.can_exchange(card, other) {
            return Ok(None);
        }
        let Some(pile) = self.state.pile_of(other) else { return Ok(None) };
        let Some(taken) = self.state.top_of(pile) else { return Ok(None) };
        self.return_to_pile(you, card.card);
        self.state.relocate(taken, Zone::Discard(you), End::Top);
        self.note_cards(you, What::Exchange, &[taken]);
        self.pile_empties(you, pile)?;
        Ok(Some(taken))
    }

    /// Puts the top cards of a pile that are alike under it.
    pub fn rotate(&mut self, you: Player, pile: PileId) {
        let Some(top) = self.state.top_of(pile) else { return };
        let kind = self.state.kind(top);
        let cards = self.state.cards.in_zone(Zone::Pile(pile));
        let alike: Handful = cards.take_while(|&card| self.state.kind(card) == kind).collect();
        for card in alike {
            self.state.relocate(card, Zone::Pile(pile), End::Bottom);
        }
        self.note_pile(you, What::Rotate, pile);
    }

    /// Puts a card at the bottom of a pile or deck that belongs to nobody.
    pub fn put_under_pile(&mut self, card: CardId, pile: PileId) {
        self.state.relocate(card, Zone::Pile(pile), End::Bottom);
    }
}

impl State {
    /// Whether a card can be exchanged for another: it has a pile to go back to, and the other is there.
    pub fn can_exchange(&self, card: Tracked, other: &Card) -> bool {
        self.cards.still_there(card)
            && self.home_of(self.kind(card.card)).is_some()
            && self.pile_of(other).is_some()
    }
}

/// Mats
impl Game<'_> {
    /// Puts cards on a mat.
    pub fn put_on_mat(&mut self, you: Player, mat: Mat, cards: &[CardId]) {
        for &card in cards {
            self.state.relocate(card, Zone::Mat(you, mat), End::Bottom);
        }
        if cards.is_empty() {
            return;
        }
        match mat {
            Mat::EXILE => self.note_cards(you, What::Exile, cards),
            _ if mat.is_private() => self.note_private(you, What::PutOnMat(mat), cards),
            _ => self.note_cards(you, What::PutOnMat(mat), cards),
        }
    }

    /// Puts the card whose ability this is on a mat, if it is still where it expects itself.
    pub fn put_this_on_mat(&mut self, you: Player, mat: Mat) -> Flow {
        if let Some(this) = self.this_card() {
            self.put_on_mat(you, mat, &[this]);
        }
        Ok(())
    }

    /// Exiles a card from the Supply: that is not gaining it.
    pub fn exile_from_pile(&mut self, you: Player, pile: PileId) -> Flow<Option<CardId>> {
        let top = self.state.top_of(pile);
        if let Some(card) = top {
            self.put_on_mat(you, Mat::EXILE, &[card]);
            self.pile_empties(you, pile)?;
        }
        Ok(top)
    }

    /// Exiles a copy of `card` from the Supply, if there is one.
    pub fn exile_from_supply(&mut self, you: Player, card: &Card) -> Flow {
        match self.state.pile_of(card) {
            Some(pile) => self.exile_from_pile(you, pile).done(),
            None => Ok(()),
        }
    }

    /// Calls the card whose ability this is from the Tavern mat into play. That is not playing it.
    pub fn call(&mut self, called: &Triggered<'_>) -> Option<Tracked> {
        let this = called.this.filter(|&this| self.still_there(this))?;
        let here = self.state.relocate(this.card, Zone::InPlay(called.you), End::Bottom);
        self.note_cards(called.you, What::Call, &[this.card]);
        self.put_frame_in_play(here);
        Some(here)
    }

    /// Hands cards to other players' hands, all at once: from whom, to whom, and which. Nobody else learns which card
    /// of a hand has gone, or what is left of what they knew of it.
    pub fn pass(&mut self, passed: &[(Player, Player, CardId)]) {
        for &(from, _, _) in passed {
            self.state.cards.hide(Zone::Hand(from), from);
        }
        for &(from, to, card) in passed {
            self.state.relocate(card, Zone::Hand(to), End::Bottom);
            self.note_private(from, What::Pass(to), &[card]);
        }
    }
}

/// States and Artifacts
impl Game<'_> {
    /// Takes a State, which more than one player may have.
    pub fn take_state(&mut self, you: Player, card: &Card) {
        if let Some(kind) = self.state.rules.kind_named(card.name)
            && !self.state.holds(you, kind)
        {
            self.state.holdings.push((you, kind));
            self.note_card(you, What::TakeCard, kind);
        }
    }

    /// Takes an Artifact, which only one player at a time can have.
    pub fn take_artifact(&mut self, you: Player, card: &Card) {
        if let Some(kind) = self.state.rules.kind_named(card.name)
            && !self.state.holds(you, kind)
        {
            self.state.holdings.retain(|&(_, held)| held != kind);
            self.state.holdings.push((you, kind));
            self.note_card(you, What::TakeCard, kind);
        }
    }

    /// Gives a State back.
    pub fn return_state(&mut self, you: Player, card: &Card) {
        if let Some(kind) = self.state.rules.kind_named(card.name)
            && self.state.holds(you, kind)
        {
            self.state.holdings.retain(|&held| held != (you, kind));
            self.note_card(you, What::ReturnCard, kind);
        }
    }
}

impl State {
    /// Whether an ability of a landscape that works once in the game already has, for anybody.
    pub fn is_used_up(&self, kind: Kind) -> bool {
        self.bought.iter().any(|&(_, used, _)| used == kind)
    }

    /// Whether `player` has this Project, State or Artifact.
    pub fn has(&self, player: Player, card: &Card) -> bool {
        let has = |&(owner, kind): &(Player, Kind)| owner == player && self.is_copy_of(kind, card);
        self.holdings.iter().any(has)
    }

    pub(crate) fn holds(&self, player: Player, kind: Kind) -> bool {
        self.holdings.contains(&(player, kind))
    }

    /// The Projects, States and Artifacts of a player.
    pub fn holdings(&self, player: Player) -> impl Iterator<Item = Kind> {
        self.holdings.iter().filter(move |(owner, _)| *owner == player).map(|&(_, kind)| kind)
    }

    /// Whether cards of a kind are from the pile that a Trait, or what was chosen for a card, is on.
    pub fn is_chosen_for(&self, kind: Kind, of: Kind) -> bool {
        let home = self.home_of(kind);
        home.is_some()
            && self.rules.companions_of(of).any(|chosen| {
                chosen == kind || home.is_some_and(|pile| self.rules.pile(pile).kind == chosen)
            })
    }
}

impl State {
    /// The pile that a Trait, or what was chosen for a card, is on.
    pub fn pile_chosen_for(&self, of: Kind) -> Option<PileId> {
        let chosen = self.rules.companions_of(of).next()?;
        self.rules.pile_named(self.name(chosen))
    }
}

/// Decks of cards that belong to nobody
impl Game<'_> {
    /// Takes the top card of a deck, whose discards are shuffled into a new one when it is empty.
    pub fn turn_over(&mut self, deck: &str, discards: &str) -> Option<CardId> {
        let deck = self.state.rules.pile_named(deck)?;
        if self.state.pile_len(deck) == 0 {
            let discards = self.state.rules.pile_named(discards)?;
            while let Some(card) = self.state.top_of(discards) {
                self.state.relocate(card, Zone::Pile(deck), End::Bottom);
            }
            self.state.shuffle_pile(deck);
        }
        self.state.top_of(deck)
    }

    /// Puts a card of nobody's onto the pile of this name.
    pub fn put_on_pile(&mut self, card: CardId, pile: &str) {
        if let Some(pile) = self.state.rules.pile_named(pile) {
            self.state.relocate(card, Zone::Pile(pile), End::Top);
        }
    }

    /// The cards of the pile of this name, from the top.
    pub fn in_pile(&self, pile: &str) -> Handful {
        let pile = self.state.rules.pile_named(pile);
        pile.map_or_else(Handful::new, |pile| self.state.cards.in_zone(Zone::Pile(pile)).collect())
    }

    /// Resolves a card that is received, not played: a Boon or a Hex.
    pub fn receive(&mut self, you: Player, card: CardId) -> Flow {
        let kind = self.state.kind(card);
        self.note_card(you, What::Receive, kind);
        self.resolve_landscape(you, kind)
    }
}

/// Before the game
impl Game<'_> {
    /// Takes a card out of the game.
    pub fn put_into_box(&mut self, card: CardId) {
        self.state.relocate(card, Zone::Box, End::Bottom);
    }

    /// Puts the top card of a pile among the starting cards of a player. That is not gaining it.
    pub fn start_with(&mut self, you: Player, pile: PileId) {
        if let Some(top) = self.state.top_of(pile) {
            self.state.relocate(top, Zone::Deck(you), End::Top);
            self.note_cards(you, What::TakeCard, &[top]);
        }
    }
}

/// Naming
impl Game<'_> {
    /// Asks `who` to name a card, whether or not it is in the Supply. Picking nothing names a card that is
    /// not in the game.
    pub fn name_card(&mut self, who: Player) -> Flow<Option<Kind>> {
        self.question.begin(who, Verb::Name, self.asker());
        let kinds = self.state.rules.kinds().filter(|&kind| self.state.is_card(kind));
        self.question.options.listed.extend(kinds.map(Choice::Name));
        self.question.min = 0;
        self.ask()?;
        let Some(index) = self.reply.first() else {
            self.note(who, What::NameOther);
            return Ok(None);
        };
        let Some(Choice::Name(kind)) = self.question.options.get(index) else {
            unreachable!("only names are offered")
        };
        self.note_card(who, What::Name, kind);
        Ok(Some(kind))
    }
}

impl State {
    /// Whether a kind is one of cards, and not of landscapes, randomizers and their like.
    pub fn is_card(&self, kind: Kind) -> bool {
        use crate::card::Object;
        matches!(
            self.definition(kind).object,
            Object::Base
                | Object::Kingdom
                | Object::SplitMember
                | Object::NonSupply
                | Object::Heirloom
                | Object::Shelter
        )
    }
}
