//! From a list of names to a game ready to be dealt.
//!
//! [`Setup`] is what a person asks for and may be wrong; [`Start`] is a legal game. Whatever is wrong is said all at
//! once, each with what would be right.

mod answering;
mod builder;
mod changing;
mod errors;
mod rules;

use std::fmt;
use std::sync::Arc;

use crate::card::{Ability, Card, Companion, Included, Object, Place, Role, Worth};
use crate::event::{Listeners, Trigger};
use crate::ids::{Kind, KindSet, MAX_PLAYERS, PileId, PileSet, Player};
use crate::rng::Rng;
use crate::state::{Phase, Remembers, State, Turn};
use crate::tokens::Spot;
use crate::types::{Type, Types};
use crate::zone::{Cards, End, Zone};

use answering::ByTrigger;
pub(crate) use answering::Listening;
use builder::is_extra_pile;
pub use builder::{Builder, victory_pile};
use changing::ByAspect;
pub(crate) use changing::Changing;
pub use errors::{SetupError, SetupErrors};
pub(crate) use rules::KindInfo;
pub use rules::{Open, Pile, Rules, RulesId};

/// A published set and its cards.
#[derive(Debug)]
pub struct Set {
    pub name: &'static str,
    pub cards: &'static [&'static Card],
}

/// Every card there is to play with.
#[derive(Debug)]
pub struct Library {
    pub sets: &'static [Set],
}

impl Library {
    pub fn cards(&self) -> impl Iterator<Item = &'static Card> {
        self.sets.iter().flat_map(|set| set.cards.iter().copied())
    }

    /// The set that a card is from.
    pub fn set_of(&self, card: &Card) -> &'static str {
        let has = |set: &&Set| set.cards.iter().any(|other| other.name == card.name);
        self.sets.iter().find(has).map_or("", |set| set.name)
    }

    /// Every version of the card of this name, the newest last.
    pub fn versions(&self, name: &str) -> Vec<&'static Card> {
        self.cards().filter(|card| card.name.eq_ignore_ascii_case(name)).collect()
    }

    /// The newest version of the card of this name, whatever the case it is written in.
    pub fn find(&self, name: &str) -> Result<&'static Card, SetupError> {
        self.find_version(name, None)
    }

    /// A card of this name, in this version or else the newest.
    pub fn find_version(
        &self,
        name: &str,
        version: Option<&str>,
    ) -> Result<&'static Card, SetupError> {
        let versions = self.versions(name.trim());
        let Some(newest) = versions.last() else {
            return Err(SetupError::UnknownCard {
                name: name.trim().to_owned(),
                nearest: nearest(name.trim(), self.cards().map(|card| card.name)),
            });
        };
        let Some(version) = version else { return Ok(newest) };
        versions.iter().find(|card| card.version.eq_ignore_ascii_case(version)).copied().ok_or_else(
            || SetupError::UnknownVersion {
                name: newest.name,
                version: version.to_owned(),
                known: versions.iter().map(|card| card.version).collect(),
            },
        )
    }
}

/// The name that was most likely meant.
pub fn nearest<'a>(wrong: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let wrong = wrong.to_lowercase();
    let letters = wrong.chars().count();
    let near = |name: &str| 1 + name.len() / 4;
    names
        // A name of quite another length is never near, and comparing long words takes time.
        .filter(|name| name.chars().count().abs_diff(letters) <= near(name))
        .map(|name| (strsim::damerau_levenshtein(&wrong, &name.to_lowercase()), name))
        .min()
        .filter(|&(distance, name)| distance <= near(name))
        .map(|(_, name)| name)
}

/// A card as asked for: its name, its version where that matters, and what was chosen for it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CardName {
    pub name: String,
    pub version: Option<String>,
    /// What was chosen to go with it: a Bane, the pile of a Trait, Boons.
    pub with: Vec<CardName>,
}

impl CardName {
    /// A card without a version, or chosen companions.
    pub fn new(name: &str) -> Self {
        Self { name: name.to_owned(), version: None, with: Vec::new() }
    }

    /// Reads "Throne Room", "Throne Room (1st edition)", "Young Witch with Cellar", "Cheap on Smithy" or "Black Market
    /// with Moat + Smithy".
    pub fn parse(text: &str) -> Self {
        let (name, with) = [" with ", " on "]
            .iter()
            .find_map(|word| text.split_once(word))
            .map_or((text, None), |(name, with)| (name, Some(with)));
        let with = with.map_or_else(Vec::new, |with| with.split('+').map(Self::parse).collect());
        let name = name.trim();
        let (name, version) = match name.strip_suffix(')').and_then(|name| name.split_once('(')) {
            Some((name, version)) => (name.trim(), Some(version.trim().to_owned())),
            None => (name, None),
        };
        Self { name: name.to_owned(), version, with }
    }
}

