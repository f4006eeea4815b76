//! The plans that evolution begins with: wide rather than good.

use fief_bots::strategy::{Strategy, shipped};
use fief_bots::{choose, money_with};
use fief_cards::LIBRARY;
use fief_engine::setup::Rules;

use super::market::{Good, Market};

/// When to begin with Provinces: at once, with some money, with a lot.
const GATES: [u16; 3] = [0, 14, 20];

/// A plan that is put together from lists.
#[derive(Clone, Debug, Default)]
struct Sketch {
    name: String,
    /// The money that the deck must have before the first Province.
    gate: u16,
    before_gold: Vec<String>,
    after_gold: Vec<String>,
    after_silver: Vec<String>,
    /// How many Golds and Silvers; any number if nothing is said.
    gold: Option<u16>,
    silver: Option<u16>,
    thins: bool,
    potions: bool,
}

impl Sketch {
    fn text(&self, market: &Market) -> String {
        let Self { name, gate, .. } = self;
        let mut buy: Vec<String> = Vec::new();
        if market.has_colonies {
            buy.push("Colony".to_owned());
            buy.push("Province when pile Colony <= 4".to_owned());
        } else {
            buy.push(if *gate == 0 {
                "Province".to_owned()
            } else {
                format!("Province when money > {gate}")
            });
        }
        buy.push("Duchy when gains to end <= 5".to_owned());
        buy.push("Estate when gains to end <= 2".to_owned());
        if market.has_colonies {
            buy.push("Platinum".to_owned());
        }
        if self.potions && market.has_potions {
            buy.push("Potion when own Potion < 1".to_owned());
        }
        buy.extend(self.before_gold.iter().cloned());
        buy.push(limited("Gold", self.gold));
        buy.extend(self.after_gold.iter().cloned());
        buy.push(limited("Silver", self.silver));
        buy.extend(self.after_silver.iter().cloned());
        let trash = if self.thins {
            "trash:\n  Curse\n  Estate when gains to end > 3\n  Copper when money > 5\n"
        } else {
            ""
        };
        let ends = "penultimate province: refused\nwinning end: taken";
        format!("name: {name}\n{ends}\nbuy:\n  {}\n{trash}", buy.join("\n  "))
    }

    fn plan(&self, market: &Market, rules: &Rules) -> Option<Strategy> {
        parse(&self.text(market), rules)
    }
}

fn limited(name: &str, most: Option<u16>) -> String {
    most.map_or_else(|| name.to_owned(), |most| format!("{name} when own {name} < {most}"))
}

/// A strategy that can be played here.
fn parse(text: &str, rules: &Rules) -> Option<Strategy> {
    let strategy = Strategy::parse(text, &LIBRARY).ok()?;
    strategy.bot(rules).is_ok().then_some(strategy)
}

/// A line for a few of something.
fn few(good: &Good, most: u16) -> String {
    let name = good.name();
    if good.is_counted {
        return format!("{name} when own {name} < {most}");
    }
    if good.is_landscape() {
        return match most {
            1 => format!("{name} when turn <= 4"),
            2 => format!("{name} when turn <= 8"),
            _ => format!("{name} when gains to end > 3"),
        };
    }
    // A mixed pile: what is gone from it is counted instead.
    format!("{name} when pile {name} > {}", 10_u16.saturating_sub(most))
}

/// A line for more of something the larger the deck is.
fn some(good: &Good, one_in: u16) -> String {
    let name = good.name();
    if good.is_counted {
        format!("{name} when own {name} < own Treasure / {one_in}")
    } else {
        few(good, 2)
    }
}

/// All seeds, the plainest first, each once.
pub(super) fn seeds(market: &Market, rules: &Rules) -> Vec<Strategy> {
    let mut seeds = known(rules);
    let mut add = |sketch: Sketch| seeds.extend(sketch.plan(market, rules));
    money(market, &mut add);
    engines(market, &mut add);
    thinners(market, &mut add);
    for text in rushes(market) {
        seeds.extend(parse(&text, rules));
    }
    let mut texts: Vec<String> = Vec::new();
    seeds.retain(|seed| {
        let text = seed.to_string();
        let text = text.split_once('\n').map_or("", |(_, rest)| rest).to_owned();
        let new = !texts.contains(&text);
        texts.extend(new.then_some(text));
        new
    });
    seeds
}

/// What `medium` would play, and the shipped strategies whose cards are here.
fn known(rules: &Rules) -> Vec<Strategy> {
    let mut known = vec![choose(rules)];
    known.extend(fitting(rules));
    known
}

/// The shipped strategies whose cards are here, but for those that only serve comparison with other simulators.
pub fn fitting(rules: &Rules) -> Vec<Strategy> {
    let meant = shipped().iter().map(|shipped| &shipped.strategy);
    let meant = meant.filter(|strategy| !strategy.name.starts_with("X-"));
    meant.filter(|strategy| strategy.bot(rules).is_ok()).cloned().collect()
}

/// Big Money with the best terminal, as other projects mean it, is one of these.
pub fn money_with_each(market: &Market, rules: &Rules) -> Vec<Strategy> {
    let terminals = market.all(|good| good.is_terminal);
    let plans = terminals.flat_map(|good| fief_bots::PLANS.map(|plan| (plan, good.name())));
    let plans = plans.filter_map(|with| money_with(&[with]));
    plans.filter(|plan| plan.bot(rules).is_ok()).collect()
}

