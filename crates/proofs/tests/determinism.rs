//! Checks that the same seed gives the same game: in another thread, in another process, and next year.
//!
//! `golden.txt` holds the digests of some games. If one of them changes, then the rules, the luck or the players have
//! changed, and older saves will not replay. If that is intended, raise `RULES_VERSION` if answers now mean something
//! else, and write the file again: `FIEF_BLESS=1 cargo test -p fief-proofs --test determinism`.

use std::fmt::Write as _;

use fief_cards::LIBRARY;
use fief_engine::log::{Entry, What};
use fief_engine::question::stable_hash;
use fief_engine::rng::Rng;
use fief_engine::setup::{Rules, Setup, Start};
use fief_proofs::case::{Case, Played, pick};
use fief_proofs::moods::Mood;
use fief_proofs::swarm::swarm;

#[test]
fn another_thread_plays_the_same_game() {
    swarm(20, |case| {
        let seed = case.seed;
        let there = std::thread::spawn(move || Case::new(seed).play());
        let here = case.play();
        let there = there.join().expect("the other thread plays too");
        assert_eq!(here.state, there.state);
        assert_eq!(here.state.digest(), there.state.digest());
        assert_eq!(here.log, there.log);
        assert_eq!(here.answers, there.answers);
    });
}

#[test]
fn another_seed_plays_another_game() {
    let digest = |deal: u64| Case { deal, ..Case::new(1) }.play().state.digest();
    assert_ne!(digest(1), digest(2));
}

/// Kingdoms with explicit names, so that new cards change none of these games.
const KINGDOMS: [&str; 4] = [
    "Cellar, Market, Merchant, Militia, Mine, Moat, Remodel, Smithy, Village, Workshop",
    "Artisan, Bandit, Bureaucrat, Chapel, Festival, Gardens, Sentry, Throne Room, Witch, Harbinger",
    "Adventurer, Chancellor, Feast, Spy, Thief, Woodcutter, Throne Room (1st edition), \
     Mine (1st edition), Moneylender (1st edition), Cellar (1st edition)",
    "Council Room, Laboratory, Library, Poacher, Vassal, Moneylender, Moat, Militia, Village, Witch",
];

fn golden_case(kingdom: &str, players: usize) -> Case {
    let names = &["Alice", "Bob", "Carol", "Dave", "Eve", "Frank"][..players];
    let kingdom: Vec<&str> = kingdom.split(", ").collect();
    let start = Start::full(Setup::new(names, &kingdom), &LIBRARY).expect("a legal kingdom");
    let mut rng = Rng::new(stable_hash(&kingdom.join("+")) + players as u64);
    let moods = names.iter().map(|_| pick(&mut rng, &Mood::ALL)).collect();
    Case { seed: players as u64, start, deal: rng.next_u64(), moods }
}

/// A log line in words that do not depend on the engine's internals.
fn line(entry: &Entry, rules: &Rules) -> String {
    let cards: Vec<&str> = entry.cards.iter().map(|&kind| rules.definition(kind).name).collect();
    let what = match entry.what {
        // Which turns are extra ones is not what these games are compared by.
        What::Turn { number, .. } => format!("Turn({number})"),
        what => format!("{what:?}"),
    };
    format!("{} {what} {}\n", entry.player.0, cards.join(","))
}

/// A hash of everything that happened and was answered.
fn digest(played: &Played) -> u64 {
    let rules = played.state.rules();
    let mut text: String = played.log.iter().map(|entry| line(entry, rules)).collect();
    for answer in &played.answers {
        let _ = write!(text, "{:?} {:x}", answer.picks, answer.fingerprint);
    }
    stable_hash(&text)
}

#[test]
fn the_golden_games_have_not_changed() {
    let mut now = String::from("# Written by determinism.rs: players, answers, turns, digest.\n");
    for kingdom in KINGDOMS {
        for players in 2..=6 {
            let played = golden_case(kingdom, players).play();
            let (answers, turns) = (played.answers.len(), played.state.turn().number);
            let _ = writeln!(now, "{players} {answers} {turns} {:016x}", digest(&played));
        }
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden.txt");
    if std::env::var_os("FIEF_BLESS").is_some() {
        std::fs::write(path, &now).expect("the golden file can be written");
    }
    let golden = std::fs::read_to_string(path).expect("the golden file");
    assert_eq!(now, golden.replace("\r\n", "\n"), "see the top of determinism.rs");
}
