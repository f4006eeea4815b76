//! Bots for people to play against, which adapt to the kingdom on the table.

use fief_cards::LIBRARY;
use fief_engine::decide::{AtOnce, Decider, Offer};
use fief_engine::game::Flow;
use fief_engine::ids::PileId;
use fief_engine::question::{Question, Reply, Verb};
use fief_engine::rng::Rng;
use fief_engine::setup::{Rules, RulesId};
use fief_engine::state::Phase;
use fief_engine::types::Type;
use fief_engine::view::View;

use crate::strategy::{self, Strategy, StrategyBot};

/// The strategies and plans that a medium bot chooses from, the strongest first. A row has 50 plus the gain over Big
/// Money Ultimate in the same seat against several opponents; `strategy`, the plan of a card, or `stalls`; and the
/// name. Made by `cargo run --release -p fief-bots --example strengths`.
const STRENGTHS: &str = include_str!("../../../strategies/strengths.txt");

/// A bot that is made when the first question shows which game it plays.
#[derive(Debug)]
struct Fitted {
    choose: fn(&Rules) -> StrategyBot,
    /// The bot, and the rules that it was made for.
    bot: Option<(RulesId, StrategyBot)>,
}

impl Fitted {
    fn new(choose: fn(&Rules) -> StrategyBot) -> Self {
        Self { choose, bot: None }
    }

    fn bot(&mut self, rules: &Rules) -> &mut StrategyBot {
        if self.bot.as_ref().is_none_or(|(made_for, _)| *made_for != rules.id()) {
            self.bot = Some((rules.id(), (self.choose)(rules)));
        }
        let (_, bot) = self.bot.as_mut().expect("it was just made");
        bot
    }
}

/// Knows which strategy is strong in the kingdom at hand, and plays it.
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
    fn decide(&mut self, view: View<'_>, question: &Question, reply: &mut Reply) -> Flow {
        self.0.bot(view.rules()).decide(view, question, reply)
    }

    fn decides_at_once(&self) -> bool {
        true
    }

    fn decide_at_once(&mut self, view: View<'_>, offer: Offer) -> Option<AtOnce> {
        self.0.bot(view.rules()).decide_at_once(view, offer)
    }
}

/// Buys Treasures and Provinces, but is tempted by other cards that it could have.
#[derive(Debug)]
pub struct Easy {
    bot: Fitted,
    rng: Rng,
}

impl Easy {
    pub fn new(seed: u64) -> Self {
        Self { bot: Fitted::new(|rules| fitting(money(), rules)), rng: Rng::new(seed) }
    }

    /// A random one of the useful cards on offer.
    fn temptation(&mut self, view: View<'_>, question: &Question) -> Option<PileId> {
        let tempting = |pile: &PileId| {
            view.top_of(*pile).is_some_and(|kind| {
                view.cost(kind).coins >= 2 && !view.types(kind).has(Type::Victory)
            })
        };
        let piles = question.options.piles();
        let many = piles.iter().filter(tempting).count() as u32;
        let pick = (many > 0).then(|| self.rng.below(many) as usize)?;
        piles.iter().filter(tempting).nth(pick)
    }
}

/// One in this many buys is made on a whim.
const WHIM: u32 = 3;

impl Decider for Easy {
    fn decide(&mut self, view: View<'_>, question: &Question, reply: &mut Reply) -> Flow {
        let buys = question.verb == Verb::Turn
            && view.turn().phase == Phase::Buy
            && question.options.listed().is_empty();
        if buys
            && self.rng.below(WHIM) == 0
            && let Some(whim) = self.temptation(view, question)
        {
            reply.pile(whim);
            return Ok(());
        }
        self.bot.bot(view.rules()).decide(view, question, reply)
    }
}

fn money() -> &'static Strategy {
    strategy::find("Big Money Ultimate").expect("Big Money Ultimate is shipped")
}

/// The bot of a strategy, or of a money strategy if the game lacks its cards.
fn fitting(strategy: &Strategy, rules: &Rules) -> StrategyBot {
    let bot = strategy.bot(rules).or_else(|_| money().bot(rules));
    bot.expect("Big Money needs only the cards that every game has")
}

/// The least share that a second card must reach with money: a lower one is lost again to the Silvers that it
/// replaces.
const SECOND: f64 = 55.0;

