//! The one window in which abilities answer what happened, tried with cards invented for it.

mod cards;
mod script;

use fief_engine::zone::Zone;

use script::{ALICE, BOB, CAROL, Table};

// Turn order and Reactions

#[test]
fn players_are_asked_in_turn_order_from_the_player_whose_turn_it_is() {
    let end = Table::new(3)
        .turn_of(BOB)
        .hand(ALICE, "Bell")
        .hand(BOB, "Horn, Bell")
        .hand(CAROL, "Bell")
        .play(&["Bob: Horn", "Bob: -", "Carol: -", "Alice: -"]);
    assert_eq!(end.reactions(), [""; 0]);
}

#[test]
fn a_reaction_gives_everybody_before_another_chance() {
    let end =
        Table::new(3).hand(ALICE, "Horn, Bell").hand(BOB, "Bell").hand(CAROL, "Bell").play(&[
            "Alice: Horn",
            "Alice: -",
            "Bob: -",
            "Carol: Bell",
            // Back to the first.
            "Alice: -",
            "Bob: Bell",
            "Alice: Bell",
            "Alice: -",
            "Bob: -",
            "Carol: -",
        ]);
    assert_eq!(end.reactions(), ["Carol Bell", "Bob Bell", "Alice Bell"]);
}

#[test]
fn a_reaction_that_has_left_the_hand_cannot_be_used() {
    // The Mask discards the hand: the Bell is not offered any more.
    let end = Table::new(2)
        .hand(ALICE, "Horn")
        .hand(BOB, "Bell, Mask")
        .play(&["Alice: Horn", "Bob: Mask of Bell, Mask"]);
    assert_eq!(end.reactions(), ["Bob Mask"]);
    assert_eq!(end.names(Zone::Discard(BOB)), ["Bell", "Mask"]);
}

#[test]
fn a_reaction_drawn_meanwhile_may_join() {
    let end = Table::new(2)
        .hand(ALICE, "Smith")
        .in_play(ALICE, "Lure")
        .deck(ALICE, "Snare, Copper")
        .play(&["Alice: Smith", "Alice: Snare of Snare", "Alice: -"]);
    assert_eq!(end.reactions(), ["Alice Lure", "Alice Snare"]);
}

#[test]
fn what_comes_into_play_meanwhile_may_join() {
    // The Stage plays the Gong, which answers the same gain.
    let end =
        Table::new(2).hand(ALICE, "Smith, Gong").in_play(ALICE, "Stage").play(&["Alice: Smith"]);
    assert_eq!(end.reactions(), ["Alice Stage", "Alice Gong"]);
    assert_eq!(end.coins(ALICE), 1);
}

// A player's own abilities

#[test]
fn a_player_chooses_the_order_of_their_own_abilities() {
    for (first, second) in [("Gong", "Flute"), ("Flute", "Gong")] {
        let end = Table::new(2)
            .hand(ALICE, "Smith")
            .in_play(ALICE, "Gong, Flute")
            .play(&["Alice: Smith", &format!("Alice: {first} of Flute, Gong")]);
        assert_eq!(end.reactions(), [format!("Alice {first}"), format!("Alice {second}")]);
        assert_eq!((end.coins(ALICE), end.buys(ALICE)), (1, 2));
    }
}

#[test]
fn a_mandatory_ability_cannot_be_passed_but_an_optional_one_can() {
    let table = || Table::new(2).hand(ALICE, "Smith, Snare").in_play(ALICE, "Gong");
    // The optional one first or not at all.
    let end =
        table().play(&["Alice: Smith", "Alice: Snare of Gong, Snare", "Alice: Gong", "Alice: -"]);
    assert_eq!(end.reactions(), ["Alice Snare", "Alice Gong"]);
    let end = table().play(&["Alice: Smith", "Alice: Gong of Gong, Snare", "Alice: -"]);
    assert_eq!(end.reactions(), ["Alice Gong"]);
    assert!(table().refuses(&["Alice: Smith", "Alice: -"]));
}

#[test]
fn a_mandatory_ability_resolves_though_its_card_has_gone() {
    let end = Table::new(2)
        .hand(ALICE, "Smith")
        .in_play(ALICE, "Axe, Gong")
        .play(&["Alice: Smith", "Alice: Axe of Axe, Gong"]);
    assert_eq!(end.names(Zone::Trash), ["Gong"]);
    assert_eq!(end.reactions(), ["Alice Axe", "Alice Gong"]);
    assert_eq!(end.coins(ALICE), 1);
}

#[test]
fn copies_of_an_ability_all_resolve_without_a_question() {
    let end = Table::new(2)
        .hand(ALICE, "Smith")
        .in_play(ALICE, "Gong, Gong, Gong")
        .play(&["Alice: Smith"]);
    assert_eq!(end.coins(ALICE), 3);
}

#[test]
fn an_ability_answers_an_event_only_once() {
    let end = Table::new(2).hand(ALICE, "Smith, Snare").in_play(ALICE, "Gong").play(&[
        "Alice: Smith",
        "Alice: Gong",
        "Alice: Snare",
        "Alice: Snare",
        "Alice: -",
    ]);
    assert_eq!(end.coins(ALICE), 1);
}

