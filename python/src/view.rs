//! What one player may know.

use fief_cards::LIBRARY;
use fief_engine::ids::{Kind, Player};
use fief_engine::state::{Pools, State};
use fief_engine::view as engine;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::errors;

/// A game as one player sees it, and as it stood when it was looked at.
#[pyclass(frozen, module = "fief")]
pub(crate) struct View {
    state: State,
    seat: Player,
}

/// A Python object from anything that can be written as JSON.
pub(crate) fn object<'py>(
    py: Python<'py>,
    data: &impl serde::Serialize,
) -> PyResult<Bound<'py, PyAny>> {
    let text = serde_json::to_string(data).map_err(errors::other)?;
    py.import("json")?.call_method1("loads", (text,))
}

/// A seat of a game, or what is wrong with it.
pub(crate) fn seat(state: &State, seat: usize) -> PyResult<Player> {
    let players = state.rules().players();
    let wrong =
        || errors::value(format!("there is no seat {seat}: the seats are 0 to {}", players - 1));
    (seat < players).then_some(Player(seat as u8)).ok_or_else(wrong)
}

impl View {
    pub(crate) fn new(state: &State, seat: Player) -> Self {
        Self { state: state.clone(), seat }
    }

    fn view(&self) -> engine::View<'_> {
        self.state.view(self.seat)
    }

    fn names(&self, kinds: impl Iterator<Item = Kind>) -> Vec<&'static str> {
        kinds.map(|kind| self.state.name(kind)).collect()
    }

    fn player(&self, player: Option<usize>) -> PyResult<Player> {
        player.map_or(Ok(self.seat), |player| seat(&self.state, player))
    }

    fn kind(&self, card: &str) -> PyResult<Kind> {
        let unknown = || errors::value(format!("no card of this game is named '{card}'"));
        self.state.rules().kind_named(card).ok_or_else(unknown)
    }
}

fn pools_of<'py>(py: Python<'py>, pools: &Pools) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    let numbers = [
        ("actions", pools.actions),
        ("buys", pools.buys),
        ("coins", pools.coins),
        ("potions", pools.potions),
        ("debt", pools.debt),
        ("points", pools.points),
        ("turns", pools.turns),
        ("coffers", pools.coffers),
        ("villagers", pools.villagers),
        ("favors", pools.favors),
    ];
    for (name, number) in numbers {
        dict.set_item(name, number)?;
    }
    dict.set_item("minus_card", pools.minus_card)?;
    dict.set_item("minus_coin", pools.minus_coin)?;
    dict.set_item("journey_face_down", pools.journey_face_down)?;
    Ok(dict)
}

#[pymethods]
impl View {
    /// Whose view this is.
    #[getter]
    fn seat(&self) -> u8 {
        self.seat.0
    }

    /// The number of the turn in the game, counted from 1.
    #[getter]
    fn turn(&self) -> u32 {
        self.state.turn().number
    }

    /// The seat whose turn it is.
    #[getter]
    fn current(&self) -> u8 {
        self.state.turn().player.0
    }

    /// "Action", "Buy", "Night" and so on.
    #[getter]
    fn phase(&self) -> String {
        format!("{:?}", self.state.turn().phase)
    }

    fn is_over(&self) -> bool {
        self.state.is_over()
    }

