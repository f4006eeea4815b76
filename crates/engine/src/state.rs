//! The whole of a game between two questions: plain data, cheap to clone.
//!
//! The rows it consists of, and the questions about them, are in files by the chapter of the rules that they serve.

mod card;
mod history;
mod later;
mod piles;
mod plays;
mod pools;
mod score;
mod turn;

use std::sync::Arc;

pub(crate) use history::Remembers;
pub use history::{Did, Happened, History};
pub use later::{Change, Later, Memo, Until};
pub(crate) use plays::PlainPlays;
pub use plays::{Modifier, Play, PlayId};
pub use pools::Pools;
pub(crate) use turn::NextTurn;
pub use turn::{Phase, Turn};

use crate::ids::{CardId, Kind, MAX_PLAYERS, PileSet, Player, PlayerSet};
use crate::rng::Rng;
use crate::setup::Rules;
use crate::tokens::Placed;
use crate::zone::{Cards, Tracked};

/// A card set aside for what will want it later.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SetAside {
    /// What it was set aside for.
    pub wanted_by: WantedBy,
    /// The card, where it lies.
    pub card: Tracked,
}

/// What a card was set aside for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WantedBy {
    /// A play of a card, and what that has set up. Instructions that are followed several times set aside a heap each
    /// time: the number says how often they were followed before.
    Play(PlayId, u8),
    /// The later ability with this id, which need not be that of a play.
    Later(u32),
}

/// No card costs as much as this.
const PRICES: usize = 16;

/// A whole game. See the module's documentation.
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) rules: Arc<Rules>,
    pub(crate) cards: Cards,
    pub(crate) pools: [Pools; MAX_PLAYERS],
    pub(crate) turn: Turn,
    pub(crate) rng: Rng,
    /// The plays of this turn, and those of earlier turns that still have something to do.
    pub(crate) plays: Vec<Play>,
    /// What makes those plays different from what their cards say.
    pub(crate) modifiers: Vec<(PlayId, Modifier)>,
    /// The plays of this turn that are not worth a record each.
    pub(crate) plain_plays: Vec<PlainPlays>,
    pub(crate) later: Vec<Later>,
    pub(crate) changes: Vec<Change>,
    /// The Projects, States and Artifacts that players have.
    pub(crate) holdings: Vec<(Player, Kind)>,
    /// Landscapes with a limit that were bought or used: by whom, which, and in which turn.
    pub(crate) bought: Vec<(Player, Kind, u32)>,
    /// The tokens on piles and landscapes.
    pub(crate) tokens: Vec<Placed>,
    /// The cards that plays have set aside.
    pub(crate) set_aside: Vec<SetAside>,
    /// What has happened this turn, and in the last turn of each player.
    pub(crate) history: History,
    /// Cards that are another card while they are in play, and what they are otherwise.
    pub(crate) guises: Vec<(CardId, Kind)>,
    /// The extra turn that comes next.
    pub(crate) next_turn: Option<NextTurn>,
    /// The player of the last regular turn.
    pub(crate) regular: Player,
    /// The players who still have a turn in a last round after the end of the game, once that has come.
    pub(crate) last_round: Option<PlayerSet>,
    /// The cards that scenarios want on top after a player's next shuffles.
    pub(crate) rigged: Vec<(Player, Vec<Kind>)>,
    pub(crate) next_play: PlayId,
    next_later: u32,
    /// The piles that this many coins can buy from: every question of a Buy phase asks.
    within_reach: [PileSet; PRICES],
    empty_piles: PileSet,
}

impl Clone for State {
    fn clone(&self) -> Self {
        Self {
            rules: Arc::clone(&self.rules),
            cards: self.cards.clone(),
            pools: self.pools,
            turn: self.turn,
            rng: self.rng,
            plays: self.plays.clone(),
            modifiers: self.modifiers.clone(),
            plain_plays: self.plain_plays.clone(),
            later: self.later.clone(),
            changes: self.changes.clone(),
            holdings: self.holdings.clone(),
            bought: self.bought.clone(),
            tokens: self.tokens.clone(),
            set_aside: self.set_aside.clone(),
            history: self.history.clone(),
            guises: self.guises.clone(),
            next_turn: self.next_turn,
            regular: self.regular,
            last_round: self.last_round,
            rigged: self.rigged.clone(),
            next_play: self.next_play,
            next_later: self.next_later,
            within_reach: self.within_reach,
            empty_piles: self.empty_piles,
        }
    }

