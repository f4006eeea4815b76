//! From a list of names to a game ready to be dealt.
//!
//! [`Setup`] is what a person asks for and may be wrong; [`Start`] is a legal game. Whatever is wrong is said all at
//! once, each with what would be right.

mod answering;
mod builder;
mod changing;
mod check;
mod deal;
mod errors;
mod library;
mod rules;
mod wish;

use std::sync::Arc;

use crate::card::{Ability, Card, Included, Object, Place, Worth};
use crate::event::{Listeners, Trigger};
use crate::ids::{Kind, KindSet, PileId, PileSet, Player};
use crate::state::{Remembers, State};
use crate::tokens::Spot;
use crate::types::{Type, Types};
use crate::zone::{Cards, Zone};

use answering::ByTrigger;
pub(crate) use answering::Listening;
use builder::is_extra_pile;
pub use builder::{Builder, victory_pile};
use changing::ByAspect;
pub(crate) use changing::Changing;
use check::{
    Wanted, check_companions, check_players, find, is_kingdom, is_landscape, is_version_of_brought,
};
pub use errors::{SetupError, SetupErrors};
pub use library::{Library, Set, nearest};
pub(crate) use rules::KindInfo;
pub use rules::{Open, Pile, Rules, RulesId};
pub use wish::{CardName, Setup};

/// The number of Kingdom piles of a game.
pub const KINGDOM_PILES: usize = 10;

/// A legal game, ready to be dealt again and again.
#[derive(Clone, Debug)]
pub struct Start {
    template: State,
}

impl Start {
    /// Puts a game together, or says everything that is wrong with it. A kingdom of fewer than ten piles is
    /// legal here, as scenarios want it; [`Start::full`] insists on ten.
    pub fn new(setup: Setup, library: &Library) -> Result<Self, SetupErrors> {
        let mut errors = Vec::new();
        let (brought, chosen): (Vec<_>, Vec<_>) =
            setup.kingdom.iter().partition(|name| is_version_of_brought(name, library));
        let versions = find(&brought, library, |_| Ok(()), &mut errors);
        let kingdom = find(&chosen, library, is_kingdom, &mut errors);
        let landscapes: Vec<&CardName> = setup.landscapes.iter().collect();
        let landscapes = find(&landscapes, library, is_landscape, &mut errors);
        check_players(&setup, &mut errors);
        check_companions(&kingdom, &landscapes, &mut errors);
        if !errors.is_empty() {
            return Err(SetupErrors(errors));
        }
        let versions = versions.into_iter().map(|(card, _)| card).collect();
        let builder = build(&setup, library, versions, &kingdom, &landscapes);
        if builder.piles.len() > PileSet::CAPACITY {
            return Err(SetupErrors(vec![SetupError::TooManyPiles { piles: builder.piles.len() }]));
        }
        Ok(Self { template: assemble(setup, builder) })
    }

    /// Puts a whole game together: ten Kingdom piles.
    pub fn full(setup: Setup, library: &Library) -> Result<Self, SetupErrors> {
        let counts = |name: &&CardName| library.find(&name.name).map_or(true, Card::is_kingdom);
        let piles = setup.kingdom.iter().filter(counts).count();
        let start = Self::new(setup, library);
        if piles == KINGDOM_PILES {
            return start;
        }
        let mut errors = start.err().map_or_else(Vec::new, |errors| errors.0);
        errors.push(SetupError::KingdomSize { piles });
        Err(SetupErrors(errors))
    }

    /// What the set-up fixes for a whole game.
    pub fn rules(&self) -> &Rules {
        &self.template.rules
    }

    /// The table before anything is shuffled.
    pub fn undealt(&self) -> &State {
        &self.template
    }

    /// Shuffles, deals and chooses who starts.
    pub fn deal(&self, seed: u64) -> State {
        let mut state = self.template.clone();
        state.deal(seed);
        state
    }

    /// Deals in the memory of a game that is over.
    pub fn deal_into(&self, state: &mut State, seed: u64) {
        state.clone_from(&self.template);
        state.deal(seed);
    }
}

impl Start {
    /// The same game without the short cuts that spare a look for answers and prices. It is slower and plays alike, which a
    /// proof checks.
    #[must_use]
    pub fn looking_everywhere(&self) -> Self {
        let mut rules = (*self.template.rules).clone();
        rules.look_everywhere();
        let mut template = self.template.clone();
        template.rules = Arc::new(rules);
        template.cards.watch(KindSet::ALL);
        Self { template }
    }
}