#[test]
fn a_card_answers_what_happens_to_itself() {
    let end = Table::new(2).hand(ALICE, "Pyre, Phoenix, Estate").play(&["Alice: Pyre"]);
    assert_eq!(end.reactions(), ["Alice Phoenix"]);
    assert_eq!(end.names(Zone::Hand(ALICE)), ["Phoenix"]);
    assert_eq!(end.names(Zone::Trash), ["Estate"]);
}

// What an ability listens for

#[test]
fn an_ability_hears_only_the_cards_it_is_about() {
    let table =
        || Table::new(2).hand(ALICE, "Pyre, Copper, Copper, Estate").in_play(ALICE, "Raven");
    let end = table().play(&["Alice: Pyre", "Alice: Copper+Copper"]);
    assert_eq!(end.coins(ALICE), 2, "once for each Treasure");
    let end = table().play(&["Alice: Pyre", "Alice: Copper+Estate"]);
    assert_eq!(end.coins(ALICE), 1, "once for the Treasure, not for the Victory card");
}

#[test]
fn a_later_ability_hears_only_the_cards_it_is_about() {
    // The Metronome makes the window open for the Horn as well.
    let end = Table::new(2)
        .hand(ALICE, "Fife, Horn, Copper")
        .in_play(ALICE, "Metronome")
        .play(&["Alice: Fife", "Alice: Horn"]);
    assert_eq!(end.reactions(), ["Alice Metronome", "Alice Metronome"]);
    assert_eq!(end.coins(ALICE), 0);
}

#[test]
fn a_later_ability_finds_the_card_it_is_about_among_others() {
    let end =
        Table::new(2).hand(ALICE, "Wake, Pyre, Estate, Coin").play(&["Alice: Wake", "Alice: Pyre"]);
    assert_eq!(end.names(Zone::Trash), ["Coin", "Estate"]);
    assert_eq!(end.coins(ALICE), 1);
}

// Later abilities

#[test]
fn a_later_ability_for_once_is_used_up() {
    let end = Table::new(2).hand(ALICE, "Pipe, Smith, Smith").play(&[
        "Alice: Pipe",
        "Alice: Smith",
        "Alice: Smith",
    ]);
    assert_eq!(end.reactions(), ["Alice Pipe"]);
    assert_eq!(end.coins(ALICE), 1);
}

#[test]
fn two_later_abilities_answer_together() {
    let end = Table::new(2).hand(ALICE, "Pipe, Pipe, Smith, Smith").play(&[
        "Alice: Pipe",
        "Alice: Pipe",
        "Alice: Smith",
        "Alice: Smith",
    ]);
    assert_eq!(end.coins(ALICE), 2);
}

#[test]
fn a_later_ability_for_this_turn_ends_with_it() {
    // Nobody has anything to do but Alice, who draws the Smith for her next turn.
    let end = Table::new(2)
        .hand(ALICE, "Pipe")
        .deck(ALICE, "Smith")
        .play(&["Alice: Pipe", "Alice: Smith of Pipe, Smith"]);
    assert_eq!(end.names(Zone::Discard(ALICE)), ["Estate"]);
    assert_eq!(end.reactions(), [""; 0]);
    assert_eq!(end.coins(ALICE), 0);
}

// Losing track, and games in which nothing listens

#[test]
fn a_card_played_again_though_it_has_gone_does_not_find_itself() {
    let end = Table::new(2).hand(ALICE, "Encore, Torch").play(&["Alice: Encore"]);
    assert_eq!(end.names(Zone::Trash), ["Torch"]);
    assert_eq!(end.plays_of("Torch"), 2);
    assert_eq!(end.coins(ALICE), 2, "only the first play trashes it");
}

#[test]
fn a_card_played_again_that_stayed_finds_itself() {
    let end = Table::new(2).hand(ALICE, "Encore, Horn").play(&["Alice: Encore"]);
    assert_eq!(end.plays_of("Horn"), 2);
    assert_eq!(end.names(Zone::InPlay(ALICE)), ["Encore", "Horn"]);
}

#[test]
fn an_ability_does_not_move_a_gained_card_that_was_covered_on_the_deck() {
    // The Kite takes a gained Estate into hand; the Crane lets a Copper cover it first.
    let table = || Table::new(2).hand(ALICE, "Crane, Smith").in_play(ALICE, "Kite");
    let end = table().play(&["Alice: Smith"]);
    assert_eq!(end.names(Zone::Hand(ALICE)), ["Crane", "Estate"], "a discarded card is found");
    let end = table().play(&["Alice: Crane", "Alice: Crane of Crane, Kite"]);
    assert_eq!(end.names(Zone::Deck(ALICE)), ["Copper", "Estate"], "a covered one is not");
}

#[test]
fn a_game_in_which_nothing_listens_asks_nothing() {
    let end = Table::new(2).hand(ALICE, "Smith, Horn").play(&["Alice: Horn", "Alice: Smith"]);
    assert_eq!(end.reactions(), [""; 0]);
}
