//! Error messages for bad strategies: the place, the fault, and what would be right.

use fief_bots::Strategy;
use fief_cards::LIBRARY;
use fief_engine::setup::{Setup, Start};

fn complaint(text: &str) -> String {
    match Strategy::parse(text, &LIBRARY) {
        Ok(strategy) => panic!("read as {strategy:?}"),
        Err(error) => error.to_string(),
    }
}

/// The complaint about one line of a buy list.
fn about(line: &str) -> String {
    complaint(&format!("name: Test\nbuy:\n  {line}\n"))
}

#[test]
fn a_complaint_shows_the_place() {
    let expected = "\
line 4, column 3: no card named 'Smity'; did you mean Smithy?
    Smity when own Smity < 1
    ^";
    let text = "name: Test\nbuy:\n  Province\n  Smity when own Smity < 1\n";
    assert_eq!(complaint(text), expected);
}

#[test]
fn lines_of_a_list() {
    for (line, column, message) in [
        ("Smithy if coins > 4", 10, "write 'when', not 'if'"),
        ("Smithy Gold", 10, "after Smithy only 'when' and a condition can follow"),
        ("when coins > 4", 3, "the name of a card is missing"),
        ("Smithy when", 14, "the condition stops short: a number is missing here"),
        ("Smithy when coins", 20, "a comparison is missing here: one of < <= = != >= >"),
        ("Smithy when coins >", 22, "the condition stops short: a number is missing here"),
        ("Smithy when coins > <", 23, "a number is missing before '<'"),
        (
            "Smithy when coinz > 4",
            15,
            "'coinz' is nothing that can be counted; did you mean coins?",
        ),
        (
            "Smithy when Smithy < 1",
            15,
            "say what to count: 'own Smithy', 'pile Smithy' or 'in hand Smithy'",
        ),
        ("Smithy when own Smity < 1", 19, "no card named 'Smity'; did you mean Smithy?"),
        ("Smithy when own Tresure < 1", 19, "no card named 'Tresure'; did you mean Treasure?"),
        ("Smithy when pile < 1", 20, "the name of a card is missing"),
        ("Smithy when (coins > 4", 25, "a ')' is missing here"),
        (
            "Smithy when (coins > 4 and buyz > 1)",
            30,
            "'buyz' is nothing that can be counted; did you mean buys?",
        ),
        (
            "Smithy when coins > 4 buys > 1",
            25,
            "the condition is complete here: 'and' or 'or' may follow, nothing else",
        ),
        ("Smithy when own Gold / 0 < 1", 26, "nothing can be divided by 0"),
        (
            "Smithy when coins > 99999999",
            23,
            "99999999 is too large: nothing counts beyond 1000000",
        ),
        ("Smithy when coins & 4", 21, "'&' means nothing here"),
    ] {
        let told = about(line);
        let expected = format!("line 3, column {column}: {message}");
        assert_eq!(told.lines().next(), Some(&*expected), "{line}");
    }
}

#[test]
fn the_rest_of_the_file() {
    for (text, told) in [
        ("", "line 1, column 1: the strategy has no line 'name: …'"),
        ("name: A", "line 1, column 8: the strategy buys nothing: it has no cards under 'buy:'"),
        ("name:\n", "line 1, column 6: the name is missing"),
        ("name: A\nname: B", "line 2, column 1: the strategy has a name already"),
        ("nome: A", "line 1, column 1: a strategy has no line 'nome:'; did you mean name?"),
        ("name: A\n  Gold", "line 2, column 3: a card must stand under 'buy:' or another list"),
        ("buy: Gold", "line 1, column 6: 'buy:' stands alone; its cards follow, one on each line"),
        ("buy:\n Gold\nbuy:", "line 3, column 1: there is a list 'buy:' already"),
        ("winning end: maybe", "line 1, column 14: a winning end is either 'taken' or 'ignored'"),
        (
            "winning end: taken\nwinning end: taken",
            "line 2, column 1: 'winning end:' was said already",
        ),
        ("losing end: maybe", "line 1, column 13: a losing end is either 'allowed' or 'refused'"),
        (
            "losing end: allowed\nlosing end: refused",
            "line 2, column 1: 'losing end:' was said already",
        ),
        (
            "penultimate province: no",
            "line 1, column 23: a penultimate province is either 'allowed' or 'refused'",
        ),
        (
            "penultimate province: refused\nPenultimate Province: allowed",
            "line 2, column 1: 'penultimate province:' was said already",
        ),
        ("penultimate: refused", "line 1, column 1: a strategy has no line 'penultimate:'"),
        (
            "kingdom: Smithy Village",
            "line 1, column 17: a comma is missing between Smithy and 'Village'",
        ),
        (
            "kingdom: Smithy, Vilage",
            "line 1, column 18: no card named 'Vilage'; did you mean Village?",
        ),
        ("kingdom: Smithy,", "line 1, column 17: the name of a card is missing"),
    ] {
        assert_eq!(complaint(text).lines().next(), Some(told), "{text}");
    }
}

#[test]
fn brackets_without_end_are_refused_and_do_no_harm() {
    let deep = format!("Gold when {}coins{} > 1", "(".repeat(5000), ")".repeat(5000));
    assert!(about(&deep).contains("too many brackets"));
    let negations = format!("Gold when {} coins > 1", "not ".repeat(5000));
    assert!(about(&negations).contains("too many brackets"));
}

#[test]
fn a_card_that_is_not_in_the_kingdom_is_named() {
    let text = "name: Mine\nbuy:\n Smithy when own Witch > 0\n Gold\n";
    let strategy = Strategy::parse(text, &LIBRARY).expect("a good strategy");
    let start = Start::new(Setup::new(&["A", "B"], &["Smithy"]), &LIBRARY).expect("a game");
    let error = strategy.bot(start.rules()).expect_err("there is no Witch");
    assert_eq!(error.to_string(), "Mine needs Witch, which is not in this kingdom");
}
