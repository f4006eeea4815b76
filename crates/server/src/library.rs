//! Cards, rulings, kingdoms and sets, as pages.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use fief_cards::{LIBRARY, catalogue, kingdoms};
use fief_engine::card::{Card, Companion, Role};
use fief_scenarios::rulings;

use crate::convert::cards::face;
use crate::kingdom::preset_id;
use crate::levels::{Levels, USUAL};
use crate::protocol::{
    Among, CardList, CardOffers, CardPage, CardVersion, Code, CompanionInfo, KingdomInfo,
    KingdomList, Need, Problem, RulingInfo, ScenarioRef, ServerInfo, SetInfo, VERSION,
};
use crate::{kingdom, names, scenarios};

/// Which scenarios show which ruling.
static SHOWN: LazyLock<BTreeMap<&'static str, Vec<ScenarioRef>>> = LazyLock::new(|| {
    let mut shown: BTreeMap<&'static str, Vec<ScenarioRef>> = BTreeMap::new();
    for scenario in scenarios::all() {
        for &id in scenario.scenario.rulings() {
            shown.entry(id).or_default().push(scenario.reference());
        }
    }
    shown
});

/// The cards that are the newest version of themselves, or those that are not, set by set.
fn versions(newest: bool) -> impl Iterator<Item = &'static Card> {
    LIBRARY.sets.iter().flat_map(move |set| {
        let is_newest = |card: &'static Card| {
            let last = set.cards.iter().rfind(|other| other.name == card.name);
            last.is_some_and(|last| std::ptr::eq(*last, card))
        };
        let wanted = set.cards.iter().copied().filter(|card| is_newest(card) == newest);
        let mut cards: Vec<&'static Card> = wanted.collect();
        cards.sort_by_key(|card| (card.object, card.cost.coins, card.name));
        cards
    })
}

fn newest() -> impl Iterator<Item = &'static Card> {
    versions(true)
}

/// What `GET /api/v1/cards` says.
pub(crate) fn cards() -> CardList {
    CardList {
        cards: newest().map(face).collect(),
        older: versions(false).map(face).collect(),
        companions: newest().filter_map(companions).collect(),
        offers: newest().filter_map(offers).collect(),
    }
}

/// What a card offers of what a kingdom may need, if anything.
fn offers(card: &'static Card) -> Option<CardOffers> {
    let is_chosen = card.is_kingdom() || card.object.is_landscape();
    let offered = kingdoms::Need::ALL.into_iter().filter(|need| need.is_offered_by(card));
    let needs: Vec<Need> = offered.map(kingdom::need_of).collect();
    (is_chosen && !needs.is_empty()).then(|| CardOffers { card: card.name.to_owned(), needs })
}

/// What can be chosen to go with a card.
fn companions(card: &'static Card) -> Option<CompanionInfo> {
    let Companion { what, role, least, most, fits } = card.companion?;
    let among = match role {
        Role::OneOfThePiles => Among::Kingdom,
        Role::ExtraPile | Role::SetAside | Role::Deck => Among::Unused,
        Role::OfADeck => Among::Deck,
    };
    let is_right = |other: &&Card| {
        fits(other) && other.name != card.name && (other.is_kingdom() || among == Among::Deck)
    };
    let mut names: Vec<String> = newest().filter(is_right).map(|it| it.name.to_owned()).collect();
    names.sort_unstable();
    let (card, what) = (card.name.to_owned(), what.to_owned());
    Some(CompanionInfo { card, what, least, most: most.min(names.len()), among, fits: names })
}

/// A card's page.
pub(crate) fn card(name: &str) -> Result<CardPage, Problem> {
    let entry = catalogue::find(name)
        .map_err(|unknown| Problem::new(Code::NoSuchCard, format!("There is {unknown}.")))?;
    let versions = LIBRARY.versions(entry.name);
    if versions.is_empty() {
        let message = format!("{} of {} cannot be played with yet.", entry.name, entry.set);
        return Err(Problem::new(Code::NoSuchCard, message));
    }
    let newest = versions.len() - 1;
    let version = |(at, card): (usize, &&'static Card)| CardVersion {
        face: face(card),
        editions: entry.editions.clone(),
        newest: at == newest,
    };
    let ruling = |ruling: &rulings::Ruling| RulingInfo {
        id: ruling.id.to_owned(),
        version: ruling.version.map(str::to_owned),
        testable: ruling.testable,
        sentence: ruling.sentence().map(str::to_owned),
        scenarios: SHOWN.get(ruling.id).cloned().unwrap_or_default(),
    };
    let has_it = |kingdom: &&kingdoms::Published| {
        kingdom.cards.iter().chain(&kingdom.landscapes).any(|card| *card == entry.name)
    };
    Ok(CardPage {
        name: entry.name.to_owned(),
        set: entry.set.to_owned(),
        versions: versions.iter().enumerate().map(version).rev().collect(),
        rulings: rulings::all().iter().filter(|r| r.card == entry.name).map(ruling).collect(),
        scenarios: scenarios::about(entry.name),
        kingdoms: kingdoms::published().iter().filter(has_it).map(preset_id).collect(),
    })
}

fn sets() -> Vec<SetInfo> {
    let of_set = |set: &'static str| {
        let all = catalogue::all().iter().filter(|entry| entry.set == set);
        let cards = newest().filter(|card| LIBRARY.set_of(card) == set);
        let (landscapes, rest): (Vec<&Card>, Vec<&Card>) =
            cards.partition(|c| c.object.is_landscape());
        let kingdom = rest.iter().filter(|card| card.object.name() == "kingdom");
        SetInfo {
            name: set.to_owned(),
            editions: catalogue::editions_of(set),
            cards: kingdom.count(),
            all: all.filter(|entry| entry.kind == "kingdom").count(),
            landscapes: landscapes.len(),
        }
    };
    catalogue::sets().into_iter().map(of_set).collect()
}

/// The list is made once: looking for what is missing is slow, and it never changes.
static KINGDOMS: LazyLock<KingdomList> = LazyLock::new(all_kingdoms);

/// What `GET /api/v1/kingdoms` says.
pub(crate) fn kingdoms() -> KingdomList {
    KINGDOMS.clone()
}

fn all_kingdoms() -> KingdomList {
    let own = |names: &[&'static str]| names.iter().map(|&name| name.to_owned()).collect();
    let kingdom = |published: &kingdoms::Published| KingdomInfo {
        id: preset_id(published),
        name: published.name.to_owned(),
        source: published.source.to_owned(),
        about: published.about.map(str::to_owned),
        cards: own(&published.cards),
        landscapes: own(&published.landscapes),
        on: published.on.map(str::to_owned),
        beside: own(&[published.bane.as_slice(), &published.boons, &published.extras].concat()),
        perhaps: own(&published.perhaps),
        missing: own(&published.missing(&LIBRARY)),
    };
    KingdomList { kingdoms: kingdoms::published().iter().map(kingdom).collect(), sets: sets() }
}

/// What `GET /api/v1/info` says.
pub(crate) fn info(levels: &Levels) -> ServerInfo {
    ServerInfo {
        protocol: VERSION,
        version: env!("CARGO_PKG_VERSION").to_owned(),
        sets: sets(),
        bots: levels.all(),
        usual_bot: USUAL.to_owned(),
        max_seats: fief_engine::ids::MAX_PLAYERS as u8,
        max_name: names::MAX_NAME,
        max_chat: names::MAX_CHAT,
    }
}