/// The strongest strategy for a kingdom: a shipped one whose cards are all there, or money with the best card, Event
/// or Project, and with the best one that does not compete with it for Actions.
pub fn choose(rules: &Rules) -> Strategy {
    let mut with: Vec<(&str, &str)> = Vec::new();
    for (share, plan, name) in strengths() {
        if plan == "strategy" {
            let strategy = strategy::find(name).ok().filter(|strategy| fits(strategy, rules));
            if let Some(strategy) = strategy.filter(|_| with.is_empty()) {
                return strategy.clone();
            }
        } else if is_there(name, rules)
            && goes_with(name, &with)
            && (with.is_empty() || share > SECOND)
        {
            with.push((plan, name));
        }
        if with.len() == 2 {
            break;
        }
    }
    let fitted = if with.is_empty() { None } else { money_with(&with) };
    fitted.unwrap_or_else(|| money().clone())
}

/// The least share that surely beats money alone: the best of several plans always looks a little better than it is.
const WORTH_IT: f64 = 51.0;

/// The rows that are stronger than money alone, the strongest first: the share, a plan or `strategy`, and the name.
fn strengths() -> impl Iterator<Item = (f64, &'static str, &'static str)> {
    let rows = STRENGTHS.lines().filter_map(|line| {
        let mut cells = line.split('\t');
        Some((cells.next()?.parse::<f64>().ok()?, cells.next()?, cells.next()?))
    });
    let rows = rows.take_while(|(share, ..)| *share > WORTH_IT);
    rows.filter(|(_, plan, _)| *plan != "stalls")
}

fn fits(strategy: &Strategy, rules: &Rules) -> bool {
    let mut needs = strategy.kingdom().into_iter().chain(strategy.landscapes());
    needs.all(|card| is_there(card.name, rules))
}

fn is_there(name: &str, rules: &Rules) -> bool {
    let landscape = |kind| rules.definition(kind).object.is_landscape();
    rules.pile_named(name).is_some() || rules.kind_named(name).is_some_and(landscape)
}

/// Returns whether a card can be bought beside others: it must not be a second Action that gives no Action back.
fn goes_with(name: &str, others: &[(&str, &str)]) -> bool {
    let is_terminal = |name: &str| {
        LIBRARY.find(name).is_ok_and(|card| card.types.has(Type::Action) && card.plus.actions == 0)
    };
    !is_terminal(name) || others.iter().all(|(_, other)| !is_terminal(other))
}

/// The places that a card, an Event or a Project can have in the buy list of a money strategy.
pub const PLANS: [&str; 5] = ["one", "two", "some", "before Gold", "many"];

/// Big Money with some cards, each bought by its plan.
pub fn money_with(cards: &[(&str, &str)]) -> Option<Strategy> {
    let lines = |before_gold: bool| -> String {
        let cards = cards.iter().filter(|(plan, _)| (*plan == "before Gold") == before_gold);
        cards.map(|(plan, card)| line(plan, card)).collect()
    };
    let names: Vec<&str> = cards.iter().map(|(_, card)| *card).collect();
    let text = format!(
        "name: Big Money with {}
buy:
  Province when own Gold > 0 or money > 15
  Duchy when provinces <= 4
  Estate when provinces <= 2
{}  Gold
  Duchy when provinces <= 6
{}  Silver
",
        names.join(" and "),
        lines(true),
        lines(false),
    );
    Strategy::parse(&text, &LIBRARY).ok()
}

/// A line of a buy list. Landscapes are not owned, so the line counts turns instead of copies.
fn line(plan: &str, card: &str) -> String {
    let landscape = LIBRARY.find(card).is_ok_and(|card| card.object.is_landscape());
    let when = match plan {
        "one" if landscape => " when turn <= 4".to_owned(),
        "two" if landscape => " when turn <= 8".to_owned(),
        "some" if landscape => " when turn >= 5 and provinces > 4".to_owned(),
        "before Gold" if landscape => " when provinces > 3".to_owned(),
        "one" => format!(" when own {card} < 1"),
        "two" | "before Gold" => format!(" when own {card} < 2"),
        "some" => format!(" when own {card} < own Treasure / 5"),
        _ => String::new(),
    };
    format!("  {card}{when}\n")
}
