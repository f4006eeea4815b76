//! The shipped strategies, and the effect of each line of a strategy.

use fief_bots::strategy::{Strategy, StrategyBot, find, shipped};
use fief_bots::{BigMoney, Medium, PLANS, choose};
use fief_cards::LIBRARY;
use fief_engine::decide::{Decider, Seats};
use fief_engine::game::Game;
use fief_engine::ids::Player;
use fief_engine::log::{Entry, What};
use fief_engine::setup::{CardName, Setup, Start};
use fief_engine::state::State;

const PLAYERS: [&str; 6] = ["Alice", "Bob", "Carol", "Dave", "Eve", "Frank"];

fn start(players: usize, kingdom: &[&str]) -> Start {
    Start::new(Setup::new(&PLAYERS[..players], kingdom), &LIBRARY).expect("a legal kingdom")
}

fn parse(text: &str) -> Strategy {
    Strategy::parse(text, &LIBRARY).unwrap_or_else(|error| panic!("{error}"))
}

fn play(start: &Start, seed: u64, mut bots: impl Decider) -> State {
    let mut game = Game::new(start.deal(seed), &mut bots);
    game.run().expect("bots answer everything legally, and games end");
    game.into_parts().0
}

fn mirror(start: &Start, strategy: &Strategy) -> Seats<StrategyBot> {
    let bot = strategy.bot(start.rules()).expect("its piles are there");
    Seats(vec![bot; start.rules().players()])
}

/// Counts the copies of a card that a player owns.
fn owned(state: &State, player: Player, name: &str) -> usize {
    state.cards_of(player).filter(|&card| state.card(card).name == name).count()
}

#[test]
fn every_shipped_strategy_says_where_it_is_from_and_plays_on_its_kingdom() {
    assert!(shipped().len() > 50, "{}", shipped().len());
    for shipped in shipped() {
        let strategy = &shipped.strategy;
        assert!(shipped.text.starts_with("# "), "{} has no comment", shipped.file);
        let kingdom: Vec<&str> = strategy.kingdom().iter().map(|card| card.name).collect();
        for players in [2, 3, 6] {
            let start = start(players, &kingdom);
            let state = play(&start, 7, mirror(&start, strategy));
            assert!(state.turn().number < 100 * players as u32, "{} is slow", strategy.name);
        }
        let unique =
            fief_bots::strategy::shipped().iter().filter(|s| s.strategy.name == strategy.name);
        assert_eq!(unique.count(), 1, "{}", strategy.name);
    }
}

#[test]
fn strategies_are_found_by_name_and_by_file() {
    assert_eq!(find("big money ultimate").map(|s| &*s.name), Ok("Big Money Ultimate"));
    assert_eq!(find("big-money-ultimate").map(|s| &*s.name), Ok("Big Money Ultimate"));
    assert_eq!(find("Big Mony").map(|s| &*s.name), Err(Some("Big Money")));
}

#[test]
fn the_text_of_big_money_plays_the_games_of_the_hand_written_one() {
    let start = start(3, &["Smithy", "Militia"]);
    let text = find("Big Money").expect("it is shipped");
    for seed in 0..50 {
        let hand =
            play(&start, seed, Seats(vec![BigMoney::new(), BigMoney::new(), BigMoney::new()]));
        let text = play(&start, seed, mirror(&start, text));
        assert_eq!(hand.digest(), text.digest(), "seed {seed}");
    }
}

#[test]
fn who_refuses_to_lose_ends_no_game_that_is_lost() {
    let start = start(2, &[]);
    let losses = |line: &str| {
        let strategy = parse(&format!("name: T\n{line}\nbuy:\n Province\n Gold\n Silver\n"));
        let lost = |&seed: &u64| {
            let state = play(&start, seed, mirror(&start, &strategy));
            !state.winners().contains(&state.turn().player)
        };
        (0..200).filter(lost).count()
    };
    assert_eq!(losses("losing end: refused"), 0);
    assert_eq!(losses(""), 0);
    assert!(losses("losing end: allowed") > 10);
}

