//! Tries every sequence of answers to every card on small tables; for some cards the number of ends was counted by
//! hand.

use std::collections::BTreeSet;

use fief_cards::LIBRARY;
use fief_engine::card::{Card, Object};
use fief_engine::state::State;
use fief_engine::types::Type;
use fief_engine::zone::Zone;
use fief_proofs::desk::{Desk, arrangement};
use fief_proofs::exhaust::exhaust;
use fief_proofs::ledger::{census, check_zones};

const LIMIT: usize = 60_000;

/// The number of endings after which a card is tried no further.
const ENOUGH: usize = 3_000;

/// The number of sequences of answers, and of different tables at their ends.
fn ends(state: &State, cards: &[&str]) -> (usize, usize) {
    let mut tables = BTreeSet::new();
    let sequences = exhaust(state, cards, LIMIT, |end| {
        tables.insert(arrangement(end.state));
    });
    (sequences, tables.len())
}

/// A name with its version, for a kingdom.
fn versioned(card: &Card) -> String {
    format!("{} ({})", card.name, card.version)
}

/// A small table with `card` in the first player's hand and something for every card to do.
fn small_table(card: &Card, players: u8) -> State {
    let others = ["Throne Room", "Village", "Moat"].into_iter().filter(|&name| name != card.name);
    let kingdom: Vec<String> =
        std::iter::once(versioned(card)).chain(others.map(str::to_owned)).collect();
    let names: Vec<&str> = kingdom.iter().map(String::as_str).collect();
    let mut desk = Desk::new(players.into(), &names)
        .hand(0, card.name)
        .hand(0, "Throne Room, Copper, Estate, Silver")
        .deck(0, "Village, Silver, Curse, Gold")
        .discard(0, "Gold, Moat")
        .pile("Curse", 1)
        .pile("Moat", 0);
    for seat in 1..players {
        desk = desk.hand(seat, "Moat, Copper, Silver, Estate, Duchy");
        desk = desk.deck(seat, if seat == 1 { "Silver, Gold, Estate" } else { "Copper" });
    }
    desk.set()
}

/// Checks the table at every end, and returns the number of ends.
fn check_every_end(state: &State, cards: &[&str]) -> usize {
    let before = census(state);
    exhaust(state, cards, ENOUGH, |end| {
        check_zones(end.state);
        assert_eq!(census(end.state), before, "{cards:?} after {:?}", end.answers);
        for player in end.state.players() {
            let aside = end.state.cards().len(Zone::Aside(player));
            assert_eq!(aside, 0, "{cards:?} leaves cards aside after {:?}", end.answers);
        }
    })
}

/// The cards of the Base game, few enough to try in pairs.
fn of_base() -> impl Iterator<Item = &'static Card> {
    playable().filter(|card| LIBRARY.set_of(card) == "Base")
}

fn playable() -> impl Iterator<Item = &'static Card> {
    LIBRARY.cards().filter(|card| card.object == Object::Kingdom && card.types.has(Type::Action))
}

#[test]
fn every_card_can_be_played_in_every_way() {
    let mut ends = 0;
    for card in playable() {
        for players in 2..=3 {
            ends += check_every_end(&small_table(card, players), &[card.name]);
        }
    }
    assert!(ends > 500, "only {ends} ends");
}

#[test]
fn every_card_can_be_played_twice_in_every_way() {
    let twice = |card| check_every_end(&small_table(card, 2), &["Throne Room"]);
    let ends: usize = playable().map(twice).sum();
    assert!(ends > 1_000, "only {ends} ends");
}

/// A table for a Village, then one card after the other.
fn table_for_two(one: &Card, other: &Card) -> State {
    let mut kingdom = vec!["Village".to_owned(), versioned(one)];
    if one.name != other.name {
        kingdom.push(versioned(other));
    }
    let names: Vec<&str> = kingdom.iter().map(String::as_str).collect();
    Desk::new(2, &names)
        .hand(0, "Village, Copper, Estate")
        .hand(0, one.name)
        .hand(0, other.name)
        .deck(0, "Silver, Village, Gold")
        .discard(0, "Curse")
        .hand(1, "Copper, Silver, Estate, Duchy")
        .deck(1, "Silver, Gold, Estate")
        .set()
}

#[test]
fn every_card_can_be_played_after_every_other_in_every_way() {
    let mut ends = 0;
    for one in of_base().filter(|card| card.name != "Village") {
        for other in of_base().filter(|card| card.name != "Village") {
            let table = table_for_two(one, other);
            ends += check_every_end(&table, &["Village", one.name, other.name]);
        }
    }
    assert!(ends > 20_000, "only {ends} ends");
}

#[test]
fn every_card_can_be_played_with_nothing_around() {
    for card in playable() {
        let state = Desk::new(2, &[&versioned(card)]).hand(0, card.name).set();
        assert!(check_every_end(&state, &[card.name]) > 0);
    }
}

// Counted by hand

