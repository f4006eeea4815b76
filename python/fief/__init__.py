"""Dominion by the book, at native speed.

A game in a few lines::

    import fief
    table = fief.new_game(["Ann", "Bot"], "First Game", seed=7)
    while not table.is_over():
        table.play([None, fief.Bot("medium")])
        if table.question():
            print(table)
            table.answer(input("> ").split(","))

`fief.sim` and `fief.tourney` play many games; `fief.env` is an environment for PettingZoo, `fief.GymEnv` one for Gymnasium,
`fief.VectorEnv` steps many games at once. docs/PYTHON.md tells it all.
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
    option_feature_names,
    ratings,
    scenario_files,
    sets,
    strategies,
)
from ._games import Ask, kingdom, new_game, play, start
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
    "bots",
    "card",
    "cards",
    "env",
    "kind_feature_names",
    "kingdom",
    "kingdom_names",
    "new_game",
    "option_feature_names",
    "play",
    "ratings",
    "scenario_files",
    "sets",
    "sim",
    "start",
    "strategies",
    "tourney",
]


def env(*args, **kwargs):
    """A game as an environment of PettingZoo (needs the package ``pettingzoo``); see `fief.pettingzoo.env`."""
    from .aec import env as make

    return make(*args, **kwargs)


def __getattr__(name):
    # Packages that not everybody has are imported when they are needed.
    if name == "GymEnv":
        from .gym import GymEnv

        return GymEnv
    raise AttributeError(f"module 'fief' has no attribute {name!r}")