#[test]
fn who_takes_a_winning_end_buys_what_the_list_does_not_want() {
    let start = start(2, &[]);
    let turns = |line: &str| {
        // Nobody wants the last Province, which ends the game in favour of the leader.
        let list = "Province when provinces > 1\n Duchy when provinces = 1\n Gold\n Silver\n";
        let strategy = parse(&format!("name: T\n{line}\nbuy:\n {list}"));
        let turns = |seed| {
            let state = play(&start, seed, mirror(&start, &strategy));
            assert!(state.winners().contains(&state.turn().player), "seed {seed}");
            state.turn().number
        };
        (0..30).map(turns).sum::<u32>()
    };
    assert!(turns("winning end: taken") < turns("winning end: ignored"));
}

/// Counts how often a player who is behind takes the second-to-last Province although a Duchy would give them the
/// lead.
fn penultimate_provinces(line: &str) -> usize {
    let list =
        "Province\n  Duchy when provinces <= 4\n  Gold\n  Estate when provinces <= 5\n  Silver\n";
    let strategy = parse(&format!("name: T\n{line}\nbuy:\n  {list}"));
    let start = start(2, &[]);
    let mut mistakes = 0;
    for seed in 0..300 {
        let mut bots = mirror(&start, &strategy);
        let mut game = Game::new(start.deal(seed), &mut bots);
        while !game.state().is_over() {
            let state = game.state();
            let left = |state: &State, name| {
                state.pile_len(state.rules().pile_named(name).expect("a basic pile"))
            };
            let you = state.turn().player;
            let [mine, theirs] = [you, Player(1 - you.0)].map(|player| state.score(player));
            let tempted = left(state, "Province") == 2
                && left(state, "Duchy") > 0
                && (1..3).contains(&(theirs - mine));
            game.run_turn().expect("bots answer everything");
            mistakes += usize::from(tempted && left(game.state(), "Province") == 1);
        }
    }
    mistakes
}

#[test]
fn the_last_province_but_one_can_be_refused() {
    assert_eq!(penultimate_provinces("penultimate province: refused"), 0);
    assert!(penultimate_provinces("penultimate province: allowed") > 5);
    assert!(penultimate_provinces("") > 5, "{}", penultimate_provinces(""));
}

#[test]
fn conditions_are_obeyed() {
    let text = "name: T
losing end: allowed
buy:
  Province when own Gold >= 2 and (turn > 3 or coins >= 9)
  Smithy when own Smithy < 2 and not own Silver < 2
  Gold
  Militia when own Militia < own Treasure / 12
  Silver
";
    let strategy = parse(text);
    assert_eq!(
        strategy.kingdom().iter().map(|c| c.name).collect::<Vec<_>>(),
        ["Smithy", "Militia"]
    );
    let start = start(2, &["Smithy", "Militia"]);
    for seed in 0..50 {
        let state = play(&start, seed, mirror(&start, &strategy));
        for player in state.players() {
            assert!(owned(&state, player, "Smithy") <= 2);
            assert!(owned(&state, player, "Duchy") == 0);
            assert!(owned(&state, player, "Province") == 0 || owned(&state, player, "Gold") >= 2);
        }
    }
}

#[test]
fn lists_for_playing_holding_and_trashing_are_obeyed() {
    let text = "name: T
buy:
  Province
  Gold
  Smithy when own Smithy = 0
  Chapel when own Chapel = 0
  Silver
hold:
  Smithy
trash:
  Estate
";
    let start = start(2, &["Smithy", "Chapel"]);
    let strategy = parse(text);
    for seed in 0..20 {
        let mut bots = mirror(&start, &strategy);
        let mut game = Game::new(start.deal(seed), &mut bots).logged();
        game.run().expect("bots answer everything");
        let (state, _, log) = game.into_parts();
        for player in state.players() {
            assert_eq!(owned(&state, player, "Copper"), 7, "only Estates are trashed");
        }
        let smithies = log.iter().filter(|entry| {
            entry.what == fief_engine::log::What::Play
                && entry.cards.iter().any(|&kind| state.name(kind) == "Smithy")
        });
        assert_eq!(smithies.count(), 0);
    }
}

