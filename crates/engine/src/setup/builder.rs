//! Collects what the chosen cards bring.

use super::{KindInfo, Library, Open, Pile, SetupError};
use crate::card::{Card, PileSize, Role};
use crate::ids::{Kind, PileId};
use crate::state::{Did, Remembers};
use crate::tokens::Token;
use crate::types::{Type, Types};
use crate::zone::Zone;

/// A pile being put together: what its cards are, from the top.
#[derive(Debug)]
pub(super) struct NewPile {
    pub(super) pile: Pile,
    pub(super) cards: Vec<Kind>,
}

/// Puts a game together. Cards' own set-up adds to it.
#[derive(Debug)]
pub struct Builder<'l> {
    pub(super) library: &'l Library,
    pub(super) players: usize,
    pub(super) kinds: Vec<KindInfo>,
    pub(super) piles: Vec<NewPile>,
    pub(super) starting: Vec<(Kind, usize)>,
    pub(super) landscapes: Vec<Kind>,
    pub(super) tokens: Vec<(&'static str, Token, u16)>,
    pub(super) companions: Vec<(Kind, Kind)>,
    /// Single cards that start outside the piles, and where.
    pub(super) singles: Vec<(Kind, Zone)>,
    /// What was chosen for the card that is being set up.
    pub(super) chosen: Vec<&'static Card>,
    pub(super) dealt: Vec<(PileId, Zone, usize)>,
    pub(super) remembers: Remembers,
    pub(super) favors: u16,
    /// The Coffers that each player starts with.
    pub(super) coffers: u16,
    /// The versions asked for of cards that others bring.
    pub(super) versions: Vec<&'static Card>,
}