#[test]
fn chapel_trashes_every_subset_of_at_most_four() {
    let with = |hand: &str| Desk::new(2, &["Chapel"]).hand(0, "Chapel").hand(0, hand).set();
    assert_eq!(ends(&with("Estate, Copper, Silver"), &["Chapel"]), (8, 8));
    // Zero, one or two Coppers, with or without the Estate.
    assert_eq!(ends(&with("Copper, Copper, Estate"), &["Chapel"]), (6, 6));
    // All subsets of five except the whole.
    assert_eq!(ends(&with("Estate, Copper, Silver, Gold, Curse"), &["Chapel"]), (31, 31));
    assert_eq!(ends(&with(""), &["Chapel"]), (1, 1));
}

#[test]
fn cellar_discards_every_subset() {
    for version in ["Cellar (1st edition)", "Cellar (2nd edition)"] {
        let state = Desk::new(2, &[version])
            .hand(0, "Cellar, Estate, Copper, Curse")
            .deck(0, "Gold, Silver, Duchy")
            .set();
        assert_eq!(ends(&state, &["Cellar"]), (8, 8));
    }
}

#[test]
fn remodel_gains_all_that_it_may() {
    let state = Desk::new(2, &["Remodel"]).hand(0, "Remodel, Estate, Gold").set();
    // In place of the Estate, a card up to $4: Copper, Curse, Estate, Silver, Remodel. In place of the Gold, up to
    // $8: any of the 8 piles.
    assert_eq!(ends(&state, &["Remodel"]), (5 + 8, 13));
}

#[test]
fn militia_makes_every_victim_choose() {
    let table = |players| {
        Desk::new(players, &["Militia", "Moat"])
            .hand(0, "Militia, Copper")
            .hand(1, "Estate, Copper, Silver, Gold, Curse")
    };
    // Two of five.
    assert_eq!(ends(&table(2).set(), &["Militia"]), (10, 10));
    // Two Coppers, or a Copper and the Estate.
    let coppers = table(3).hand(2, "Copper, Copper, Copper, Copper, Estate").set();
    assert_eq!(ends(&coppers, &["Militia"]), (20, 20));
    // A hand of three cards needs no discard.
    assert_eq!(ends(&table(3).hand(2, "Copper, Estate, Gold").set(), &["Militia"]), (10, 10));
    // The third player reveals Moat, or discards two Coppers, or a Copper and the Moat.
    let moat = table(3).hand(2, "Copper, Copper, Copper, Copper, Moat").set();
    assert_eq!(ends(&moat, &["Militia"]), (30, 30));
}

#[test]
fn sentry_sorts_two_cards_in_every_way() {
    let with = |deck: &str| Desk::new(2, &["Sentry"]).hand(0, "Sentry").deck(0, deck).set();
    // Neither trashed: both stay (two orders), either is discarded, or both are: 5. One trashed, and the other stays
    // or is discarded: 4. Both trashed: 1.
    assert_eq!(ends(&with("Gold, Estate, Copper"), &["Sentry"]), (10, 10));
    // Two equal cards: none trashed: 3; one: 2; both: 1.
    assert_eq!(ends(&with("Gold, Copper, Copper"), &["Sentry"]), (6, 6));
    assert_eq!(ends(&with("Gold, Copper"), &["Sentry"]), (3, 3));
    assert_eq!(ends(&with("Gold"), &["Sentry"]), (1, 1));
}

#[test]
fn throne_room_asks_the_card_twice() {
    let table = |version: &str| {
        Desk::new(2, &[version, "Chapel"]).hand(0, "Throne Room, Chapel, Estate, Copper").set()
    };
    // A subset of two, then a subset of the rest: 4 + 2 + 2 + 1 ways to trash four sets. The second edition may also
    // play nothing.
    assert_eq!(ends(&table("Throne Room (1st edition)"), &["Throne Room"]), (9, 4));
    assert_eq!(ends(&table("Throne Room (2nd edition)"), &["Throne Room"]), (10, 5));
}

#[test]
fn throne_room_plays_feast_again_though_it_is_gone() {
    let state =
        Desk::new(2, &["Throne Room (1st edition)", "Feast"]).hand(0, "Throne Room, Feast").set();
    // Copper, Curse, Estate, Silver, Duchy, Throne Room or Feast, twice.
    assert_eq!(ends(&state, &["Throne Room"]), (49, 49));
    exhaust(&state, &["Throne Room"], LIMIT, |end| {
        let trash: Vec<&str> =
            end.state.cards().in_zone(Zone::Trash).map(|card| end.state.card(card).name).collect();
        assert_eq!(trash, ["Feast"], "it is trashed once");
    });
}

#[test]
fn workshop_and_artisan_gain_all_that_they_may() {
    let workshop = Desk::new(2, &["Workshop"]).hand(0, "Workshop").set();
    assert_eq!(ends(&workshop, &["Workshop"]), (5, 5));
    let artisan = Desk::new(2, &["Artisan"]).hand(0, "Artisan, Gold").set();
    // Copper, Curse, Estate, Silver or Duchy is gained to the hand; then that card or the Gold goes onto the deck.
    assert_eq!(ends(&artisan, &["Artisan"]), (10, 10));
}

