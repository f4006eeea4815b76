//! Any position at all.

use fief_cards::LIBRARY;
use fief_engine::ids::{Kind, PileId, Player};
use fief_engine::position as engine;
use fief_engine::state::Phase;
use fief_engine::table;
use fief_engine::zone::Zone;
use pyo3::prelude::*;

use crate::errors;
use crate::setup::Start;
use crate::table::Table;
use crate::view::seat;

/// A table being set. It begins with full piles and players that have nothing, in the Action phase of the first player.
#[pyclass(module = "fief")]
pub(crate) struct Position {
    start: Start,
    /// Gone when the table is set.
    inner: Option<engine::Position>,
    seed: u64,
}

impl Position {
    fn inner(&mut self) -> PyResult<&mut engine::Position> {
        self.inner.as_mut().ok_or_else(|| errors::setup("this position was finished: make another"))
    }

    fn player(&mut self, player: usize) -> PyResult<Player> {
        seat(self.inner()?.state(), player)
    }

    fn kind(&mut self, card: &str) -> PyResult<Kind> {
        let unknown = || errors::setup(format!("no card of this game is named '{card}'"));
        self.inner()?.state().rules().kind_named(card).ok_or_else(unknown)
    }

    fn pile(&mut self, pile: &str) -> PyResult<PileId> {
        let unknown = || errors::setup(format!("no pile of this game is named '{pile}'"));
        self.inner()?.state().rules().pile_named(pile).ok_or_else(unknown)
    }
}

/// The zone of this name.
fn zone(name: &str, player: Player) -> PyResult<Zone> {
    let mat = LIBRARY.mats().find(|(_, mat)| mat.eq_ignore_ascii_case(name)).map(|(mat, _)| mat);
    Ok(match name.to_lowercase().as_str() {
        "deck" => Zone::Deck(player),
        "hand" => Zone::Hand(player),
        "discard" => Zone::Discard(player),
        "in play" | "in_play" => Zone::InPlay(player),
        "trash" => Zone::Trash,
        _ => Zone::Mat(
            player,
            mat.ok_or_else(|| {
                errors::setup(format!(
                    "no zone is named '{name}'; there are deck, hand, discard, in play, trash, Tavern, Exile, Island, Native \
                     Village"
                ))
            })?,
        ),
    })
}

fn phase(name: &str) -> PyResult<Phase> {
    Ok(match name.to_lowercase().as_str() {
        "start" => Phase::Start,
        "action" => Phase::Action,
        "buy" => Phase::Buy,
        "night" => Phase::Night,
        _ => {
            return Err(errors::setup(format!(
                "no phase is named '{name}'; there are start, action, buy and night"
            )));
        }
    })
}

#[pymethods]
impl Position {
    #[new]
    fn new(start: Start) -> PyResult<Self> {
        let inner = errors::guard(|| engine::Position::new(&start.inner))?;
        Ok(Self { start, inner: Some(inner), seed: 0 })
    }

    /// Puts cards at the bottom of a zone of a player: the first card put onto a deck is its top.
    fn put(&mut self, player: usize, zone_name: &str, cards: Vec<String>) -> PyResult<()> {
        let player = self.player(player)?;
        let zone = zone(zone_name, player)?;
        let kinds = cards.iter().map(|card| self.kind(card)).collect::<PyResult<Vec<_>>>()?;
        let inner = self.inner()?;
        errors::guard(|| kinds.into_iter().for_each(|kind| inner.put(kind, zone)))
    }

    /// Leaves `count` cards in a pile.
    fn set_pile(&mut self, pile: &str, count: usize) -> PyResult<()> {
        if count > 200 {
            return Err(errors::setup(format!("{count} cards are more than any pile has")));
        }
        let pile = self.pile(pile)?;
        let inner = self.inner()?;
        errors::guard(|| inner.set_pile(pile, count))
    }

    /// Gives a player a Project, State or Artifact.
    fn give(&mut self, player: usize, card: &str) -> PyResult<()> {
        let (player, kind) = (self.player(player)?, self.kind(card)?);
        let inner = self.inner()?;
        errors::guard(|| inner.give(player, kind))
    }

    /// Makes it `player`'s turn, in a phase ("start", "action", "buy" or "night"), with one Action and one Buy.
    #[pyo3(signature = (player, phase_name="action"))]
    fn set_turn(&mut self, player: usize, phase_name: &str) -> PyResult<()> {
        let (player, phase) = (self.player(player)?, phase(phase_name)?);
        let inner = self.inner()?;
        errors::guard(|| inner.set_turn(player, phase))
    }

    /// Sets what a player has beside cards.
    #[pyo3(signature = (player, *, actions=None, buys=None, coins=None, potions=None, debt=None, points=None, coffers=None, villagers=None, favors=None))]
    #[allow(clippy::too_many_arguments)] // each is a number of its own
    fn set_pools(
        &mut self,
        player: usize,
        actions: Option<u16>,
        buys: Option<u16>,
        coins: Option<u16>,
        potions: Option<u16>,
        debt: Option<u16>,
        points: Option<u16>,
        coffers: Option<u16>,
        villagers: Option<u16>,
        favors: Option<u16>,
    ) -> PyResult<()> {
        let player = self.player(player)?;
        let pools = self.inner()?.pools_mut(player);
        let numbers = [
            (&mut pools.actions, actions),
            (&mut pools.buys, buys),
            (&mut pools.coins, coins),
            (&mut pools.potions, potions),
            (&mut pools.debt, debt),
            (&mut pools.points, points),
            (&mut pools.coffers, coffers),
            (&mut pools.villagers, villagers),
            (&mut pools.favors, favors),
        ];
        for (number, wanted) in numbers {
            *number = wanted.unwrap_or(*number);
        }
        Ok(())
    }

    /// Where the luck of the game comes from.
    fn set_seed(&mut self, seed: u64) -> PyResult<()> {
        self.seed = seed;
        self.inner()?.seed(seed);
        Ok(())
    }

    /// The table that was set, at its first question.
    fn table(&mut self, py: Python<'_>) -> PyResult<Table> {
        self.inner()?;
        let position =
            self.inner.take().ok_or_else(|| errors::setup("this position was finished"))?;
        let (start, seed) = (self.start.inner.clone(), self.seed);
        let inner = errors::work(py, || table::Table::from_state(start, seed, position.finish()))?;
        Ok(Table { inner })
    }
}

pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Position>()
}
