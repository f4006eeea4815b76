"""How fast environments for Dominion are, in one run on this machine: fief in its several forms beside pyminion and pydominion.

    pip install ./python pyminion pydominion
    python python/benchmarks/compare.py

Everybody plays the same: two players who buy a Province with $8, a Gold with $6, a Silver with $3, and nothing else. A package that is
not installed is left out with a line that says so. Games are counted by the second of this process's time on a processor, so that
other work on the machine does not change much; the last column is by the clock.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib.metadata
import io
import logging
import sys
import time
from collections.abc import Callable, Iterator

import numpy as np

import fief

#: What everybody buys, the dearest first.
PRICES = {"Province": 8, "Gold": 6, "Silver": 3}

#: Games that were finished and decisions that Python or numpy made, since the last look.
Progress = tuple[int, int]


def simulator(threads: int) -> Iterator[Progress]:
    """`fief.sim`: bots and games in Rust."""
    match = fief.Match(["basic-big-money", "basic-big-money"], kingdom="First Game")
    while True:
        match.run(20_000, threads=threads)
        yield 20_000, 0


def bots_in_vector(threads: int) -> Iterator[Progress]:
    """`fief.VectorEnv` with bots of Rust on all seats: a step is a game."""
    env = fief.VectorEnv(4096, "First Game", bots=["basic-big-money"] * 2, threads=threads, observe=False)
    nothing = np.zeros(len(env), np.int64)
    while True:
        env.step(nothing)
        yield int(env.terminations.sum()), 0


def vector(threads: int, observe: bool) -> Iterator[Progress]:
    """`fief.VectorEnv` with a policy in numpy, which looks at the masks."""
    env = fief.VectorEnv(2048, "First Game", threads=threads, observe=observe)
    piles, first = env.layout["piles"], env.layout["first_action"]
    wanted = [first["all"], *(first["piles"] + piles.index(pile) for pile in PRICES), first["done"]]
    while True:
        legal = env.masks[:, wanted]
        env.step(np.take(wanted, legal.argmax(axis=1)))
        yield int(env.terminations.sum()), len(env)


def stepper() -> Iterator[Progress]:
    """`fief.env`, the environment of PettingZoo, one game at a time."""
    env = fief.env("First Game")
    first, piles = env.layout["first_action"], env.layout["piles"]
    wanted = [first["all"], *(first["piles"] + piles.index(pile) for pile in PRICES), first["done"]]
    while True:
        decisions = 0
        env.reset()
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = observation["action_mask"]
            env.step(next(action for action in wanted if mask[action]))
            decisions += 1
        yield 1, decisions


def pyminion() -> Iterator[Progress]:
    """pyminion's own example of Big Money."""
    from pyminion.bots.examples import BigMoney
    from pyminion.expansions import base
    from pyminion.game import Game

    logging.getLogger().setLevel(logging.CRITICAL)
    kingdom = [base.cellar, base.market, base.merchant, base.militia, base.mine, base.moat, base.remodel, base.smithy]
    kingdom += [base.village, base.workshop]
    while True:
        Game([BigMoney("A"), BigMoney("B")], [base.base_set], kingdom_cards=kingdom, log_stdout=False).play()
        yield 1, 0


def pydominion() -> Iterator[Progress]:
    """pydominion with a player that buys as all others do."""
    from dominion import game as games
    from dominion import player as players
    from dominion.cards.treasure import Gold, Silver
    from dominion.cards.victory import Province

    wanted = [(Province, PRICES["Province"]), (Gold, PRICES["Gold"]), (Silver, PRICES["Silver"])]

    class BigMoney(players.Player):
        def action_phase(self) -> None:
            """There are no Actions in the deck."""

        def buy_phase(self) -> None:
            deck = self.deck
            card = next((card for card, price in wanted if price <= deck.coins and deck.game.supply[card]), None)
            if card:
                card.buy(deck)

    while True:
        with contextlib.redirect_stdout(io.StringIO()):
            games.Game([BigMoney, BigMoney], []).play()
        yield 1, 0


def measure(play: Iterator[Progress], seconds: float) -> tuple[float, float, float]:
    """Games and decisions by the second of processor time, and games by the second of the clock."""
    next(play)
    games = decisions = 0
    clock, processor = time.perf_counter(), time.process_time()
    while time.process_time() - processor < seconds:
        more = next(play)
        games, decisions = games + more[0], decisions + more[1]
    spent, passed = time.process_time() - processor, time.perf_counter() - clock
    return games / spent, decisions / spent, games / passed


def rows(threads: int) -> list[tuple[str, str | None, Callable[[], Iterator[Progress]]]]:
    """What is measured: a name, the package that it needs, and how it is played."""
    return [
        ("fief.sim", None, lambda: simulator(threads)),
        ("fief.VectorEnv, bots of Rust", None, lambda: bots_in_vector(threads)),
        ("fief.VectorEnv, numpy, masks only", None, lambda: vector(threads, False)),
        ("fief.VectorEnv, numpy, observations", None, lambda: vector(threads, True)),
        ("fief.env (PettingZoo)", "pettingzoo", stepper),
        ("pyminion", "pyminion", pyminion),
        ("pydominion", "pydominion", pydominion),
    ]


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--seconds", type=float, default=3, help="of processor time for each row [%(default)s]")
    options.add_argument("--threads", type=int, default=1, help="of fief's rows that can have several [%(default)s]")
    chosen = options.parse_args()
    if not chosen.seconds > 0:
        options.error("--seconds must be more than 0")
    if chosen.threads < 1:
        options.error("--threads must be at least 1")
    print(f"Big Money, two players; threads: {chosen.threads}; Python {sys.version.split()[0]}")
    print(f"{'':36} {'version':>8} {'games/CPU s':>12} {'decisions/CPU s':>16} {'games/s':>10}")
    for name, package, play in rows(chosen.threads):
        try:
            version = fief.__version__ if package is None else importlib.metadata.version(package)
        except importlib.metadata.PackageNotFoundError:
            print(f"{name:36} is not installed and left out: pip install {package}")
            continue
        try:
            games, decisions, by_clock = measure(play(), chosen.seconds)
        except Exception as error:  # noqa: BLE001 - what another package cannot do is not our fault, and the others go on
            print(f"{name:36} {version:>8} does not run here: {type(error).__name__}: {error}")
            continue
        asked = f"{decisions:16,.0f}" if decisions else f"{'–':>16}"
        print(f"{name:36} {version:>8} {games:12,.0f} {asked} {by_clock:10,.0f}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
