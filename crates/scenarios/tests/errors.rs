//! Error messages of scenarios: the place, the fault, and the question that was really asked.

use fief_scenarios::{parse, parse_each};

/// The error in a text with one scenario.
fn error_in(text: &str) -> String {
    match parse(text) {
        Err(error) => error.to_string(),
        Ok(scenarios) => {
            let failure = scenarios[0].run().failure;
            failure.map_or_else(|| "nothing".to_owned(), |failure| failure.to_string())
        }
    }
}

/// The error of these moves at a table with Militia.
fn error_after_militia(moves: &str) -> String {
    error_in(&format!(
        "# Militia\nAlice hand: Militia\nBob hand: Copper x4, Estate\n---\nAlice: play Militia\n{moves}"
    ))
}

const BOBS_QUESTION: &str =
    "asked: Bob: Militia: discard (pick 2 of: discard Copper, discard Estate)";

#[test]
fn an_unknown_card() {
    let text = "# Title\nAlice hand: Copper x2, Vilage\n---\n";
    assert_eq!(error_in(text), "line 2: no card named 'Vilage'; did you mean Village?");
}

#[test]
fn an_unknown_card_in_a_move() {
    let text = "# Title\n---\nAlice: play Vilage\n";
    assert_eq!(error_in(text), "line 3: no card named 'Vilage'; did you mean Village?");
}

#[test]
fn an_unknown_version() {
    let text = "# Title\nkingdom: Mine (3rd edition)\n---\n";
    assert_eq!(
        error_in(text),
        "line 2: Mine has no version '3rd edition'; it has: 1st edition, 2nd edition"
    );
}

#[test]
fn two_versions_at_once() {
    let text = "# Title\nkingdom: Mine (1st edition)\nAlice hand: Mine (2nd edition)\n---\n";
    assert_eq!(error_in(text), "line 3: Mine is already in the game in version '1st edition'");
}

#[test]
fn a_question_without_a_line() {
    let expected = format!("line 5: no line answers the next question\n    {BOBS_QUESTION}");
    assert_eq!(error_after_militia(""), expected);
}

#[test]
fn a_line_without_a_question() {
    let text = "# Title\nsupply: Province 1\nphase: buy\nAlice coins: 8\n---\nAlice: buy Province\n\
                Bob: buy Copper\n";
    assert_eq!(
        error_in(text),
        "line 7: no question is asked here\n    asked: nothing: the game is over"
    );
}

#[test]
fn a_wrong_chooser() {
    let expected = format!("line 6: the question is for Bob, not Alice\n    {BOBS_QUESTION}");
    assert_eq!(error_after_militia("Alice: discard Copper x2\n"), expected);
}

#[test]
fn an_unknown_option() {
    let expected =
        format!("line 6: discard Gold, Copper: 'Gold' is not on offer\n    {BOBS_QUESTION}");
    assert_eq!(error_after_militia("Bob: discard Gold, Copper\n"), expected);
}

#[test]
fn too_many_of_an_option() {
    let expected = format!(
        "line 6: discard Estate, Estate: 'Estate' is not on offer that often\n    {BOBS_QUESTION}"
    );
    assert_eq!(error_after_militia("Bob: discard Estate x2\n"), expected);
}

#[test]
fn the_wrong_number() {
    let expected =
        format!("line 6: discard Copper: 1 picked, but exactly 2 must be\n    {BOBS_QUESTION}");
    assert_eq!(error_after_militia("Bob: discard Copper\n"), expected);
}

#[test]
fn nothing_where_something_must_be_picked() {
    let expected = format!("line 6: nothing: something must be picked\n    {BOBS_QUESTION}");
    assert_eq!(error_after_militia("Bob: nothing\n"), expected);
}

#[test]
fn a_verb_that_does_not_fit() {
    let expected =
        format!("line 6: trash Copper, Copper: nothing is on offer to trash\n    {BOBS_QUESTION}");
    assert_eq!(error_after_militia("Bob: trash Copper x2\n"), expected);
}

