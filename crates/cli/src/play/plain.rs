//! Line mode: for pipes and screen readers. What has changed is printed, then the question; a line answers it.

use std::io::{BufRead, Write};
use std::path::Path;

use anyhow::Result;
use fief_cards::LIBRARY;
use fief_engine::ids::PileId;
use fief_engine::question::{Question, Verb};
use fief_engine::view::View;

use super::input::{self, Command, Input};
use super::session::{Session, Status};
use super::words;

const HELP: &str = "\
Answer with the numbers or the names of what you pick, separated by commas:
  2            buy Province          Copper, Copper          2 Copper
An empty line picks nothing: it ends the phase, or passes.
Commands:
  treasures    play all your Treasures
  hand         your cards, and what is in play
  supply       the piles, what they cost and how many are left
  text NAME    what a card does
  log          all that has happened
  undo         take back your last answer
  save FILE    write a copy of the game (it is saved by itself after every answer)
  resign       give up
  quit         leave; 'fief play --continue' goes on";

/// Plays until the game is over, the person leaves or the input ends.
pub(crate) fn run(
    session: &mut Session,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> Result<()> {
    let mut plain = Plain { session, out, told: 0, shown: Vec::new() };
    plain.welcome()?;
    plain.play(input)
}

struct Plain<'a, W> {
    session: &'a mut Session,
    out: &'a mut W,
    /// How much of the log has been printed.
    told: usize,
    /// The lines of the table as they were last printed.
    shown: Vec<String>,
}

/// Whether to go on.
#[derive(PartialEq)]
enum Next {
    Ask,
    Leave,
}

