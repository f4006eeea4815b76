//! What a person types in line mode.

use fief_engine::ids::Kind;
use fief_engine::question::{Illegal, Question, Verb};
use fief_engine::setup::nearest;
use fief_engine::view::View;
use fief_telling::offer;

use super::words;

/// A line that was understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Input {
    Answer(Vec<u16>),
    Command(Command),
}

/// What can be asked for besides answering.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Command {
    Help,
    /// The text of a card.
    Text(String),
    Hand,
    Supply,
    Log,
    Treasures,
    Undo,
    Save(Option<String>),
    Resign,
    Quit,
}

/// The first words of the commands.
const COMMANDS: &[&str] =
    &["help", "text", "hand", "supply", "log", "treasures", "undo", "save", "resign", "quit"];

/// What is typed to pick nothing, beside an empty line.
const NOTHING: &[&str] = &["nothing", "none", "end", "pass", "done"];

/// Reads a line as an answer to `question` or as a command; else says what is wrong and what was probably meant.
pub(crate) fn parse(view: View<'_>, question: &Question, line: &str) -> Result<Input, String> {
    let line = line.trim();
    let asked = Asked { view, question };
    // What is on offer goes first: a card may have the name of a command.
    let unknown = match asked.picks(line, Asked::exactly) {
        Ok(picks) => return asked.checked(picks).map(Input::Answer),
        Err(Wrong::Said(message)) => return Err(message),
        Err(Wrong::Unknown(name)) => name,
    };
    if let Some(command) = command(line) {
        return command.map(Input::Command);
    }
    match asked.picks(line, Asked::by_beginning) {
        Ok(picks) => asked.checked(picks).map(Input::Answer),
        Err(Wrong::Said(message)) => Err(message),
        Err(Wrong::Unknown(_)) => Err(asked.did_you_mean(&unknown)),
    }
}

fn command(line: &str) -> Option<Result<Command, String>> {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    let plain = |command: Command| {
        if rest.is_empty() { Ok(command) } else { Err(format!("'{word}' stands alone.")) }
    };
    Some(match word.to_lowercase().as_str() {
        "?" | "help" => plain(Command::Help),
        "text" if rest.is_empty() => Err("The text of which card? Type: text NAME".to_owned()),
        "text" => Ok(Command::Text(rest.to_owned())),
        "hand" => plain(Command::Hand),
        "supply" => plain(Command::Supply),
        "log" => plain(Command::Log),
        "treasures" | "$" => plain(Command::Treasures),
        "undo" => plain(Command::Undo),
        "save" => Ok(Command::Save((!rest.is_empty()).then(|| rest.to_owned()))),
        "resign" => plain(Command::Resign),
        "quit" | "exit" => plain(Command::Quit),
        _ => return None,
    })
}

/// Why a line is no answer.
enum Wrong {
    /// Nothing on offer is called that.
    Unknown(String),
    /// It was understood, and cannot be done.
    Said(String),
}

/// A question to somebody who types.
struct Asked<'a> {
    view: View<'a>,
    question: &'a Question,
}

/// Finds the options that a name may mean.
type Finder<'a> = fn(&Asked<'a>, &str) -> Vec<u16>;

impl<'a> Asked<'a> {
    fn picks(&self, line: &str, find: Finder<'a>) -> Result<Vec<u16>, Wrong> {
        if line.is_empty() {
            return Ok(Vec::new());
        }
        if let Some(pick) = self.one(line, find)? {
            return Ok(vec![pick]);
        }
        let lower = line.to_lowercase();
        if lower == self.view.nothing(self.question) || NOTHING.contains(&lower.as_str()) {
            return Ok(Vec::new());
        }
        let items = line.split(',').map(str::trim).filter(|item| !item.is_empty());
        let mut picks = Vec::new();
        for item in items {
            picks.extend(self.item(item, find)?);
        }
        Ok(picks)
    }

    /// One item of a list: numbers, a name, or a number of a name.
    fn item(&self, item: &str, find: Finder<'a>) -> Result<Vec<u16>, Wrong> {
        if let Some(pick) = self.one(item, find)? {
            return Ok(vec![pick]);
        }
        let numbers: Option<Vec<usize>> =
            item.split_whitespace().map(|word| word.parse().ok()).collect();
        if let Some(numbers) = numbers.filter(|_| self.question.verb != Verb::Amount) {
            return numbers.into_iter().map(|number| self.numbered(number)).collect();
        }
        let (item, verb_said) = match self.without_verb(item) {
            Some(rest) => (rest, true),
            None => (item, false),
        };
        let (many, name) = split_count(item);
        if many.is_none() && !verb_said {
            return Err(Wrong::Unknown(item.to_owned()));
        }
        match self.one(name, find)? {
            Some(pick) => Ok(vec![pick; many.unwrap_or(1)]),
            None => Err(Wrong::Unknown(name.to_owned())),
        }
    }

