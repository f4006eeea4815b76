//! Checks that the review of a game adds up, can be repeated, and finds obvious mistakes.

use fief_bots::strategy::find;
use fief_engine::decide::Decider;
use fief_engine::ids::Player;
use fief_engine::setup::{Setup, Start};
use fief_engine::table::Table;
use fief_mind::review::{Effort, Review, review};
use fief_mind::search::Portfolio;

const EFFORT: Effort = Effort { rollouts: 40, second: 200 };

/// A game of Big Money against itself. If `blunders` is set, Alice buys a Curse instead of her first Province.
fn game(blunders: bool) -> Table {
    let setup = Setup {
        first: Some(Player(0)),
        ..Setup::new(&["Alice", "Bob"], &["Smithy", "Village", "Market"])
    };
    let start = Start::new(setup, &fief_cards::LIBRARY).expect("a legal kingdom");
    let money = find("Big Money Ultimate").expect("a strategy of this name");
    let mut bot = money.bot(start.rules()).expect("it fits every kingdom");
    let mut table = Table::new(start, 5);
    let mut blundered = false;
    while let Some(question) = table.question() {
        let view = table.view(question.player);
        let mut picks = bot.picks_for(view, question).expect("bots answer");
        let index = |name| {
            let pile = table.state().rules().pile_named(name).expect("a pile of every game");
            question.options.index_of_pile(pile).map(|index| index as u16)
        };
        let wants_province = index("Province").is_some_and(|province| picks == [province]);
        if blunders && !blundered && question.player == Player(0) && wants_province {
            picks = index("Curse").into_iter().collect();
            blundered = true;
        }
        table.answer(&picks).expect("bots answer legally");
    }
    table
}

fn reviewed(table: &Table) -> Review {
    let portfolio = Portfolio::usual(table.start().rules());
    review(table, &[Player(0), Player(1)], &portfolio, EFFORT, |_| {})
}

#[test]
fn luck_and_skill_add_up_to_the_result_and_a_review_repeats() {
    let table = game(false);
    let review = reviewed(&table);
    for seat in &review.seats {
        let result = seat.result.expect("the game is over");
        assert!((seat.start + seat.luck + seat.skill - result).abs() < 1e-9, "{seat:?}");
        let luck: f64 = seat.turns.iter().map(|turn| turn.luck).sum();
        let skill: f64 = seat.turns.iter().map(|turn| turn.skill).sum();
        assert!((luck - seat.luck).abs() < 1e-9 && (skill - seat.skill).abs() < 1e-9);
        assert!(seat.turns.iter().all(|turn| turn.skill <= 0.0));
        assert!(seat.decisions > 5);
    }
    assert_eq!(review, reviewed(&table));
}

#[test]
fn who_buys_a_curse_hears_of_it() {
    let review = reviewed(&game(true));
    let alice = &review.seats[0];
    let found = alice.flagged.iter().find(|decision| decision.played == "buy Curse");
    let found = found.unwrap_or_else(|| panic!("not flagged: {:?}", alice.flagged));
    assert_eq!(found.better, "buy Province");
}
