//! Ongoing changes: of costs and types, and of what may be bought and played.

use smallvec::SmallVec;

use crate::card::{Aspect, Card, Ongoing, PlayFn, Plus};
use crate::cost::Cost;
use crate::game::Game;
use crate::ids::{CardId, Kind, PileSet, Player};
use crate::question::Asker;
use crate::setup::Changing;
use crate::state::{Change, Happened, Memo, State, Until};
use crate::tokens::Placed;
use crate::types::Types;
use crate::zone::{Tracked, Zone};

/// The changes that apply at one moment.
type Changes = SmallVec<[Change; 4]>;

impl State {
    /// Whether nothing can change costs and types now: almost always, and then they are read off the card.
    #[inline]
    pub(crate) fn is_as_printed(&self) -> bool {
        let in_play = self.cards.may_be_in_play().intersection(self.rules.changes_in_play);
        self.changes.is_empty() && !self.rules.changes_beside && in_play.is_empty()
    }

    /// Whether nothing can change types now.
    #[inline]
    pub(crate) fn has_printed_types(&self) -> bool {
        !self.may_change(Aspect::Types)
    }

    /// Whether something can change one thing about cards now.
    #[inline]
    pub(crate) fn may_change(&self, aspect: Aspect) -> bool {
        !self.is_as_printed() && self.may_change_this(aspect)
    }

    /// The same, where something can change something.
    #[cold]
    #[inline(never)]
    fn may_change_this(&self, aspect: Aspect) -> bool {
        let changing = self.rules.changing.of(aspect);
        self.changes.iter().any(|change| change.ongoing.changes(aspect))
            || self.may_change_from_beside(changing)
            || !self.cards.may_be_in_play().intersection(changing.in_play).is_empty()
    }

    /// Whether something other than a card in play can do what `changing` is about.
    #[inline]
    fn may_change_from_beside(&self, changing: &Changing) -> bool {
        let needed = |placed: &Placed| changing.tokens.contains(&placed.token);
        changing.always
            || (changing.held && !self.holdings.is_empty())
            || (changing.in_its_turn && self.turn.given_by.is_some())
            || (!changing.tokens.is_empty() && self.tokens.iter().any(needed))
    }

