//! Checks that a damaged save is refused with a reason: it never crashes the program or passes for another game.

use fief_engine::rng::Rng;
use fief_engine::save::LoadError;
use fief_engine::table::Table;
use fief_proofs::damage::{damage, edit, load_anything, saved_early, with_right_check};
use fief_proofs::swarm::{games, swarm};
use proptest::prelude::*;

fn assert_the_same_game(loaded: &Table, saved: &Table, text: &str) {
    assert_eq!(loaded.save(), saved.save(), "another game out of:\n{text}");
    assert_eq!(loaded.state(), saved.state());
}

#[test]
fn every_cut_is_noticed() {
    swarm(6, |case| {
        let table = saved_early(case, 40);
        let save = table.save();
        for cut in (0..save.len()).filter(|&cut| save.is_char_boundary(cut)) {
            let text = &save[..cut];
            match load_anything(text) {
                // Only the last line break may be missing.
                Ok(loaded) => {
                    assert_eq!(cut, save.len() - 1);
                    assert_the_same_game(&loaded, &table, text);
                }
                Err(LoadError::NotASave | LoadError::Damaged) => {}
                Err(error) => panic!("cut at {cut}: {error}"),
            }
        }
    });
}

#[test]
fn damage_never_makes_another_game() {
    let times = games(40);
    swarm(40, |case| {
        let mut rng = Rng::new(case.seed);
        let length = rng.below(60) as usize;
        let table = saved_early(case, length);
        let save = table.save();
        for _ in 0..times {
            let text = damage(&save, &mut rng);
            if let Ok(loaded) = load_anything(&text) {
                assert_the_same_game(&loaded, &table, &text);
            }
        }
    });
}

/// A correct check number gets the damage past the first check, so that only the rules can refuse it.
#[test]
fn damage_with_a_right_check_number_is_refused_or_a_legal_game() {
    let times = games(60);
    let accepted = std::cell::Cell::new(0);
    swarm(40, |case| {
        let mut rng = Rng::new(case.seed);
        let length = rng.below(60) as usize;
        let save = saved_early(case, length).save();
        for _ in 0..times {
            let text = with_right_check(&damage(&save, &mut rng));
            accepted.set(accepted.get() + usize::from(load_anything(&text).is_ok()));
        }
    });
    assert!(accepted.get() > 0, "no damage was a legal game: the check number is not right");
}

/// An answer is accepted only for the question that it was given to.
#[test]
fn an_answer_to_another_question_is_a_divergence() {
    swarm(20, |case| {
        let table = saved_early(case, 30);
        let mut answers = table.answers().to_vec();
        if answers.is_empty() {
            return;
        }
        let at = Rng::new(case.seed).below(answers.len() as u32) as usize;
        answers[at].fingerprint ^= 1;
        let error = Table::replay(table.start().clone(), table.seed(), answers.clone())
            .expect_err("a wrong fingerprint");
        assert_eq!(error.answer, at);
        assert_eq!(error.recorded, answers[at].picks.to_vec());
    });
}

/// The error for an illegal answer gives that answer's number.
#[test]
fn an_illegal_answer_is_named() {
    swarm(20, |case| {
        let table = saved_early(case, 30);
        let mut answers = table.answers().to_vec();
        if answers.is_empty() {
            return;
        }
        let at = Rng::new(case.seed).below(answers.len() as u32) as usize;
        answers[at].picks = [u16::MAX].into_iter().collect();
        let error = Table::replay(table.start().clone(), table.seed(), answers.clone())
            .expect_err("an illegal answer");
        assert_eq!(error.answer, at);
        assert_eq!(error.recorded, answers[at].picks.to_vec());
    });
}

/// Does what the fuzz target does, without a fuzzer.
#[test]
fn edits_never_make_another_game() {
    swarm(40, |case| {
        let mut rng = Rng::new(case.seed);
        let table = saved_early(case, 20);
        let save = table.save();
        for _ in 0..40 {
            let edits: Vec<u8> =
                (0..4 * (1 + rng.below(3))).map(|_| rng.below(256) as u8).collect();
            let text = edit(&save, &edits);
            if let Ok(loaded) = load_anything(&text) {
                assert_the_same_game(&loaded, &table, &text);
            }
            let _ = load_anything(&with_right_check(&text));
        }
    });
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_refused(text in "\\PC*") {
        prop_assert!(load_anything(&text).is_err());
    }

    #[test]
    fn any_lines_under_a_right_header_are_refused_or_a_legal_game(
        lines in prop::collection::vec(
            "(players|kingdom|seed|first|answers|check|  )(:| )?[ 0-9a-zA-Z,.~()\\-]{0,40}",
            0..8,
        ),
    ) {
        let text = format!("fief save 1\n{}\n", lines.join("\n"));
        let _ = load_anything(&with_right_check(&text));
        let _ = load_anything(&text);
    }

    #[test]
    fn any_answers_are_refused_or_a_legal_game(
        seed in any::<u64>(),
        players in 0_usize..9,
        first in prop::option::of(any::<u8>()),
        answers in prop::collection::vec((prop::collection::vec(any::<u16>(), 0..4), any::<u32>()), 0..4),
    ) {
        let names: Vec<String> = (0..players).map(|player| format!("p{player}")).collect();
        let words: Vec<String> = answers
            .iter()
            .map(|(picks, fingerprint)| {
                let picks: Vec<String> = picks.iter().map(ToString::to_string).collect();
                format!("{}~{fingerprint:x}", picks.join("."))
            })
            .collect();
        let first = first.map_or_else(String::new, |seat| format!("first: {seat}\n"));
        let text = format!(
            "fief save 1\nplayers: {}\nkingdom: Moat, Witch\n{first}seed: {seed}\nanswers:\n  {}\n",
            names.join(", "),
            words.join(" ")
        );
        let _ = load_anything(&with_right_check(&text));
    }
}
