//! From a list of names to a game ready to be dealt.
//!
//! [`Setup`] is what a person asks for and may be wrong; [`Start`] is a legal game. Whatever is wrong is said all at
//! once, each with what would be right.

use std::fmt;
use std::sync::Arc;

use crate::card::{Card, Object, PileSize, PlayFn, Plus, Worth};
use crate::cost::Cost;
use crate::event::{Listeners, Trigger};
use crate::ids::{Kind, KindSet, MAX_PLAYERS, PileId, PileSet, Player};
use crate::rng::Rng;
use crate::state::{Phase, State, Turn};
use crate::types::{Type, Types};
use crate::zone::{Cards, Zone};

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
    names
        .map(|name| (strsim::damerau_levenshtein(&wrong, &name.to_lowercase()), name))
        .min()
        .filter(|&(distance, name)| distance <= 1 + name.len() / 4)
        .map(|(_, name)| name)
}

/// A card as asked for: its name, and its version where that matters.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CardName {
    pub name: String,
    pub version: Option<String>,
}

impl CardName {
    /// Reads "Throne Room" or "Throne Room (1st edition)".
    pub fn parse(text: &str) -> Self {
        let text = text.trim();
        match text.strip_suffix(')').and_then(|text| text.split_once('(')) {
            Some((name, version)) => {
                Self { name: name.trim().to_owned(), version: Some(version.trim().to_owned()) }
            }
            None => Self { name: text.to_owned(), version: None },
        }
    }
}

impl fmt::Display for CardName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)?;
        match &self.version {
            Some(version) => write!(f, " ({version})"),
            None => Ok(()),
        }
    }
}

/// What a game is to be played with. Not necessarily legal: [`Start::new`] says.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// The players' names in turn order.
    pub players: Vec<String>,
    pub kingdom: Vec<CardName>,
    /// Events, Projects, Landmarks and Ways.
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

/// What is wrong with a set-up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    UnknownCard { name: String, nearest: Option<&'static str> },
    UnknownVersion { name: &'static str, version: String, known: Vec<&'static str> },
    NotKingdom { name: &'static str },
    NotLandscape { name: &'static str },
    Twice { name: &'static str },
    Players { players: usize },
    SameName { name: String },
    BadName { name: String },
    TooManyPiles { piles: usize },
    KingdomSize { piles: usize },
    NoSuchSeat { seat: usize, players: usize },
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownCard { name, nearest: Some(nearest) } => {
                write!(f, "no card named '{name}'; did you mean {nearest}?")
            }
            Self::UnknownCard { name, nearest: None } => write!(f, "no card named '{name}'"),
            Self::UnknownVersion { name, version, known } => {
                write!(f, "{name} has no version '{version}'; it has: {}", known.join(", "))
            }
            Self::NotKingdom { name } => write!(f, "{name} is not a Kingdom card"),
            Self::NotLandscape { name } => {
                write!(f, "{name} is not an Event, Project, Landmark or Way")
            }
            Self::Twice { name } => write!(f, "{name} is in the kingdom twice"),
            Self::Players { players } => {
                write!(f, "a game has 2 to {MAX_PLAYERS} players, not {players}")
            }
            Self::SameName { name } => write!(f, "two players are named {name}"),
            Self::BadName { name } => {
                write!(
                    f,
                    "'{name}' is no name for a player: it must not be empty or have a comma or line break"
                )
            }
            Self::TooManyPiles { piles } => {
                write!(f, "{piles} piles are more than the {} a game can have", PileSet::CAPACITY)
            }
            Self::KingdomSize { piles } => {
                write!(f, "a kingdom has {KINGDOM_PILES} piles, not {piles}")
            }
            Self::NoSuchSeat { seat, players } => {
                write!(f, "there is no seat {seat}: the game has {players} players")
            }
        }
    }
}

/// All that is wrong with a set-up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupErrors(pub Vec<SetupError>);

impl fmt::Display for SetupErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&all.join("; "))
    }
}

impl std::error::Error for SetupError {}
impl std::error::Error for SetupErrors {}

/// A kind of card in a game.
#[derive(Debug)]
pub(crate) struct KindInfo {
    pub(crate) card: &'static Card,
    pub(crate) cost: Cost,
    pub(crate) plus: Plus,
    pub(crate) play: Option<PlayFn>,
    /// Whether playing it only fills pools: it asks nothing, moves no card but itself, and nothing in the game answers.
    pub(crate) plain: bool,
}

impl KindInfo {
    fn new(card: &'static Card) -> Self {
        let plain = card.play.is_none() && card.plus.cards == 0;
        Self { card, cost: card.cost, plus: card.plus, play: card.play, plain }
    }
}

/// A pile of a game.
#[derive(Clone, Copy, Debug)]
pub struct Pile {
    pub name: &'static str,
    pub supply: bool,
    /// What its cards are, for a pile of copies of one card.
    pub kind: Kind,
}

