//! Single decisions of a bot about cards that need judgement.

use fief_bots::Strategy;
use fief_cards::LIBRARY;
use fief_engine::decide::Seats;
use fief_engine::game::Game;
use fief_engine::ids::{Kind, Player};
use fief_engine::log::Entry;
use fief_engine::position::Position;
use fief_engine::setup::{CardName, Setup, Start};
use fief_engine::zone::Zone;
use fief_telling::log;

const ALICE: Player = Player(0);
const MONEY: &str =
    "name: Money\nbuy:\n  Province\n  Duchy when provinces <= 4\n  Gold\n  Silver\n";

/// A table set for the first turn of a bot that plays a strategy.
struct Scene {
    start: Start,
    position: Position,
    strategy: Strategy,
}

impl Scene {
    fn new(strategy: &str, kingdom: &[&str], landscapes: &[&str]) -> Self {
        let mut setup = Setup::new(&["Alice", "Bob"], kingdom);
        setup.landscapes = landscapes.iter().map(|name| CardName::parse(name)).collect();
        let start = Start::new(setup, &LIBRARY).expect("a legal game");
        let position = Position::new(&start);
        let strategy = Strategy::parse(strategy, &LIBRARY).expect("a good strategy");
        Self { start, position, strategy }
    }

    fn kind(&self, name: &str) -> Kind {
        self.start.rules().kind_named(name).unwrap_or_else(|| panic!("no {name}"))
    }

    fn put(mut self, cards: &[&str], zone: Zone) -> Self {
        for name in cards {
            self.position.put(self.kind(name), zone);
        }
        self
    }

    fn hand(self, cards: &[&str]) -> Self {
        self.put(cards, Zone::Hand(ALICE))
    }

    /// Sets the deck, the top card first, with ten more copies of the last.
    fn deck(self, cards: &[&str]) -> Self {
        let last = *cards.last().expect("a deck of something");
        self.put(cards, Zone::Deck(ALICE)).put(&[last; 10], Zone::Deck(ALICE))
    }

    fn left(mut self, pile: &str, count: usize) -> Self {
        let pile = self.start.rules().pile_named(pile).expect("a pile");
        self.position.set_pile(pile, count);
        self
    }

    /// Plays the turn and returns its log: sentences without the player's name.
    fn play(self) -> Vec<String> {
        let bot = self.strategy.bot(self.start.rules()).expect("its piles are there");
        let mut bots = Seats(vec![bot.clone(), bot]);
        let mut game = Game::new(self.position.finish(), &mut bots).logged();
        game.run_turn().expect("bots answer everything");
        let (_, _, told) = game.into_parts();
        let rules = self.start.rules();
        let line = |entry: &Entry| log::line(&entry.seen_by(ALICE), rules);
        told.iter().filter_map(line).map(|line| line.words()).collect()
    }
}

#[track_caller]
fn assert_done(log: &[String], what: &str) {
    assert!(log.iter().any(|line| line.contains(what)), "not '{what}' in {log:#?}");
}

#[track_caller]
fn assert_not_done(log: &[String], what: &str) {
    assert!(log.iter().all(|line| !line.contains(what)), "'{what}' in {log:#?}");
}

const CHAMELEON: &str = "Way of the Chameleon";
const MOUSE: &str = "Way of the Mouse";
const BUTTERFLY: &str = "Way of the Butterfly";

#[test]
fn coins_instead_of_cards_that_bring_less() {
    let smithy = || {
        Scene::new(MONEY, &["Smithy"], &[CHAMELEON])
            .hand(&["Smithy", "Copper", "Copper", "Copper", "Estate"])
    };
    let log = smithy().deck(&["Estate"]).play();
    assert_done(&log, CHAMELEON);
    assert_done(&log, "buys Gold");
    let log = smithy().deck(&["Gold"]).play();
    assert_not_done(&log, CHAMELEON);
    assert_done(&log, "buys Province");
}

#[test]
fn cards_instead_of_coins_while_what_is_drawn_can_be_played() {
    let scene = Scene::new(MONEY, &["Festival", "Smithy"], &[CHAMELEON]);
    let log = scene.hand(&["Festival", "Estate"]).deck(&["Smithy", "Copper"]).play();
    assert_done(&log, CHAMELEON);
    assert_done(&log, "plays Smithy");
    let scene = Scene::new(MONEY, &["Smithy", "Village"], &[CHAMELEON]);
    let log = scene.hand(&["Village", "Smithy"]).deck(&["Estate", "Estate", "Smithy"]).play();
    let swapped = log.iter().filter(|line| line.contains(CHAMELEON)).count();
    assert_eq!(swapped, 1, "only the last Smithy, with no Action left, is for coins: {log:#?}");
}

