//! `fief trace`: one game of a run, as a log.

use std::io::{self, Write};

use anyhow::{Result, anyhow, bail};
use clap::Args;
use fief_engine::decide::Seats;
use fief_engine::game::{Game, Stop};
use fief_engine::ids::Kind;
use fief_engine::imagine::Remembering;
use fief_engine::log::{Entry, What};
use fief_engine::setup::Start;
use fief_engine::state::State;
use fief_engine::view::Eye;
use fief_engine::zone::Zone;
use fief_sim::run::{OneGame, Until, one_game};
use fief_telling::list_of_cards;
use fief_telling::log::sentences;

use crate::contestants::{Entrant, ForAll, KingdomChoice};
use crate::sim::{Luck, contest};

/// Play one game between strategies or bots, and show all of it.
#[derive(Args)]
pub(crate) struct Trace {
    /// Who plays: a file of a strategy, the name of one that comes with fief, or a bot. Two to six.
    #[arg(required = true, value_name = "CONTESTANT", num_args = 2..)]
    contestants: Vec<String>,
    /// Which game of the run that `fief sim` plays with this seed.
    #[arg(long, value_name = "N", default_value_t = 1)]
    game: u64,
    #[command(flatten)]
    kingdom: KingdomChoice,
    #[command(flatten)]
    for_all: ForAll,
    #[command(flatten)]
    luck: Luck,
}

/// What is noted where a turn starts.
struct TurnStart {
    hand: Vec<Kind>,
    scores: Vec<i32>,
}

impl TurnStart {
    fn new(state: &State) -> Self {
        let hand = state.cards().in_zone(Zone::Hand(state.turn().player));
        let mut hand: Vec<Kind> = hand.map(|card| state.kind(card)).collect();
        hand.sort_unstable();
        Self { hand, scores: state.players().map(|player| state.score(player)).collect() }
    }
}

impl Trace {
    pub(crate) fn run(&self) -> Result<()> {
        if self.game == 0 {
            bail!("games are counted from 1: there is no game 0");
        }
        let entrants = self.for_all.find_all(&self.contestants)?;
        let entrants: Vec<&Entrant> = entrants.iter().collect();
        let contest = contest(&entrants, &self.kingdom)?;
        let plan = self.luck.plan(Until::Games(self.game));
        let game = one_game(&contest, &plan, self.game)?;
        let names = contest.names();
        let seated = game.seating[..names.len()].iter();
        // A comma in a name would look like two players.
        let seats = seated.map(|&who| names[who as usize].replace(',', "")).collect();
        let start = self.kingdom.choice().start(&entrants, seats)?;
        let mut out = io::BufWriter::new(io::stdout().lock());
        writeln!(out, "Game {} of seed {}", self.game, plan.seed)?;
        let setup = start.rules().setup();
        let kingdom = setup.kingdom.iter().chain(&setup.landscapes);
        let kingdom: Vec<String> = kingdom.map(ToString::to_string).collect();
        let kingdom = if kingdom.is_empty() { "none".to_owned() } else { kingdom.join(", ") };
        writeln!(out, "Kingdom: {kingdom}")?;
        write_game(&mut out, &start, game, plan.max_turns)?;
        Ok(out.flush()?)
    }
}

/// Plays the game and writes it down.
fn write_game(out: &mut impl Write, start: &Start, game: OneGame, max_turns: u16) -> Result<()> {
    let mut seats = Remembering::new(Seats(game.bots));
    let mut game = Game::new(start.deal(game.seed), &mut seats).logged();
    let mut turns = Vec::new();
    let mut ended = Ok(());
    while ended.is_ok() && !game.state().is_over() {
        if game.state().pools(game.state().turn().player).turns >= max_turns {
            ended = Err(Stop::Runaway);
            break;
        }
        turns.push(TurnStart::new(game.state()));
        ended = game.run_turn();
    }
    let (_, _, log) = game.into_parts();
    write_log(out, start, &log, turns)?;
    match ended {
        Ok(()) => Ok(()),
        Err(Stop::Runaway) => Ok(writeln!(out, "The game was given up: it might never end")?),
        Err(stop) => Err(anyhow!("a bot could not go on: {stop:?}")),
    }
}

fn write_log(
    out: &mut impl Write,
    start: &Start,
    log: &[Entry],
    turns: Vec<TurnStart>,
) -> io::Result<()> {
    let rules = start.rules();
    let mut turns = turns.into_iter();
    for part in log.chunk_by(|_, next| !begins_part(next)) {
        let mut lines = sentences(part, Eye::Open, rules).into_iter();
        let head = lines.next().unwrap_or_default();
        let Some(TurnStart { hand, scores }) = turns.next() else {
            writeln!(out, "\n{head}")?;
            lines.try_for_each(|line| writeln!(out, "{line}"))?;
            continue;
        };
        let scores: Vec<String> = scores.iter().map(ToString::to_string).collect();
        writeln!(out, "\n{head}  ({} VP)", scores.join(" : "))?;
        writeln!(out, "  hand: {}", list_of_cards(rules, &hand))?;
        lines.try_for_each(|line| writeln!(out, "  {line}"))?;
    }
    Ok(())
}

/// Whether this is the first line of a turn or of the scores.
fn begins_part(entry: &Entry) -> bool {
    match entry.what {
        What::Turn { .. } => true,
        What::Score(_) => entry.player.index() == 0,
        _ => false,
    }
}
