//! Reads one line of a list: a card, and the condition under which the line counts.

use fief_engine::card::Card;
use fief_engine::setup::{Library, nearest};

use super::condition::{Amount, Comparison, Condition, Figure};
use super::error::Complaint;
use super::lex::{Token, What, tokens};
use super::names::{self, no_such, phrase};

type Named = &'static Card;
type Read<T> = Result<T, Complaint>;

/// The deepest nesting of brackets and "not": nobody could read a strategy with more.
const DEEPEST: usize = 32;

/// Reads "Card" or "Card when condition".
pub(super) fn clause(line: &[char], library: &Library) -> Read<(Named, Condition<Named>)> {
    let tokens = tokens(line, 0)?;
    let mut reader = Reader { tokens: &tokens, next: 0, end: line.len(), depth: 0, library };
    let (card, len) = names::card(&tokens, line.len(), library)?;
    reader.next = len;
    if reader.rest().is_empty() {
        return Ok((card, Condition::Always));
    }
    if !reader.take_word("when") {
        let message = match reader.peek() {
            Some(What::Word(word)) if word.eq_ignore_ascii_case("if") => {
                "write 'when', not 'if'".to_owned()
            }
            _ => format!("after {} only 'when' and a condition can follow", card.name),
        };
        return Err(Complaint::new(reader.here(), message));
    }
    let condition = reader.any()?;
    match reader.rest() {
        [] => Ok((card, condition)),
        [extra, ..] => Err(Complaint::new(
            extra.at,
            "the condition is complete here: 'and' or 'or' may follow, nothing else",
        )),
    }
}

struct Reader<'t> {
    tokens: &'t [Token],
    next: usize,
    /// The column behind the line's end, where a missing word is reported.
    end: usize,
    depth: usize,
    library: &'t Library,
}