#[test]
fn a_wrong_word_for_nothing() {
    let text = "# Title\nAlice hand: Village\n---\nAlice: end turn\n";
    assert_eq!(
        error_in(text),
        "line 4: end turn: picking nothing is called 'end actions' here\n    \
         asked: Alice: turn (pick 0 to 1 of: play Village)"
    );
}

#[test]
fn an_unknown_verb() {
    assert_eq!(
        error_after_militia("Bob: discrad Copper x2\n"),
        "line 6: no verb 'discrad'; did you mean 'discard'?"
    );
    let error = error_after_militia("Bob: sing Copper x2\n");
    assert!(error.starts_with("line 6: no verb 'sing'; the verbs are: play, buy,"), "{error}");
}

#[test]
fn an_offer_that_is_another() {
    let expected = format!(
        "line 6: expected to discard: copper x4; on offer: copper x4, estate\n    {BOBS_QUESTION}"
    );
    assert_eq!(error_after_militia("Bob? discard Copper x4\n"), expected);
    let expected =
        format!("line 6: expected 0 to 2 to pick, but it is 2 to 2\n    {BOBS_QUESTION}");
    assert_eq!(error_after_militia("Bob? discard 0 to 2 of Copper x4, Estate\n"), expected);
}

#[test]
fn a_wrong_final_zone() {
    let moves = "Bob: discard Copper x2\n---\nBob hand: Copper x3\n";
    assert_eq!(
        error_after_militia(moves),
        "line 8: Bob hand: expected Copper x3, but it is Copper x2, Estate"
    );
}

#[test]
fn a_wrong_order() {
    let text = "# Title\nAlice deck: Gold, Silver\n---\n---\nAlice deck: Silver, Gold\n";
    assert_eq!(
        error_in(text),
        "line 5: Alice deck: expected Silver, Gold, but it is Gold, Silver (top first)"
    );
}

#[test]
fn other_wrong_claims() {
    let wrong = |claim: &str| error_in(&format!("# Title\n---\n---\n{claim}\n"));
    assert_eq!(wrong("Alice coins: 3"), "line 4: Alice coins: expected 3, but it is 0");
    assert_eq!(wrong("Alice score: -1"), "line 4: Alice score: expected -1, but it is 0");
    assert_eq!(wrong("supply: Curse 9"), "line 4: supply: Curse: expected 9, but it is 10");
    assert_eq!(wrong("phase: action"), "line 4: phase: expected action, but it is buy");
    assert_eq!(wrong("turn: Bob"), "line 4: turn: expected Bob, but it is Alice");
    assert_eq!(wrong("over"), "line 4: over: the game is not over");
    assert_eq!(wrong("winner: Alice"), "line 4: winner: the game is not over");
    assert_eq!(
        wrong("Alice hand: 5 cards"),
        "line 4: Alice hand: expected 5 cards, but there are 0"
    );
    assert_eq!(wrong("trash: Gold"), "line 4: trash: expected Gold, but it is nothing");
    assert_eq!(wrong("log: Bob wins"), "line 4: log: 'Bob wins' is not in the log");
    assert_eq!(wrong("turn: Bbo"), "line 4: no player named 'Bbo'; did you mean 'Bob'?");
}

#[test]
fn wrong_headers() {
    let wrong = |field: &str| error_in(&format!("# Title\n{field}\n---\n"));
    assert_eq!(wrong("colour: red"), "line 2: unknown field 'colour'");
    assert_eq!(wrong("kingdum: Moat"), "line 2: unknown field 'kingdum'; did you mean 'kingdom'?");
    assert_eq!(
        wrong("Alcie hand: Moat"),
        "line 2: unknown field 'Alcie hand'; did you mean 'Alice'?"
    );
    assert_eq!(wrong("Alice hnad: Moat"), "line 2: a player has no 'hnad'; did you mean 'hand'?");
    assert_eq!(wrong("Alice hand: Moat\nAlice hand: Moat"), "line 3: 'Alice hand' is given twice");
    assert_eq!(wrong("kingdom: Copper"), "line 2: Copper is not a Kingdom card");
    assert_eq!(wrong("rulings: Moat/99"), "line 2: no ruling 'Moat/99'; did you mean 'Moat/1'?");
    assert_eq!(wrong("rulings: Moat/2, Moat/2"), "line 2: Moat/2 is claimed twice");
    assert_eq!(wrong("players: Alice"), "line 1: a game has 2 to 6 players, not 1");
    assert_eq!(wrong("Alice coins: lots"), "line 2: 'lots' is not a number from 0 to 999");
    assert_eq!(wrong("Alice hand: Copper x0"), "line 2: 'Copper x0' means no card");
    assert_eq!(wrong("supply: Copper 201"), "line 2: a pile has at most 200 cards");
    assert_eq!(
        wrong("phase: tea"),
        "line 2: no phase 'tea'; the phases are: start, action, buy, night, clean-up"
    );
    assert_eq!(
        wrong("deal: 1\nAlice hand: Copper"),
        "line 2: a dealt game takes no other settings"
    );
}

