//! New plans from old ones: a line more or less, another number, the beginning of one with the end of another.

use fief_bots::strategy::{
    Amount, Comparison, Condition, Figure, Group, Line, Permission, Strategy,
};
use fief_engine::card::Card;
use fief_engine::rng::Rng;

use super::market::Market;

type Named = &'static Card;
type When = Condition<Named>;

/// A list with more lines is none that a person reads.
const MOST_LINES: usize = 16;

/// Nor is a condition with more parts.
const MOST_PARTS: usize = 3;

/// Makes plans for one kingdom.
#[derive(Clone, Copy, Debug)]
pub struct Breeder<'m> {
    pub market: &'m Market,
}

/// One of some things, each as likely.
fn pick<'t, T>(things: &'t [T], rng: &mut Rng) -> Option<&'t T> {
    (!things.is_empty()).then(|| &things[rng.below(things.len() as u32) as usize])
}

fn chance(one_in: u32, rng: &mut Rng) -> bool {
    rng.below(one_in) == 0
}

/// A number between two, both included.
fn between(low: u32, high: u32, rng: &mut Rng) -> f64 {
    f64::from(low + rng.below(high - low + 1))
}

fn own(card: Named) -> Amount<Named> {
    Amount::Own(Group::Card(card))
}

fn compare(left: Amount<Named>, how: Comparison, right: Amount<Named>) -> When {
    Condition::Compare(left, how, right)
}

fn figure(figure: Figure, how: Comparison, number: f64) -> When {
    compare(Amount::Figure(figure), how, Amount::Number(number))
}