impl Builder<'_> {
    /// How many players there are.
    pub fn players(&self) -> usize {
        self.players
    }

    /// Adds a Supply pile of a card.
    pub fn supply_pile(&mut self, card: &'static Card) {
        self.pile(card, true);
    }

    /// Adds a Supply pile of a card, unless there is one.
    pub fn supply_pile_once(&mut self, card: &'static Card) {
        if !self.has_pile(card.name) {
            self.pile(card, true);
        }
    }

    /// Adds a pile outside the Supply, once.
    pub fn outside_pile(&mut self, card: &'static Card) {
        if !self.has_pile(card.name) {
            self.pile(card, false);
            self.set_up(card, &[]);
        }
    }

    pub(super) fn has_pile(&self, name: &str) -> bool {
        self.piles.iter().any(|new| new.pile.name == name)
    }

    /// Adds an empty place for cards that belong to nobody, once.
    pub fn empty_pile(&mut self, name: &'static str, of: &'static Card) -> PileId {
        self.deck(name, of, &[])
    }

    /// Adds a deck of cards that belong to nobody, shuffled before the game, once.
    pub fn deck(
        &mut self,
        name: &'static str,
        of: &'static Card,
        cards: &[&'static Card],
    ) -> PileId {
        if let Some(known) = self.piles.iter().position(|new| new.pile.name == name) {
            return PileId(known as u8);
        }
        let kind = self.kind(of);
        // Its discards lie face up.
        let open = if cards.is_empty() { Open::Whole } else { Open::Nothing };
        let cards = cards.iter().map(|card| self.kind(card)).collect();
        let pile = Pile { name, supply: false, kind, open, is_deck: true };
        self.piles.push(NewPile { pile, cards });
        PileId((self.piles.len() - 1) as u8)
    }

    /// Moves a number of cards from one pile to another whenever a game is dealt.
    pub fn deal(&mut self, from: PileId, to: PileId, cards: usize) {
        self.dealt.push((from, Zone::Pile(to), cards));
    }

    /// Lays a card of a deck into another before any game is dealt.
    pub fn take_from(&mut self, from: PileId, card: &'static Card, to: PileId) {
        let kind = self.kind(card);
        let cards = &mut self.piles[from.index()].cards;
        if let Some(at) = cards.iter().position(|&other| other == kind) {
            cards.remove(at);
            self.piles[to.index()].cards.push(kind);
        }
    }

    /// Puts a card into the trash before the game.
    pub fn start_in_trash(&mut self, card: &'static Card) {
        let kind = self.kind(card);
        self.singles.push((kind, Zone::Trash));
    }

    /// Puts a card of a pile of differently named cards into a deck, by chance whenever a game is dealt.
    pub fn deal_one_of(&mut self, pile: &'static Card, deck: PileId) {
        let members = self.deck(pile.name, pile, pile.members);
        self.deal(members, deck, 1);
        self.dealt.push((members, Zone::Box, pile.members.len() - 1));
    }

    /// Limits a shuffled pile to a number of cards; the others go back into the box.
    pub fn leave_in_pile(&mut self, name: &str, cards: usize) {
        let Some(at) = self.piles.iter().position(|new| new.pile.name == name) else { return };
        let unused = self.piles[at].cards.len().saturating_sub(cards);
        self.dealt.push((PileId(at as u8), Zone::Box, unused));
    }

    /// Adds to the Favors that every player starts with.
    pub fn favors(&mut self, more: u16) {
        self.favors += more;
    }

    /// Brings a State, an Artifact, or the rules of a token or mat into the game, once.
    pub fn bring(&mut self, what: &'static Card) {
        if !self.kinds.iter().any(|info| info.card.name == what.name) {
            self.landscape(what, &[]);
        }
    }

    /// Replaces one of the `of` in every starting deck, once.
    pub fn replace_starting(&mut self, of: &'static Card, with: &'static Card) {
        let (old, new) = (self.kind(of), self.kind(with));
        if self.starting.iter().any(|&(kind, _)| kind == new) {
            return;
        }
        if let Some((_, count)) = self.starting.iter_mut().find(|(kind, _)| *kind == old) {
            *count -= 1;
        }
        self.starting.push((new, 1));
    }

    /// Puts tokens on the pile of this name, or on the landscape, before the game.
    pub fn put_tokens(&mut self, on: &'static str, token: Token, n: u16) {
        self.tokens.push((on, token, n));
    }

    /// The Supply piles so far, as their randomizers describe them.
    pub fn supply(&self) -> Vec<&'static Card> {
        let supply = self.piles.iter().filter(|new| new.pile.supply);
        supply.map(|new| self.kinds[new.pile.kind.index()].card).collect()
    }

    /// Gives every card of a name more types, and coins when it is played.
    pub fn change(&mut self, card: &'static Card, types: Types, coins: u16) {
        let kind = self.kind(card);
        let info = &mut self.kinds[kind.index()];
        info.types = info.types.union(types);
        info.plus.coins += coins;
    }

    /// Adds to the Coffers that every player starts with.
    pub fn coffers(&mut self, n: u16) {
        self.coffers += n;
    }

    /// Lets the game remember what is done in a turn: [`State::gained_this_turn`](crate::state::State::gained_this_turn)
    /// and its like say it.
    pub fn remember(&mut self, did: Did) {
        self.remembers.add(did);
    }

    /// What was chosen for the card that is being set up.
    pub fn chosen(&self) -> &[&'static Card] {
        &self.chosen
    }

    pub(super) fn landscape(&mut self, landscape: &'static Card, chosen: &[&'static Card]) {
        let kind = self.kind(landscape);
        self.landscapes.push(kind);
        self.set_up(landscape, chosen);
    }

    /// Lets a card do its own set-up, after what was chosen for it is there.
    pub(super) fn set_up(&mut self, card: &'static Card, chosen: &[&'static Card]) {
        let kind = self.kind(card);
        for companion in chosen {
            let companion_kind = self.kind(companion);
            self.companions.push((kind, companion_kind));
            match card.companion.map(|needs| needs.role) {
                // The game also needs what the cards of the deck, or of the other pile, bring.
                Some(Role::ExtraPile) => self.set_up(companion, &[]),
                Some(Role::Deck) => {
                    for &needs in std::iter::once(companion).chain(companion.members) {
                        self.set_up(needs, &[]);
                    }
                }
                Some(Role::SetAside) => {
                    self.singles.push((companion_kind, Zone::Box));
                    self.set_up(companion, &[]);
                }
                _ => {}
            }
        }
        if let Some(setup) = card.setup {
            let before = std::mem::replace(&mut self.chosen, chosen.to_vec());
            setup(self);
            self.chosen = before;
        }
    }

    fn pile(&mut self, card: &'static Card, supply: bool) {
        let kind = self.kind(card);
        let open = match (card.is_face_down, card.is_shuffled) {
            (true, _) => Open::Nothing,
            (false, true) => Open::Top,
            (false, false) => Open::Whole,
        };
        let pile = Pile { name: card.name, supply, kind, open, is_deck: false };
        let members: &[&'static Card] =
            if card.members.is_empty() { &[card] } else { card.members };
        let mut cards = Vec::new();
        for member in members {
            let kind = self.kind(member);
            self.kinds[kind.index()].home = Some(PileId(self.piles.len() as u8));
            cards.extend(std::iter::repeat_n(kind, pile_size(member, self.players)));
        }
        self.piles.push(NewPile { pile, cards });
        if card.starting > 0 {
            self.starting.push((kind, card.starting as usize));
        }
        for member in card.members {
            self.set_up(member, &[]);
        }
    }

    pub(super) fn kind(&mut self, card: &'static Card) -> Kind {
        let known = self.kinds.iter().position(|info| info.card.name == card.name);
        Kind(known.unwrap_or_else(|| {
            let asked_for = self.versions.iter().find(|version| version.name == card.name);
            self.kinds.push(KindInfo::new(asked_for.copied().unwrap_or(card)));
            self.kinds.len() - 1
        }) as u16)
    }

    /// The newest version of a card of the library.
    pub fn find(&self, name: &str) -> Result<&'static Card, SetupError> {
        self.library.find(name)
    }
}

/// Whether what is chosen for a card is another Supply pile.
pub(super) fn is_extra_pile(card: &Card) -> bool {
    card.companion.is_some_and(|needs| needs.role == Role::ExtraPile)
}

pub(super) fn pile_size(card: &Card, players: usize) -> usize {
    match card.pile_size {
        PileSize::Usual if card.types.has(Type::Victory) => victory_pile(players),
        PileSize::Usual => 10,
        PileSize::Fixed(size) => size as usize,
        PileSize::ByPlayers(size) => size(players),
    }
}

/// The number of cards in a Victory pile.
pub const fn victory_pile(players: usize) -> usize {
    if players == 2 { 8 } else { 12 }
}