/// What the set-up fixes for a whole game.
#[derive(Debug)]
pub struct Rules {
    setup: Setup,
    pub(crate) kinds: Vec<KindInfo>,
    /// The types of each kind.
    pub(crate) types: Vec<Types>,
    /// The victory points of each kind that are always the same, close together: scores are counted often.
    pub(crate) points: Vec<i8>,
    /// The kinds whose points must be counted.
    pub(crate) counted: Vec<Kind>,
    pub(crate) piles: Vec<Pile>,
    pub(crate) supply: PileSet,
    /// The piles that end the game when they are empty.
    pub(crate) game_enders: PileSet,
    /// What can have listeners in this game.
    pub(crate) listeners: Listeners,
    /// The kinds that are not plain.
    pub(crate) not_plain: KindSet,
    /// Whether coins alone decide what can be bought.
    pub(crate) plain_prices: bool,
    pub(crate) has_nights: bool,
    /// For each type, the kinds that have it.
    pub(crate) of_type: Vec<KindSet>,
    pub(crate) landscapes: Vec<Kind>,
    /// Whether a card of this game changes costs or types while it is in play.
    pub(crate) changes_in_play: bool,
}

impl PartialEq for Rules {
    fn eq(&self, other: &Self) -> bool {
        self.setup == other.setup
    }
}

impl Eq for Rules {}

impl std::hash::Hash for Rules {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.setup.hash(state);
    }
}

impl Rules {
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    pub fn players(&self) -> usize {
        self.setup.players.len()
    }

    pub fn player_name(&self, player: Player) -> &str {
        &self.setup.players[player.index()]
    }

    pub fn pile(&self, pile: PileId) -> &Pile {
        &self.piles[pile.index()]
    }

    /// The kinds of card in this game.
    pub fn kinds(&self) -> impl Iterator<Item = Kind> + use<> {
        (0..self.kinds.len()).map(|i| Kind(i as u16))
    }

    pub fn definition(&self, kind: Kind) -> &'static Card {
        self.kinds[kind.index()].card
    }

    pub fn kind_named(&self, name: &str) -> Option<Kind> {
        let same = |info: &KindInfo| {
            std::ptr::eq(info.card.name, name) || info.card.name.eq_ignore_ascii_case(name)
        };
        self.kinds.iter().position(same).map(|i| Kind(i as u16))
    }

    pub fn pile_named(&self, name: &str) -> Option<PileId> {
        let same = |pile: &Pile| pile.name.eq_ignore_ascii_case(name);
        self.piles.iter().position(same).map(|i| PileId(i as u8))
    }
}

/// Puts a game together. Cards' own set-up adds to it.
#[derive(Debug)]
pub struct Builder<'l> {
    library: &'l Library,
    players: usize,
    kinds: Vec<KindInfo>,
    piles: Vec<(Pile, usize)>,
    starting: Vec<(Kind, usize)>,
    landscapes: Vec<Kind>,
}

impl Builder<'_> {
    pub fn players(&self) -> usize {
        self.players
    }

    /// Adds a Supply pile of a card.
    pub fn supply_pile(&mut self, card: &'static Card) {
        let size = pile_size(card, self.players);
        self.pile(card, true, size);
    }

    /// Adds a pile of `size` cards outside the Supply, once.
    pub fn outside_pile(&mut self, card: &'static Card, size: usize) {
        if !self.piles.iter().any(|(pile, _)| pile.name == card.name) {
            self.pile(card, false, size);
        }
    }

    fn landscape(&mut self, landscape: &'static Card) {
        let kind = self.kind(landscape);
        self.landscapes.push(kind);
        if let Some(setup) = landscape.setup {
            setup(self);
        }
    }

    fn pile(&mut self, card: &'static Card, supply: bool, size: usize) {
        let kind = self.kind(card);
        self.piles.push((Pile { name: card.name, supply, kind }, size));
        if card.starting > 0 {
            self.starting.push((kind, card.starting as usize));
        }
        if let Some(setup) = card.setup {
            setup(self);
        }
    }

    fn kind(&mut self, card: &'static Card) -> Kind {
        let known = self.kinds.iter().position(|info| info.card.name == card.name);
        Kind(known.unwrap_or_else(|| {
            self.kinds.push(KindInfo::new(card));
            self.kinds.len() - 1
        }) as u16)
    }

    /// The newest version of a card of the library.
    pub fn find(&self, name: &str) -> Result<&'static Card, SetupError> {
        self.library.find(name)
    }
}