impl Breeder<'_> {
    /// A child of one plan, or of two.
    pub fn child(self, mother: &Strategy, father: Option<&Strategy>, rng: &mut Rng) -> Strategy {
        let mut child = mother.clone();
        if let Some(father) = father {
            cross(&mut child, father, rng);
        }
        let mut steps = u32::from(father.is_none()) + rng.below(2);
        while chance(3, rng) {
            steps += 1;
        }
        for _ in 0..steps {
            self.mutate(&mut child, rng);
        }
        child.buy.truncate(MOST_LINES + 4);
        child
    }

    fn mutate(self, plan: &mut Strategy, rng: &mut Rng) {
        match rng.below(30) {
            0..7 => self.insert(&mut plan.buy, rng),
            7..10 => remove(&mut plan.buy, rng),
            10..14 => shift(&mut plan.buy, rng),
            14..21 => tweak(&mut plan.buy, rng),
            21..23 => self.replace_condition(&mut plan.buy, rng),
            23..25 => self.change_parts(&mut plan.buy, rng),
            25 => self.exchange(&mut plan.buy, rng),
            26 => self.vary_trash(plan, rng),
            27 => vary_play(plan, rng),
            28 => self.vary_gain(plan, rng),
            _ => vary_ends(plan, rng),
        }
    }

    /// Something that can be bought, the kingdom's own goods more often than basic cards.
    fn any_card(self, rng: &mut Rng) -> Named {
        let goods = pick(&self.market.goods, rng).map(|good| good.card);
        let basic = *pick(&self.market.basics, rng).expect("every game has basic cards");
        let basic =
            if basic.types.has(fief_engine::types::Type::Curse) { self.silver() } else { basic };
        match goods {
            Some(card) if !chance(4, rng) => card,
            _ => basic,
        }
    }

    fn silver(self) -> Named {
        self.market.card("Silver").expect("every game has Silver")
    }

    fn insert(self, list: &mut Vec<Line>, rng: &mut Rng) {
        if list.len() >= MOST_LINES {
            return remove(list, rng);
        }
        let card = self.any_card(rng);
        let when = self.condition(card, list, rng);
        let at = rng.below(list.len() as u32 + 1) as usize;
        list.insert(at, Line { card, when });
    }

    /// When a line might count.
    fn condition(self, card: Named, list: &[Line], rng: &mut Rng) -> When {
        if chance(6, rng) {
            return Condition::Always;
        }
        if chance(2, rng) { self.limit(card, list, rng) } else { self.moment(list, rng) }
    }

    /// How many of a card are wanted.
    fn limit(self, card: Named, list: &[Line], rng: &mut Rng) -> When {
        let is_counted = self.market.good(card.name).is_none_or(|good| good.is_counted);
        if card.object.is_landscape() {
            return figure(Figure::Turn, Comparison::AtMost, between(2, 12, rng));
        }
        if !is_counted {
            return compare(
                Amount::Pile(card),
                Comparison::More,
                Amount::Number(between(1, 9, rng)),
            );
        }
        let of = |divided: Amount<Named>, by: f64| {
            Amount::Quotient(Box::new([divided, Amount::Number(by)]))
        };
        let right = match rng.below(8) {
            0..4 => Amount::Number(between(1, 4, rng)),
            4 => Amount::Number(between(4, 9, rng)),
            5 => of(
                Amount::Own(Group::Type(fief_engine::types::Type::Treasure)),
                between(3, 11, rng),
            ),
            6 => of(Amount::Figure(Figure::Deck), between(4, 12, rng)),
            _ => match pick(list, rng).filter(|line| line.card.name != card.name) {
                Some(other) if !other.card.object.is_landscape() => {
                    Amount::Sum(Box::new([own(other.card), Amount::Number(between(0, 2, rng))]))
                }
                _ => Amount::Number(between(1, 3, rng)),
            },
        };
        compare(own(card), Comparison::Less, right)
    }

    /// A time of the game, or a state of the deck.
    fn moment(self, list: &[Line], rng: &mut Rng) -> When {
        use Comparison::{AtLeast, AtMost, Less, More};
        match rng.below(13) {
            0 | 1 => figure(Figure::GainsToEnd, AtMost, between(1, 8, rng)),
            2 => figure(Figure::GainsToEnd, More, between(2, 7, rng)),
            3 => figure(Figure::Turn, AtMost, between(2, 12, rng)),
            4 => figure(Figure::Turn, AtLeast, between(3, 14, rng)),
            5 => figure(Figure::Money, More, between(6, 26, rng)),
            6 => figure(Figure::SpareActions, AtLeast, between(0, 2, rng)),
            7 => figure(Figure::SpareActions, Less, between(0, 2, rng)),
            8 => figure(Figure::Coins, AtLeast, between(4, 16, rng)),
            9 => figure(Figure::Lead, More, between(0, 6, rng)),
            10 => figure(Figure::Buys, More, 1.0),
            11 if self.market.has_colonies => {
                let colony = self.market.card("Colony").expect("it was seen");
                compare(Amount::Pile(colony), AtMost, Amount::Number(between(1, 7, rng)))
            }
            _ => match pick(list, rng).filter(|line| !line.card.object.is_landscape()) {
                Some(line) => compare(own(line.card), AtLeast, Amount::Number(between(1, 4, rng))),
                None => figure(Figure::Deck, Less, between(8, 20, rng)),
            },
        }
    }

    fn replace_condition(self, list: &mut [Line], rng: &mut Rng) {
        let at = rng.below(list.len().max(1) as u32) as usize;
        let Some(card) = list.get(at).map(|line| line.card) else { return };
        list[at].when = self.condition(card, list, rng);
    }

    /// A condition with one part more, or one less.
    fn change_parts(self, list: &mut [Line], rng: &mut Rng) {
        let at = rng.below(list.len().max(1) as u32) as usize;
        let Some(card) = list.get(at).map(|line| line.card) else { return };
        let mut parts = parts_of(&list[at].when);
        if parts.len() >= MOST_PARTS || !parts.is_empty() && chance(2, rng) {
            parts.remove(rng.below(parts.len() as u32) as usize);
        } else {
            let more = self.condition(card, list, rng);
            if !matches!(more, Condition::Always) {
                parts.push(more);
            }
        }
        list[at].when = joined(parts);
    }

    /// Another card in the place of one.
    fn exchange(self, list: &mut [Line], rng: &mut Rng) {
        let at = rng.below(list.len().max(1) as u32) as usize;
        if at < list.len() {
            let card = self.any_card(rng);
            let when = self.condition(card, list, rng);
            list[at] = Line { card, when };
        }
    }

    fn vary_trash(self, plan: &mut Strategy, rng: &mut Rng) {
        let Some(list) = &mut plan.trash else {
            plan.trash = Some(self.usual_trash());
            return;
        };
        match rng.below(4) {
            0 => plan.trash = None,
            1 => tweak(list, rng),
            2 if list.len() > 1 => remove(list, rng),
            _ => {
                let junk = *pick(&self.market.junk, rng).unwrap_or(&self.silver());
                let card = if chance(4, rng) { self.silver() } else { junk };
                let when = self.moment(&plan.buy, rng);
                list.push(Line { card, when });
            }
        }
    }

    /// Curses and Estates, and Coppers while money is left.
    fn usual_trash(self) -> Vec<Line> {
        let line = |&card: &Named| {
            let when = match card.name {
                "Copper" => figure(Figure::Money, Comparison::More, 5.0),
                _ if card.types.has(fief_engine::types::Type::Curse) => Condition::Always,
                _ => figure(Figure::GainsToEnd, Comparison::More, 3.0),
            };
            Line { card, when }
        };
        let mut list: Vec<Line> = self.market.junk.iter().map(line).collect();
        list.sort_by_key(|line| line.card.name == "Copper");
        list
    }

    /// What to take when a card lets the player choose.
    fn vary_gain(self, plan: &mut Strategy, rng: &mut Rng) {
        match &mut plan.gain {
            None => {
                let mut list = plan.buy.clone();
                self.insert(&mut list, rng);
                plan.gain = Some(list);
            }
            Some(_) if chance(3, rng) => plan.gain = None,
            Some(list) => match rng.below(4) {
                0 => self.insert(list, rng),
                1 => remove(list, rng),
                2 => shift(list, rng),
                _ => tweak(list, rng),
            },
        }
    }
}

