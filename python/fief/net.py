"""Small networks that choose actions, in a form that Rust reads too: `fief sim my.net big-money` plays one.

A file begins with the line ``fief-net 1``, then has a line of JSON (name, layout version, players, kinds, piles, the columns of the
observation that are looked at, the sizes of the layers), then all weights as little-endian float32: for each layer its matrix,
row by row (inputs × outputs), and its bias. Between layers numbers below 0 become 0; what is looked at is sign(x) log(1 + |x|).
"""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np

from ._native import LAYOUT_VERSION

MAGIC = b"fief-net 1\n"


class Net:
    """A network for one kingdom: from an observation to a preference for each action."""

    def __init__(self, name: str, layout: dict, players: int, columns: np.ndarray, layers: list):
        self.name = name
        self.kinds, self.piles = list(layout["kinds"]), list(layout["piles"])
        self.players = players
        self.columns = np.asarray(columns, np.int64)
        #: A matrix and a bias for each layer.
        self.layers = layers

    @classmethod
    def new(cls, name: str, env, columns: np.ndarray, hidden: list[int], rng: np.random.Generator) -> Net:
        """A network that knows nothing yet, for the games of a `VectorEnv`."""
        sizes = [len(columns), *hidden, env.layout["actions"]]
        layers = []
        for at, (inputs, outputs) in enumerate(zip(sizes, sizes[1:])):
            scale = 0.01 if at == len(sizes) - 2 else np.sqrt(2 / inputs)
            weights = rng.normal(0, scale, (inputs, outputs)).astype(np.float32)
            layers.append([weights, np.zeros(outputs, np.float32)])
        return cls(name, env.layout, env.rewards.shape[1], columns, layers)

    def look(self, observations: np.ndarray) -> np.ndarray:
        """What the network sees of observations."""
        seen = observations[:, self.columns]
        return np.sign(seen) * np.log1p(np.abs(seen))

    def preferences(self, observations: np.ndarray) -> np.ndarray:
        """How much each action is wanted."""
        numbers = self.look(observations)
        for at, (weights, bias) in enumerate(self.layers):
            numbers = numbers @ weights + bias
            if at < len(self.layers) - 1:
                numbers = np.maximum(numbers, 0)
        return numbers

    def best(self, observations: np.ndarray, masks: np.ndarray) -> np.ndarray:
        """The legal action that is wanted most, for each game."""
        return np.where(masks, self.preferences(observations), -np.inf).argmax(axis=1)

    def save(self, path: str | Path) -> None:
        """Writes the network to a file."""
        head = {
            "name": self.name,
            "layout": LAYOUT_VERSION,
            "players": self.players,
            "kinds": self.kinds,
            "piles": self.piles,
            "columns": self.columns.tolist(),
            "layers": [list(weights.shape) for weights, _ in self.layers],
        }
        arrays = [np.ascontiguousarray(array, "<f4").tobytes() for layer in self.layers for array in layer]
        Path(path).write_bytes(MAGIC + json.dumps(head).encode() + b"\n" + b"".join(arrays))

    @classmethod
    def load(cls, path: str | Path) -> Net:
        """Reads a network from a file."""
        data = Path(path).read_bytes()
        if not data.startswith(MAGIC):
            raise ValueError(f"{path} is no network of fief: it must begin with {MAGIC.decode().strip()!r}")
        text, _, rest = data[len(MAGIC) :].partition(b"\n")
        head = json.loads(text)
        if head["layout"] != LAYOUT_VERSION:
            raise ValueError(f"{path} was made for layout version {head['layout']}, and this is {LAYOUT_VERSION}")
        numbers, at, layers = np.frombuffer(rest, "<f4"), 0, []
        for inputs, outputs in head["layers"]:
            weights = numbers[at : at + inputs * outputs].reshape(inputs, outputs).copy()
            at += inputs * outputs
            layers.append([weights, numbers[at : at + outputs].copy()])
            at += outputs
        if at != len(numbers):
            raise ValueError(f"{path} has {len(numbers)} weights, but its head says {at}")
        return cls(head["name"], head, head["players"], np.array(head["columns"]), layers)
