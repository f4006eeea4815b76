//! The levels of bots, in words.

use fief_engine::setup::nearest;
use fief_mind::levels::NAMES;

use crate::bounds;
use crate::protocol::{BotInfo, Code, Problem};

/// The level for who did not say.
pub(crate) const USUAL: &str = "medium";

/// The level that does anything that is legal.
const BY_CHANCE: &str = "random";

/// What there is to say about every level, the weakest first.
pub(crate) fn all() -> Vec<BotInfo> {
    NAMES.iter().map(|&level| about(level)).collect()
}

fn about(level: &str) -> BotInfo {
    let (name, about) = match level {
        BY_CHANCE => ("Random", "Does anything that is legal. Good for trying things out."),
        "easy" => ("Easy", "Buys Treasures and Provinces, but is tempted by other cards."),
        "big-money" => ("Big Money", "Buys Treasures and Provinces and nothing else."),
        "medium" => ("Medium", "Knows a strong strategy for many kingdoms and plays it."),
        "plan" => {
            ("Plan", "Finds a plan for the kingdom at hand and plays it without thinking ahead.")
        }
        "club" => {
            ("Club", "Plays many games on in its head, and takes any answer that looks good.")
        }
        "keen" => ("Keen", "Plays many games on in its head, and makes small mistakes."),
        "hard" => ("Hard", "Plays hundreds of games on in its head before every answer."),
        "expert" => ("Expert", "Plays thousands of games on in its head before every answer."),
        other => (other, "A bot."),
    };
    BotInfo { level: level.to_owned(), name: name.to_owned(), about: about.to_owned() }
}

/// What a bot of a level is called at the table.
pub(crate) fn name_of(level: &str) -> String {
    format!("{} bot", about(level).name)
}

/// Whether a bot of this level may play on for somebody.
pub(crate) fn check_substitute(level: &str) -> Result<(), Problem> {
    check(level)?;
    if level != BY_CHANCE {
        return Ok(());
    }
    let message = "A bot that plays by chance would give the game away. Choose another level.";
    Err(Problem::new(Code::BadSetup, message))
}

/// Whether there is such a level.
pub(crate) fn check(level: &str) -> Result<(), Problem> {
    bounds::name("The level of a bot", level)?;
    if NAMES.contains(&level) {
        return Ok(());
    }
    let all = NAMES.join(", ");
    let message = match nearest(level, NAMES.iter().copied()) {
        Some(near) => format!("There is no bot '{level}'; did you mean {near}? There are: {all}."),
        None => format!("There is no bot '{level}'. There are: {all}."),
    };
    Err(Problem::new(Code::BadSetup, message))
}