    /// Everything that changes one thing about cards now.
    fn ongoing(&self, aspect: Aspect) -> Changes {
        let changing = self.rules.changing.of(aspect);
        let set_up = self.changes.iter().filter(|change| change.ongoing.changes(aspect));
        let mut changes: Changes = set_up.copied().collect();
        let mut add = |ongoing: Option<&'static Ongoing>, kind: Kind, owner: Player| {
            let until = Until::EndOfGame;
            changes.extend(ongoing.filter(|it| it.changes(aspect)).map(|ongoing| Change {
                ongoing,
                owner,
                play: None,
                until,
                kind,
                memo: Memo::default(),
                holder: None,
            }));
        };
        if !self.cards.may_be_in_play().intersection(changing.in_play).is_empty() {
            for player in self.players() {
                let kinds = self.cards.kinds_in(Zone::InPlay(player));
                for kind in kinds.filter(|&kind| changing.in_play.contains(kind)) {
                    add(self.definition(kind).ongoing.as_ref(), kind, player);
                }
            }
        }
        if !self.may_change_from_beside(changing) {
            return changes;
        }
        for &(owner, kind) in &self.holdings {
            add(self.definition(kind).ongoing.as_ref(), kind, owner);
        }
        // A change for everybody applies once, for the player whose turn it is.
        for &kind in &changing.beside {
            let ongoing = self.definition(kind).ongoing.as_ref();
            let own = ongoing.is_some_and(|ongoing| ongoing.of_yours);
            for player in self.players().filter(|&player| own || player == self.turn.player) {
                add(ongoing, kind, player);
            }
        }
        if let Some(kind) = self.turn.given_by {
            add(self.definition(kind).in_its_turn.as_ref(), kind, self.turn.player);
        }
        changes
    }

    /// The cost of a kind of card where it may not be what is printed.
    #[cold]
    pub(crate) fn changed_cost(&self, kind: Kind, printed: Cost, holder: Option<Player>) -> Cost {
        self.cost_changed_by(&self.ongoing(Aspect::Cost), kind, printed, holder)
    }

    /// The costs of the top cards of Supply piles, where what changes them is looked for once: those that satisfy
    /// `wanted` with their cost.
    #[cold]
    pub(crate) fn supply_at_changed_costs(&self, wanted: impl Fn(Kind, Cost) -> bool) -> PileSet {
        let changes = self.ongoing(Aspect::Cost);
        self.supply_where(|kind| {
            let printed = self.rules.kinds[kind.index()].cost;
            wanted(kind, self.cost_changed_by(&changes, kind, printed, None))
        })
    }

    /// Changes are cumulative, and a cost never goes below 0.
    fn cost_changed_by(
        &self,
        changes: &[Change],
        kind: Kind,
        printed: Cost,
        holder: Option<Player>,
    ) -> Cost {
        let costs_as = self.definition(kind).costs_as.or_else(|| {
            let (_, given) = self.given_abilities(kind, holder)?;
            given.costs_as
        });
        if let Some(&Happened { kind, player, .. }) = costs_as.and_then(|other| other(self, kind)) {
            let printed = self.rules.kinds[kind.index()].cost;
            return self.cost_changed_by(changes, kind, printed, Some(player));
        }
        let own = self.definition(kind).cost_now.map_or(printed, |cost| cost(self, printed));
        let change = |change: &Change| {
            let change = Change { holder, ..*change };
            change.ongoing.cost.map_or(0, |cost| cost(self, &change, kind))
        };
        let coins = i16::from(own.coins) + changes.iter().map(change).sum::<i16>();
        Cost { coins: coins.clamp(0, i16::from(u8::MAX)) as u8, ..own }
    }

    /// Everything that changes one thing now about a card that is `holder`'s.
    fn ongoing_for(
        &self,
        aspect: Aspect,
        holder: Option<Player>,
    ) -> impl Iterator<Item = Change> + use<> {
        let works = move |it: &Change| !it.ongoing.of_yours || holder == Some(it.owner);
        self.ongoing(aspect).into_iter().filter(works)
    }

    #[cold]
    pub(crate) fn changed_types(
        &self,
        kind: Kind,
        printed: Types,
        holder: Option<Player>,
    ) -> Types {
        self.ongoing_for(Aspect::Types, holder).fold(printed, |types, change| {
            let more = change.ongoing.types.map_or(Types::NONE, |more| more(self, &change, kind));
            types.union(more)
        })
    }

    /// The instructions that something gives to cards of a kind that have none.
    #[cold]
    pub(crate) fn given_play(&self, kind: Kind, holder: Option<Player>) -> Option<PlayFn> {
        let mut changes = self.ongoing_for(Aspect::Play, holder);
        changes.find_map(|change| change.ongoing.play?(self, &change, kind))
    }

    /// Whether something can give abilities to cards that do not have them.
    #[inline]
    pub(crate) fn may_give_abilities(&self) -> bool {
        self.may_change(Aspect::Abilities)
    }

    /// The card whose abilities something gives to cards of a kind that are `holder`'s: they stay those of that card.
    pub(crate) fn given_abilities(
        &self,
        kind: Kind,
        holder: Option<Player>,
    ) -> Option<(Kind, &'static Card)> {
        if !self.may_give_abilities() {
            return None;
        }
        let given = |change: Change| change.ongoing.abilities?(self, &change, kind);
        let kind = self.ongoing_for(Aspect::Abilities, holder).find_map(given)?;
        Some((kind, self.definition(kind)))
    }

    /// The plain bonuses of a kind of card with the coins that it gives now.
    #[inline]
    pub(crate) fn with_coins_now(&self, kind: Kind, plus: Plus) -> Plus {
        let changes = self.changes.iter();
        let instead = |change: &Change| change.ongoing.coins_instead?(self, change, kind);
        let coins = changes.clone().find_map(instead).unwrap_or(plus.coins);
        let more =
            |change: &Change| change.ongoing.coins.map_or(0, |more| more(self, change, kind));
        Plus { coins: coins + changes.map(more).sum::<u16>(), ..plus }
    }

    /// Whether something keeps `you` from buying a card. It binds the player that it works for, and nobody else who acts
    /// in that turn.
    pub fn may_not_buy(&self, you: Player, kind: Kind) -> bool {
        let by_itself = self.definition(kind).not_bought_while;
        if by_itself.is_some_and(|barred| barred(self, you)) {
            return true;
        }
        let forbids = |change: Change| {
            let forbidden = change.ongoing.forbids_buying.filter(|_| change.owner == you);
            forbidden.is_some_and(|forbids| forbids(self, &change, kind))
        };
        self.may_change(Aspect::Buying) && self.ongoing(Aspect::Buying).into_iter().any(forbids)
    }

    /// The kinds of card that are remembered now by changes of this sort.
    pub fn remembered(&self, memory: &'static Ongoing) -> impl Iterator<Item = Kind> {
        self.changes.iter().filter(move |it| it.ongoing == memory).filter_map(|it| it.memo.kind)
    }

    /// Whether a card is remembered now by a change of this sort, and has not moved since.
    pub fn is_remembered(&self, memory: &'static Ongoing, card: CardId) -> bool {
        let here = Some(self.cards.track(card));
        self.changes.iter().any(|it| it.ongoing == memory && it.memo.card == here)
    }

    /// Whether something keeps `you` from playing a card from hand. It binds the player that it works for, and nobody else.
    pub fn may_not_play(&self, you: Player, kind: Kind) -> bool {
        let forbids = |change: Change| {
            let change = Change { holder: Some(you), ..change };
            let forbidden = change.ongoing.forbids_playing.filter(|_| self.binds(&change, you));
            forbidden.is_some_and(|forbids| forbids(self, &change, kind))
        };
        self.may_change(Aspect::Playing) && self.ongoing(Aspect::Playing).into_iter().any(forbids)
    }

    /// Whether a change that forbids something binds a player.
    fn binds(&self, change: &Change, player: Player) -> bool {
        let affected = |play| !self.play(play).unaffected.contains(player);
        if change.ongoing.on_others {
            return change.owner != player && change.play.is_none_or(affected);
        }
        change.owner == player
    }

    /// Whether `you` can play a card from where it is: it is still there, and nothing keeps you from playing it from hand
    /// if that is where it is.
    pub fn can_play(&self, you: Player, card: Tracked) -> bool {
        let forbidden = || {
            let card = card.card;
            self.cards.zone(card) == Zone::Hand(you) && self.may_not_play(you, self.kind(card))
        };
        self.cards.still_there(card) && !forbidden()
    }
}

