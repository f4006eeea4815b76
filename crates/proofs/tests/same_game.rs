//! Checks that neither the words of cards nor short cuts make a difference to a game.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use fief_bots::{BigMoney, Medium, strategy};
use fief_cards::LIBRARY;
use fief_engine::card::Card;
use fief_engine::decide::{Answer, AtOnce, Decider, Offer, Recorder, Seats};
use fief_engine::game::{Flow, Game};
use fief_engine::ids::Kind;
use fief_engine::question::{Question, Reply};
use fief_engine::setup::{Library, Set, Setup, Start};
use fief_engine::state::State;
use fief_engine::view::View;
use fief_engine::zone::Zone;
use fief_proofs::case::{Case, Played};
use fief_proofs::ledger::zones;
use fief_proofs::swarm::swarm;

/// A text that says the same in other words.
fn reworded(text: &str) -> &'static str {
    Box::leak(format!("In other words: {text}").into_boxed_str())
}

/// A card with all its texts reworded.
fn reworded_card(card: &Card) -> &'static Card {
    let mut card = *card;
    card.text = reworded(card.text);
    for ability in card.abilities_mut() {
        ability.text = reworded(ability.text);
    }
    Box::leak(Box::new(card))
}

/// The library with all card texts reworded.
fn reworded_library() -> Library {
    let sets = LIBRARY.sets.iter().map(|set| {
        let cards: Vec<&'static Card> = set.cards.iter().map(|card| reworded_card(card)).collect();
        Set { name: set.name, cards: cards.leak() }
    });
    Library { sets: sets.collect::<Vec<_>>().leak() }
}

/// Checks that two games have the same answers and fingerprints, and the same cards in the end.
fn assert_same(one: &Played, other: &Played, what: &str) {
    let differ = one.answers.iter().zip(&other.answers).position(|(a, b)| a != b);
    assert_eq!(differ, None, "{what}: the first answer that differs of {}", one.answers.len());
    assert_eq!(one.answers.len(), other.answers.len(), "{what}");
    for player in one.state.players() {
        let at_end = |played: &Played| {
            let zones = [Zone::Deck(player), Zone::Hand(player), Zone::Discard(player)];
            let cards: Vec<Kind> =
                zones.iter().flat_map(|&zone| played.state.cards().kinds_in(zone)).collect();
            (cards, *played.state.pools(player), played.state.score(player))
        };
        assert_eq!(at_end(one), at_end(other), "{what}");
    }
}

#[test]
fn other_words_play_the_same_game() {
    let library = reworded_library();
    swarm(40, |case| {
        let setup = case.start.rules().setup().clone();
        let start = Start::new(setup, &library).expect("the same cards");
        let other = Case { start, moods: case.moods.clone(), ..*case };
        let (one, other) = (case.play(), other.play());
        assert_same(&one, &other, "in other words");
        assert_eq!(one.state.digest(), other.state.digest());
    });
}

/// A hash of everything that the rules depend on after a turn. Knowledge of cards is no part of it: a player who
/// shuffles when something could answer looks at the rest of their deck.
fn standing(state: &State) -> u64 {
    let mut hasher = DefaultHasher::new();
    for zone in zones(state) {
        for card in state.cards().in_zone(zone) {
            (state.kind(card), state.cards().track(card)).hash(&mut hasher);
        }
        u64::MAX.hash(&mut hasher);
    }
    for player in state.players() {
        state.pools(player).hash(&mut hasher);
        state.holdings(player).for_each(|kind| kind.hash(&mut hasher));
    }
    (state.turn(), state.later(), state.placed(), state.history()).hash(&mut hasher);
    hasher.finish()
}

/// The hash of a game after each of its turns, with or without short cuts and a log, and its answers.
fn turn_by_turn(case: &Case, start: &Start, logged: bool) -> (Vec<u64>, Vec<Answer>) {
    let mut bots = Recorder::new(case.bots());
    let mut game = Game::new(start.deal(case.deal), &mut bots);
    if logged {
        game = game.logged();
    }
    let mut standings = Vec::new();
    while !game.state().is_over() {
        game.run_turn().expect("the players answer everything legally");
        standings.push(standing(game.state()));
    }
    (standings, bots.answers)
}

