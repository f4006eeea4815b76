//! Advice about a question: words, chances and reasons, for any number of players.

use std::sync::atomic::AtomicBool;

use fief_bots::strategy::find;
use fief_engine::decide::Decider as _;
use fief_engine::question::Picks;
use fief_engine::setup::{Setup, Start};
use fief_engine::state::Phase;
use fief_engine::table::Table;
use fief_mind::advice::{Advice, advise};
use fief_mind::search::{Budget, Moment, Portfolio};

const BUDGET: Budget = Budget { rollouts: 240, arms: 8, tells: false };

/// A game of money in which somebody is asked what to buy with at least so many coins.
fn table(players: usize, coins: u16) -> Table {
    let names = &["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay"][..players];
    let setup = Setup::new(names, &["Smithy", "Village", "Market", "Moat"]);
    let start = Start::new(setup, &fief_cards::LIBRARY).expect("a legal kingdom");
    let money = find("Big Money Ultimate").expect("it is there");
    let mut bot = money.bot(start.rules()).expect("it fits every kingdom");
    let mut table = Table::new(start, 3);
    while let Some(question) = table.question() {
        let state = table.state();
        let can_buy = question.options.listed().is_empty() && !question.options.piles().is_empty();
        let is_rich = state.pools(question.player).coins >= coins;
        if state.turn().phase == Phase::Buy && can_buy && is_rich {
            break;
        }
        let picks = bot.picks_for(table.view(question.acting), question).expect("bots answer");
        table.answer(&picks).expect("bots answer legally");
    }
    table
}

fn advice(table: &Table, also: &[Picks]) -> Advice {
    let question = table.question().expect("somebody is asked");
    let memory = table.memory();
    let moment = Moment { memory: &memory, view: table.view(question.acting), question };
    let portfolio = Portfolio::usual(table.start().rules());
    let advice = advise(moment, &portfolio, BUDGET, 7, also, &AtomicBool::new(false));
    advice.expect("there is something to decide")
}

#[test]
fn advice_has_words_chances_and_losses_for_two_to_six_players() {
    for players in 2..=6 {
        let table = table(players, 6);
        let advice = advice(&table, &[]);
        assert!(advice.best().words.starts_with("buy "), "{:?}", advice.best());
        assert!(advice.best().loss.abs() < 1e-12);
        for answer in &advice.answers {
            table.question().expect("asked").check(&answer.picks).expect("a legal answer");
            assert!((0.0..=1.0).contains(&answer.chance) && answer.loss >= 0.0, "{answer:?}");
            assert!(!answer.words.is_empty() && answer.error >= 0.0);
        }
        assert_eq!(advice, self::advice(&table, &[]), "the same luck gives the same advice");
    }
}

#[test]
fn whoever_would_buy_a_curse_hears_why_not() {
    let table = table(2, 8);
    let rules = table.start().rules();
    let curse = rules.pile_named("Curse").expect("every game has Curses");
    let question = table.question().expect("asked");
    let picks: Picks = vec![question.options.index_of_pile(curse).expect("it is on offer") as u16];
    let advice = advice(&table, std::slice::from_ref(&picks));
    let about = advice.about(&picks).expect("it was asked for");
    assert_eq!(about.words, "buy Curse");
    assert!(about.loss > 0.05 && !about.reasons.is_empty(), "{about:?}");
    assert!(about.chance < advice.best().chance);
}