fn money(market: &Market, add: &mut impl FnMut(Sketch)) {
    for gate in GATES {
        add(Sketch { name: "Money".to_owned(), gate, ..Sketch::default() });
    }
    for good in &market.goods {
        let name = format!("Money with {}", good.name());
        let base = Sketch {
            name,
            gate: 14,
            potions: good.card.cost.potions > 0,
            thins: good.trashes,
            ..Sketch::default()
        };
        let lines = [few(good, 1), few(good, 2), some(good, 6), good.name().to_owned()];
        for line in &lines {
            add(Sketch { before_gold: vec![line.clone()], ..base.clone() });
            add(Sketch { after_gold: vec![line.clone()], ..base.clone() });
        }
        if good.price() <= 3 {
            add(Sketch { after_silver: vec![few(good, 3)], ..base.clone() });
        }
        add(Sketch { before_gold: vec![few(good, 5)], silver: Some(2), gate: 8, ..base });
    }
}

/// Villages with what draws, with and without something to thin the deck and a Buy.
fn engines(market: &Market, add: &mut impl FnMut(Sketch)) {
    let villages: Vec<&Good> = market.all(|good| good.is_village && good.is_counted).collect();
    let draws: Vec<&Good> =
        market.all(|good| good.draws && good.is_action && good.is_counted).collect();
    for village in &villages {
        for draw in draws.iter().filter(|draw| draw.name() != village.name()) {
            let (v, d) = (village.name(), draw.name());
            let base = Sketch {
                name: format!("{v} and {d}"),
                gate: 10,
                gold: Some(2),
                before_gold: vec![format!("{d} when own {d} <= own {v}")],
                after_gold: vec![format!("{v} when own {v} < own {d} + 2"), d.to_owned()],
                ..Sketch::default()
            };
            add(Sketch { gold: None, ..base.clone() });
            add(base.clone());
            for helper in helpers(market, &[v, d]) {
                let mut before_gold = vec![few(helper, 1)];
                before_gold.extend(base.before_gold.iter().cloned());
                let name = format!("{v}, {d} and {}", helper.name());
                add(Sketch {
                    name,
                    before_gold,
                    thins: helper.trashes,
                    silver: Some(3),
                    ..base.clone()
                });
            }
        }
    }
    // What draws without costing an Action needs no Village.
    for draw in draws.iter().filter(|draw| !draw.is_terminal) {
        for helper in helpers(market, &[draw.name()]) {
            add(Sketch {
                name: format!("{} and {}", draw.name(), helper.name()),
                gate: 10,
                before_gold: vec![few(helper, 1), draw.name().to_owned()],
                thins: helper.trashes,
                ..Sketch::default()
            });
        }
    }
}

/// What an engine wants one of: something that thins the deck, attacks, or gives a Buy.
fn helpers<'m>(market: &'m Market, beside: &[&str]) -> Vec<&'m Good> {
    let helps = |good: &Good| good.trashes || good.is_attack || good.gives_buys;
    let others = market.all(|good| helps(good) && good.price() <= 6);
    others.filter(|good| !beside.contains(&good.name())).take(4).collect()
}

/// What thins the deck, with what is good in a thin one.
fn thinners(market: &Market, add: &mut impl FnMut(Sketch)) {
    for thinner in market.all(|good| good.trashes && good.price() <= 5) {
        let others = market.all(|good| good.name() != thinner.name() && good.price() >= 3);
        for other in others {
            let base = Sketch {
                name: format!("{} and {}", thinner.name(), other.name()),
                gate: 8,
                thins: true,
                before_gold: vec![few(thinner, 1)],
                ..Sketch::default()
            };
            let mut before_gold = base.before_gold.clone();
            before_gold.push(few(other, 2));
            add(Sketch { before_gold, ..base.clone() });
            if !other.is_terminal {
                add(Sketch { after_gold: vec![other.name().to_owned()], silver: Some(2), ..base });
            }
        }
    }
}

/// Points that a kingdom sells, as fast as something brings them: piles run out before others have their Provinces.
fn rushes(market: &Market) -> Vec<String> {
    let mut texts = Vec::new();
    for points in market.all(|good| good.scores && !good.is_landscape()) {
        let p = points.name();
        let ends = "winning end: taken";
        let cheap = |good: &&Good| good.is_action && good.price() <= 4 && good.name() != p;
        for helper in market
            .goods
            .iter()
            .filter(|good| good.gains || good.gives_buys || good.is_village)
            .filter(cheap)
        {
            let h = helper.name();
            let name = format!("{p} rush with {h}");
            for line in [few(helper, 3), few(helper, 6), h.to_owned()] {
                for filler in
                    ["  Estate\n  Silver\n  Copper", "  Silver\n  Estate when gains to end <= 6"]
                {
                    texts.push(format!(
                        "name: {name}\n{ends}\nbuy:\n  Province\n  {p} when own {h} > 4\n  {line}\n  {p}\n{filler}\n"
                    ));
                }
            }
        }
        texts.push(format!(
            "name: Duchies and {p}\n{ends}\nbuy:\n  {p} when own Duchy > 3\n  Duchy when own Gold > 0 or turn > 7\n  \
             {p} when gains to end <= 4\n  Gold when gains to end > 6\n  Silver\n  Estate when gains to end <= 3\n"
        ));
        texts.push(format!(
            "name: Money and {p}\n{ends}\nbuy:\n  Province when money > 14\n  {p} when gains to end <= 5\n  Duchy when \
             gains to end <= 4\n  Estate when gains to end <= 2\n  Gold\n  {p} when turn > 8\n  Silver\n"
        ));
    }
    texts
}
