"""Many games, stepped together in Rust on all cores."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ._games import start as make_start
from ._native import Bot, Kingdom, Question, Vector, View


class VectorEnv:
    """Many games of one kingdom. A step does one action in each of them; a game that ends is followed by a new one.

    The arrays are made once, and Rust writes into them in every step without a copy: to keep the results of a step, copy them before
    the next one. They are

    - ``observations``: float32, games × numbers; what the asked seat may know (`layout` says where each number stands),
    - ``masks``: bool, games × actions; which actions are legal,
    - ``agents``: int64, games; the seat that is asked,
    - ``rewards``: float32, games × seats; what each seat got if the game ended in this step,
    - ``terminations`` and ``truncations``: bool, games; whether the game ended in this step, or was given up.

    `bots` gives a bot to seats: a list with a name or None for each. With a bot in every seat, a step is a game.
    """

    def __init__(
        self,
        games: int,
        kingdom: str | Sequence[str] | Kingdom | int | None = None,
        players: int = 2,
        *,
        bots: Sequence[Bot | str | None] | None = None,
        seed: int = 0,
        max_turns: int = 200,
        threads: int | None = None,
        observe: bool = True,
    ):
        self.start = make_start(players, kingdom)
        self._vector = Vector(
            self.start,
            games,
            bots=None if bots is None else list(bots),
            seed=seed,
            max_turns=max_turns,
            threads=threads,
        )
        #: Where each number of an observation stands, and what the actions are.
        self.layout = self._vector.layout()
        self.games = games
        self.seed = seed
        size, actions = self.layout["size"], self.layout["actions"]
        self.observations = np.zeros((games if observe else 0, size), np.float32)
        self.masks = np.zeros((games, actions), bool)
        self.agents = np.zeros(games, np.int64)
        self.rewards = np.zeros((games, players), np.float32)
        self.terminations = np.zeros(games, bool)
        self.truncations = np.zeros(games, bool)
        self._arrays = (
            self.observations,
            self.masks,
            self.agents,
            self.rewards,
            self.terminations,
            self.truncations,
        )
        self.reset(seed)

    def __len__(self) -> int:
        return self.games

    def reset(self, seed: int | None = None) -> tuple[np.ndarray, np.ndarray]:
        """Deals new games everywhere. Returns observations and masks."""
        self.seed = self.seed if seed is None else seed
        self._vector.reset(self.seed, self._arrays)
        return self.observations, self.masks

    def step(self, actions: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
        """Does one action in each game. Returns observations, masks, rewards, terminations and truncations.

        If one of the actions is not legal, none is done.
        """
        actions = np.asarray(actions)
        if actions.dtype.kind not in "iu":
            raise TypeError(f"actions are whole numbers, not {actions.dtype}")
        self._vector.step(np.ascontiguousarray(actions, np.int64), self._arrays)
        return self.observations, self.masks, self.rewards, self.terminations, self.truncations

    def sample(self, rng: np.random.Generator) -> np.ndarray:
        """A legal action for each game, by chance."""
        scores = rng.random(self.masks.shape, np.float32)
        scores[~self.masks] = -1.0
        return scores.argmax(axis=1)

    def view(self, game: int) -> View:
        """A game as the seat sees it that is asked."""
        return self._vector.view(game)

    def question(self, game: int) -> Question | None:
        """What is asked in a game."""
        return self._vector.question(game)