#[test]
fn wrong_shapes() {
    let title = "a scenario begins with its title: '# …'";
    assert_eq!(error_in(""), format!("line 1: {title}"));
    assert_eq!(error_in("Alice hand: Copper\n---\n"), format!("line 1: {title}"));
    assert_eq!(error_in("# One\n---\n===\n"), format!("line 3: {title}"));
    assert_eq!(
        error_in("# Title\nAlice hand: Copper\n"),
        "line 1: there is no line '---' between the table and the moves"
    );
}

#[test]
fn a_shuffle_that_never_happens() {
    let text = "# Title\nAlice shuffle: Gold\nAlice hand: Village\n---\n";
    assert_eq!(error_in(text), "line 1: Alice shuffles less often than the table says");
}

#[test]
fn ids_with_commas_are_read_whole() {
    let text =
        "# Title\nrulings: Moat/2, COMMON: Get from deck, then discard/put back/1, Witch/1\n---\n";
    assert_eq!(error_in(text).split(';').next(), Some("line 2: no ruling 'Witch/1'"));
    let text = text.replace(", Witch/1", "");
    let ids = ["Moat/2", "COMMON: Get from deck, then discard/put back/1"];
    assert_eq!(parse(&text).expect("it is well formed")[0].rulings(), ids);
}

#[test]
fn a_faulty_scenario_fails_alone() {
    let text = "# Good\nAlice hand: Village\n---\n===\n# Faulty\nAlice hand: Vilage\n---\n===\n# Good too\nAlice hand: Moat\n---\n";
    let read = parse_each(text);
    let titles: Vec<&str> = read
        .iter()
        .map(|each| match each {
            Ok(scenario) => scenario.title(),
            Err(faulty) => &faulty.title,
        })
        .collect();
    assert_eq!(titles, ["Good", "Faulty", "Good too"]);
    let faults: Vec<usize> =
        read.iter().filter_map(|e| Some(e.as_ref().err()?.error.line)).collect();
    assert_eq!(faults, [6]);
}

#[test]
fn what_does_nothing_in_the_game_says_what_to_add() {
    let wrong = |field: &str| error_in(&format!("# Title\n{field}\n---\n"));
    assert_eq!(
        wrong("tokens: 2 Embargo on Smithy"),
        "line 2: the Embargo token does nothing in this game; add 'kingdom: Embargo'"
    );
    assert_eq!(wrong("kingdom: Embargo\ntokens: 2 Embargo on Smithy"), "nothing");
    assert_eq!(wrong("tokens: 0 Embargo on Smithy"), "nothing", "none need no rules");
    let plus_card = wrong("Alice tokens: +1 Card on Smithy");
    assert!(
        plus_card.starts_with("line 2: the +1 Card token does nothing in this game; add '"),
        "{plus_card}"
    );
    assert!(plus_card.contains("'landscapes: Pathfinding'"), "{plus_card}");
    assert_eq!(wrong("landscapes: Pathfinding\nAlice tokens: +1 Card on Smithy"), "nothing");
    let journey = wrong("Alice Journey token: face down");
    assert!(journey.contains("the Journey token does nothing in this game; add "), "{journey}");
    assert_eq!(wrong("kingdom: Ranger\nAlice Journey token: face down"), "nothing");
    let favors = wrong("Alice favors: 2");
    assert!(favors.contains("a Favor does nothing in this game; add "), "{favors}");
}