impl<W: Write> Plain<'_, W> {
    fn welcome(&mut self) -> Result<()> {
        let players = self.session.rules().setup().players.join(", ");
        writeln!(self.out, "Fief. Players: {players}. Seed {}.", self.session.seed())?;
        writeln!(self.out, "Type ? for help.")?;
        self.supply()?;
        // A game that goes on is not told again from the start: 'log' does that.
        self.told = self.session.log_of_last_round();
        Ok(())
    }

    fn play(&mut self, input: &mut impl BufRead) -> Result<()> {
        loop {
            self.tell()?;
            if self.session.status() != Status::Asked {
                return Ok(());
            }
            self.ask()?;
            let Some(line) = read_line(input)? else {
                writeln!(self.out, "\nThe input ended.")?;
                return Ok(());
            };
            if self.obey(&line, input)? == Next::Leave {
                return Ok(());
            }
        }
    }

    fn obey(&mut self, line: &str, input: &mut impl BufRead) -> Result<Next> {
        let question = self.session.question().expect("somebody who is asked has a question");
        match input::parse(self.session.view(), question, line) {
            Ok(Input::Answer(picks)) => {
                if let Err(error) = self.session.answer(&picks) {
                    writeln!(self.out, "{error}")?;
                }
                if let Some(error) = self.session.save_error() {
                    writeln!(self.out, "Not saved: {error}")?;
                }
            }
            Ok(Input::Command(command)) => return self.command(command, input),
            Err(message) => writeln!(self.out, "{message}")?,
        }
        Ok(Next::Ask)
    }

    fn command(&mut self, command: Command, input: &mut impl BufRead) -> Result<Next> {
        match command {
            Command::Help => writeln!(self.out, "{HELP}")?,
            Command::Text(name) => self.text(&name)?,
            Command::Hand => {
                for line in table_lines(self.session.view()) {
                    writeln!(self.out, "{line}")?;
                }
            }
            Command::Supply => self.supply()?,
            Command::Log => {
                for line in self.session.log(0) {
                    writeln!(self.out, "{line}")?;
                }
            }
            Command::Treasures => {
                if self.session.play_treasures() == 0 {
                    writeln!(self.out, "{}", self.session.why_no_treasures())?;
                }
            }
            Command::Undo => {
                let undone = self.session.undo();
                self.told = self.session.log_len();
                self.shown.clear();
                let said = if undone { "Taken back." } else { "There is nothing to take back." };
                writeln!(self.out, "{said}")?;
            }
            Command::Save(file) => self.save(file.as_deref())?,
            Command::Resign => {
                writeln!(self.out, "Resign? Type yes to give up the game.")?;
                self.prompt()?;
                if read_line(input)?.is_some_and(|line| line.trim().eq_ignore_ascii_case("yes")) {
                    self.session.resign();
                }
            }
            Command::Quit => return Ok(Next::Leave),
        }
        Ok(Next::Ask)
    }

    /// Prints what has happened, and of the table what has changed.
    fn tell(&mut self) -> Result<()> {
        for line in self.session.log(self.told) {
            writeln!(self.out, "{line}")?;
        }
        self.told = self.session.log_len();
        if self.session.status() == Status::Asked {
            let lines = table_lines(self.session.view());
            for line in lines.iter().filter(|line| !self.shown.contains(line)) {
                writeln!(self.out, "{line}")?;
            }
            self.shown = lines;
        }
        Ok(())
    }

    fn ask(&mut self) -> Result<()> {
        let Some(question) = self.session.question() else { return Ok(()) };
        let view = self.session.view();
        writeln!(self.out, "{}", words::headline(view, question))?;
        if question.verb == Verb::Amount {
            let amounts: Vec<String> =
                (0..question.options.len()).map(|i| view.label(question, i)).collect();
            writeln!(self.out, "  {}", amounts.join(", "))?;
        } else {
            for line in option_lines(view, question) {
                writeln!(self.out, "{line}")?;
            }
        }
        if question.min == 0 {
            writeln!(self.out, "  (empty line: {})", view.nothing(question))?;
        }
        if self.session.can_play_treasures() {
            writeln!(self.out, "  (treasures: play them all)")?;
        }
        self.prompt()
    }

    fn prompt(&mut self) -> Result<()> {
        write!(self.out, "> ")?;
        self.out.flush()?;
        Ok(())
    }

    fn supply(&mut self) -> Result<()> {
        let view = self.session.view();
        let pile = |pile: PileId| {
            let left = view.pile_len(pile);
            format!("{} {} ({left})", view.pile_label(pile), words::price(view, pile))
        };
        let (supply, outside): (Vec<PileId>, Vec<PileId>) =
            view.piles().partition(|&pile| view.rules().pile(pile).supply);
        for (name, piles) in [("Supply", supply), ("Outside the Supply", outside)] {
            if !piles.is_empty() {
                let piles: Vec<String> = piles.into_iter().map(pile).collect();
                writeln!(self.out, "{name}: {}", piles.join(", "))?;
            }
        }
        writeln!(self.out, "Trash: {}", words::cards(view, view.trash()))?;
        Ok(())
    }

    fn text(&mut self, name: &str) -> Result<()> {
        let rules = self.session.rules();
        let known = rules.kind_named(name).map(|kind| rules.definition(kind));
        match known.map_or_else(|| LIBRARY.find(name), Ok) {
            Ok(card) => writeln!(self.out, "{}\n{}", words::card_title(card), card.text)?,
            Err(error) => writeln!(self.out, "{}", words::capitalized(&error.to_string()))?,
        }
        let of_game = self.session.rules().kind_named(name);
        if let Some(pile) = of_game.and_then(|kind| words::pile_of(self.session.view(), kind)) {
            writeln!(self.out, "{pile}")?;
        }
        Ok(())
    }

    fn save(&mut self, file: Option<&str>) -> Result<()> {
        let saved = match file {
            Some(file) => self.session.save_copy(Path::new(file)),
            None => self.session.save(),
        };
        match saved {
            Ok(()) => {
                let file = file.map_or_else(|| self.session.file(), Path::new);
                writeln!(self.out, "Saved in {}.", file.display())?;
            }
            Err(error) => writeln!(self.out, "{}.", words::capitalized(&error.to_string()))?,
        }
        Ok(())
    }
}

/// What lies on the table, a line for each thing that can change by itself.
fn table_lines(view: View<'_>) -> Vec<String> {
    let you = view.seat();
    let mut lines = vec![
        words::turn_line(view),
        format!("Hand: {}", words::cards(view, view.hand())),
        format!("In play: {}", words::cards(view, view.in_play(you))),
        format!("Your {}", words::deck_and_discard(view, you)),
    ];
    if let Some(aside) = words::set_aside(view, you) {
        lines.push(format!("Set aside: {aside}"));
    }
    for other in view.others() {
        let name = view.rules().player_name(other);
        let deck = words::deck_and_discard(view, other);
        let in_play = words::cards(view, view.in_play(other));
        lines.push(format!("{name}: hand {}, {deck}, in play {in_play}", view.hand_len(other)));
    }
    lines
}

fn option_lines(view: View<'_>, question: &Question) -> Vec<String> {
    let options = 0..question.options.len();
    options.map(|i| format!("  {}. {}", i + 1, words::option(view, question, i))).collect()
}

/// The next line, whatever bytes it has; nothing at the end of the input.
fn read_line(input: &mut impl BufRead) -> Result<Option<String>> {
    let mut line = Vec::new();
    let read = input.read_until(b'\n', &mut line)?;
    Ok((read > 0).then(|| String::from_utf8_lossy(&line).into_owned()))
}
