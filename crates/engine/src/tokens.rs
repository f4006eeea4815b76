//! Tokens: what lies on piles and landscapes, and what players have in front of them.

use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};

use crate::game::{Flow, Game};
use crate::ids::{Kind, PileId, Player};
use crate::log::What;
use crate::question::Verb;
use crate::state::{Modifier, State};

/// A sort of token that can lie on a pile or a landscape. A card that has tokens of its own brings them as a constant; they
/// are told apart by their names.
#[derive(Clone, Copy)]
pub struct Token {
    /// A hash of the name, which makes comparing fast.
    number: u64,
    name: &'static str,
}

impl Token {
    /// A plain Coin token.
    pub const COIN: Self = Self::new("Coin token");
    /// Victory points.
    pub const POINTS: Self = Self::new("VP token");
    /// Debt.
    pub const DEBT: Self = Self::new("Debt token");
    /// A Favor.
    pub const FAVOR: Self = Self::new("Favor token");

    /// The tokens of this name.
    pub const fn new(name: &'static str) -> Self {
        let (mut number, bytes, mut i) = (0xCBF2_9CE4_8422_2325_u64, name.as_bytes(), 0);
        while i < bytes.len() {
            number = (number ^ bytes[i] as u64).wrapping_mul(0x0100_0000_01B3);
            i += 1;
        }
        Self { number, name }
    }

    /// What it is called.
    pub const fn name(self) -> &'static str {
        self.name
    }
}

impl PartialEq for Token {
    fn eq(&self, other: &Self) -> bool {
        self.number == other.number
    }
}

impl Eq for Token {}

impl PartialOrd for Token {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Token {
    fn cmp(&self, other: &Self) -> Ordering {
        self.name.cmp(other.name)
    }
}

impl Hash for Token {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.number.hash(state);
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// Where a token lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spot {
    /// On a pile.
    Pile(PileId),
    /// On a landscape, or on the mat or set-aside card of a card.
    On(Kind),
}

/// Tokens of one sort in one place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Placed {
    /// What sort of token.
    pub token: Token,
    /// Where it lies.
    pub at: Spot,
    /// Whose it is, if it is anybody's.
    pub owner: Option<Player>,
    /// How many of them.
    pub count: u16,
}

impl State {
    /// Everything that lies on piles and landscapes.
    pub fn placed(&self) -> &[Placed] {
        &self.tokens
    }

    /// How many tokens of a sort lie in a place that belong to nobody.
    pub fn tokens_on(&self, at: Spot, token: Token) -> u16 {
        self.tokens_of(None, at, token)
    }

    /// How many tokens of a sort `player` has on their own mat of a kind of card.
    pub fn tokens_on_own_mat(&self, player: Player, of: Kind, token: Token) -> u16 {
        let own = |placed: &&Placed| {
            (placed.token, placed.at, placed.owner) == (token, Spot::On(of), Some(player))
        };
        self.tokens.iter().find(own).map_or(0, |placed| placed.count)
    }

    /// How many victory points lie on the pile of a kind of card.
    pub fn points_on_pile_of(&self, kind: Kind) -> u16 {
        self.home_of(kind).map_or(0, |pile| self.tokens_on(Spot::Pile(pile), Token::POINTS))
    }

    fn tokens_of(&self, owner: Option<Player>, at: Spot, token: Token) -> u16 {
        let same = |placed: &&Placed| (placed.token, placed.at, placed.owner) == (token, at, owner);
        self.tokens.iter().find(same).map_or(0, |placed| placed.count)
    }

    /// Whether `player`'s token of a sort is on the pile that cards of a kind are from.
    pub fn has_token(&self, player: Player, token: Token, kind: Kind) -> bool {
        !self.tokens.is_empty()
            && self
                .home_of(kind)
                .is_some_and(|pile| self.tokens_of(Some(player), Spot::Pile(pile), token) > 0)
    }

    /// Where `player`'s token of a sort is, if they have placed it.
    pub fn token_of(&self, player: Player, token: Token) -> Option<Spot> {
        let own = |placed: &&Placed| placed.owner == Some(player) && placed.token == token;
        self.tokens.iter().find(own).map(|placed| placed.at)
    }