/// Puts piles and landscapes on the table. What a card's own set-up looks at must be there before it.
fn build<'l>(
    setup: &Setup,
    library: &'l Library,
    versions: Vec<&'static Card>,
    kingdom: &[Wanted],
    landscapes: &[Wanted],
) -> Builder<'l> {
    let mut builder = Builder {
        library,
        players: setup.players.len(),
        kinds: Vec::new(),
        piles: Vec::new(),
        starting: Vec::new(),
        landscapes: Vec::new(),
        tokens: Vec::new(),
        companions: Vec::new(),
        singles: Vec::new(),
        chosen: Vec::new(),
        dealt: Vec::new(),
        remembers: Remembers::USUALLY,
        favors: 0,
        coffers: 0,
        versions,
    };
    let everything = || {
        kingdom
            .iter()
            .chain(landscapes)
            .flat_map(|(card, chosen)| std::iter::once(*card).chain(chosen.iter().copied()))
    };
    let any = |wanted: fn(&Card) -> bool| {
        everything().any(|card| wanted(card) || card.members.iter().any(|member| wanted(member)))
    };
    for card in library.cards().filter(|card| card.object == Object::Base) {
        if matches!(card.included, Included::Always) {
            builder.supply_pile(card);
        }
    }
    for (card, chosen) in kingdom {
        // A Shelter has no pile, but the others bring the version that was asked for.
        if card.object == Object::Shelter {
            builder.kind(card);
            continue;
        }
        builder.supply_pile(card);
        for extra in chosen.iter().filter(|_| is_extra_pile(card)) {
            builder.supply_pile(extra);
        }
    }
    for card in library.cards() {
        if everything().any(|other| card.is_brought_by(other)) && !builder.has_pile(card.name) {
            builder.supply_pile(card);
            builder.set_up(card, &[]);
        }
    }
    if any(|card| card.types.has(Type::Liaison)) {
        builder.favors(1);
    }
    for (card, chosen) in kingdom {
        builder.set_up(card, chosen);
    }
    for (landscape, chosen) in landscapes {
        builder.landscape(landscape, chosen);
    }
    builder
}

fn kinds_where(kinds: &[KindInfo], wanted: impl Fn(&KindInfo) -> bool) -> KindSet {
    let found = kinds.iter().enumerate().filter(|(_, info)| wanted(info));
    found.map(|(i, _)| Kind(i as u16)).collect()
}