#[test]
fn a_card_that_is_not_in_the_game_says_what_brings_it() {
    let wrong = |field: &str| error_in(&format!("# Title\n{field}\n---\n"));
    assert_eq!(
        wrong("Alice hand: Madman"),
        "line 2: Madman is not in this game; add 'kingdom: Hermit'"
    );
    assert_eq!(
        wrong("Alice has: Lost in the Woods"),
        "line 2: Lost in the Woods is not in this game; add 'kingdom: Fool'"
    );
    let boons = wrong("top of Boons: The Sea's Gift");
    assert!(boons.contains("is not in this game; add 'kingdom: "), "{boons}");
}

/// Plays two Villages and a Smithy, and claims something of the log.
fn claim_of_log(claim: &str) -> String {
    error_in(&format!(
        "# Title\nAlice hand: Village x2, Smithy\nAlice deck: Copper x5\n---\n\
         Alice: play Village, Village, Smithy\n---\n{claim}\n"
    ))
}

#[test]
fn the_log_can_be_counted() {
    for right in [
        "log 2 times: Alice plays Village",
        "log twice: Alice plays Village",
        "log at least 2 times: Alice plays Village",
        "log once: Alice plays Smithy",
        "log 0 times: Bob plays Village",
        "Bob sees 2 times: Alice draws a card",
        "Bob sees once: Alice draws 3 cards",
    ] {
        assert_eq!(claim_of_log(right), "nothing", "{right}");
    }
    assert_eq!(
        claim_of_log("log once: Alice plays Village"),
        "line 7: log once: 'Alice plays Village' is 2 times in the log, expected 1"
    );
    assert_eq!(
        claim_of_log("log at least 3 times: Alice plays Village"),
        "line 7: log at least 3 times: 'Alice plays Village' is 2 times in the log, \
         expected at least 3"
    );
    assert_eq!(
        claim_of_log("no log: Alice plays Smithy"),
        "line 7: no log: 'Alice plays Smithy' is once in the log, expected 0"
    );
    assert_eq!(
        claim_of_log("log: Alice plays Smithys"),
        "line 7: log: 'Alice plays Smithys' is not in the log; did you mean 'Alice plays Smithy'?"
    );
    assert_eq!(claim_of_log("log many times: x"), "line 7: 'many' is not a number from 0 to 999");
}

#[test]
fn the_order_of_the_log_can_be_claimed() {
    for right in [
        "log in order: Alice plays Village; Alice plays Village; Alice plays Smithy",
        "Bob sees in order: Alice plays Village; Alice draws 3 cards",
    ] {
        assert_eq!(claim_of_log(right), "nothing", "{right}");
    }
    assert_eq!(
        claim_of_log("log in order: Alice plays Smithy; Alice plays Village"),
        "line 7: log in order: 'Alice plays Village' is not in the log after those before it"
    );
    assert_eq!(
        claim_of_log("log in order: Alice plays Village; Bob plays Mine"),
        "line 7: log in order: 'Bob plays Mine' is not in the log"
    );
    assert!(claim_of_log("log in order: Alice plays Village").contains("two sentences or more"));
}

#[test]
fn what_was_answered_by_itself_is_marked() {
    let text = "# Militia\nAlice hand: Militia\nBob hand: Copper x5\n---\nAlice: play Militia\n";
    let log = parse(text).expect("a scenario")[0].run().log();
    let forced = "  Bob: discard Copper, Copper (by itself: there is no other answer)";
    let at = log.iter().position(|line| line == forced).unwrap_or_else(|| panic!("{log:#?}"));
    assert_eq!(log[at + 1], "  Bob discards 2× Copper");
    let asked = text.replace("Copper x5", "Copper x4, Estate") + "Bob: discard Copper x2\n";
    let log = parse(&asked).expect("a scenario")[0].run().log();
    assert!(log.iter().all(|line| !line.contains("by itself")), "{log:#?}");
}