    /// The player's own hand.
    fn hand(&self) -> Vec<&'static str> {
        self.names(self.view().hand())
    }

    #[pyo3(signature = (player=None))]
    fn in_play(&self, player: Option<usize>) -> PyResult<Vec<&'static str>> {
        Ok(self.names(self.view().in_play(self.player(player)?)))
    }

    fn trash(&self) -> Vec<&'static str> {
        self.names(self.view().trash())
    }

    /// All the player's own cards, wherever they are.
    fn own_cards(&self) -> Vec<&'static str> {
        self.names(self.view().own_cards().into_iter())
    }

    #[pyo3(signature = (player=None))]
    fn hand_len(&self, player: Option<usize>) -> PyResult<usize> {
        Ok(self.view().hand_len(self.player(player)?))
    }

    #[pyo3(signature = (player=None))]
    fn deck_len(&self, player: Option<usize>) -> PyResult<usize> {
        Ok(self.view().deck_len(self.player(player)?))
    }

    #[pyo3(signature = (player=None))]
    fn discard_len(&self, player: Option<usize>) -> PyResult<usize> {
        Ok(self.view().discard_len(self.player(player)?))
    }

    #[pyo3(signature = (player=None))]
    fn discard_top(&self, player: Option<usize>) -> PyResult<Option<&'static str>> {
        Ok(self.view().discard_top(self.player(player)?).map(|kind| self.state.name(kind)))
    }

    /// Actions, Buys, coins and tokens of a player.
    #[pyo3(signature = (player=None))]
    fn pools<'py>(&self, py: Python<'py>, player: Option<usize>) -> PyResult<Bound<'py, PyDict>> {
        pools_of(py, self.view().pools(self.player(player)?))
    }

    /// The Projects, States and Artifacts of a player.
    #[pyo3(signature = (player=None))]
    fn holdings(&self, player: Option<usize>) -> PyResult<Vec<&'static str>> {
        Ok(self.names(self.view().holdings(self.player(player)?)))
    }

    /// The cards on a mat ("Tavern", "Exile", "Island", "Native Village"); None for a card that this player does not know.
    #[pyo3(signature = (mat, player=None))]
    fn mat(&self, mat: &str, player: Option<usize>) -> PyResult<Vec<Option<&'static str>>> {
        let found = LIBRARY.mats().find(|(_, name)| name.eq_ignore_ascii_case(mat));
        let mats = || LIBRARY.mats().map(|(_, name)| name).collect::<Vec<_>>().join(", ");
        let (found, _) = found.ok_or_else(|| {
            errors::value(format!("no mat is named '{mat}'; there are {}", mats()))
        })?;
        let cards = self.view().mat(self.player(player)?, found);
        Ok(cards.map(|kind| kind.map(|kind| self.state.name(kind))).collect())
    }

    /// The piles: name, cards left, and the name of the top card where it is seen.
    fn piles(&self) -> Vec<(&'static str, usize, Option<&'static str>)> {
        let view = self.view();
        let pile = |pile| {
            let top = view.top_of(pile).map(|kind| self.state.name(kind));
            (view.rules().pile(pile).name, view.pile_len(pile), top)
        };
        view.piles().map(pile).collect()
    }

    /// How many cards are left in a pile.
    fn pile_len(&self, pile: &str) -> PyResult<usize> {
        let unknown = || errors::value(format!("no pile of this game is named '{pile}'"));
        self.view()
            .rules()
            .pile_named(pile)
            .map(|pile| self.view().pile_len(pile))
            .ok_or_else(unknown)
    }

    /// The points that a player has so far.
    #[pyo3(signature = (player=None))]
    fn score(&self, player: Option<usize>) -> PyResult<i32> {
        let player = self.player(player)?;
        errors::guard(|| self.view().score(player))
    }

    /// What a card costs now: coins, Potions and Debt.
    fn cost(&self, card: &str) -> PyResult<(u8, u8, u8)> {
        let cost = self.view().cost(self.kind(card)?);
        Ok((cost.coins, cost.potions, cost.debt))
    }

    /// Scores and winning seats when the game is over, else None.
    fn result(&self) -> Option<(Vec<i32>, Vec<u8>)> {
        let (scores, winners) = self.view().result()?;
        Some((scores, winners.into_iter().map(|player| player.0).collect()))
    }

    /// The whole view as data. None is a card that this player does not know.
    fn snapshot<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let snapshot = errors::guard(|| self.view().snapshot())?;
        object(py, &snapshot)
    }

    pub(crate) fn __str__(&self) -> PyResult<String> {
        let view = self.view();
        let pools = view.pools(self.seat);
        let piles = self.piles();
        let piles: Vec<String> =
            piles.iter().map(|(name, left, _)| format!("{name} {left}")).collect();
        let hand: Vec<Kind> = view.hand().collect();
        Ok(format!(
            "{} — turn {}, {} phase of {}\nSupply: {}\nHand: {}\nActions {}, Buys {}, ${}; deck {}, discard {}; {} points\n",
            view.rules().player_name(self.seat),
            self.turn(),
            self.phase(),
            view.rules().player_name(view.turn().player),
            piles.join(", "),
            fief_telling::list_of_cards(view.rules(), &hand),
            pools.actions,
            pools.buys,
            pools.coins,
            view.deck_len(self.seat),
            view.discard_len(self.seat),
            self.score(None)?,
        ))
    }

    fn __repr__(&self) -> String {
        format!("<fief.View of seat {} in turn {}>", self.seat.0, self.turn())
    }
}

pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<View>()
}
