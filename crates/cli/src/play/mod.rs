//! `fief play`: a person against bots in the terminal.

mod input;
mod kingdom;
mod plain;
pub(crate) mod saves;
mod session;
#[cfg(test)]
mod testing;
mod tui;
mod words;

use std::io::{self, IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, anyhow, bail};
use clap::Args;
use fief_cards::LIBRARY;
use fief_cards::kingdoms::Kingdom;
use fief_engine::setup::{KINGDOM_PILES, Setup, Start};
use fief_mind::levels::{self, needs_plans};

use crate::kingdom::any_seed;
use crate::plans;
use saves::{SaveError, Saved};
use session::{Seat, Session, Status, bot_named};

#[derive(Args)]
pub(crate) struct Play {
    /// A published set, as `fief kingdoms` lists them, the seed of a random kingdom, or cards with commas between them; First Game if nothing is said.
    #[arg(long, value_name = "NAME", conflicts_with_all = ["cards", "random", "sets"])]
    kingdom: Option<String>,
    /// The ten Kingdom cards by name, a version in brackets, what goes with one behind it ("Young Witch with Cellar"); with
    /// --random those that must be among them.
    #[arg(long, value_delimiter = ',', value_name = "A,B,…")]
    cards: Vec<String>,
    /// A kingdom by chance, the same for the same seed.
    #[arg(long)]
    random: bool,
    /// The sets that a random kingdom is drawn from, all that there are if none is named; "Plunder:2" for how many cards.
    #[arg(long, value_delimiter = ',', value_name = "SET,…")]
    sets: Vec<String>,
    /// How many play: you and one to five bots.
    #[arg(long, default_value_t = 2, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=6))]
    players: u8,
    /// The luck of the game; by the clock if not said.
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Lines of text instead of a full screen: for pipes and screen readers.
    #[arg(long)]
    plain: bool,
    /// Whom you play against: one for all, or one for each opponent.
    #[arg(long, value_delimiter = ',', default_value = "big-money", value_name = "NAME,…", long_help = bots_in_words())]
    bot: Vec<String>,
    /// What you are called.
    #[arg(long, default_value = "Player")]
    name: String,
    /// Go on with the unfinished game that was played last.
    #[arg(long = "continue", conflicts_with_all = ["load", "kingdom", "cards", "random", "sets", "seed", "players", "name"])]
    continued: bool,
    /// Go on with a saved game.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["kingdom", "cards", "random", "sets", "seed", "players", "name"])]
    load: Option<PathBuf>,
}

/// What `--bot` may say.
fn bots_in_words() -> String {
    format!("Whom you play against: one for all, or one for each opponent.\n{}", levels::in_words())
}

impl Play {
    pub(crate) fn run(&self) -> Result<()> {
        let folder = saves::folder()?;
        let mut warnings = Vec::new();
        let mut session = if self.continued {
            self.resume(saves::latest(&folder)?, &folder, &mut warnings)?
        } else if let Some(file) = &self.load {
            self.resume(saves::load(file)?, &folder, &mut warnings)?
        } else {
            self.new_game(&folder)?
        };
        session.save()?;
        saves::warn(&warnings);
        if self.plain || !io::stdin().is_terminal() || !io::stdout().is_terminal() {
            plain::run(&mut session, &mut io::stdin().lock(), &mut io::stdout().lock())?;
        } else {
            tui::run(&mut session)?;
        }
        farewell(&session)
    }

    fn new_game(&self, folder: &Path) -> Result<Session> {
        let bots = self.bots()?;
        let mut players = vec![self.name.trim().to_owned()];
        for bot in &bots {
            players.push(name_of_bot(bot, &players));
        }
        let seed = self.seed.unwrap_or_else(any_seed);
        let Kingdom { cards, landscapes } = kingdom::choose_kingdom(self, seed)?;
        let few = cards.len() < KINGDOM_PILES;
        let setup = Setup { players, kingdom: cards, landscapes, first: None };
        let start = Start::full(setup, &LIBRARY);
        let start = start.map_err(|errors| {
            if few { anyhow!("{errors} (with --random, the rest is drawn)") } else { errors.into() }
        })?;
        if bots.iter().any(|bot| needs_plans(bot)) {
            plans::wait_for(start.rules());
        }
        let mut seats = vec![Seat::Person];
        seats.extend(bots.into_iter().map(Seat::Bot));
        Ok(Session::new(start, seed, seats, saves::new_file(folder)?))
    }

    /// A bot for each opponent; the last one named plays all that are left.
    fn bots(&self) -> Result<Vec<&'static str>> {
        let opponents = usize::from(self.players) - 1;
        let named = self.bot.iter().map(|name| bot_named(name.trim()).map_err(anyhow::Error::msg));
        let mut bots = named.collect::<Result<Vec<_>>>()?;
        if bots.len() > opponents {
            let (named, players) = (bots.len(), self.players);
            bail!("{named} bots are named, but of {players} players only {opponents} can be bots");
        }
        let last = *bots.last().context("no bot is named")?;
        bots.resize(opponents, last);
        Ok(bots)
    }

    fn resume(
        &self,
        saved: Saved,
        folder: &Path,
        warnings: &mut Vec<SaveError>,
    ) -> Result<Session> {
        let bot = *self.bots()?.first().context("no bot is named")?;
        let file = own_file(&saved, folder)?;
        warnings.extend(saved.warnings);
        Ok(Session::resume(saved.table, bot, file)?)
    }
}

/// A game that was loaded from elsewhere, or only in part, goes on in a file of its own: what was loaded stays as it is.
fn own_file(saved: &Saved, folder: &Path) -> Result<PathBuf> {
    let inside = match (saved.file.canonicalize(), folder.canonicalize()) {
        (Ok(file), Ok(folder)) => file.parent() == Some(&folder),
        _ => false,
    };
    Ok(if inside && saved.whole { saved.file.clone() } else { saves::new_file(folder)? })
}

/// "big-money" becomes "Big Money", the second one "Big Money 2".
fn name_of_bot(bot: &str, taken: &[String]) -> String {
    let words = bot.split('-').map(|word| {
        let (first, rest) = word.split_at(word.chars().next().map_or(0, char::len_utf8));
        first.to_uppercase() + rest
    });
    let name = words.collect::<Vec<_>>().join(" ");
    let numbered = (2..).map(|number| format!("{name} {number}"));
    std::iter::once(name.clone())
        .chain(numbered)
        .find(|name| !taken.iter().any(|other| other.eq_ignore_ascii_case(name)))
        .expect("there are more numbers than players")
}

/// Says where the game is kept, when the screen is gone.
fn farewell(session: &Session) -> Result<()> {
    session.save()?;
    let file = session.file().display();
    let mut out = io::stdout().lock();
    for line in session.outcome() {
        writeln!(out, "{line}")?;
    }
    match session.status() {
        Status::Asked => {
            writeln!(out, "Saved in {file}. Go on with: fief play --continue")?;
        }
        Status::Over | Status::Resigned => {
            writeln!(out, "The game is kept in {file}. See it with: fief replay {file}")?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_of_the_same_kind_have_different_names() {
        let mut taken = vec!["Big Money".to_owned()];
        taken.push(name_of_bot("big-money", &taken));
        taken.push(name_of_bot("big-money", &taken));
        taken.push(name_of_bot("random", &taken));
        assert_eq!(taken, ["Big Money", "Big Money 2", "Big Money 3", "Random"]);
    }
}