#[test]
fn a_mouse_that_is_a_village_makes_time_for_another_action() {
    let with_village = "Way of the Mouse with Village";
    let smithies = |hand: &[&str]| {
        Scene::new(MONEY, &["Smithy"], &[with_village]).hand(hand).deck(&["Copper"]).play()
    };
    let log = smithies(&["Smithy", "Smithy", "Copper"]);
    assert_done(&log, MOUSE);
    assert_eq!(log.iter().filter(|line| line.contains("plays Smithy")).count(), 2, "{log:#?}");
    assert_not_done(&smithies(&["Smithy", "Copper", "Copper"]), MOUSE);
}

#[test]
fn a_mouse_makes_something_of_a_card_that_does_nothing() {
    let chapel = |hand: &[&str]| {
        Scene::new(MONEY, &["Chapel"], &["Way of the Mouse with Village"])
            .hand(hand)
            .deck(&["Silver"])
            .play()
    };
    assert_done(&chapel(&["Chapel", "Gold", "Gold"]), MOUSE);
    assert_not_done(&chapel(&["Chapel", "Curse", "Gold"]), MOUSE);
}

#[test]
fn a_butterfly_brings_points_near_the_end_for_a_card_that_is_not_needed() {
    let list = "name: A\nbuy:\n  Province\n  Duchy\n  Gold\n";
    let smithy = |treasure, provinces| {
        Scene::new(list, &["Smithy"], &[BUTTERFLY])
            .hand(&["Smithy", treasure, treasure, treasure])
            .deck(&["Copper"])
            .left("Province", provinces)
            .play()
    };
    let log = smithy("Gold", 4);
    assert_done(&log, "returns Smithy");
    assert_done(&log, "gains Duchy");
    assert_done(&log, "buys Province");
    assert_not_done(&smithy("Gold", 8), BUTTERFLY);
    assert_not_done(&smithy("Silver", 4), BUTTERFLY);
}

#[test]
fn a_butterfly_takes_a_useless_card_unless_the_list_would_rather_have_it() {
    let moneylender = |list: &str| {
        Scene::new(list, &["Moneylender", "Market"], &[BUTTERFLY])
            .hand(&["Moneylender", "Silver", "Silver"])
            .deck(&["Silver"])
            .play()
    };
    let wants_market = "name: A\nkingdom: Moneylender\nbuy:\n  Province\n  Market\n  Silver\n";
    assert_done(&moneylender(wants_market), "gains Market");
    let wants_both = "name: B\nbuy:\n  Moneylender when own Moneylender = 0\n  Market\n";
    assert_not_done(&moneylender(wants_both), BUTTERFLY);
}

#[test]
fn a_cage_takes_what_does_nothing_out_of_the_deck() {
    let cage = |hand: &[&str]| {
        Scene::new(MONEY, &["Cage", "Smithy"], &[]).hand(hand).deck(&["Copper"]).play()
    };
    let log = cage(&["Cage", "Copper", "Copper", "Duchy", "Estate", "Smithy", "Curse"]);
    // Smithy has drawn three Coppers.
    for junk in ["Duchy", "Estate", "Curse"] {
        assert_done(&log, &format!("sets {junk} aside"));
    }
    assert_not_done(&log, "sets Copper aside");
}

#[test]
fn a_cage_keeps_actions_for_the_next_turn_if_they_come_back_at_once() {
    let log = Scene::new(MONEY, &["Cage", "Smithy"], &[])
        .hand(&["Cage", "Gold", "Gold", "Gold", "Smithy", "Smithy"])
        .deck(&["Estate"])
        .play();
    assert_done(&log, "sets Smithy aside");
    assert_done(&log, "buys Province");
    assert_not_done(&log, "sets Estate aside");
}

#[test]
fn rats_eat_what_does_nothing_and_nothing_good() {
    let rats =
        |hand: &[&str]| Scene::new(MONEY, &["Rats"], &[]).hand(hand).deck(&["Copper"]).play();
    let log = rats(&["Rats", "Curse", "Copper", "Silver"]);
    assert_done(&log, "plays Rats");
    assert_done(&log, "trashes Curse");
    assert_done(&rats(&["Rats", "Estate", "Silver"]), "trashes Estate");
    assert_not_done(&rats(&["Rats", "Copper", "Silver"]), "plays Rats");
    assert_not_done(&rats(&["Rats", "Province", "Silver"]), "plays Rats");
}