    /// The one option of this name, if there is one.
    fn one(&self, name: &str, find: Finder<'a>) -> Result<Option<u16>, Wrong> {
        match &find(self, name)[..] {
            [] => Ok(None),
            [pick] => Ok(Some(*pick)),
            several => {
                let phrases: Vec<String> =
                    several.iter().map(|&i| self.view.phrase(self.question, i as usize)).collect();
                Err(Wrong::Said(format!("'{name}' can mean: {}.", phrases.join(", "))))
            }
        }
    }

    fn numbered(&self, number: usize) -> Result<u16, Wrong> {
        let options = self.question.options.len();
        match number {
            1.. if number <= options => Ok((number - 1) as u16),
            _ => Err(Wrong::Said(format!(
                "There is no option {number}: the options are 1 to {options}."
            ))),
        }
    }

    /// "discard Copper" to a question what to discard is "Copper". What a turn's verbs tell apart keeps them.
    fn without_verb<'t>(&self, item: &'t str) -> Option<&'t str> {
        let word = self.question.verb.word();
        let (verb, rest) = item.split_at_checked(word.len())?;
        (verb.eq_ignore_ascii_case(word) && rest.starts_with(' ')).then(|| rest.trim())
    }

    /// The options with this name or phrase.
    fn exactly(&self, name: &str) -> Vec<u16> {
        self.matching(|known| known.eq_ignore_ascii_case(name))
    }

    /// The options whose name or phrase begins like this.
    fn by_beginning(&self, name: &str) -> Vec<u16> {
        let exact = self.exactly(name);
        if !exact.is_empty() || name.is_empty() {
            return exact;
        }
        let begins = |known: &str| {
            known.get(..name.len()).is_some_and(|start| start.eq_ignore_ascii_case(name))
        };
        self.matching(begins)
    }

    fn matching(&self, same: impl Fn(&str) -> bool) -> Vec<u16> {
        let fits = |&index: &usize| {
            same(&self.view.label(self.question, index))
                || same(&self.view.phrase(self.question, index))
        };
        (0..self.question.options.len()).filter(fits).map(|index| index as u16).collect()
    }

    fn checked(&self, picks: Vec<u16>) -> Result<Vec<u16>, String> {
        match self.question.check(&picks) {
            Ok(()) => Ok(picks),
            Err(Illegal::WrongNumber { picked, .. }) => Err(words::how_many(self.question, picked)),
            Err(Illegal::PickedTooOften { index, count }) => {
                let label = self.view.label(self.question, index as usize);
                Err(format!(
                    "There {} only {count} {label}.",
                    if count == 1 { "is" } else { "are" }
                ))
            }
            Err(Illegal::PileNotAlone) => {
                Err("Pick one pile at a time, and nothing with it.".to_owned())
            }
            Err(error @ Illegal::NoSuchOption { .. }) => Err(error.to_string()),
        }
    }

    /// What to say of a name that no option has.
    fn did_you_mean(&self, wrong: &str) -> String {
        let rules = self.view.rules();
        let name =
            wrong.strip_prefix("buy ").or_else(|| wrong.strip_prefix("play ")).unwrap_or(wrong);
        if let Some(kind) = rules.kind_named(name) {
            return self.why_not(kind, wrong.starts_with("play "));
        }
        let options = 0..self.question.options.len();
        let offered: Vec<String> = options
            .flat_map(|i| [self.view.label(self.question, i), self.view.phrase(self.question, i)])
            .collect();
        let offered = offered.iter().map(String::as_str);
        let cards = rules.kinds().map(|kind| rules.definition(kind).name);
        match nearest(wrong, offered.chain(COMMANDS.iter().copied())).or(nearest(name, cards)) {
            Some(nearest) => format!("I do not know '{wrong}'. Did you mean '{nearest}'?"),
            None => format!("I do not know '{wrong}'. Type a number or a name, or ? for help."),
        }
    }

    /// Why a card of the game is not on offer. Whoever does not say that they want to play it means to buy it, if it can be
    /// bought at all.
    fn why_not(&self, kind: Kind, plays: bool) -> String {
        let why = |buys| offer::why_not(self.view, self.question, kind, buys);
        let name = self.view.name(kind);
        match why(!plays).or_else(|| why(plays)) {
            Some(why) => format!("{name}: {why}"),
            None => format!("{name} cannot be picked now."),
        }
    }
}

