//! What must make no difference to a game: the words of its cards, and whether it takes short cuts.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use fief_cards::LIBRARY;
use fief_engine::card::Card;
use fief_engine::decide::{Answer, Recorder};
use fief_engine::game::Game;
use fief_engine::ids::Kind;
use fief_engine::setup::{Library, Set, Start};
use fief_engine::state::State;
use fief_engine::zone::Zone;
use fief_proofs::case::{Case, Played};
use fief_proofs::ledger::zones;
use fief_proofs::swarm::swarm;

/// A text that says the same in other words.
fn reworded(text: &str) -> &'static str {
    Box::leak(format!("In other words: {text}").into_boxed_str())
}

/// A card whose every text is another.
fn reworded_card(card: &Card) -> &'static Card {
    let mut card = *card;
    card.text = reworded(card.text);
    for ability in card.abilities_mut() {
        ability.text = reworded(ability.text);
    }
    Box::leak(Box::new(card))
}

/// The library with every text of its cards in other words.
fn reworded_library() -> Library {
    let sets = LIBRARY.sets.iter().map(|set| {
        let cards: Vec<&'static Card> = set.cards.iter().map(|card| reworded_card(card)).collect();
        Set { name: set.name, cards: cards.leak() }
    });
    Library { sets: sets.collect::<Vec<_>>().leak() }
}

/// The answers with the fingerprints of their questions, and where every card is in the end.
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

/// All that the rules go by after a turn, as a number. Who knows which card is no part of it: whoever shuffles where
/// something could answer looks at the rest of their deck.
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
    (state.turn(), state.later(), state.placed(), state.gained_this_turn()).hash(&mut hasher);
    hasher.finish()
}

/// How a game stands after each of its turns, with or without short cuts and a log, and its answers.
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
