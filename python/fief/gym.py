"""A game as an environment of Gymnasium: one learner against bots."""

from __future__ import annotations

import operator
from collections.abc import Sequence

import gymnasium
import numpy as np
from gymnasium import spaces

from ._games import start as make_start
from ._native import Kingdom, Stepper


class GymEnv(gymnasium.Env):
    """One learner against named bots.

    `opponents` are the names of bots and strategies, one for each other player. The learner sits in `seat`, or in another seat
    from game to game if that is None. Observations are dictionaries as those of `fief.env`.
    """

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}

    def __init__(
        self,
        kingdom: str | Sequence[str] | Kingdom | int | None = None,
        opponents: str | Sequence[str] = "big-money",
        *,
        seat: int | None = None,
        max_turns: int = 200,
        render_mode: str | None = None,
    ):
        names = [opponents] if isinstance(opponents, str) else list(opponents)
        self.start = make_start(len(names) + 1, kingdom)
        if seat is not None and not 0 <= seat <= len(names):
            raise ValueError(f"there is no seat {seat}: the seats are 0 to {len(names)}")
        self.render_mode = render_mode
        self._fixed = seat
        self._games = [
            Stepper(self.start, [*names[:at], None, *names[at:]], max_turns=max_turns)
            for at in (range(len(names) + 1) if seat is None else [seat])
        ]
        self._seats = list(range(len(names) + 1)) if seat is None else [seat]
        self._at = 0
        self.layout = self.game.layout()
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-32768, 32767, (self.layout["size"],), np.float32),
                "action_mask": spaces.Box(0, 1, (self.layout["actions"],), np.int8),
            }
        )
        self.action_space = spaces.Discrete(self.layout["actions"])

    @property
    def game(self) -> Stepper:
        """The game under way."""
        return self._games[self._at]

    @property
    def seat(self) -> int:
        """Where the learner sits."""
        return self._seats[self._at]

    def reset(self, *, seed: int | None = None, options: dict | None = None):
        super().reset(seed=seed)
        self._at = int(self.np_random.integers(len(self._games)))
        self.game.reset(int(self.np_random.integers(2**62)))
        return self._observe(), self._info()

    def step(self, action: int):
        self.game.step(operator.index(action))
        reward = float(self.game.rewards()[self.seat])
        return self._observe(), reward, self.game.terminated, self.game.truncated, self._info()

    def action_masks(self) -> np.ndarray:
        """The legal actions, as sb3-contrib's MaskablePPO asks for them."""
        return self.game.mask(self.seat)

    def _observe(self) -> dict[str, np.ndarray]:
        mask = self.game.mask(self.seat).astype(np.int8)
        return {"observation": self.game.observe(self.seat), "action_mask": mask}

    def _info(self) -> dict:
        return {"seat": self.seat, "scores": self.game.scores()} if self.game.agent is None else {"seat": self.seat}

    def render(self) -> str | None:
        question = self.game.question()
        text = str(self.game.view(self.seat)) + (f"\n{question}" if question else "")
        if self.render_mode == "ansi":
            return text
        print(text)
        return None