/// Something to play before the rest, or to hold back for a while.
fn vary_play(plan: &mut Strategy, rng: &mut Rng) {
    use Comparison::{AtLeast, Less, More};
    let list = if chance(2, rng) { &mut plan.hold } else { &mut plan.play };
    if !list.is_empty() && chance(2, rng) {
        list.remove(rng.below(list.len() as u32) as usize);
        return;
    }
    let actions = |line: &&Line| line.card.types.has(fief_engine::types::Type::Action);
    let bought: Vec<Named> = plan.buy.iter().filter(actions).map(|line| line.card).collect();
    let Some(&card) = pick(&bought, rng) else { return };
    let when = match rng.below(5) {
        0 => figure(Figure::Actions, AtLeast, between(1, 3, rng)),
        1 => figure(Figure::Hand, Less, between(3, 7, rng)),
        2 => compare(Amount::InHand(Group::Card(card)), Less, Amount::Number(between(2, 4, rng))),
        3 => figure(Figure::GainsToEnd, More, between(2, 7, rng)),
        _ => figure(Figure::Coins, Less, between(3, 10, rng)),
    };
    list.insert(0, Line { card, when });
}

fn vary_ends(plan: &mut Strategy, rng: &mut Rng) {
    let other = |permission| match permission {
        Permission::Allowed => Permission::Refused,
        Permission::Refused => Permission::Allowed,
    };
    if chance(3, rng) {
        plan.takes_winning_end = !plan.takes_winning_end;
    } else {
        plan.penultimate_province = other(plan.penultimate_province);
    }
}

fn remove(list: &mut Vec<Line>, rng: &mut Rng) {
    if list.len() > 2 {
        list.remove(rng.below(list.len() as u32) as usize);
    }
}

/// Moves a line to another place, mostly near by.
fn shift(list: &mut Vec<Line>, rng: &mut Rng) {
    let len = list.len() as u32;
    if len < 2 {
        return;
    }
    let from = rng.below(len);
    let to = match rng.below(3) {
        0 => rng.below(len),
        1 => from.saturating_sub(1),
        _ => (from + 1).min(len - 1),
    };
    let line = list.remove(from as usize);
    list.insert(to as usize, line);
}

