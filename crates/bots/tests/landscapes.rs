//! Events and Projects in a buy list, like cards. The test invents its own, so that their effects are under control.

use fief_bots::Strategy;
use fief_cards::LIBRARY;
use fief_engine::card::{Card, event};
use fief_engine::decide::Seats;
use fief_engine::game::Game;
use fief_engine::log::What;
use fief_engine::setup::{CardName, Library, Set, Setup, Start};

static PARADE: Card = event("Parade", 4).text("+1 VP").play(|g, you| g.points(you, 1));

static FEUD: Card = event("Feud", 0).debt(5).text("+1 VP").play(|g, you| g.points(you, 1));

static EVENTS: &[&Card] = &[&PARADE, &FEUD];

/// The Base cards and the invented Events.
fn library() -> Library {
    let base = &LIBRARY.sets[0];
    let sets =
        vec![Set { name: base.name, cards: base.cards }, Set { name: "Invented", cards: EVENTS }];
    Library { sets: sets.leak() }
}

const TEXT: &str = "name: Parade
buy:
  Province
  Gold
  Parade when own Silver >= 3
  Silver
";

#[test]
fn an_event_is_bought_when_its_time_comes() {
    let library = library();
    let strategy = Strategy::parse(TEXT, &library).expect("a good strategy");
    assert_eq!(strategy.landscapes().iter().map(|card| card.name).collect::<Vec<_>>(), ["Parade"]);
    assert!(strategy.kingdom().is_empty());
    let mut setup = Setup::new(&["Alice", "Bob"], &[]);
    setup.landscapes = vec![CardName::parse("Parade")];
    let start = Start::new(setup, &library).expect("a legal game");
    let bot = strategy.bot(start.rules()).expect("the Event is there");
    let mut bots = Seats(vec![bot.clone(), bot]);
    let mut game = Game::new(start.deal(1), &mut bots).logged();
    game.run().expect("bots answer everything");
    let (state, _, log) = game.into_parts();
    let bought = |name: &str| {
        let is = |entry: &&fief_engine::log::Entry| {
            entry.what == What::Buy && entry.cards.iter().any(|&kind| state.name(kind) == name)
        };
        log.iter().filter(is).count()
    };
    assert!(bought("Parade") > 0);
    assert!(bought("Silver") >= 6, "each player has three Silvers before the first Parade");
}

#[test]
fn an_event_that_is_not_in_the_game_is_missed() {
    let strategy = Strategy::parse(TEXT, &library()).expect("a good strategy");
    let start = Start::new(Setup::new(&["Alice", "Bob"], &[]), &LIBRARY).expect("a legal game");
    let error = strategy.bot(start.rules()).expect_err("there is no Parade");
    assert_eq!(error.to_string(), "Parade needs Parade, which is not in this kingdom");
}

#[test]
fn debt_is_paid_off() {
    let library = library();
    let text = "name: Feud\nbuy:\n  Feud when turn <= 6\n  Province\n  Gold\n  Silver\n";
    let strategy = Strategy::parse(text, &library).expect("a good strategy");
    let mut setup = Setup::new(&["Alice", "Bob"], &[]);
    setup.landscapes = vec![CardName::parse("Feud")];
    let start = Start::new(setup, &library).expect("a legal game");
    let bot = strategy.bot(start.rules()).expect("the Event is there");
    let mut bots = Seats(vec![bot.clone(), bot]);
    let mut game = Game::new(start.deal(1), &mut bots);
    game.run().expect("bots answer everything");
    for player in game.state().players() {
        assert_eq!(game.state().pools(player).debt, 0);
        assert!(game.state().pools(player).points > 0, "Feud was bought");
    }
    assert!(game.state().turn().number < 120, "they bought Provinces after that");
}
