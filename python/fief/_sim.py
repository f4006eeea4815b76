"""Many games between strategies and bots."""

from __future__ import annotations

import html
import json
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from ._native import Match, SimResult, ratings


def sim(
    *contestants: str,
    games: int | None = None,
    precision: float | None = None,
    kingdom: str | None = None,
    cards: Sequence[str] = (),
    seed: int | None = None,
    paired: bool = False,
    max_turns: int = 200,
    losing_end: str | None = None,
    threads: int | None = None,
    progress: Callable[[int], object] | None = None,
) -> SimResult:
    """Plays many games and says who wins how often: `fief sim`, with the same result for the same seed.

    Contestants are the names of bots and strategies, or files that end in ``.strat``. `precision` plays until every
    interval is no wider than that to either side, 0.005 for half a percent; `games` is then the most.
    """
    seed = random.randrange(1_000_000) if seed is None else seed
    match = Match(
        list(contestants),
        kingdom=kingdom,
        cards=list(cards),
        seed=seed,
        paired=paired,
        max_turns=max_turns,
        losing_end=losing_end,
    )
    if games is None:
        games = 10_000 if precision is None else 10_000_000
    return match.run(games, precision=precision, threads=threads, progress=progress)


@dataclass
class TourneyResult:
    """A tournament: everybody against everybody."""

    names: list[str]
    seed: int
    games_per_pair: int
    #: The ratings, on the scale of chess, in the order of the names.
    ratings: list[float]
    #: The mean share of victories against all others.
    win_shares: list[float]
    #: For each pair of numbers, what came of its games, as the first sees it.
    pairs: dict[tuple[int, int], dict] = field(default_factory=dict)

    def standings(self) -> list[tuple[str, float, float]]:
        """Name, rating and share of victories, the best first."""
        rows = zip(self.names, self.ratings, self.win_shares)
        return sorted(rows, key=lambda row: -row[1])

    def json(self) -> str:
        """Everything as JSON."""
        pairs = [{"a": self.names[a], "b": self.names[b], **result} for (a, b), result in self.pairs.items()]
        standings = [{"name": name, "rating": rating, "win_share": share} for name, rating, share in self.standings()]
        data = {"seed": self.seed, "games_per_pair": self.games_per_pair, "contestants": standings, "pairs": pairs}
        return json.dumps(data, indent=2)

    def __str__(self) -> str:
        width = max(map(len, self.names))
        lines = [f"{len(self.names)} contestants, {self.games_per_pair:,} games a pair, seed {self.seed}"]
        lines += [
            f"{place:>3} {name:<{width}} {rating:7.0f} {share:7.1%}"
            for place, (name, rating, share) in enumerate(self.standings(), 1)
        ]
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        rows = "".join(
            f"<tr><td>{place}</td><td style='text-align:left'>{html.escape(name)}</td><td>{rating:.0f}</td>"
            f"<td>{share:.1%}</td></tr>"
            for place, (name, rating, share) in enumerate(self.standings(), 1)
        )
        head = "<tr><th></th><th></th><th>rating</th><th>share</th></tr>"
        return f"<table>{head}{rows}</table>"


def pair_result(result: SimResult) -> dict:
    """What came of the games of a pair, as the first sees it."""
    data = result.data()
    first = data["contestants"][0]
    kept = {key: first[key] for key in ("wins", "ties", "losses", "win_share", "interval")}
    return {**kept, "unfinished": data["unfinished"]}


def standings_of(names: list[str], seed: int, games: int, pairs: dict[tuple[int, int], dict]) -> TourneyResult:
    """The table of a tournament from the results of its pairs."""
    size = len(names)
    scores = [[0.0] * size for _ in names]
    shares: list[list[float]] = [[] for _ in names]
    for (a, b), result in pairs.items():
        scores[a][b] = result["wins"] + result["ties"] / 2
        scores[b][a] = result["losses"] + result["ties"] / 2
        if result["win_share"] is not None:
            shares[a].append(result["win_share"])
            shares[b].append(1 - result["win_share"])
    means = [sum(row) / len(row) if row else 0.0 for row in shares]
    return TourneyResult(names, seed, games, ratings(scores), means, pairs)


def pair_matches(
    contestants: Sequence[str], **options
) -> tuple[list[str], dict[tuple[int, int], Match]]:
    """Every pair of a tournament, in the order in which they are played."""
    if len(contestants) < 2:
        raise ValueError(f"a tournament needs at least two contestants, not {len(contestants)}")
    pairs = {
        (a, b): Match([contestants[a], contestants[b]], **options)
        for b in range(1, len(contestants))
        for a in range(b)
    }
    names = [pairs[0, 1].names[0]] + [pairs[0, b].names[1] for b in range(1, len(contestants))]
    for at, name in enumerate(names):
        others = names[:at]
        number = 2
        while names[at] in others:
            names[at] = f"{name} ({number})"
            number += 1
    return names, pairs


def tourney(
    *contestants: str,
    games: int = 10_000,
    kingdom: str | None = None,
    cards: Sequence[str] = (),
    seed: int = 1,
    paired: bool = False,
    losing_end: str | None = None,
    threads: int | None = None,
    progress: Callable[[int, int], object] | None = None,
) -> TourneyResult:
    """Plays everybody against everybody and rates them: `fief tourney`, with the same result for the same seed."""
    names, matches = pair_matches(
        contestants, kingdom=kingdom, cards=list(cards), seed=seed, paired=paired, losing_end=losing_end
    )
    pairs = {}
    for pair, match in matches.items():
        pairs[pair] = pair_result(match.run(games, threads=threads))
        if progress:
            progress(len(pairs), len(matches))
    return standings_of(names, seed, games, pairs)