/// Changes a number in some condition.
fn tweak(list: &mut [Line], rng: &mut Rng) {
    let conditional: Vec<usize> = (0..list.len()).filter(|&i| !is_always(&list[i].when)).collect();
    let Some(&at) = pick(&conditional, rng) else { return };
    let mut numbers = Vec::new();
    collect(&mut list[at].when, &mut numbers);
    if numbers.is_empty() {
        return;
    }
    let index = rng.below(numbers.len() as u32) as usize;
    let number = &mut *numbers[index];
    let step = if chance(3, rng) { 1.0 + (*number / 3.0).floor() } else { 1.0 };
    *number = if chance(2, rng) { *number + step } else { (*number - step).max(0.0) };
}

/// The numbers of a condition. A divisor of 1 is where it ends.
fn collect<'c>(condition: &'c mut When, numbers: &mut Vec<&'c mut f64>) {
    match condition {
        Condition::Always | Condition::Buying => {}
        Condition::Compare(left, _, right) => {
            of_amount(left, numbers);
            of_amount(right, numbers);
        }
        Condition::Not(inner) => collect(inner, numbers),
        Condition::And(pair) | Condition::Or(pair) => {
            pair.iter_mut().for_each(|one| collect(one, numbers));
        }
    }
}

fn of_amount<'c>(amount: &'c mut Amount<Named>, numbers: &mut Vec<&'c mut f64>) {
    match amount {
        Amount::Number(number) => numbers.push(number),
        Amount::Sum(pair) | Amount::Difference(pair) | Amount::Product(pair) => {
            pair.iter_mut().for_each(|one| of_amount(one, numbers));
        }
        // A divisor must not become 0, so that it is left as it is.
        Amount::Quotient(pair) => of_amount(&mut pair[0], numbers),
        _ => {}
    }
}

fn is_always(when: &When) -> bool {
    matches!(when, Condition::Always)
}

/// What all must hold.
fn parts_of(when: &When) -> Vec<When> {
    match when {
        Condition::Always => Vec::new(),
        Condition::And(pair) => pair.iter().flat_map(parts_of).collect(),
        one => vec![one.clone()],
    }
}

fn joined(parts: Vec<When>) -> When {
    let both = |one, other| Condition::And(Box::new([one, other]));
    parts.into_iter().reduce(both).unwrap_or(Condition::Always)
}

/// Whether a line is about the points that end the game.
fn is_green(line: &Line) -> bool {
    ["Colony", "Province", "Duchy", "Estate"].contains(&line.card.name)
}

/// Mixes another plan in: its end of the game, some of its lines, or what it does beside buying.
fn cross(child: &mut Strategy, other: &Strategy, rng: &mut Rng) {
    match rng.below(4) {
        0 => {
            let (green, _): (Vec<Line>, Vec<Line>) = other.buy.iter().cloned().partition(is_green);
            child.buy.retain(|line| !is_green(line));
            child.buy.splice(0..0, green);
        }
        1 => {
            let cut = rng.below(child.buy.len() as u32 + 1) as usize;
            let theirs = rng.below(other.buy.len() as u32 + 1) as usize;
            child.buy.truncate(cut);
            child.buy.extend(other.buy[theirs..].iter().cloned());
        }
        2 => {
            for line in other.buy.iter().filter(|line| !is_green(line)) {
                if chance(2, rng) && child.buy.len() < MOST_LINES {
                    let at = rng.below(child.buy.len() as u32 + 1) as usize;
                    child.buy.insert(at, line.clone());
                }
            }
        }
        _ => {
            child.trash.clone_from(&other.trash);
            child.gain.clone_from(&other.gain);
            child.play.clone_from(&other.play);
            child.hold.clone_from(&other.hold);
        }
    }
    if child.buy.is_empty() {
        child.buy.clone_from(&other.buy);
    }
}

/// Takes out lines that can never count, because the same card stands further up without a condition.
pub(super) fn tidy(plan: &mut Strategy) {
    let lists = std::iter::once(&mut plan.buy).chain(&mut plan.gain).chain(&mut plan.trash);
    for list in lists {
        let mut done: Vec<&'static str> = Vec::new();
        let mut seen: Vec<String> = Vec::new();
        list.retain(|line| {
            let text = line.to_string();
            let new = !done.contains(&line.card.name) && !seen.contains(&text);
            if is_always(&line.when) {
                done.push(line.card.name);
            }
            seen.push(text);
            new
        });
    }
}
