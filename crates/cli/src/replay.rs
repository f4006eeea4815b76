//! `fief replay`: the log of a saved game.

use std::io::{self, Write as _};
use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::Args;
use fief_engine::ids::Player;
use fief_engine::setup::{Rules, nearest};
use fief_engine::view::Eye;
use fief_telling::log::sentences;

use crate::play::saves::{self, Saved};

#[derive(Args)]
pub(crate) struct Replay {
    /// The file of the saved game.
    save: PathBuf,
    /// Tell it as this player saw it: the number of the seat, from 1, or the player's name.
    #[arg(long, value_name = "SEAT")]
    from: Option<String>,
}

impl Replay {
    pub(crate) fn run(&self) -> Result<()> {
        let Saved { table, whole, .. } = saves::load(&self.save)?;
        let rules = table.start().rules();
        let seat = self.from.as_deref().map(|seat| find_seat(seat, rules)).transpose()?;
        let mut out = io::stdout().lock();
        for line in sentences(table.log(), seat.map_or(Eye::Open, Eye::from), rules) {
            writeln!(out, "{line}")?;
        }
        if !whole {
            let fitting = table.answers().len();
            writeln!(
                out,
                "The rules were corrected since this game was played: it is shown as far as it fits them, which is its \
                 first {fitting} answers."
            )?;
        } else if !table.is_over() {
            writeln!(out, "The game is not over.")?;
        }
        Ok(())
    }
}

/// The seat that is meant: by its number, from 1, or by the player's name.
pub(crate) fn find_seat(seat: &str, rules: &Rules) -> Result<Player> {
    let names = &rules.setup().players;
    if let Some(index) = names.iter().position(|name| name.eq_ignore_ascii_case(seat)) {
        return Ok(Player(index as u8));
    }
    let all = (1..).zip(names).map(|(number, name)| format!("{number} {name}"));
    let all = all.collect::<Vec<_>>().join(", ");
    match seat.parse::<usize>() {
        Ok(number) if (1..=names.len()).contains(&number) => Ok(Player((number - 1) as u8)),
        Ok(number) => bail!("there is no seat {number}; the seats are: {all}"),
        Err(_) => match nearest(seat, names.iter().map(String::as_str)) {
            Some(nearest) => {
                bail!("no player named '{seat}'; did you mean {nearest}? The seats are: {all}")
            }
            None => bail!("no player named '{seat}'; the seats are: {all}"),
        },
    }
}
