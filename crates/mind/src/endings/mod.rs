//! Endings: positions near the end of a game whose right answers are known by exhaustive search.
//!
//! They measure how well bots play the end. Each is a real position of a game between bots, kept as a kingdom, a seed and
//! the answers that lead there, so that no change of a bot changes it. `cargo run --profile play -p fief-mind --example
//! endings` makes and measures them.

mod turn;

use std::fmt;

use fief_engine::decide::Decider;
use fief_engine::ids::Player;
use fief_engine::question::Picks;
use fief_engine::table::Table;

use crate::gauntlet::suite;

/// What an ending is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum About {
    /// The player can end the game this turn with the last Province and win.
    Win,
    /// The player can end the game this turn by empty piles and win.
    Piles,
}

impl About {
    pub const ALL: [Self; 2] = [Self::Win, Self::Piles];

    pub const fn word(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::Piles => "piles",
        }
    }
}

/// A position with known right answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    pub about: About,
    /// The kingdom, by its name in the suite `base`.
    pub kingdom: String,
    pub seed: u64,
    /// What was answered before the position.
    pub answers: Vec<Picks>,
    /// The right answers to the open question.
    pub right: Vec<Picks>,
}

impl Ending {
    /// The endings that come with the program.
    pub fn shipped() -> Result<Vec<Self>, String> {
        Self::parse_all(include_str!("../../data/endings.txt"))
    }

    /// Reads endings, one on each line that is not a comment.
    pub fn parse_all(text: &str) -> Result<Vec<Self>, String> {
        let lines = text.lines().enumerate();
        let lines = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        lines
            .map(|(at, line)| {
                Self::parse(line).ok_or_else(|| format!("line {} is no ending: {line}", at + 1))
            })
            .collect()
    }

    fn parse(line: &str) -> Option<Self> {
        let mut cells = line.split('|');
        let word = cells.next()?;
        let about = About::ALL.into_iter().find(|about| about.word() == word)?;
        let kingdom = cells.next()?.to_owned();
        let seed = cells.next()?.parse().ok()?;
        let (answers, right) = (read(cells.next()?)?, read(cells.next()?)?);
        Some(Self { about, kingdom, seed, answers, right })
    }

    /// The game at the position, or why it cannot be reached.
    pub fn table(&self) -> Result<Table, String> {
        let mut kingdoms = suite("base").unwrap_or_default().into_iter();
        let kingdom = kingdoms.find(|kingdom| kingdom.name == self.kingdom);
        let kingdom = kingdom.ok_or_else(|| format!("no kingdom is named {}", self.kingdom))?;
        let mut table = Table::new(kingdom.start()?, self.seed);
        for (number, picks) in self.answers.iter().enumerate() {
            let wrong = |error| format!("{}, answer {number}: {error}", self.kingdom);
            table.answer(picks).map_err(wrong)?;
        }
        Ok(table)
    }

    /// Finds the right answers again.
    pub fn solve(&self) -> Result<Option<Solved>, String> {
        Ok(solve(&self.table()?))
    }

    /// Whether a bot wins the game this turn, as it can.
    pub fn is_mastered_by(&self, bot: &mut dyn Decider) -> Result<bool, String> {
        let mut table = self.table()?;
        let (seat, turn) = (table.state().turn().player, table.state().turn().number);
        while let Some(question) = table.question()
            && table.state().turn().number == turn
        {
            let (memory, view) = (table.memory(), table.view(question.acting));
            let picks = bot.picks_remembering(&memory, view, question);
            let picks = picks.map_err(|stop| format!("the bot has no answer: {stop:?}"))?;
            table.answer(&picks).map_err(|error| error.to_string())?;
        }
        Ok(has_won(&table, seat))
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { about, kingdom, seed, answers, right } = self;
        write!(f, "{}|{kingdom}|{seed}|{}|{}", about.word(), written(answers), written(right))
    }
}

/// "3,0.0.1,,7": four answers, of which the second has three picks and the third none.
fn written(answers: &[Picks]) -> String {
    let answer = |picks: &Picks| picks.iter().map(u16::to_string).collect::<Vec<_>>().join(".");
    answers.iter().map(answer).collect::<Vec<_>>().join(",")
}

fn read(text: &str) -> Option<Vec<Picks>> {
    let picks = |cell: &str| -> Option<Picks> {
        cell.split('.').filter(|pick| !pick.is_empty()).map(|pick| pick.parse().ok()).collect()
    };
    text.split(',').map(picks).collect()
}

/// What an exhaustive search says about a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solved {
    pub about: About,
    pub right: Vec<Picks>,
    /// Whether the dearest card that can be bought is among the right answers: then there is not much to find.
    pub is_plain: bool,
}

/// Solves a position in a Buy phase, if the game can be won this turn and not every answer keeps the win.
pub fn solve(table: &Table) -> Option<Solved> {
    turn::solve(table)
}

fn has_won(table: &Table, seat: Player) -> bool {
    table.is_over() && table.state().winners() == [seat]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endings_are_read_as_they_are_written_and_solved_again() {
        let endings = Ending::shipped().expect("the endings can be read");
        assert!(endings.len() >= 160, "there are {}", endings.len());
        for about in About::ALL {
            assert!(endings.iter().filter(|ending| ending.about == about).count() >= 60);
        }
        for ending in endings.iter().step_by(9) {
            assert_eq!(Ending::parse(&ending.to_string()).as_ref(), Some(ending));
            let solved = ending.solve().expect("the position can be reached").expect("it is one");
            assert_eq!((solved.about, &solved.right), (ending.about, &ending.right), "{ending}");
        }
    }

    #[test]
    fn what_is_no_ending_is_named_with_its_line() {
        let said = Ending::parse_all("# a comment\nwin|base-1|x|0|0").unwrap_err();
        assert_eq!(said, "line 2 is no ending: win|base-1|x|0|0");
    }
}
