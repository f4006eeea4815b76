"""A game of OpenSpiel: `pyspiel.load_game("python_fief(kingdom=First Game,players=2)")` after importing this module.

The luck of a whole game is one chance node at its root, which chooses the deal; after that everything follows from the actions. A
game in which somebody has had `max_turns` turns, or that has had `max_actions` actions, ends with nothing for anybody.
"""

from __future__ import annotations

import numpy as np
import pyspiel

from ._games import start as make_start
from ._native import Stepper

_DEFAULTS = {"kingdom": "First Game", "players": 2, "deals": 1024, "max_turns": 60, "max_actions": 5000}

_TYPE = pyspiel.GameType(
    short_name="python_fief",
    long_name="Dominion by Fief",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=_DEFAULTS,
)


class _Shared:
    """What all states of a game share: a copy of a state has the same one."""

    def __init__(self, chosen: dict):
        self.chosen, kingdom = chosen, chosen["kingdom"]
        self.players, self.deals = int(chosen["players"]), int(chosen["deals"])
        self.max_turns, self.max_actions = int(chosen["max_turns"]), int(chosen["max_actions"])
        self.start = make_start(self.players, kingdom.split(";") if ";" in kingdom else kingdom, first=0)
        self.layout = Stepper(self.start).layout()

    def __deepcopy__(self, memo):
        return self

    def __reduce__(self):
        return _Shared, (self.chosen,)


class _Dealt:
    """A game that was dealt. It can be pickled: its deal and its actions say everything."""

    def __init__(self, shared: _Shared, deal: int, done: tuple[int, ...] = ()):
        self.shared, self.deal, self.done = shared, deal, []
        self.stepper = Stepper(shared.start, seed=deal, max_turns=shared.max_turns)
        for action in done:
            self.step(action)

    def step(self, action: int) -> None:
        self.stepper.step(action)
        self.done.append(action)

    def __deepcopy__(self, memo):
        other = object.__new__(_Dealt)
        other.shared, other.deal, other.done = self.shared, self.deal, list(self.done)
        other.stepper = self.stepper.clone()
        return other

    def __reduce__(self):
        return _Dealt, (self.shared, self.deal, tuple(self.done))


class FiefGame(pyspiel.Game):
    """Games with one kingdom. A kingdom of several cards is written with ``;`` between them."""

    def __init__(self, params=None):
        self.shared = _Shared({**_DEFAULTS, **(params or {})})
        info = pyspiel.GameInfo(
            num_distinct_actions=self.shared.layout["actions"],
            max_chance_outcomes=self.shared.deals,
            num_players=self.shared.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.shared.max_actions,
        )
        super().__init__(_TYPE, info, params or {})

    def new_initial_state(self):
        """A game that is not dealt yet."""
        return FiefState(self)

    def make_py_observer(self, iig_obs_type=None, params=None):
        """Whoever looks at games as arrays."""
        return FiefObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class FiefState(pyspiel.State):
    """A game under way."""

    def __init__(self, game):
        super().__init__(game)
        self.shared = game.shared
        self.dealt: _Dealt | None = None
        #: For each player, what they saw whenever they were asked, and what they did.
        self.story: list[str] = ["" for _ in range(game.shared.players)]

    @property
    def stepper(self) -> Stepper | None:
        """The game, once it is dealt."""
        return self.dealt.stepper if self.dealt else None

    def current_player(self):
        if self.stepper is None:
            return pyspiel.PlayerId.CHANCE
        if self.stepper.agent is None or len(self.dealt.done) >= self.shared.max_actions:
            return pyspiel.PlayerId.TERMINAL
        return self.stepper.agent

    def _legal_actions(self, player):
        return self.stepper.legal() if player == self.current_player() else []

    def chance_outcomes(self):
        return [(deal, 1 / self.shared.deals) for deal in range(self.shared.deals)]

    def _apply_action(self, action):
        if self.stepper is None:
            self.dealt = _Dealt(self.shared, action)
            return
        player = self.stepper.agent
        self.story[player] += f"{self.looks(player)}>{action}\n"
        self.dealt.step(action)

    def looks(self, player: int) -> str:
        """What a player may know, as a text."""
        if self.stepper is None:
            return ""
        seen = self.stepper.observe(player)
        places = np.flatnonzero(seen)
        return " ".join(f"{place}:{seen[place]:g}" for place in places)

    def _action_to_string(self, player, action):
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return f"{action}: {self.stepper.label(action)}"

    def is_terminal(self):
        return self.current_player() == pyspiel.PlayerId.TERMINAL

    def returns(self):
        if self.stepper is None or not self.stepper.terminated:
            return [0.0] * self.shared.players
        return [float(reward) for reward in self.stepper.rewards()]

    def information_state_string(self, player=None):
        """All that a player has seen and done, and what they see now."""
        player = self.current_player() if player is None else player
        return f"player {player}\n{self.story[player]}{self.looks(player)}"

    def __str__(self):
        if self.stepper is None:
            return "not dealt"
        question = self.stepper.question()
        return f"{self.stepper.view(0)}\n{question or self.stepper.scores()}"


class FiefObserver:
    """What a player may know, as the arrays of the layout."""

    def __init__(self, game, iig_obs_type, params):
        if params:
            raise ValueError(f"there are no parameters of observations; these were given: {params}")
        self.recalls = iig_obs_type.perfect_recall
        self.tensor = np.zeros(game.shared.layout["size"], np.float32)
        self.dict = {
            name: self.tensor[first : first + int(np.prod(shape))].reshape(shape)
            for name, (first, shape) in game.shared.layout["sections"].items()
        }

    def set_from(self, state, player):
        """Writes what a player may know."""
        self.tensor[:] = 0 if state.stepper is None else state.stepper.observe(player)

    def string_from(self, state, player):
        """What a player may know as a text; with perfect recall, all that they have seen and done."""
        return state.information_state_string(player) if self.recalls else f"player {player}\n{state.looks(player)}"


pyspiel.register_game(_TYPE, FiefGame)