    /// Whether any of `player`'s tokens is on a pile.
    pub fn has_any_token(&self, player: Player, pile: PileId) -> bool {
        let own = |placed: &Placed| placed.owner == Some(player) && placed.at == Spot::Pile(pile);
        self.tokens.iter().any(own)
    }

    pub(crate) fn add_tokens(&mut self, owner: Option<Player>, at: Spot, token: Token, n: u16) {
        let same =
            |placed: &&mut Placed| (placed.token, placed.at, placed.owner) == (token, at, owner);
        match self.tokens.iter_mut().find(same) {
            Some(placed) => placed.count += n,
            None => self.tokens.push(Placed { token, at, owner, count: n }),
        }
    }

    pub(crate) fn remove_tokens(
        &mut self,
        owner: Option<Player>,
        at: Spot,
        token: Token,
        n: u16,
    ) -> u16 {
        let same = |placed: &Placed| (placed.token, placed.at, placed.owner) == (token, at, owner);
        let Some(i) = self.tokens.iter().position(same) else { return 0 };
        let removed = n.min(self.tokens[i].count);
        self.tokens[i].count -= removed;
        if self.tokens[i].count == 0 {
            self.tokens.remove(i);
        }
        removed
    }
}

impl Game<'_> {
    /// Moves `you`r token of a sort to a pile, from wherever it is.
    pub fn place_token(&mut self, you: Player, token: Token, pile: PileId) {
        if let Some(spot) = self.state.token_of(you, token) {
            self.state.remove_tokens(Some(you), spot, token, 1);
        }
        self.state.add_tokens(Some(you), Spot::Pile(pile), token, 1);
        self.note_pile(you, What::PlaceToken(token), pile);
    }

    /// Moves `you`r token of a sort to an Action Supply pile of their choice.
    pub fn move_token(&mut self, you: Player, token: Token) -> Flow {
        let actions = self.action_piles();
        if let Some(pile) = self.choose_pile(you, Verb::Place, actions)? {
            self.place_token(you, token, pile);
        }
        Ok(())
    }

    /// Puts `you`r token of a sort on what a card or landscape has set aside.
    pub fn place_token_on(&mut self, you: Player, token: Token, on: Kind) {
        self.state.add_tokens(Some(you), Spot::On(on), token, 1);
        self.note_card(you, What::PlaceToken(token), on);
    }

    /// Puts tokens on `you`r own mat of a kind of card.
    pub fn add_to_own_mat(&mut self, you: Player, of: Kind, token: Token, n: u16) {
        self.state.add_tokens(Some(you), Spot::On(of), token, n);
        self.note_spot(you, What::AddTokens(token, n), Spot::On(of));
    }

    /// Removes all tokens of a sort from `you`r own mat of a kind of card. Returns how many there were.
    pub fn remove_from_own_mat(&mut self, you: Player, of: Kind, token: Token) -> u16 {
        let removed = self.state.remove_tokens(Some(you), Spot::On(of), token, u16::MAX);
        if removed > 0 {
            self.note_spot(you, What::RemoveTokens(token, removed), Spot::On(of));
        }
        removed
    }

    /// Adds tokens that belong to nobody.
    pub fn add_tokens(&mut self, you: Player, at: Spot, token: Token, n: u16) {
        if n > 0 {
            self.state.add_tokens(None, at, token, n);
            self.note_spot(you, What::AddTokens(token, n), at);
        }
    }

    /// Removes up to `n` tokens that belong to nobody. Returns how many there were.
    pub fn remove_tokens(&mut self, you: Player, at: Spot, token: Token, n: u16) -> u16 {
        let removed = self.state.remove_tokens(None, at, token, n);
        if removed > 0 {
            self.note_spot(you, What::RemoveTokens(token, removed), at);
        }
        removed
    }

    /// Moves a victory point from the pile of a kind of card to another place.
    pub fn move_point_from_pile(&mut self, you: Player, kind: Kind, to: Spot) -> Flow {
        if let Some(pile) = self.state.home_of(kind) {
            let moved = self.remove_tokens(you, Spot::Pile(pile), Token::POINTS, 1);
            self.add_tokens(you, to, Token::POINTS, moved);
        }
        Ok(())
    }

    /// Takes all the victory points that lie somewhere.
    pub fn take_points_from(&mut self, you: Player, at: Spot) -> Flow {
        self.take_some_points_from(you, at, u16::MAX)
    }

    /// Takes up to `most` of the victory points that lie somewhere.
    pub fn take_some_points_from(&mut self, you: Player, at: Spot, most: u16) -> Flow {
        match self.remove_tokens(you, at, Token::POINTS, most) {
            0 => Ok(()),
            points => self.points(you, points),
        }
    }

    /// Puts a token on the card whose play this is, or has set this up, if it is still in play. Says how many this play
    /// has put there.
    pub fn put_token_here(&mut self) -> Option<u16> {
        let play = self.this_play()?;
        if !self.still_there(self.state.play(play).card) {
            return None;
        }
        self.modify(play, Modifier::Token);
        Some(self.state.times_modified(play, Modifier::Token) as u16)
    }

    /// Removes all the tokens from the card whose play has set this up, if it is still in play. Returns how many.
    pub fn remove_tokens_here(&mut self) -> u16 {
        let Some(play) = self.this_play() else { return 0 };
        let card = self.state.play(play).card;
        if !self.still_there(card) {
            return 0;
        }
        let State { plays, modifiers, .. } = &mut self.state;
        let is_here = |id| plays.iter().any(|play| play.id == id && play.card == card);
        let before = modifiers.len();
        modifiers.retain(|&(play, by)| by != Modifier::Token || !is_here(play));
        (before - modifiers.len()) as u16
    }

    /// +Coffers.
    pub fn coffers(&mut self, you: Player, n: u16) -> Flow {
        let taker = self.taker(you, false);
        self.state.pools_mut(taker).coffers += n;
        self.note(taker, What::Coffers(n));
        Ok(())
    }

    /// +Villagers.
    pub fn villagers(&mut self, you: Player, n: u16) -> Flow {
        let taker = self.taker(you, false);
        self.state.pools_mut(taker).villagers += n;
        self.note(taker, What::Villagers(n));
        Ok(())
    }

    /// +Favors.
    pub fn favors(&mut self, you: Player, n: u16) -> Flow {
        let taker = self.taker(you, false);
        self.state.pools_mut(taker).favors += n;
        self.note(taker, What::Favors(n));
        Ok(())
    }

    /// Spends Favors if the player has enough. Returns whether they did.
    pub fn spend_favors(&mut self, you: Player, n: u16) -> bool {
        let pools = self.state.pools_mut(you);
        let enough = pools.favors >= n;
        if enough {
            pools.favors -= n;
            self.note(you, What::SpendFavors(n));
        }
        enough
    }

    /// Takes Debt.
    pub fn take_debt(&mut self, you: Player, n: u16) -> Flow {
        let taker = self.taker(you, true);
        self.state.pools_mut(taker).debt += n;
        self.note(taker, What::TakeDebt(n));
        Ok(())
    }

    /// Takes the -1 Card token: the next draw is one card short.
    pub fn take_minus_card_token(&mut self, you: Player) {
        self.state.pools_mut(you).minus_card = true;
        self.note(you, What::MinusCardToken);
    }

    /// Removes the -1 Card token, and says whether it was there.
    #[inline]
    pub fn remove_minus_card_token(&mut self, you: Player) -> bool {
        std::mem::take(&mut self.state.pools_mut(you).minus_card)
    }

    /// Takes the -$1 token: the next +$ is $1 short.
    pub fn take_minus_coin_token(&mut self, you: Player) {
        self.state.pools_mut(you).minus_coin = true;
        self.note(you, What::MinusCoinToken);
    }

    /// Turns the Journey token over, and says whether it is face up then.
    pub fn turn_journey_token(&mut self, you: Player) -> bool {
        let pools = self.state.pools_mut(you);
        pools.journey_face_down = !pools.journey_face_down;
        let face_up = !pools.journey_face_down;
        self.note(you, What::JourneyToken(face_up));
        face_up
    }
}
