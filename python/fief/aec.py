"""A game as an environment of PettingZoo: agents act in turns, whoever is asked."""

from __future__ import annotations

import operator
from collections.abc import Sequence

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from ._games import start as make_start
from ._native import Kingdom, Start, Stepper, Table


def env(
    kingdom: str | Sequence[str] | Kingdom | int | None = None,
    players: int = 2,
    *,
    render_mode: str | None = None,
    max_turns: int = 200,
    score_rewards: bool = False,
) -> "FiefEnv":
    """A game of `players` agents with a kingdom, as `fief.kingdom` understands it.

    The observation of an agent is a dictionary: ``observation`` is an array of what its seat may know (`FiefEnv.layout`), and
    ``action_mask`` says which actions are legal, none for an agent that is not asked. An answer of several picks is a
    sequence of actions. Rewards come at the end: 1 for a victory alone, -1 for a defeat by one other, 0 all together. With
    `score_rewards` the difference of points to the best other player is given instead.
    """
    return FiefEnv(make_start(players, kingdom), render_mode=render_mode, max_turns=max_turns, score_rewards=score_rewards)


raw_env = env


class FiefEnv(AECEnv):
    """A game of any kingdom; `fief.env` makes one."""

    metadata = {"name": "fief_v1", "render_modes": ["human", "ansi"], "is_parallelizable": False}

    def __init__(
        self,
        start: Start,
        *,
        render_mode: str | None = None,
        max_turns: int = 200,
        score_rewards: bool = False,
    ):
        super().__init__()
        self.start = start
        self.render_mode = render_mode
        self.score_rewards = score_rewards
        self.game = Stepper(start, max_turns=max_turns)
        #: Where each number of an observation stands, and what the actions are.
        self.layout = self.game.layout()
        self.possible_agents = [f"player_{seat}" for seat in range(len(start.setup.players))]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        observation = spaces.Dict(
            {
                # Counts and numbers of cards, scores, and indices: none of them comes near these bounds.
                "observation": spaces.Box(-32768, 32767, (self.layout["size"],), np.float32),
                "action_mask": spaces.Box(0, 1, (self.layout["actions"],), np.int8),
            }
        )
        self.observation_spaces = {agent: observation for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.layout["actions"]) for agent in self.possible_agents}
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict | None = None) -> None:
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.game.reset(int(self._random.integers(2**63)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        """Whoever is asked acts next; when the game is over, everybody hears of it."""
        asked = self.game.agent
        if asked is not None:
            self.agent_selection = self.possible_agents[asked]
            return
        self.terminations = dict.fromkeys(self.agents, self.game.terminated)
        self.truncations = dict.fromkeys(self.agents, self.game.truncated)
        self.rewards = dict(zip(self.possible_agents, self._earned()))
        self.agent_selection = self.agents[0]

    def _earned(self) -> list[float]:
        if not self.score_rewards:
            return [float(reward) for reward in self.game.rewards()]
        scores = self.game.scores()
        best = [max(scores[:seat] + scores[seat + 1 :]) for seat in range(len(scores))]
        return [float(score - other) for score, other in zip(scores, best)]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked and must act: None is for agents whose game is over")
        self._cumulative_rewards[agent] = 0.0
        self.game.step(operator.index(action))
        self._clear_rewards()
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = self._seats[agent]
        mask = self.game.mask(seat).astype(np.int8)
        return {"observation": self.game.observe(seat), "action_mask": mask}

    def observe_ragged(self, agent: str) -> dict[str, np.ndarray]:
        """What a seat may know in a form that is the same for all kingdoms: each section of the layout by its name, the
        features of all kinds, the options with their features, and how often each seat gained each kind."""
        seat = self._seats[agent]
        flat = self.game.observe(seat)
        parts = {
            name: flat[first : first + int(np.prod(shape))].reshape(shape)
            for name, (first, shape) in self.layout["sections"].items()
        }
        history = np.roll(self.game.history(), -seat, axis=0)
        asked = self.game.agent == seat
        options = self.game.options() if asked else np.zeros((0, 10), np.float32)
        return {**parts, "kinds": self.game.kinds(), "options": options, "history": history}

    def label(self, action: int) -> str:
        """What an action would do, in words."""
        return self.game.label(action)

    def table(self) -> Table:
        """The same game on a table, with its log."""
        return self.game.table()

    def render(self) -> str | None:
        question = self.game.question()
        seat = question.acting if question else 0
        text = str(self.game.view(seat)) + (f"\n{question}" if question else "")
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """There is nothing to close."""