#[test]
fn looking_everywhere_plays_the_same_game() {
    swarm(60, |case| {
        let everywhere = case.start.looking_everywhere();
        let usual = turn_by_turn(case, &case.start, false);
        for (start, logged, what) in [
            (&case.start, true, "with a log"),
            (&everywhere, false, "looking everywhere"),
            (&everywhere, true, "looking everywhere, with a log"),
        ] {
            let other = turn_by_turn(case, start, logged);
            let differ = usual.0.iter().zip(&other.0).position(|(a, b)| a != b);
            assert_eq!(differ, None, "{what}: the first turn that differs of {}", usual.0.len());
            assert_eq!(usual, other, "{what}");
        }
    });
}

/// Counts the decisions that its bots make at once.
struct Counting {
    bots: Seats<Box<dyn Decider>>,
    at_once: usize,
}

impl Decider for Counting {
    fn decide(&mut self, view: View<'_>, question: &Question, reply: &mut Reply) -> Flow {
        self.bots.decide(view, question, reply)
    }

    fn decides_at_once(&self) -> bool {
        self.bots.decides_at_once()
    }

    fn decide_at_once(&mut self, view: View<'_>, offer: Offer) -> Option<AtOnce> {
        let step = self.bots.decide_at_once(view, offer);
        self.at_once += usize::from(step.is_some());
        step
    }
}

/// The hashes of a game after each of its turns.
fn standings(start: &Start, deal: u64, bots: &mut dyn Decider) -> Vec<u64> {
    let mut game = Game::new(start.deal(deal), bots);
    let mut standings = Vec::new();
    while !game.state().is_over() {
        game.run_turn().expect("bots answer everything legally");
        standings.push(standing(game.state()));
    }
    standings
}

/// Plays a game with bots that may decide at once, with bots that are asked everything, and without short cuts. Returns
/// how often they decided at once.
fn assert_same_at_once(
    start: &Start,
    deal: u64,
    bots: impl Fn() -> Vec<Box<dyn Decider>>,
    what: &str,
) -> usize {
    let mut counting = Counting { bots: Seats(bots()), at_once: 0 };
    let at_once = standings(start, deal, &mut counting);
    // A recorder passes on only questions.
    let asked = standings(start, deal, &mut Recorder::new(Seats(bots())));
    assert_eq!(at_once, asked, "{what}: asked everything");
    let mut everywhere = Counting { bots: Seats(bots()), at_once: 0 };
    assert_eq!(at_once, standings(&start.looking_everywhere(), deal, &mut everywhere), "{what}");
    assert_eq!(everywhere.at_once, 0, "looking everywhere switches the short cut off");
    counting.at_once
}

#[test]
fn deciding_at_once_plays_the_same_game() {
    swarm(30, |case| {
        let players = case.start.rules().players();
        let medium = || (0..players).map(|_| Box::new(Medium::new()) as Box<dyn Decider>).collect();
        assert_same_at_once(&case.start, case.deal, medium, "medium");
    });
    let kingdom = [
        "Cellar", "Market", "Merchant", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village",
        "Workshop",
    ];
    let start = Start::new(Setup::new(&["Alice", "Bob"], &kingdom), &LIBRARY).expect("a kingdom");
    let strategies = strategy::shipped().iter().filter_map(|shipped| {
        shipped.strategy.bot(start.rules()).ok().map(|bot| (&shipped.strategy.name, bot))
    });
    for (deal, (name, bot)) in (0..).zip(strategies) {
        let pair =
            || -> Vec<Box<dyn Decider>> { vec![Box::new(bot.clone()), Box::new(bot.clone())] };
        assert!(assert_same_at_once(&start, deal, pair, name) > 0, "{name} decides at once");
        let money =
            || -> Vec<Box<dyn Decider>> { vec![Box::new(BigMoney::new()), Box::new(bot.clone())] };
        assert!(assert_same_at_once(&start, deal, money, name) > 0, "Big Money decides at once");
    }
}