/// "2 Copper", "2x Copper" and "2× Copper" are two Coppers.
fn split_count(item: &str) -> (Option<usize>, &str) {
    let digits = item.len() - item.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (count, rest) = item.split_at(digits);
    let rest = rest.strip_prefix(['x', '×']).unwrap_or(rest);
    // More than any hand has, and few enough to list.
    match count.parse::<usize>() {
        Ok(count @ 1..=1000) if rest.starts_with(' ') => (Some(count), rest.trim()),
        _ => (None, item),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::testing::{Game, Tested};

    fn read(game: &Tested, line: &str) -> Result<Input, String> {
        parse(game.session.view(), game.session.question().unwrap(), line)
    }

    fn picks(game: &Tested, line: &str) -> Vec<u16> {
        match read(game, line) {
            Ok(Input::Answer(picks)) => picks,
            other => panic!("'{line}' is no answer: {other:?}"),
        }
    }

    /// The phrases of what a line picks.
    fn picked(game: &Tested, line: &str) -> Vec<String> {
        let (view, question) = (game.session.view(), game.session.question().unwrap());
        picks(game, line).iter().map(|&pick| view.phrase(question, pick as usize)).collect()
    }

    fn refusal(game: &Tested, line: &str) -> String {
        read(game, line).expect_err(line)
    }

    fn buying() -> Tested {
        Game::new().hand(&["Silver", "Copper", "Copper"]).buying_with(3).begin()
    }

    fn discarding() -> Tested {
        let mut game =
            Game::new().hand(&["Cellar", "Copper", "Copper", "Copper", "Estate"]).begin();
        game.session.answer(&[0]).unwrap();
        game
    }

    #[test]
    fn a_line_in_any_case_picks_what_it_names() {
        let game = buying();
        assert_eq!(picked(&game, "play silver"), ["play Silver"]);
        assert_eq!(picked(&game, "village"), ["buy Village"]);
        assert_eq!(picked(&game, "buy vil"), ["buy Village"]);
        assert_eq!(picks(&game, " 2 "), [1]);
    }

    #[test]
    fn a_name_with_two_meanings_is_asked_back() {
        assert_eq!(refusal(&buying(), "Silver"), "'Silver' can mean: play Silver, buy Silver.");
    }

    #[test]
    fn nothing_is_an_empty_line_or_its_name() {
        let game = buying();
        for line in ["", "   ", "end", "end turn", "nothing"] {
            assert_eq!(picks(&game, line), [0_u16; 0], "{line}");
        }
    }

    #[test]
    fn what_costs_too_much_is_said_with_its_cost() {
        assert_eq!(refusal(&buying(), "buy Gold"), "Gold: It costs $6; you have $3.");
        assert_eq!(refusal(&buying(), "gold"), "Gold: It costs $6; you have $3.");
        let in_vain = refusal(&buying(), "play gold");
        assert_eq!(in_vain, "Gold: It costs $6; you have $3.", "there is none in hand");
        assert_eq!(refusal(&discarding(), "Gold"), "Gold cannot be picked now.");
    }

    #[test]
    fn an_unknown_name_is_answered_with_the_nearest() {
        let game = buying();
        assert!(refusal(&game, "buy Silvr").contains("'buy Silver'"));
        assert!(refusal(&game, "Provinse").contains("'Province'"));
        assert!(refusal(&game, "udno").contains("'undo'"));
        assert!(refusal(&game, "qwertyuiop").contains("? for help"));
        assert!(refusal(&game, "99").contains("no option 99: the options are 1 to"));
        assert!(refusal(&game, "0").contains("no option 0"));
    }

    #[test]
    fn several_are_picked_by_numbers_names_and_counts() {
        let game = discarding();
        for line in ["Copper, Copper", "2 Copper", "2x copper", "1 1", "1,1", "discard 2 Copper"] {
            assert_eq!(picked(&game, line), ["discard Copper"; 2], "{line}");
        }
        assert_eq!(picked(&game, "estate, 1"), ["discard Estate", "discard Copper"]);
    }

    #[test]
    fn more_than_there_are_is_refused() {
        let game = discarding();
        assert_eq!(refusal(&game, "4 Copper"), "There are only 3 Copper.");
        assert_eq!(refusal(&game, "Estate, Estate"), "There is only 1 Estate.");
        assert_eq!(refusal(&game, "1 1 1 1 1"), "Pick at most 4: 5 picked.");
        assert_eq!(
            refusal(&buying(), "buy village, buy silver"),
            "Pick one pile at a time, and nothing with it."
        );
    }

    #[test]
    fn several_treasures_are_played_in_one_line() {
        let all = ["play Copper", "play Silver", "play Copper"];
        assert_eq!(picked(&buying(), "play copper, play silver, play copper"), all);
    }

    #[test]
    fn commands_are_known_by_their_first_word() {
        let game = buying();
        let command = |line| match read(&game, line) {
            Ok(Input::Command(command)) => command,
            other => panic!("'{line}' is no command: {other:?}"),
        };
        assert_eq!(command("?"), Command::Help);
        assert_eq!(command("Undo"), Command::Undo);
        assert_eq!(command("text Throne Room"), Command::Text("Throne Room".to_owned()));
        assert_eq!(command("save my game"), Command::Save(Some("my game".to_owned())));
        assert_eq!(command("save"), Command::Save(None));
        assert_eq!(refusal(&game, "undo everything"), "'undo' stands alone.");
        assert!(refusal(&game, "text").contains("which card"));
    }
}
