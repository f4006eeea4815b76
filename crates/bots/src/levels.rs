//! Bots for people to play against, which fit themselves to whatever kingdom is on the table.

use fief_cards::LIBRARY;
use fief_engine::card::Object;
use fief_engine::decide::Decider;
use fief_engine::game::Flow;
use fief_engine::ids::{Kind, PileId};
use fief_engine::question::{Picks, Question, Verb};
use fief_engine::rng::Rng;
use fief_engine::setup::Rules;
use fief_engine::state::Phase;
use fief_engine::types::Type;
use fief_engine::view::View;

use crate::strategy::{self, Strategy, StrategyBot};

/// The shipped strategies, the strongest first: made by `cargo run --release --example rank`.
const RANKING: &str = include_str!("../../../strategies/ranking.txt");

/// A bot that is made when the first question shows which game it is.
#[derive(Debug)]
struct Fitted {
    choose: fn(&Rules) -> StrategyBot,
    /// The bot, and the address of the rules that it was made for.
    bot: Option<(usize, StrategyBot)>,
}

impl Fitted {
    fn new(choose: fn(&Rules) -> StrategyBot) -> Self {
        Self { choose, bot: None }
    }

    fn bot(&mut self, rules: &Rules) -> &mut StrategyBot {
        let address = std::ptr::from_ref(rules) as usize;
        let current = self.bot.take().filter(|(made_for, _)| *made_for == address);
        let (_, bot) = self.bot.insert(current.unwrap_or_else(|| (address, (self.choose)(rules))));
        bot
    }
}

/// Knows which strategy is strong on the kingdom at hand, and plays it.
#[derive(Debug)]
pub struct Medium(Fitted);

impl Default for Medium {
    fn default() -> Self {
        Self(Fitted::new(|rules| fitting(&choose(rules), rules)))
    }
}

impl Medium {
    pub fn new() -> Self {
        Self::default()
    }
}

impl Decider for Medium {
    fn decide(&mut self, view: View<'_>, question: &Question, picks: &mut Picks) -> Flow {
        self.0.bot(view.rules()).decide(view, question, picks)
    }
}

/// Buys Treasures and Provinces, but is tempted by whatever else it could have.
#[derive(Debug)]
pub struct Easy {
    bot: Fitted,
    rng: Rng,
}

impl Easy {
    pub fn new(seed: u64) -> Self {
        Self { bot: Fitted::new(|rules| fitting(money(), rules)), rng: Rng::new(seed) }
    }

    /// A card that is good for something, out of those on offer, by chance.
    fn temptation(&mut self, view: View<'_>, question: &Question) -> Option<u16> {
        let tempting = |pile: &PileId| {
            view.top_of(*pile).is_some_and(|kind| {
                view.cost(kind).coins >= 2 && !view.types(kind).has(Type::Victory)
            })
        };
        let piles = question.options.piles();
        let many = piles.iter().filter(tempting).count() as u32;
        let pick = (many > 0).then(|| self.rng.below(many) as usize)?;
        let pile = piles.iter().filter(tempting).nth(pick)?;
        question.options.index_of_pile(pile).map(|index| index as u16)
    }
}

/// Of so many buys, one is made on a whim.
const WHIM: u32 = 3;

impl Decider for Easy {
    fn decide(&mut self, view: View<'_>, question: &Question, picks: &mut Picks) -> Flow {
        let buys = question.verb == Verb::Turn
            && view.turn().phase == Phase::Buy
            && question.options.listed().is_empty();
        if buys
            && self.rng.below(WHIM) == 0
            && let Some(whim) = self.temptation(view, question)
        {
            picks.push(whim);
            return Ok(());
        }
        self.bot.bot(view.rules()).decide(view, question, picks)
    }
}

fn money() -> &'static Strategy {
    strategy::find("Big Money Ultimate").expect("Big Money Ultimate is shipped")
}

/// The bot of a strategy, or of one that needs no Kingdom card.
fn fitting(strategy: &Strategy, rules: &Rules) -> StrategyBot {
    let bot = strategy.bot(rules).or_else(|_| money().bot(rules));
    bot.expect("Big Money needs only the cards that every game has")
}

/// The strongest shipped strategy whose cards are all in the kingdom; if that is plain money, money with the Action
/// that looks best.
pub fn choose(rules: &Rules) -> Strategy {
    let in_game = |strategy: &&Strategy| {
        strategy.kingdom().iter().all(|card| rules.pile_named(card.name).is_some())
    };
    let ranked = RANKING.lines().filter_map(|line| line.split_once('\t'));
    let strategies = ranked.filter_map(|(_, name)| strategy::find(name).ok());
    let best = strategies.into_iter().find(in_game).unwrap_or_else(money);
    if !best.kingdom().is_empty() {
        return best.clone();
    }
    let with_action = best_action(rules).and_then(money_with);
    with_action.unwrap_or_else(|| best.clone())
}

/// The Action that looks best beside money: what draws, pays or attacks, for its price.
fn best_action(rules: &Rules) -> Option<&'static str> {
    let looks = |kind: Kind| {
        let card = rules.definition(kind);
        let plus = card.plus;
        let bonus = 10 * i32::from(plus.cards) + 8 * i32::from(plus.coins);
        bonus + 10 * i32::from(card.types.has(Type::Attack)) + 5 * i32::from(plus.actions.min(1))
    };
    let usable = |kind: &Kind| {
        let card = rules.definition(*kind);
        card.object == Object::Kingdom
            && card.types.has(Type::Action)
            && card.cost.potions == 0
            && card.cost.debt == 0
            && rules.pile_named(card.name).is_some()
            && looks(*kind) >= 20
    };
    let best = rules.kinds().filter(usable).max_by_key(|&kind| looks(kind));
    best.map(|kind| rules.definition(kind).name)
}

/// Big Money with one copy of an Action, and more as the deck grows.
fn money_with(card: &str) -> Option<Strategy> {
    let text = format!(
        "name: Big Money with {card}
buy:
  Province when own Gold > 0
  Duchy when provinces <= 4
  Estate when provinces <= 2
  Gold
  Duchy when provinces <= 6
  {card} when own {card} < own Treasure / 9
  Silver
"
    );
    Strategy::parse(&text, &LIBRARY).ok()
}