/// Plays a turn with this hand and a deck of Coppers.
fn turn(kingdom: &[&str], hand: &[&str]) -> Vec<String> {
    Scene::new(MONEY, kingdom, &[]).hand(hand).deck(&["Copper"]).play()
}

#[test]
fn instructions_are_chosen_by_what_they_do_now() {
    let log = turn(&["Steward"], &["Steward", "Estate", "Estate", "Silver", "Silver"]);
    assert_done(&log, "trashes 2× Estate");
    let log = turn(&["Steward"], &["Steward", "Gold", "Silver", "Silver", "Silver"]);
    assert_not_done(&log, "trashes");
    let log = turn(&["Count"], &["Count", "Estate", "Estate", "Gold", "Silver"]);
    assert_done(&log, "discards 2× Estate");
    let log = turn(&["Count"], &["Count", "Silver", "Silver", "Gold", "Gold"]);
    assert_not_done(&log, "discards 2×");
    let log = turn(&["Hunting Lodge"], &["Hunting Lodge", "Gold", "Gold", "Silver"]);
    assert_done(&log, "buys Province");
}

#[test]
fn nobles_are_for_actions_only_if_there_are_some_to_play() {
    let smithies = turn(&["Nobles", "Smithy"], &["Nobles", "Smithy", "Smithy", "Copper"]);
    assert_done(&smithies, "plays Smithy");
    assert_done(&turn(&["Nobles"], &["Nobles", "Copper", "Copper"]), "draws 3");
}

#[test]
fn good_cards_are_not_trashed_for_little() {
    for trasher in ["Upgrade", "Junk Dealer", "Altar", "Trading Post", "Forge", "Raze"] {
        let bad = turn(&[trasher], &[trasher, "Curse", "Curse", "Gold", "Gold"]);
        assert_done(&bad, &format!("plays {trasher}"));
        assert_not_done(&bad, "trashes Gold");
        let good = turn(&[trasher], &[trasher, "Gold", "Gold", "Gold"]);
        assert_not_done(&good, &format!("plays {trasher}"));
    }
}

#[test]
fn a_treasure_map_waits_for_another() {
    let map = "Treasure Map";
    assert_not_done(&turn(&[map], &[map, "Copper"]), "plays Treasure Map");
    assert_done(&turn(&[map], &[map, map, "Copper"]), "gains Gold onto the deck");
}

#[test]
fn a_copper_is_given_and_nothing_better() {
    assert_done(&turn(&["Stables"], &["Stables", "Copper", "Gold"]), "discards Copper");
    assert_not_done(&turn(&["Stables"], &["Stables", "Gold", "Gold"]), "plays Stables");
    assert_not_done(&turn(&["Counterfeit"], &["Counterfeit", "Gold"]), "trashes Gold");
    assert_done(&turn(&["Counterfeit"], &["Counterfeit", "Copper", "Gold"]), "trashes Copper");
}

#[test]
fn a_tiara_comes_before_the_treasure_that_it_plays_twice() {
    assert_done(&turn(&["Tiara"], &["Tiara", "Gold", "Copper", "Copper"]), "buys Province");
}

#[test]
fn an_island_is_for_points() {
    let log = turn(&["Island"], &["Island", "Copper", "Province", "Gold"]);
    assert_done(&log, "Province");
    assert_done(&log, "buys Silver");
}

#[test]
fn nobody_exiles_a_curse_of_the_supply() {
    assert_done(&turn(&["Camel Train"], &["Camel Train"]), "Gold");
}

#[test]
fn a_cursed_gold_is_only_for_something_dear() {
    let pooka = |hand: &[&str]| turn(&["Pooka"], hand);
    assert_not_done(&pooka(&["Cursed Gold", "Copper"]), "plays Cursed Gold");
    assert_done(&pooka(&["Cursed Gold", "Gold", "Silver"]), "buys Province");
}

#[test]
fn a_way_makes_something_of_a_card_that_does_nothing() {
    let way = "Way of the Sheep";
    let hand = ["Chapel", "Gold", "Gold"];
    let log = Scene::new(MONEY, &["Chapel"], &[way]).hand(&hand).deck(&["Copper"]).play();
    assert_done(&log, "buys Province");
}