impl fmt::Display for CardName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)?;
        if let Some(version) = &self.version {
            write!(f, " ({version})")?;
        }
        for (i, companion) in self.with.iter().enumerate() {
            write!(f, "{}{companion}", if i == 0 { " with " } else { " + " })?;
        }
        Ok(())
    }
}

/// What a game is to be played with. Not necessarily legal: [`Start::new`] says.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// The players' names in turn order.
    pub players: Vec<String>,
    pub kingdom: Vec<CardName>,
    /// Events, Projects, Landmarks, Ways, Allies and Traits.
    pub landscapes: Vec<CardName>,
    /// Who has the first turn; by chance if not said.
    pub first: Option<Player>,
}

impl Setup {
    pub fn new(players: &[&str], kingdom: &[&str]) -> Self {
        Self {
            players: players.iter().map(|&name| name.to_owned()).collect(),
            kingdom: kingdom.iter().map(|name| CardName::parse(name)).collect(),
            landscapes: Vec::new(),
            first: None,
        }
    }
}

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

/// Whether a name of a kingdom only says in which version a card comes that another brings: "Princess (pre-2022)".
fn is_version_of_brought(name: &CardName, library: &Library) -> bool {
    let is_brought = |card: &Card| {
        !card.is_kingdom()
            && !card.object.is_landscape()
            && card.object != Object::Base
            && !matches!(card.included, Included::OnRequest)
    };
    name.version.is_some() && library.find(&name.name).is_ok_and(is_brought)
}

/// Whether a card may be named in a kingdom.
fn is_kingdom(card: &'static Card) -> Result<(), SetupError> {
    if card.is_kingdom() || matches!(card.included, Included::OnRequest) {
        return Ok(());
    }
    match card.object {
        Object::Pile | Object::SplitMember | Object::NonSupply => {
            Err(SetupError::Brought { name: card.name })
        }
        _ => Err(SetupError::NotKingdom { name: card.name }),
    }
}

fn is_landscape(card: &'static Card) -> Result<(), SetupError> {
    let right = card.object.is_landscape();
    if right { Ok(()) } else { Err(SetupError::NotLandscape { name: card.name }) }
}

/// A card of a kingdom and what was chosen for it.
type Wanted = (&'static Card, Vec<&'static Card>);