#[test]
fn mine_and_moneylender_differ_by_version() {
    let mine = |version: &str| Desk::new(2, &[version]).hand(0, "Mine, Copper, Silver").set();
    // Copper becomes Copper or Silver; Silver becomes Copper, Silver or Gold.
    assert_eq!(ends(&mine("Mine (1st edition)"), &["Mine"]), (5, 5));
    assert_eq!(ends(&mine("Mine (2nd edition)"), &["Mine"]), (6, 6));
    let lender = |version: &str| Desk::new(2, &[version]).hand(0, "Moneylender, Copper").set();
    assert_eq!(ends(&lender("Moneylender (1st edition)"), &["Moneylender"]), (1, 1));
    assert_eq!(ends(&lender("Moneylender (2nd edition)"), &["Moneylender"]), (2, 2));
}

#[test]
fn harbinger_vassal_and_chancellor_may() {
    let harbinger = Desk::new(2, &["Harbinger"])
        .hand(0, "Harbinger")
        .deck(0, "Gold, Gold")
        .discard(0, "Estate, Silver, Copper, Copper")
        .set();
    assert_eq!(ends(&harbinger, &["Harbinger"]), (4, 4));
    let vassal = Desk::new(2, &["Vassal", "Village"]).hand(0, "Vassal");
    assert_eq!(ends(&vassal.deck(0, "Village, Gold").set(), &["Vassal"]), (2, 2));
    let vassal = Desk::new(2, &["Vassal", "Village"]).hand(0, "Vassal");
    assert_eq!(ends(&vassal.deck(0, "Gold, Village").set(), &["Vassal"]), (1, 1));
    let chancellor = Desk::new(2, &["Chancellor"]).hand(0, "Chancellor").deck(0, "Gold");
    assert_eq!(ends(&chancellor.set(), &["Chancellor"]), (2, 2));
}

#[test]
fn spy_thief_bandit_and_bureaucrat_go_round_the_table() {
    let spy = Desk::new(3, &["Spy"])
        .hand(0, "Spy")
        .deck(0, "Gold, Estate, Copper")
        .deck(1, "Estate, Copper")
        .deck(2, "Gold, Curse");
    assert_eq!(ends(&spy.set(), &["Spy"]), (8, 8));
    let thief =
        Desk::new(3, &["Thief"]).hand(0, "Thief").deck(1, "Silver, Gold").deck(2, "Copper, Estate");
    // Silver or Gold is trashed, and the Copper. Nothing is gained, or one of the two, or both in either order.
    assert_eq!(ends(&thief.set(), &["Thief"]), (10, 10));
    let bandit = Desk::new(2, &["Bandit"]).hand(0, "Bandit").deck(1, "Silver, Gold");
    assert_eq!(ends(&bandit.set(), &["Bandit"]), (2, 2));
    let bureaucrat =
        Desk::new(2, &["Bureaucrat"]).hand(0, "Bureaucrat").hand(1, "Estate, Duchy, Copper");
    assert_eq!(ends(&bureaucrat.set(), &["Bureaucrat"]), (2, 2));
}

#[test]
fn library_may_skip_each_action() {
    let state = Desk::new(2, &["Library", "Village", "Market"])
        .hand(0, "Library, Copper, Copper, Copper, Copper")
        .deck(0, "Village, Copper, Market, Gold")
        .set();
    // Both kept: 7 cards before the Gold. One skipped: 7 with the Gold. Both skipped: 6, and the deck is empty.
    assert_eq!(ends(&state, &["Library"]), (4, 4));
}

#[test]
fn poacher_discards_for_empty_piles() {
    let table =
        || Desk::new(2, &["Poacher"]).hand(0, "Poacher, Estate, Copper").deck(0, "Gold, Silver");
    assert_eq!(ends(&table().set(), &["Poacher"]), (1, 1));
    assert_eq!(ends(&table().pile("Curse", 0).set(), &["Poacher"]), (3, 3));
    let two = table().pile("Curse", 0).pile("Duchy", 0).set();
    assert_eq!(ends(&two, &["Poacher"]), (3, 3));
}

#[test]
fn merchants_pay_for_the_first_silver_only() {
    let state = Desk::new(2, &["Merchant"]).hand(0, "Merchant, Merchant, Silver, Silver").set();
    let coins = |cards: &[&str]| {
        let mut coins = Vec::new();
        exhaust(&state, cards, LIMIT, |end| {
            coins.push(end.state.pools(end.state.turn().player).coins);
        });
        coins
    };
    assert_eq!(coins(&["Merchant", "Silver"]), [3]);
    assert_eq!(coins(&["Merchant", "Merchant", "Silver"]), [4]);
    assert_eq!(coins(&["Merchant", "Merchant", "Silver", "Silver"]), [6]);
}
