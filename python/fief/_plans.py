"""The best plans for a kingdom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ._games import kingdom as find_kingdom
from ._native import Kingdom, Search


def best(
    kingdom: str | Sequence[str] | Kingdom | int | None = None,
    *,
    games: int = 300_000,
    seed: int = 1,
    pairs: int | None = None,
    worths: bool = True,
    threads: int | None = None,
) -> dict[str, Any]:
    """Looks for the best plans of a kingdom: `fief best --games N --json`, with the same result for any number of threads.

    The result has ``plans`` (name, text and weight, the best first), the ``matrix`` of these plans and the rivals that every kingdom
    has, and ``worths``: what each card brings to the best plan. `fief.cluster.best` does the same by workers.
    """
    search = Search(find_kingdom(kingdom), games, seed)
    search.advance(threads=threads)
    return search.finish(pairs, worths, threads)