#[test]
fn medium_plays_the_strongest_strategy_whose_cards_are_there() {
    let chosen = |kingdom: &[&str]| choose(start(2, kingdom).rules()).name;
    assert_eq!(chosen(&[]), "Big Money Ultimate");
    assert_eq!(chosen(&["Tunnel"]), "Big Money Ultimate");
    assert_eq!(chosen(&["Workshop", "Gardens"]), "Workshop/Gardens");
    assert!(chosen(&["Witch", "Village", "Library"]).contains("Witch"));
    // The second card must not be another terminal Action.
    assert_eq!(chosen(&["Swamp Hag", "Bridge Troll"]), "Big Money with Swamp Hag");
    assert_eq!(chosen(&["Swamp Hag", "Laboratory"]), "Big Money with Swamp Hag and Laboratory");
}

#[test]
fn medium_buys_events_and_projects() {
    let mut setup = Setup::new(&PLAYERS[..2], &["Village"]);
    setup.landscapes = vec![CardName::new("Canal"), CardName::new("Journey")];
    let start = Start::new(setup, &LIBRARY).expect("a legal game");
    assert_eq!(choose(start.rules()).name, "Big Money with Canal and Journey");
    let mut bots = Seats(vec![Medium::new(), Medium::new()]);
    let mut game = Game::new(start.deal(1), &mut bots).logged();
    game.run().expect("bots answer everything");
    let (state, _, log) = game.into_parts();
    for name in ["Canal", "Journey"] {
        let is_bought = |entry: &Entry| {
            entry.what == What::Buy && entry.cards.iter().any(|&kind| state.name(kind) == name)
        };
        assert!(log.iter().any(is_bought), "{name} was not bought");
    }
}

#[test]
fn the_table_of_strengths_has_all_that_medium_may_choose_from() {
    let table = include_str!("../../../strategies/strengths.txt");
    let cells = |line: &'static str| -> Vec<&'static str> { line.split('\t').collect() };
    let rows: Vec<Vec<&str>> = table.lines().map(cells).collect();
    let is_strategy = |row: &&Vec<&str>| ["strategy", "stalls"].contains(&row[1]);
    let hint =
        "run `cargo run --release -p fief-bots --example strengths > strategies/strengths.txt`";
    for strategy in shipped().iter().map(|s| &*s.strategy.name).filter(|n| !n.starts_with("X-")) {
        let listed = rows.iter().filter(is_strategy).any(|row| row[2] == strategy);
        assert!(listed, "{strategy} is missing: {hint}");
    }
    for row in &rows {
        assert!(is_strategy(&row) || PLANS.contains(&row[1]), "{row:?}");
        assert!(find(row[2]).is_ok() || LIBRARY.find(row[2]).is_ok(), "{} is gone: {hint}", row[2]);
    }
    let shares: Vec<f64> = rows.iter().filter_map(|row| row[0].parse().ok()).collect();
    assert!(shares.len() == rows.len() && shares.is_sorted_by(|a, b| a >= b));
}

#[test]
fn a_strategy_is_written_as_it_is_read() {
    for shipped in shipped() {
        let text = shipped.strategy.to_string();
        let again = Strategy::parse(&text, &LIBRARY).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(again.to_string(), text);
        assert_eq!(format!("{:?}", again.buy), format!("{:?}", shipped.strategy.buy), "{text}");
    }
    let text = "name: All of it\nlosing end: allowed\npenultimate province: refused\nwinning end: taken\n\
                kingdom: Moat, Village\nbuy:\n  Gold when not (own Gold > 1 or buying) and (turn < 3 or gaining)\n  \
                Silver when own Silver - (own Gold - 1) < own Treasure / (2 * 3) and spare actions >= 1\ngain:\n  \
                Gold\ntrash:\nplay:\n  Moat when in hand Moat > 1\nhold:\n  Village\n";
    let strategy = Strategy::parse(text, &LIBRARY).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(strategy.to_string(), text);
}
