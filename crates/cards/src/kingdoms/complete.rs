//! Completes a kingdom with the choices that its cards need: a Bane, the pile of a Trait, an Ally, the Boons of Druid.

use fief_engine::card::{Card, Companion, Included, Object, Role};
use fief_engine::rng::Rng;
use fief_engine::setup::{CardName, SetupError};
use fief_engine::types::Type;

use crate::LIBRARY;

/// The cards and landscapes of a game, as a set-up takes them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Kingdom {
    /// The ten piles, and the basic cards that not every game has.
    pub cards: Vec<CardName>,
    /// Events, Landmarks, Projects, Ways, Traits and the Ally.
    pub landscapes: Vec<CardName>,
}

/// The recommended size of a deck of cards that are not in the Supply.
const SMALL_DECK: usize = 15;

impl Kingdom {
    /// Sorts names into cards and landscapes. Unknown names stay in: the set-up reports them.
    pub fn of(names: impl IntoIterator<Item = CardName>) -> Self {
        let (landscapes, cards) = names.into_iter().partition(is_landscape);
        Self { cards, landscapes }
    }

    /// Every name, of cards and of landscapes.
    pub fn names(&self) -> impl Iterator<Item = &CardName> {
        self.cards.iter().chain(&self.landscapes)
    }

    /// Chooses at random from `pool` whatever the game needs and nobody has chosen: companions, and an Ally if there
    /// are Liaisons.
    pub fn complete(&mut self, pool: &[&'static Card], seed: u64) -> Result<(), SetupError> {
        let mut rng = Rng::new(seed ^ 0xC0_FFEE);
        self.choose_ally(pool, &mut rng);
        self.choose_companions(Companion::is_needed, pool, &mut rng)?;
        // A card that was just chosen may be a Liaison: one in the Black Market deck needs an Ally, too.
        self.choose_ally(pool, &mut rng);
        Ok(())
    }

    /// Chooses at random the companions that every game with this kingdom would otherwise deal afresh: the Boons of
    /// Druid.
    pub fn name_what_is_dealt(&mut self, seed: u64) -> Result<(), SetupError> {
        let mut rng = Rng::new(seed ^ 0xB0_0275);
        self.choose_companions(|companion| !companion.is_needed(), &everything(), &mut rng)
    }

    fn choose_companions(
        &mut self,
        wanted: fn(&Companion) -> bool,
        pool: &[&'static Card],
        rng: &mut Rng,
    ) -> Result<(), SetupError> {
        for at in 0..self.cards.len() {
            let companions = self.companions_of(&self.cards[at], wanted, pool, rng)?;
            self.cards[at].with.extend(companions);
        }
        for at in 0..self.landscapes.len() {
            let companions = self.companions_of(&self.landscapes[at], wanted, pool, rng)?;
            self.landscapes[at].with.extend(companions);
        }
        Ok(())
    }

    fn choose_ally(&mut self, pool: &[&'static Card], rng: &mut Rng) {
        let is_ally = |card: &Card| card.object == Object::Ally;
        let has_ally = self.landscapes.iter().filter_map(definition).any(is_ally);
        if has_ally || !self.has_liaison() {
            return;
        }
        let mut allies: Vec<&Card> = pool.iter().copied().filter(|card| is_ally(card)).collect();
        if allies.is_empty() {
            // If a Liaison was asked for by name, its Ally may be of any set.
            allies = LIBRARY.cards().filter(|card| is_ally(card)).collect();
        }
        if !allies.is_empty() {
            let ally = allies[rng.below(allies.len() as u32) as usize];
            self.landscapes.push(CardName::new(ally.name));
        }
    }

    /// Returns whether the kingdom has a Liaison, among its own cards or among those chosen for them and for
    /// landscapes.
    pub(super) fn has_liaison(&self) -> bool {
        let mut cards = self.names().flat_map(|name| std::iter::once(name).chain(&name.with));
        cards.any(|name| definition(name).is_some_and(needs_ally))
    }

    /// The Kingdom piles, including those that were chosen for other cards.
    fn piles(&self) -> Vec<&'static Card> {
        let is_extra = |name: &&CardName| role_of(name) == Some(Role::ExtraPile);
        let extra = self.cards.iter().filter(is_extra).flat_map(|name| &name.with);
        self.cards.iter().chain(extra).filter_map(definition).collect()
    }

    /// Chooses the companions of a card, unless they are already chosen.
    fn companions_of(
        &self,
        name: &CardName,
        wanted: fn(&Companion) -> bool,
        pool: &[&'static Card],
        rng: &mut Rng,
    ) -> Result<Vec<CardName>, SetupError> {
        let Some(card) = definition(name).filter(|_| name.with.is_empty()) else {
            return Ok(Vec::new());
        };
        let Some(Companion { what, role, most, fits, .. }) = card.companion.filter(wanted) else {
            return Ok(Vec::new());
        };
        let mut own = self.piles();
        let is_brought = |other: &Card| own.iter().any(|own| other.is_brought_by(own));
        let brought: Vec<&Card> = LIBRARY.cards().filter(|other| is_brought(other)).collect();
        if role == Role::OneOfThePiles {
            own.extend(&brought);
        }
        // A pile that another card brings is in the game, but it is no Kingdom card that could be moved elsewhere.
        let may_be_brought = |other: &Card| {
            role == Role::OneOfThePiles && brought.iter().any(|pile| pile.name == other.name)
        };
        let in_kingdom = |other: &Card| own.iter().any(|own| own.name == other.name);
        let taken = |other: &Card| {
            let chosen = self
                .names()
                .filter(|name| (role_of(name) == Some(role)) || role != Role::OneOfThePiles);
            chosen.flat_map(|name| &name.with).any(|chosen| chosen.name == other.name)
        };
        let from = if role == Role::OneOfThePiles { &own[..] } else { pool };
        let mut candidates: Vec<&Card> = from
            .iter()
            .copied()
            .filter(|other| {
                (other.is_kingdom() || may_be_brought(other) || role == Role::OfADeck)
                    && fits(other)
                    && !taken(other)
                    && in_kingdom(other) == (role == Role::OneOfThePiles)
                    // A companion that needs a companion itself could go on without end.
                    && (role == Role::OneOfThePiles
                        || !other.companion.is_some_and(|needs| needs.is_needed()))
            })
            .collect();
        if candidates.is_empty() {
            return Err(SetupError::NeedsCompanion { name: card.name, what });
        }
        rng.shuffle(&mut candidates);
        let many = most.min(SMALL_DECK);
        Ok(candidates.into_iter().take(many).map(|other| CardName::new(other.name)).collect())
    }
}

fn definition(name: &CardName) -> Option<&'static Card> {
    LIBRARY.find_version(&name.name, name.version.as_deref()).ok()
}

/// The role of the cards that are chosen for this card.
fn role_of(name: &CardName) -> Option<Role> {
    Some(definition(name)?.companion?.role)
}

fn is_landscape(name: &CardName) -> bool {
    LIBRARY.find(&name.name).is_ok_and(|card| card.object.is_landscape())
}

fn needs_ally(card: &Card) -> bool {
    let is_liaison = |card: &Card| card.types.has(Type::Liaison);
    is_liaison(card) || card.members.iter().any(|member| is_liaison(member))
}

/// Every card that can be chosen for another if nobody restricts the sets.
pub fn everything() -> Vec<&'static Card> {
    let mut all: Vec<&'static Card> = LIBRARY.cards().collect();
    all.sort_by_key(|card| card.name);
    all.dedup_by_key(|card| card.name);
    all
}

/// Draws any `piles` Kingdom cards and up to two landscapes of all sets, each in any version that is `wanted`, and now
/// and then Shelters or Colonies. Tests and benchmarks use it.
pub fn anything(rng: &mut Rng, piles: usize, wanted: impl Fn(&Card) -> bool) -> Kingdom {
    let mut cards: Vec<&'static Card> = LIBRARY.cards().filter(|card| wanted(card)).collect();
    rng.shuffle(&mut cards);
    let most_landscapes = rng.below(3) as usize;
    let mut kingdom = Kingdom::default();
    for card in cards {
        let (list, most) = if card.is_kingdom() {
            (&mut kingdom.cards, piles)
        } else if card.object.is_landscape() && card.object != Object::Ally {
            (&mut kingdom.landscapes, most_landscapes)
        } else {
            continue;
        };
        if list.len() < most && list.iter().all(|other| other.name != card.name) {
            let version = Some(card.version.to_owned()).filter(|_| rng.below(4) > 0);
            list.push(CardName { name: card.name.to_owned(), version, with: Vec::new() });
        }
    }
    for object in [Object::Shelter, Object::Base] {
        let is_extra = |card: &&Card| {
            card.object == object && matches!(card.included, Included::OnRequest) && wanted(card)
        };
        if rng.below(4) == 0 {
            // One Shelter brings the others, and so does Platinum or Colony.
            let extra = LIBRARY.cards().find(is_extra);
            kingdom.cards.extend(extra.map(|card| CardName::new(card.name)));
        }
    }
    // In a small kingdom, a card for which no companion is found is left out.
    while let Err(SetupError::NeedsCompanion { name, .. }) =
        kingdom.complete(&everything(), rng.next_u64())
    {
        kingdom.cards.retain(|card| card.name != name);
        kingdom.landscapes.retain(|card| card.name != name);
    }
    kingdom
}
