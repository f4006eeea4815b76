"""Dominion by the book, at native speed.

A game in a few lines::

    import fief
    table = fief.new_game(["Ann", "Bot"], "First Game", seed=7)
    while not table.is_over():
        table.play([None, fief.Bot("medium")])
        if table.question():
            print(table)
            table.answer(input("> ").split(","))

`fief.sim` and `fief.tourney` play many games, `fief.best` looks for plans; `fief.env` is an environment for PettingZoo,
`fief.GymEnv` one for Gymnasium, `fief.VectorEnv` steps many games at once. `fief.cluster` works on many machines, and
`python -m fief.benchmark` measures agents. docs/PYTHON.md has the rest.
"""

from ._native import (
    LAYOUT_VERSION,
    RULES_VERSION,
    AnswerError,
    Bot,
    Bug,
    Card,
    FiefError,
    Kingdom,
    LoadError,
    Match,
    Option,
    Outcome,
    Position,
    Question,
    Scenario,
    ScenarioError,
    Search,
    Setup,
    SetupError,
    SimResult,
    Start,
    Stepper,
    Strategy,
    StrategyError,
    Table,
    View,
    __version__,
    bots,
    card,
    cards,
    kind_feature_names,
    kingdom_names,
    opponents,
    option_feature_names,
    ratings,
    scenario_files,
    sets,
    strategies,
    suite,
    suites,
)
from ._games import Ask, kingdom, new_game, play, start
from ._plans import best
from ._sim import TourneyResult, sim, tourney
from .vector import VectorEnv

__all__ = [
    "LAYOUT_VERSION",
    "RULES_VERSION",
    "AnswerError",
    "Ask",
    "Bot",
    "Bug",
    "Card",
    "FiefError",
    "GymEnv",
    "Kingdom",
    "LoadError",
    "Match",
    "Option",
    "Outcome",
    "Position",
    "Question",
    "Scenario",
    "ScenarioError",
    "Search",
    "Setup",
    "SetupError",
    "SimResult",
    "Start",
    "Stepper",
    "Strategy",
    "StrategyError",
    "Table",
    "TourneyResult",
    "VectorEnv",
    "View",
    "__version__",
    "best",
    "bots",
    "card",
    "cards",
    "env",
    "kind_feature_names",
    "kingdom",
    "kingdom_names",
    "new_game",
    "opponents",
    "option_feature_names",
    "play",
    "ratings",
    "scenario_files",
    "sets",
    "sim",
    "start",
    "strategies",
    "suite",
    "suites",
    "tourney",
]


def env(*args, **kwargs):
    """A game as an environment of PettingZoo (needs the package ``pettingzoo``); see `fief.aec.env`."""
    from .aec import env as make

    return make(*args, **kwargs)


def __getattr__(name):
    # Packages that not everybody has are imported when they are needed.
    if name == "GymEnv":
        from .gym import GymEnv

        return GymEnv
    raise AttributeError(f"module 'fief' has no attribute {name!r}")