fn assemble(setup: Setup, builder: Builder<'_>) -> State {
    let cards = lay_out(&builder);
    let Builder { mut kinds, piles, landscapes, tokens, companions, dealt, .. } = builder;
    let Builder { remembers, favors, coffers, .. } = builder;
    let piles: Vec<Pile> = piles.into_iter().map(|new| new.pile).collect();
    let where_pile = |wanted: &dyn Fn(&Pile) -> bool| -> PileSet {
        let all = piles.iter().enumerate().filter(|(_, pile)| wanted(pile));
        all.map(|(i, _)| PileId(i as u8)).collect()
    };
    let mut listeners = Listeners::NONE;
    for kind in &kinds {
        listeners.add_all(&kind.card.listeners());
    }
    let for_everybody = kinds_for_everybody(&kinds);
    let is_chosen_for = |kind: Kind, of: Kind| {
        let home = kinds[kind.index()].home.map(|pile| piles[pile.index()].kind);
        let chosen = |chosen: Kind| chosen == kind || home == Some(chosen);
        home.is_some() && companions.iter().any(|&(for_it, it)| for_it == of && chosen(it))
    };
    let answering = ByTrigger::new(&kinds, &landscapes, &for_everybody, is_chosen_for);
    let changing = ByAspect::new(&kinds, &landscapes);
    let plain_prices = kinds.iter().all(|info| has_plain_price(info.card));
    for kind in &mut kinds {
        let unheard = [Trigger::BeforePlay, Trigger::WouldResolve, Trigger::AfterPlay]
            .iter()
            .all(|&trigger| !listeners.hear(trigger, kind.types));
        kind.plain &= unheard;
        kind.is_bonus &= unheard && !listeners.hear(Trigger::Shuffle, Types::ANY);
        kind.is_plain_buy &= plain_prices
            && !listeners.hear(Trigger::PileEmpties, Types::ANY)
            && [Trigger::Buy, Trigger::WouldGain, Trigger::Gain]
                .iter()
                .all(|&trigger| !listeners.hear(trigger, kind.types));
    }
    let rules = Rules {
        id: RulesId::new(setup.players.len(), &kinds, &piles),
        not_plain: kinds_where(&kinds, |info| !info.plain),
        goes_by_counts: kinds.len() <= KindSet::CAPACITY,
        supply: where_pile(&|pile| pile.supply),
        face_down: where_pile(&|pile| pile.open != Open::Whole),
        game_enders: where_pile(&|pile| kinds[pile.kind.index()].card.ends_game),
        listeners,
        odd_prices: where_odd_price(&kinds, &piles),
        plain_prices,
        of_type: Type::ALL
            .iter()
            .map(|&of| kinds_where(&kinds, |info| info.types.has(of)))
            .collect(),
        landscapes_score: landscapes
            .iter()
            .any(|kind| !matches!(kinds[kind.index()].card.worth, Worth::Nothing)),
        landscapes,
        changes_in_play: changing.in_play(),
        changes_beside: changing.is_beside(),
        changing,
        has_nights: kinds.iter().any(|info| info.types.has(Type::Night)),
        companions,
        dealt,
        for_everybody,
        remembers,
        setup,
        types: kinds.iter().map(|info| info.types).collect(),
        points: kinds.iter().map(|info| info.card.worth.fixed()).collect(),
        counted: counted_kinds(&kinds),
        answering,
        kinds,
        piles,
    };
    let watched = rules.answering.watched_in_play().union(rules.changes_in_play);
    let mut state = State::new(Arc::new(rules), cards);
    state.cards.watch(watched);
    for player in state.players() {
        let pools = state.pools_mut(player);
        (pools.favors, pools.coffers) = (favors, coffers);
    }
    for (on, token, n) in tokens {
        let at = state.rules.pile_named(on).map(Spot::Pile);
        let at = at.or_else(|| state.rules.kind_named(on).map(Spot::On));
        state.add_tokens(None, at.expect("set-up names what is there"), token, n);
    }
    state
}

/// Makes every physical card of the game.
fn lay_out(builder: &Builder<'_>) -> Cards {
    let mut cards = Cards::new(builder.players, builder.kinds.len());
    for player in (0..builder.players).map(|p| Player(p as u8)) {
        for &(kind, count) in &builder.starting {
            for _ in 0..count {
                cards.create(kind, Zone::Deck(player));
            }
        }
    }
    for (i, new) in builder.piles.iter().enumerate() {
        for &kind in &new.cards {
            cards.create(kind, Zone::Pile(PileId(i as u8)));
        }
    }
    for &(kind, zone) in &builder.singles {
        cards.create(kind, zone);
    }
    cards.make_room((0..builder.players).map(|p| Player(p as u8)));
    cards
}

/// Whether coins alone, always the same, say who can buy it.
fn has_plain_price(card: &Card) -> bool {
    card.cost.potions == 0
        && card.cost.debt == 0
        && card.cost_now.is_none()
        && card.costs_as.is_none()
        && card.instead_of_paying.is_none()
        && card.not_bought_while.is_none()
}

/// The Supply piles with a card that does not have a plain price.
fn where_odd_price(kinds: &[KindInfo], piles: &[Pile]) -> PileSet {
    let odd = kinds.iter().filter(|info| !has_plain_price(info.card));
    odd.filter_map(|info| info.home).filter(|home| piles[home.index()].supply).collect()
}

/// The cards with a pile whose abilities work as those of landscapes do.
fn kinds_for_everybody(kinds: &[KindInfo]) -> Vec<Kind> {
    let works = |info: &KindInfo| {
        let of_landscape =
            |ability: &Ability| matches!(ability.from, Place::Landscape | Place::Token(_));
        info.home.is_some() && info.card.abilities().any(of_landscape)
    };
    let all = kinds.iter().enumerate().filter(|(_, info)| works(info));
    all.map(|(i, _)| Kind(i as u16)).collect()
}

fn counted_kinds(kinds: &[KindInfo]) -> Vec<Kind> {
    let counted = |info: &KindInfo| matches!(info.card.worth, Worth::Counted(_) | Worth::Where(_));
    let all = kinds.iter().enumerate().filter(|(_, info)| counted(info));
    all.map(|(i, _)| Kind(i as u16)).collect()
}