fn pile_size(card: &Card, players: usize) -> usize {
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
        let kingdom = find(&setup.kingdom, library, is_kingdom, &mut errors);
        let landscapes = find(&setup.landscapes, library, is_landscape, &mut errors);
        check_players(&setup, &mut errors);
        if !errors.is_empty() {
            return Err(SetupErrors(errors));
        }
        let mut builder = Builder {
            library,
            players: setup.players.len(),
            kinds: Vec::new(),
            piles: Vec::new(),
            starting: Vec::new(),
            landscapes: Vec::new(),
        };
        for card in library.cards().filter(|card| card.object == Object::Base) {
            builder.supply_pile(card);
        }
        for card in kingdom {
            builder.supply_pile(card);
        }
        for landscape in landscapes {
            builder.landscape(landscape);
        }
        if builder.piles.len() > PileSet::CAPACITY {
            return Err(SetupErrors(vec![SetupError::TooManyPiles { piles: builder.piles.len() }]));
        }
        Ok(Self { template: assemble(setup, builder) })
    }

    /// Puts a whole game together: ten Kingdom piles.
    pub fn full(setup: Setup, library: &Library) -> Result<Self, SetupErrors> {
        let piles = setup.kingdom.len();
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

fn is_kingdom(card: &'static Card) -> Result<(), SetupError> {
    let right = card.object == Object::Kingdom;
    if right { Ok(()) } else { Err(SetupError::NotKingdom { name: card.name }) }
}

fn is_landscape(card: &'static Card) -> Result<(), SetupError> {
    let right = card.object.is_landscape();
    if right { Ok(()) } else { Err(SetupError::NotLandscape { name: card.name }) }
}

/// Finds what was asked for, and keeps all that is wrong with it.
fn find(
    names: &[CardName],
    library: &Library,
    check: fn(&'static Card) -> Result<(), SetupError>,
    errors: &mut Vec<SetupError>,
) -> Vec<&'static Card> {
    let mut found: Vec<&'static Card> = Vec::new();
    for CardName { name, version } in names {
        let card = library.find_version(name, version.as_deref());
        match card.and_then(|card| check(card).map(|()| card)) {
            Err(error) => errors.push(error),
            Ok(card) if found.iter().any(|other| other.name == card.name) => {
                errors.push(SetupError::Twice { name: card.name });
            }
            Ok(card) => found.push(card),
        }
    }
    found
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
    let Builder { players, mut kinds, piles, starting, landscapes, .. } = builder;
    let mut cards = Cards::new();
    for player in (0..players).map(|p| Player(p as u8)) {
        for &(kind, count) in &starting {
            for _ in 0..count {
                cards.create(kind, Zone::Deck(player));
            }
        }
    }
    for (i, (pile, size)) in piles.iter().enumerate() {
        for _ in 0..*size {
            cards.create(pile.kind, Zone::Pile(PileId(i as u8)));
        }
    }
    cards.make_room((0..players).map(|p| Player(p as u8)));
    let piles: Vec<Pile> = piles.into_iter().map(|(pile, _)| pile).collect();
    let where_pile = |wanted: &dyn Fn(&Pile) -> bool| -> PileSet {
        let all = piles.iter().enumerate().filter(|(_, pile)| wanted(pile));
        all.map(|(i, _)| PileId(i as u8)).collect()
    };
    let mut listeners = Listeners::NONE;
    for kind in &kinds {
        listeners.add_all(&kind.card.listeners());
    }
    for kind in &mut kinds {
        kind.plain &= [Trigger::BeforePlay, Trigger::AfterPlay]
            .iter()
            .all(|&trigger| !listeners.hear(trigger, kind.card.types));
    }
    let rules = Rules {
        not_plain: kinds_where(&kinds, |info| !info.plain),
        supply: where_pile(&|pile| pile.supply),
        game_enders: where_pile(&|pile| kinds[pile.kind.index()].card.ends_game),
        listeners,
        plain_prices: kinds.iter().all(|i| i.card.cost.potions == 0 && i.card.cost.debt == 0),
        of_type: Type::ALL
            .iter()
            .map(|&of| kinds_where(&kinds, |info| info.card.types.has(of)))
            .collect(),
        landscapes,
        changes_in_play: kinds.iter().any(|info| info.card.while_in_play.is_some()),
        has_nights: kinds.iter().any(|info| info.card.types.has(Type::Night)),
        setup,
        types: kinds.iter().map(|info| info.card.types).collect(),
        points: kinds.iter().map(|info| info.card.worth.fixed()).collect(),
        counted: counted_kinds(&kinds),
        kinds,
        piles,
    };
    State::new(Arc::new(rules), cards)
}

fn counted_kinds(kinds: &[KindInfo]) -> Vec<Kind> {
    let counted = |info: &KindInfo| matches!(info.card.worth, Worth::Counted(_));
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
        for player in self.turn_order_from(first) {
            self.cards.mix(Zone::Deck(player), &mut self.rng);
            self.cards.deal(player, 5);
        }
        self.turn =
            Turn { player: first, number: 1, phase: Phase::Start, bought: false, extra: false };
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
