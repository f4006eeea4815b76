use super::*;

const ALICE: Player = Player(0);

fn three_in_deck() -> (Cards, [CardId; 3]) {
    let mut cards = Cards::new(1, 4);
    let ids = [1, 2, 3].map(|kind| cards.create(Kind(kind), Zone::Deck(ALICE)));
    (cards, ids)
}

#[test]
fn moving_keeps_both_lists_whole() {
    let (mut cards, [a, b, c]) = three_in_deck();
    cards.relocate(b, Zone::Hand(ALICE), End::Bottom);
    cards.relocate(a, Zone::Hand(ALICE), End::Top);
    assert_eq!(cards.in_zone(Zone::Deck(ALICE)).collect::<Vec<_>>(), [c]);
    assert_eq!(cards.in_zone(Zone::Hand(ALICE)).collect::<Vec<_>>(), [a, b]);
    cards.relocate(c, Zone::Hand(ALICE), End::Bottom);
    assert!(cards.is_empty(Zone::Deck(ALICE)));
    assert_eq!(cards.in_zone(Zone::Hand(ALICE)).collect::<Vec<_>>(), [a, b, c]);
}

#[test]
fn a_moved_card_is_lost_even_if_it_comes_back() {
    let (mut cards, [a, ..]) = three_in_deck();
    let before = cards.track(a);
    cards.relocate(a, Zone::Hand(ALICE), End::Bottom);
    cards.relocate(a, Zone::Deck(ALICE), End::Top);
    assert!(!cards.still_there(before));
}

#[test]
fn covering_loses_a_card_on_a_deck_but_not_in_a_discard_pile() {
    let (mut cards, [a, b, c]) = three_in_deck();
    let top = cards.track(a);
    cards.relocate(c, Zone::Deck(ALICE), End::Top);
    assert!(!cards.still_there(top));

    let discarded = cards.relocate(a, Zone::Discard(ALICE), End::Top);
    cards.relocate(b, Zone::Discard(ALICE), End::Top);
    assert!(cards.still_there(discarded));
}

#[test]
fn a_zone_that_outgrows_its_stretch_keeps_its_cards() {
    let mut cards = Cards::new(1, 4);
    let ids: Vec<CardId> = (0..50).map(|_| cards.create(Kind(1), Zone::Trash)).collect();
    for &id in &ids {
        cards.relocate(id, Zone::Hand(ALICE), End::Bottom);
    }
    assert!(cards.is_empty(Zone::Trash));
    assert_eq!(cards.in_zone(Zone::Hand(ALICE)).collect::<Vec<_>>(), ids);
}

#[test]
fn what_is_owned_follows_the_cards() {
    let (mut cards, [a, b, _]) = three_in_deck();
    assert_eq!(cards.owned(ALICE), [0, 1, 1, 1]);
    cards.relocate(a, Zone::Trash, End::Bottom);
    cards.relocate(b, Zone::Hand(ALICE), End::Bottom);
    cards.set_kind(b, Kind(0));
    assert_eq!(cards.owned(ALICE), [1, 0, 0, 1]);
    cards.relocate(a, Zone::Discard(ALICE), End::Top);
    assert_eq!(cards.owned(ALICE), [1, 1, 0, 1]);
}

#[test]
fn a_shuffle_goes_under_what_is_left_of_the_deck() {
    let (mut cards, [a, b, c]) = three_in_deck();
    cards.relocate(a, Zone::Discard(ALICE), End::Top);
    cards.relocate(b, Zone::Discard(ALICE), End::Top);
    let before = cards.track(b);
    cards.put_discard_under_deck(ALICE);
    assert_eq!(cards.in_zone(Zone::Deck(ALICE)).collect::<Vec<_>>(), [c, b, a]);
    assert!(cards.is_empty(Zone::Discard(ALICE)) && !cards.still_there(before));
}

#[test]
fn a_hand_is_discarded_under_what_was_played() {
    let (mut cards, [a, b, c]) = three_in_deck();
    cards.deal(ALICE, 3);
    assert!(cards.may_hold(ALICE).contains(Kind(2)));
    assert_eq!(cards.put_into_play(ALICE, |kind| kind != Kind(2)), 2);
    assert_eq!(cards.in_zone(Zone::InPlay(ALICE)).collect::<Vec<_>>(), [a, c]);
    cards.discard_hand_and_play(ALICE);
    assert_eq!(cards.in_zone(Zone::Discard(ALICE)).collect::<Vec<_>>(), [a, c, b]);
    assert!(cards.may_hold(ALICE).is_empty());
}
