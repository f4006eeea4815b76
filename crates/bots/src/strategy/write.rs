//! Writes a strategy as text that reads back as the same strategy.

use std::fmt;

use fief_engine::card::Card;

use super::condition::{Amount, Comparison, Condition, Figure, Group};
use super::{Line, Permission, Strategy};

type Named = &'static Card;

impl fmt::Display for Strategy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "name: {}", self.name)?;
        if self.losing_end == Permission::Allowed {
            writeln!(f, "losing end: allowed")?;
        }
        if self.penultimate_province == Permission::Refused {
            writeln!(f, "penultimate province: refused")?;
        }
        if self.takes_winning_end {
            writeln!(f, "winning end: taken")?;
        }
        if !self.needs.is_empty() {
            let names: Vec<&str> = self.needs.iter().map(|card| card.name).collect();
            writeln!(f, "kingdom: {}", names.join(", "))?;
        }
        list(f, "buy", &self.buy)?;
        if let Some(gain) = &self.gain {
            list(f, "gain", gain)?;
        }
        if let Some(trash) = &self.trash {
            list(f, "trash", trash)?;
        }
        let more = [("play", &self.play), ("hold", &self.hold)];
        more.into_iter()
            .filter(|(_, lines)| !lines.is_empty())
            .try_for_each(|(key, lines)| list(f, key, lines))
    }
}

fn list(f: &mut fmt::Formatter<'_>, key: &str, lines: &[Line]) -> fmt::Result {
    writeln!(f, "{key}:")?;
    lines.iter().try_for_each(|line| writeln!(f, "  {line}"))
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.card.name)?;
        match &self.when {
            Condition::Always => Ok(()),
            when => write!(f, " when {when}"),
        }
    }
}

impl fmt::Display for Condition<Named> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            // A text can express this only by leaving the condition out; inside another condition it needs words that
            // always hold.
            Condition::Always => f.write_str("turn >= 0"),
            Condition::Buying => f.write_str("buying"),
            Condition::Compare(left, how, right) => write!(f, "{left} {} {right}", how.sign()),
            Condition::Not(inner) => match &**inner {
                Condition::Buying => f.write_str("gaining"),
                inner => write!(f, "not ({inner})"),
            },
            Condition::Or(pair) => write!(f, "{} or {}", pair[0], Grouped(&pair[1], false)),
            Condition::And(pair) => {
                write!(f, "{} and {}", Grouped(&pair[0], true), Grouped(&pair[1], false))
            }
        }
    }
}

/// A part of a condition, in brackets where it would otherwise be read differently. Conditions are read from the
/// left, so the left part of an "and" may be an "and" itself.
struct Grouped<'c>(&'c Condition<Named>, bool);

impl fmt::Display for Grouped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let &Self(condition, left) = self;
        match condition {
            Condition::And(_) if left => write!(f, "{condition}"),
            Condition::And(_) | Condition::Or(_) => write!(f, "({condition})"),
            one => write!(f, "{one}"),
        }
    }
}

impl Comparison {
    fn sign(self) -> &'static str {
        match self {
            Comparison::Less => "<",
            Comparison::AtMost => "<=",
            Comparison::Equal => "=",
            Comparison::Unequal => "!=",
            Comparison::AtLeast => ">=",
            Comparison::More => ">",
        }
    }
}

impl fmt::Display for Group<Named> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Group::Card(card) => card.name,
            Group::Type(of) => of.name(),
            Group::Terminal => "Terminal",
        })
    }
}

impl Figure {
    fn name(self) -> &'static str {
        let named = Self::NAMES.iter().find(|(_, figure)| *figure == self);
        named.map_or("turn", |(name, _)| name)
    }
}

impl fmt::Display for Amount<Named> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Amount::Number(number) => write!(f, "{number}"),
            Amount::Figure(figure) => f.write_str(figure.name()),
            Amount::Own(group) => write!(f, "own {group}"),
            Amount::InHand(group) => write!(f, "in hand {group}"),
            Amount::InPlay(group) => write!(f, "in play {group}"),
            Amount::Pile(card) => write!(f, "pile {}", card.name),
            Amount::Sum(pair) => write!(f, "{} + {}", pair[0], Factor(&pair[1], true)),
            Amount::Difference(pair) => write!(f, "{} - {}", pair[0], Factor(&pair[1], true)),
            Amount::Product(pair) => {
                write!(f, "{} * {}", Factor(&pair[0], false), Factor(&pair[1], true))
            }
            Amount::Quotient(pair) => {
                write!(f, "{} / {}", Factor(&pair[0], false), Factor(&pair[1], true))
            }
        }
    }
}

/// A part of a sum or product, in brackets where it would otherwise be read differently: sums always, products on the
/// right.
struct Factor<'a>(&'a Amount<Named>, bool);

impl fmt::Display for Factor<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let &Self(amount, right) = self;
        match amount {
            Amount::Sum(_) | Amount::Difference(_) => write!(f, "({amount})"),
            Amount::Product(_) | Amount::Quotient(_) if right => write!(f, "({amount})"),
            one => write!(f, "{one}"),
        }
    }
}