impl Reader<'_> {
    fn rest(&self) -> &[Token] {
        &self.tokens[self.next..]
    }

    fn peek(&self) -> Option<&What> {
        self.tokens.get(self.next).map(|token| &token.what)
    }

    fn here(&self) -> usize {
        self.tokens.get(self.next).map_or(self.end, |token| token.at)
    }

    fn take_word(&mut self, wanted: &str) -> bool {
        let found =
            matches!(self.peek(), Some(What::Word(word)) if word.eq_ignore_ascii_case(wanted));
        self.next += usize::from(found);
        found
    }

    /// Takes several words in a row, or none of them.
    fn take_words(&mut self, wanted: &str) -> bool {
        let before = self.next;
        let all = wanted.split(' ').all(|word| self.take_word(word));
        if !all {
            self.next = before;
        }
        all
    }

    fn take_sign(&mut self, wanted: &str) -> bool {
        let found = matches!(self.peek(), Some(What::Sign(sign)) if *sign == wanted);
        self.next += usize::from(found);
        found
    }

    fn deeper<T>(&mut self, read: impl FnOnce(&mut Self) -> Read<T>) -> Read<T> {
        if self.depth == DEEPEST {
            return Err(Complaint::new(self.here(), "too many brackets inside each other"));
        }
        self.depth += 1;
        let done = read(self);
        self.depth -= 1;
        done
    }

    /// Conditions joined by "or".
    fn any(&mut self) -> Read<Condition<Named>> {
        let mut all = self.all()?;
        while self.take_word("or") {
            all = Condition::Or(Box::new([all, self.all()?]));
        }
        Ok(all)
    }

    /// Conditions joined by "and".
    fn all(&mut self) -> Read<Condition<Named>> {
        let mut one = self.one()?;
        while self.take_word("and") {
            one = Condition::And(Box::new([one, self.one()?]));
        }
        Ok(one)
    }

    fn one(&mut self) -> Read<Condition<Named>> {
        if self.take_word("not") {
            let inner = self.deeper(Self::one)?;
            return Ok(Condition::Not(Box::new(inner)));
        }
        if self.take_word("buying") {
            return Ok(Condition::Buying);
        }
        if self.take_word("gaining") {
            return Ok(Condition::Not(Box::new(Condition::Buying)));
        }
        if matches!(self.peek(), Some(What::Sign("("))) {
            return self.bracket();
        }
        self.comparison()
    }

    /// A bracket may hold a condition, or begin a sum.
    fn bracket(&mut self) -> Read<Condition<Named>> {
        let before = self.next;
        match self.comparison() {
            Ok(comparison) => Ok(comparison),
            Err(as_sum) => {
                let went = self.next;
                self.next = before + 1;
                let inner = self.deeper(Self::any);
                // Report the reading that came further: it understood more of the text.
                let inner =
                    inner.map_err(|error| if self.next >= went { error } else { as_sum })?;
                self.close().map(|()| inner)
            }
        }
    }

    fn close(&mut self) -> Read<()> {
        if self.take_sign(")") {
            return Ok(());
        }
        Err(Complaint::new(self.here(), "a ')' is missing here"))
    }

    fn comparison(&mut self) -> Read<Condition<Named>> {
        let left = self.sum()?;
        let how = match self.peek() {
            Some(What::Sign("<")) => Comparison::Less,
            Some(What::Sign("<=")) => Comparison::AtMost,
            Some(What::Sign("=" | "==")) => Comparison::Equal,
            Some(What::Sign("!=")) => Comparison::Unequal,
            Some(What::Sign(">=")) => Comparison::AtLeast,
            Some(What::Sign(">")) => Comparison::More,
            _ => {
                let message = "a comparison is missing here: one of < <= = != >= >";
                return Err(Complaint::new(self.here(), message));
            }
        };
        self.next += 1;
        Ok(Condition::Compare(left, how, self.sum()?))
    }

    fn sum(&mut self) -> Read<Amount<Named>> {
        let mut left = self.product()?;
        loop {
            if self.take_sign("+") {
                left = Amount::Sum(Box::new([left, self.product()?]));
            } else if self.take_sign("-") {
                left = Amount::Difference(Box::new([left, self.product()?]));
            } else {
                return Ok(left);
            }
        }
    }

    fn product(&mut self) -> Read<Amount<Named>> {
        let mut left = self.amount()?;
        loop {
            if self.take_sign("*") {
                left = Amount::Product(Box::new([left, self.amount()?]));
            } else if self.take_sign("/") {
                let at = self.here();
                let right = self.amount()?;
                if matches!(right, Amount::Number(0.0)) {
                    return Err(Complaint::new(at, "nothing can be divided by 0"));
                }
                left = Amount::Quotient(Box::new([left, right]));
            } else {
                return Ok(left);
            }
        }
    }

    fn amount(&mut self) -> Read<Amount<Named>> {
        let at = self.here();
        match self.peek() {
            Some(&What::Number(number)) => {
                self.next += 1;
                Ok(Amount::Number(f64::from(number)))
            }
            Some(What::Sign("-")) => {
                self.next += 1;
                let minus = self.deeper(Self::amount)?;
                Ok(Amount::Difference(Box::new([Amount::Number(0.0), minus])))
            }
            Some(What::Sign("(")) => {
                self.next += 1;
                let inner = self.deeper(Self::sum)?;
                self.close().map(|()| inner)
            }
            Some(What::Word(_)) => self.figure(),
            Some(What::Sign(sign)) => {
                Err(Complaint::new(at, format!("a number is missing before '{sign}'")))
            }
            None => Err(Complaint::new(at, "the condition stops short: a number is missing here")),
        }
    }

    fn figure(&mut self) -> Read<Amount<Named>> {
        let at = self.here();
        if self.take_word("own") {
            return self.group(Amount::Own);
        }
        if self.take_words("in hand") {
            return self.group(Amount::InHand);
        }
        if self.take_words("in play") {
            return self.group(Amount::InPlay);
        }
        if self.take_word("pile") {
            let (card, len) = names::card(self.rest(), self.end, self.library)?;
            self.next += len;
            return Ok(Amount::Pile(card));
        }
        for (name, figure) in Figure::NAMES {
            if self.take_words(name) {
                return Ok(Amount::Figure(figure));
            }
        }
        Err(Complaint::new(at, self.no_figure()))
    }

    fn group(&mut self, of: impl Fn(super::Group<Named>) -> Amount<Named>) -> Read<Amount<Named>> {
        let (group, len) = names::group(self.rest(), self.end, self.library)?;
        self.next += len;
        Ok(of(group))
    }

    fn no_figure(&self) -> String {
        let word = phrase(self.rest());
        if !self.library.versions(&word).is_empty() {
            return format!("say what to count: 'own {word}', 'pile {word}' or 'in hand {word}'");
        }
        let figures = Figure::NAMES.iter().map(|(name, _)| *name);
        let all = figures.chain(["own", "pile", "in hand", "in play", "buying", "gaining"]);
        no_such(&format!("'{word}' is nothing that can be counted"), nearest(&word, all))
    }
}