/// Finds what was asked for, and keeps all that is wrong with it.
fn find(
    names: &[&CardName],
    library: &Library,
    check: fn(&'static Card) -> Result<(), SetupError>,
    errors: &mut Vec<SetupError>,
) -> Vec<Wanted> {
    let mut found: Vec<Wanted> = Vec::new();
    for CardName { name, version, with } in names {
        let card = library.find_version(name, version.as_deref());
        match card.and_then(|card| check(card).map(|()| card)) {
            Err(error) => errors.push(error),
            Ok(card) if found.iter().any(|(other, _)| other.name == card.name) => {
                errors.push(SetupError::Twice { name: card.name });
            }
            Ok(card) => {
                let chosen = with.iter().map(|CardName { name, version, .. }| {
                    library.find_version(name, version.as_deref())
                });
                let mut companions = Vec::new();
                for companion in chosen {
                    match companion {
                        Ok(companion) => companions.push(companion),
                        Err(error) => errors.push(error),
                    }
                }
                found.push((card, companions));
            }
        }
    }
    found
}

/// Says what is missing of what must be chosen for cards, and what does not fit.
fn check_companions(kingdom: &[Wanted], landscapes: &[Wanted], errors: &mut Vec<SetupError>) {
    let in_kingdom = |name: &str| kingdom.iter().any(|(card, _)| card.name == name);
    // A pile that was chosen for a card is a Kingdom pile like the others, and can have a Trait, too (chapter I).
    let is_extra = |name: &str| {
        let mut extra = kingdom.iter().filter(|(card, _)| is_extra_pile(card));
        extra.any(|(_, chosen)| chosen.iter().any(|pile| pile.name == name))
    };
    // A Supply pile that another card brings is one of the piles, too.
    let is_brought = |pile: &Card| {
        let mut all = kingdom.iter().chain(landscapes);
        all.any(|(card, chosen)| {
            pile.is_brought_by(card) || chosen.iter().any(|other| pile.is_brought_by(other))
        })
    };
    for (card, chosen) in kingdom.iter().chain(landscapes) {
        let name = card.name;
        let Some(companion @ Companion { what, role, least, most, fits }) = card.companion else {
            if !chosen.is_empty() {
                errors.push(SetupError::NoCompanion { name });
            }
            continue;
        };
        let is_left_to_chance = chosen.is_empty() && !companion.is_needed();
        if chosen.len() < least && !is_left_to_chance {
            errors.push(SetupError::NeedsCompanion { name, what });
        }
        for (i, companion) in chosen.iter().enumerate() {
            let twice = chosen[..i].iter().any(|other| other.name == companion.name);
            let (is_pile, there) = (companion.is_kingdom(), in_kingdom(companion.name));
            let right_place = match role {
                Role::OneOfThePiles => {
                    (is_pile && (there || is_extra(companion.name))) || is_brought(companion)
                }
                Role::ExtraPile => is_pile && !there,
                Role::SetAside | Role::Deck => is_pile && !there && !is_extra(companion.name),
                Role::OfADeck => true,
            };
            if i >= most || twice || !right_place || !fits(companion) {
                let companion = companion.name.to_owned();
                errors.push(SetupError::WrongCompanion { name, companion, what });
            }
        }
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

fn check_players(setup: &Setup, errors: &mut Vec<SetupError>) {
    let players = setup.players.len();
    if !(2..=MAX_PLAYERS).contains(&players) {
        errors.push(SetupError::Players { players });
    }
    for (i, name) in setup.players.iter().enumerate() {
        if name.trim().is_empty() || name.trim() != name || name.contains([',', '\n', '\r']) {
            errors.push(SetupError::BadName { name: name.clone() });
        }
        if setup.players[..i].contains(name) {
            errors.push(SetupError::SameName { name: name.clone() });
        }
    }
    if let Some(first) = setup.first
        && first.index() >= players
    {
        errors.push(SetupError::NoSuchSeat { seat: first.index(), players });
    }
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

impl State {
    fn deal(&mut self, seed: u64) {
        self.rng = Rng::new(seed);
        let first = match self.rules.setup.first {
            Some(first) => first,
            None => Player(self.rng.below(self.rules.players() as u32) as u8),
        };
        self.prepare_piles();
        self.regular = first;
        self.turn = Turn::of(first, 1, Phase::Start);
        if self.rules.listeners.hear(Trigger::GameStart, Types::ANY) {
            self.turn.phase = Phase::SetUp;
        } else {
            self.deal_hands(first);
        }
    }

    /// Shuffles the starting decks and deals the first hands.
    pub(crate) fn deal_hands(&mut self, first: Player) {
        for player in self.turn_order_from(first) {
            self.cards.shuffle(Zone::Deck(player), &mut self.rng);
            self.cards.deal(player, 5);
        }
    }

    /// Shuffles the piles and decks that are shuffled before a game, and deals from them what a game needs.
    fn prepare_piles(&mut self) {
        for pile in self.rules.face_down.iter() {
            if self.pile_len(pile) > 0 {
                self.shuffle_pile(pile);
            }
        }
        if !self.rules.dealt.is_empty() {
            self.deal_from_piles();
            self.shuffle_dealt();
        }
    }

    /// Shuffles the decks into which something was dealt.
    fn shuffle_dealt(&mut self) {
        let pile_of = |&(_, to, _): &(PileId, Zone, usize)| match to {
            Zone::Pile(pile) => Some(pile),
            _ => None,
        };
        let decks: PileSet = self.rules.dealt.iter().filter_map(pile_of).collect();
        for deck in decks.iter() {
            self.shuffle_pile(deck);
        }
    }

    /// Deals from piles what a game needs.
    pub(crate) fn deal_from_piles(&mut self) {
        let rules = Arc::clone(&self.rules);
        for &(from, to, cards) in &rules.dealt {
            for _ in 0..cards {
                if let Some(top) = self.top_of(from) {
                    self.relocate(top, to, End::Bottom);
                }
            }
        }
    }

    /// Shuffles a pile; nobody knows its order.
    pub(crate) fn shuffle_pile(&mut self, pile: PileId) {
        self.cards.shuffle(Zone::Pile(pile), &mut self.rng);
        self.price(pile);
    }

    /// Who starts the next game: the player to the left of the winner, or after a shared victory by chance one of
    /// those who did not win.
    pub fn next_first_player(&self, seed: u64) -> Player {
        let winners = self.winners();
        if let [winner] = winners[..] {
            return self.others(winner).next().expect("a game has at least two players");
        }
        let losers: Vec<Player> = self.players().filter(|p| !winners.contains(p)).collect();
        let candidates = if losers.is_empty() { self.players().collect() } else { losers };
        candidates[Rng::new(seed).below(candidates.len() as u32) as usize]
    }
}