impl Game<'_> {
    /// Changes something for the rest of this turn. Played twice, it does so twice.
    pub fn this_turn(&mut self, you: Player, ongoing: &'static Ongoing) -> &mut Change {
        self.change(you, ongoing, Until::EndOfTurn)
    }

    /// Changes something during this turn and the whole next turn of `you`. A Duration stays in play for it.
    pub fn this_turn_and_next(&mut self, you: Player, ongoing: &'static Ongoing) -> &mut Change {
        self.change(you, ongoing, Until::EndOfNextTurn)
    }

    /// Changes something until the next turn of `you` starts.
    pub fn until_next_turn(&mut self, you: Player, ongoing: &'static Ongoing) -> &mut Change {
        self.change(you, ongoing, Until::NextTurn)
    }

    /// Changes something for the rest of the game.
    pub fn forever(&mut self, you: Player, ongoing: &'static Ongoing) -> &mut Change {
        self.change(you, ongoing, Until::EndOfGame)
    }

    fn change(&mut self, owner: Player, ongoing: &'static Ongoing, until: Until) -> &mut Change {
        let play = self.this_play();
        let Asker::Card(kind) = self.asker() else {
            unreachable!("only abilities of cards change something")
        };
        self.state.changes.push(Change {
            ongoing,
            owner,
            play,
            until,
            kind,
            memo: Memo::default(),
            holder: None,
        });
        self.state.changes.last_mut().expect("it was just put there")
    }
}