    // Taking `self` apart makes the compiler ask for a field that is forgotten.
    fn clone_from(&mut self, source: &Self) {
        let Self {
            rules,
            cards,
            pools,
            turn,
            rng,
            plays,
            modifiers,
            plain_plays,
            later,
            changes,
            holdings,
            bought,
            tokens,
            set_aside,
            history,
            guises,
            next_turn,
            regular,
            last_round,
            rigged,
            next_play,
            next_later,
            within_reach,
            empty_piles,
        } = self;
        // Threads that count the games of one set-up would wait for each other.
        if !Arc::ptr_eq(rules, &source.rules) {
            *rules = Arc::clone(&source.rules);
        }
        cards.clone_from(&source.cards);
        *pools = source.pools;
        *turn = source.turn;
        *rng = source.rng;
        plays.clone_from(&source.plays);
        modifiers.clone_from(&source.modifiers);
        plain_plays.clone_from(&source.plain_plays);
        later.clone_from(&source.later);
        changes.clone_from(&source.changes);
        holdings.clone_from(&source.holdings);
        bought.clone_from(&source.bought);
        tokens.clone_from(&source.tokens);
        set_aside.clone_from(&source.set_aside);
        history.copy_from(&source.history);
        guises.clone_from(&source.guises);
        *next_turn = source.next_turn;
        *regular = source.regular;
        *last_round = source.last_round;
        rigged.clone_from(&source.rigged);
        *next_play = source.next_play;
        *next_later = source.next_later;
        *within_reach = source.within_reach;
        *empty_piles = source.empty_piles;
    }
}

impl State {
    pub(crate) fn new(rules: Arc<Rules>, cards: Cards) -> Self {
        let mut state = Self {
            rules,
            cards,
            pools: [Pools::default(); MAX_PLAYERS],
            turn: Turn::of(Player(0), 0, Phase::Over),
            rng: Rng::new(0),
            plays: Vec::with_capacity(16),
            modifiers: Vec::new(),
            plain_plays: Vec::with_capacity(16),
            later: Vec::new(),
            changes: Vec::new(),
            holdings: Vec::new(),
            bought: Vec::new(),
            tokens: Vec::new(),
            set_aside: Vec::new(),
            history: History::default(),
            guises: Vec::new(),
            next_turn: None,
            regular: Player(0),
            last_round: None,
            rigged: Vec::new(),
            next_play: PlayId::FIRST,
            next_later: 0,
            within_reach: [PileSet::NONE; PRICES],
            empty_piles: PileSet::NONE,
        };
        for pile in state.piles() {
            state.price(pile);
        }
        state
    }

    /// What the set-up fixes for the whole game.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Every physical card, and where it is.
    pub fn cards(&self) -> &Cards {
        &self.cards
    }

    /// The same state as if its turn were in another phase, for somebody who cannot tell which it is. Costs, for example,
    /// may depend on it.
    #[must_use]
    pub(crate) fn as_if_in(&self, phase: Phase) -> Self {
        let mut imagined = self.clone();
        imagined.turn.phase = phase;
        imagined
    }

    /// What a player has beside cards.
    pub fn pools(&self, player: Player) -> &Pools {
        &self.pools[player.index()]
    }

    pub(crate) fn pools_mut(&mut self, player: Player) -> &mut Pools {
        &mut self.pools[player.index()]
    }

    /// The cards that a play has set aside and not moved since, when its instructions were followed this time.
    pub(crate) fn set_aside_by(&self, play: PlayId, time: u8) -> impl Iterator<Item = CardId> {
        self.wanted_by(WantedBy::Play(play, time))
    }

    /// The cards that were set aside for something and not moved since.
    pub(crate) fn wanted_by(&self, by: WantedBy) -> impl Iterator<Item = CardId> {
        let there =
            move |aside: &&SetAside| aside.wanted_by == by && self.cards.still_there(aside.card);
        self.set_aside.iter().filter(there).map(|aside| aside.card.card)
    }

    /// A number that two states share only if they are (almost surely) equal.
    pub fn digest(&self) -> u64 {
        use std::hash::{Hash, Hasher};
        let mut hasher = crate::question::Mixer::new();
        self.hash(&mut hasher);
        hasher.finish()
    }
}
