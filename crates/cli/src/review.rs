//! `fief review`: where a game was won and lost.

use std::io::{self, IsTerminal as _, Write};
use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::Args;
use fief_engine::ids::Player;
use fief_mind::review::{Effort, Review as Reviewed, SeatReview, Severity, review};

use crate::plans;
use crate::play::saves::{self, Saved};
use crate::replay::find_seat;
use crate::table::TextTable;

/// Say where a saved game was won and lost: the chance to win turn by turn, luck and skill, and the decisions that cost
/// most with what would have been better.
#[derive(Args)]
pub(crate) struct Review {
    /// The file of the saved game.
    save: PathBuf,
    /// Only for this player: the number of the seat, from 1, or the player's name. Everybody if not said.
    #[arg(long, value_name = "SEAT")]
    from: Option<String>,
    /// How many games are played on for a first look at a decision; what seems wrong gets five times as many.
    #[arg(long, value_name = "N", default_value_t = 400)]
    rollouts: u32,
    /// As JSON, for programs.
    #[arg(long)]
    json: bool,
}

/// What would take hours.
const MOST_ROLLOUTS: u32 = 100_000;

impl Review {
    pub(crate) fn run(&self) -> Result<()> {
        if !(20..=MOST_ROLLOUTS).contains(&self.rollouts) {
            bail!("--rollouts is a number from 20 to {MOST_ROLLOUTS}, not {}", self.rollouts);
        }
        let Saved { table, warnings, .. } = saves::load(&self.save)?;
        saves::warn(&warnings);
        if table.answers().is_empty() {
            bail!("{}: nobody has answered anything in this game yet", self.save.display());
        }
        let rules = table.start().rules();
        let seats: Vec<Player> = match &self.from {
            Some(seat) => vec![find_seat(seat, rules)?],
            None => (0..rules.players() as u8).map(Player).collect(),
        };
        let shows = io::stderr().is_terminal();
        let answers = table.answers().len();
        let mut err = io::stderr();
        let mut progress = |words: &str| {
            if shows {
                // Nobody need see how far it is.
                let _ = write!(err, "\r{words:<60}\r");
            }
        };
        let portfolio = plans::wait_for(rules);
        let effort = Effort { rollouts: self.rollouts, second: 5 * self.rollouts };
        let reviewed = review(&table, &seats, &portfolio, effort, |done| {
            progress(&format!("Answer {} of {answers} …", done + 1));
        });
        progress("");
        let mut out = io::BufWriter::new(io::stdout().lock());
        if self.json {
            serde_json::to_writer_pretty(&mut out, &reviewed)?;
            writeln!(out)?;
        } else {
            write_review(&mut out, &reviewed)?;
        }
        Ok(out.flush()?)
    }
}

/// "+3.2", in points of win share.
fn points(share: f64) -> String {
    format!("{:+.1}", 100.0 * share)
}

fn write_review(out: &mut impl Write, reviewed: &Reviewed) -> io::Result<()> {
    for (number, seat) in reviewed.seats.iter().enumerate() {
        if number > 0 {
            writeln!(out)?;
        }
        write_seat(out, seat)?;
    }
    writeln!(out, "\nChances are shares of {} games that plans played on.", reviewed.rollouts)
}

fn write_seat(out: &mut impl Write, seat: &SeatReview) -> io::Result<()> {
    let end = match seat.result {
        Some(result) => format!("result {:.0}", 100.0 * result),
        None => format!("{:.0} now", 100.0 * (seat.start + seat.luck + seat.skill)),
    };
    writeln!(
        out,
        "{}: {:.0} at the start, luck {}, skill {}, {end}; {} decisions",
        seat.name,
        100.0 * seat.start,
        points(seat.luck),
        points(seat.skill),
        seat.decisions,
    )?;
    let mut table = TextTable::default();
    table.row(["turn", "chance", "±", "luck", "skill", ""]);
    for turn in &seat.turns {
        let bar = "█".repeat((turn.share * 30.0).round().clamp(0.0, 30.0) as usize);
        table.row([
            turn.turn.to_string(),
            format!("{:.0} %", 100.0 * turn.share),
            format!("{:.0}", 196.0 * turn.error),
            points(turn.luck),
            points(turn.skill),
            format!("{bar:<30}"),
        ]);
    }
    table.write(out)?;
    for decision in &seat.flagged {
        let mark = match decision.severity {
            Severity::Inaccuracy => "?!",
            Severity::Mistake => "?",
            Severity::Blunder => "??",
        };
        writeln!(
            out,
            "\nTurn {}, answer {}: {} {mark} ({}, {} ± {:.1} points)",
            decision.turn,
            decision.answer + 1,
            decision.played,
            decision.severity.word(),
            points(-decision.loss),
            196.0 * decision.error,
        )?;
        writeln!(
            out,
            "  Better: {}. {:.0} % instead of {:.0} %.",
            decision.better,
            100.0 * decision.better_share,
            100.0 * decision.share,
        )?;
        if !decision.reasons.is_empty() {
            writeln!(out, "  It leads to {}.", decision.reasons.join(", and to "))?;
        }
    }
    Ok(())
}
