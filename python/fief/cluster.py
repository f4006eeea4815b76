"""Many games on many cores or many machines.

A run is cut into parts that do not depend on who plays them, each part is counted once, and the counts are sums of whole numbers:
so the result is the same for any number of workers, and the same as that of `fief sim` with the same seed. With a `record`, a
file that keeps every part that was counted, a run that was stopped goes on where it stood.

    from fief import cluster
    cluster.sim("smithy", "big-money", games=1_000_000, seed=7, record="run.jsonl")

    import ray; ray.init(address="auto")
    cluster.sim("smithy", "big-money", games=1_000_000_000, seed=7, on=cluster.Ray())

`tourney` plays everybody against everybody, `best` looks for the plans of kingdoms, `evaluate` measures an agent on a suite, `tables`
writes games as Parquet files, and `map` calls any function.
"""

from __future__ import annotations

import json
import os
import random
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ._games import kingdom as find_kingdom
from ._native import Kingdom, Match, Search, SimResult, _match
from ._sim import TourneyResult, pair_matches, pair_result, standings_of
from ._workers import Processes, Ray, Task, Threads, Workers, cores
from .benchmark import evaluate

__all__ = [
    "Bar",
    "Best",
    "Processes",
    "Ray",
    "Record",
    "Threads",
    "Workers",
    "best",
    "cores",
    "evaluate",
    "map",
    "sim",
    "tables",
    "tourney",
    "work",
]

#: Chunks of games in a part: large enough that sending it costs nothing, small enough that losing one costs little.
CHUNKS_IN_PART = 16

#: Generations of a search for plans in a part.
GENERATIONS_IN_PART = 12


class Record:
    """A file with a line for every part of a run that was counted. The first line says which run it is."""

    def __init__(self, path: str | Path, key: str):
        self.path = Path(path)
        self.done: dict[str, Any] = {}
        if self.path.exists() and self.path.stat().st_size:
            self._read(key)
        else:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._append({"run": json.loads(key)})

    def _read(self, key: str) -> None:
        lines = self.path.read_bytes().split(b"\n")
        try:
            run = json.loads(lines[0])["run"]
        except (ValueError, KeyError, TypeError):
            raise ValueError(f"{self.path} is no record of a run: name another file") from None
        if run != json.loads(key):
            raise ValueError(f"{self.path} is the record of another run (contestants, kingdom, seed or version differ)")
        whole = len(lines[0]) + 1
        for line in lines[1:-1]:
            try:
                part = json.loads(line)
                # A part that stands there twice is the same part.
                self.done[part["part"]] = part["result"]
            except (ValueError, KeyError, TypeError):
                break
            whole += len(line) + 1
        # What was being written when the run ended is written again.
        with self.path.open("r+b") as file:
            file.truncate(whole)

    def _append(self, line: dict) -> None:
        with self.path.open("ab") as file:
            file.write(json.dumps(line).encode() + b"\n")
            file.flush()
            os.fsync(file.fileno())

    def keep(self, part: str, result: Any) -> None:
        """Keeps a part, unless it is there already."""
        if part not in self.done:
            self.done[part] = result
            self._append({"part": part, "result": result})


class _Memory:
    """A record of a run that nobody wants to resume."""

    def __init__(self):
        self.done: dict[str, Any] = {}

    def keep(self, part: str, result: Any) -> None:
        self.done.setdefault(part, result)


class Bar:
    """Shows progress on the terminal."""

    def __init__(self, what: str = "parts"):
        self.what, self.begun = what, time.monotonic()

    def __call__(self, done: int, all_: int) -> None:
        share = done / max(1, all_)
        seconds = time.monotonic() - self.begun
        left = seconds / share - seconds if share else 0
        bar = "█" * int(30 * share)
        print(f"\r{bar:<30} {done:,}/{all_:,} {self.what}, {left:.0f} s left ", end="", file=sys.stderr, flush=True)
        if done == all_:
            print(file=sys.stderr)


def _check_games(games: int) -> None:
    if games < 1:
        raise ValueError(f"{games} games say nothing: games must be at least 1")


def _record(record: str | Path | None, key: str) -> Record | _Memory:
    return _Memory() if record is None else Record(record, key)


def _parts(match: Match, games: int) -> list[tuple[int, int]]:
    size = match.chunk * CHUNKS_IN_PART
    return [(first, min(first + size, games)) for first in range(0, games, size)]


def work(
    on: Workers,
    tasks: list[Task],
    record: str | Path | None = None,
    key: str = "null",
    progress: Callable[[int, int], object] | None = None,
) -> dict[str, Any]:
    """Works at tasks (a key, a function and its arguments) and returns their results by their keys. With a `record`, those that stand
    there under the same `key` are not done again; results must then be such that JSON can write them."""
    return _work(on, tasks, _record(record, key), progress)


def _work(
    on: Workers,
    tasks: list[Task],
    kept: Record | _Memory,
    progress: Callable[[int, int], object] | None,
) -> dict[str, Any]:
    """Works at what is not in the record, and returns the results of all tasks by their keys."""
    wanted = {key for key, _, _ in tasks}
    done = sum(key in kept.done for key in wanted)
    if progress:
        progress(done, len(tasks))
    for key, result in on.run(task for task in tasks if task[0] not in kept.done):
        if key not in kept.done:
            kept.keep(key, result)
            done += 1
            if progress:
                progress(done, len(tasks))
    return {key: kept.done[key] for key in wanted}


def sim(
    *contestants: str,
    games: int = 10_000,
    seed: int | None = None,
    on: Workers | None = None,
    record: str | Path | None = None,
    progress: Callable[[int, int], object] | None = None,
    **options,
) -> SimResult:
    """As `fief.sim`, by workers: this machine's cores, or those of a Ray cluster (``on=Ray()``).

    `record` names a file from which the same call goes on after it was stopped. `progress` is called with the number of parts
    that are done and of all parts; `Bar()` shows them. Other options are those of `fief.Match`.
    """
    _check_games(games)
    seed = random.randrange(1_000_000) if seed is None else seed
    match = Match(list(contestants), seed=seed, **options)
    total = match.total(games)
    tasks = [(f"{first}-{last}", match.count_part, (first, last)) for first, last in _parts(match, total)]
    parts = _work(on or Threads(), tasks, _record(record, match.key()), progress)
    return match.result_of(games, [parts[key] for key, _, _ in tasks])


def tourney(
    *contestants: str,
    games: int = 10_000,
    seed: int = 1,
    on: Workers | None = None,
    record: str | Path | None = None,
    progress: Callable[[int, int], object] | None = None,
    **options,
) -> TourneyResult:
    """As `fief.tourney`, by workers."""
    names, matches = pair_matches(contestants, seed=seed, **options)
    _check_games(games)
    key = json.dumps([json.loads(match.key()) for match in matches.values()])
    return _play_pairs(names, matches, games, seed, on or Threads(), _record(record, key), progress)


def _play_pairs(
    names: list[str],
    matches: dict[tuple[int, int], Match],
    games: int,
    seed: int,
    on: Workers,
    kept: Record | _Memory,
    progress: Callable[[int, int], object] | None,
) -> TourneyResult:
    """Plays all matches of a tournament."""
    tasks: list[Task] = []
    of_pair: dict[tuple[int, int], list[str]] = {}
    for (a, b), match in matches.items():
        parts = _parts(match, match.total(games))
        of_pair[a, b] = [f"{a}-{b}:{first}-{last}" for first, last in parts]
        tasks += [(key, match.count_part, part) for key, part in zip(of_pair[a, b], parts)]
    done = _work(on, tasks, kept, progress)
    pairs = {pair: pair_result(matches[pair].result_of(games, [done[key] for key in keys])) for pair, keys in of_pair.items()}
    return standings_of(names, seed, games, pairs)


@dataclass
class Best:
    """The plans that were found for a kingdom."""

    kingdom: str
    #: What each search found, as `fief.best` returns it.
    searches: list[dict[str, Any]]
    #: The best plans of several searches against each other.
    league: TourneyResult | None = None

    @property
    def plan(self) -> str:
        """The text of the best plan: a strategy for `fief.Strategy.parse`, `fief.Bot.of` and files that end in ``.strat``."""
        place = 0
        if self.league is not None:
            place = max(range(len(self.searches)), key=lambda at: self.league.ratings[at])
        return self.searches[place]["plans"][0]["text"]

    def __str__(self) -> str:
        league = "" if self.league is None else f"\n{self.league}"
        return f"{self.kingdom}{league}\n{self.plan}"


def _search(kingdom: Kingdom, games: int, seed: int, saved: str | None, generations: int) -> tuple[str, bool]:
    """Goes on with a search for some generations. Returns all of it as a text, and whether its budget is used up."""
    search = Search(kingdom, games, seed) if saved is None else Search.resume(kingdom, games, saved)
    is_done = search.advance(generations, threads=1)
    return search.save(), is_done


def _finish(kingdom: Kingdom, games: int, saved: str, pairs: int | None, worths: bool) -> dict[str, Any]:
    return Search.resume(kingdom, games, saved).finish(pairs, worths, threads=1)


def best(
    *kingdoms: str | Sequence[str] | Kingdom | int,
    games: int = 300_000,
    seed: int = 1,
    searches: int = 1,
    pairs: int | None = None,
    worths: bool = True,
    league_games: int = 2_000,
    on: Workers | None = None,
    record: str | Path | None = None,
    progress: Callable[[int, int], object] | None = None,
) -> list[Best]:
    """Evolves plans for kingdoms by workers: what `fief.best` finds, kingdom by kingdom, the same for any number of workers.

    Each kingdom is searched `searches` times with seeds from `seed` on; a search is `games` games long and is cut into parts of some
    generations, which any worker takes up where another has left it. The best plans of several searches then meet in a tournament
    of `league_games` games a pair.
    """
    if not kingdoms:
        raise ValueError("name at least one kingdom")
    if searches < 1:
        raise ValueError(f"{searches} searches find nothing: there must be at least 1")
    places = [(find_kingdom(kingdom), seed + nth) for kingdom in kingdoms for nth in range(searches)]
    on = on or Threads()
    about = [[str(kingdom), luck] for kingdom, luck in places]
    kept = _record(record, json.dumps({"best": about, "games": games, "pairs": pairs, "worths": worths}))
    saved: dict[int, str | None] = dict.fromkeys(range(len(places)))
    open_, part = set(saved), 0
    while open_:
        tasks = [
            (f"{at}/{part}", _search, (places[at][0], games, places[at][1], saved[at], GENERATIONS_IN_PART))
            for at in sorted(open_)
        ]
        for key, (text, done) in _work(on, tasks, kept, None).items():
            at = int(key.partition("/")[0])
            saved[at] = text
            if done:
                open_.discard(at)
        part += 1
        if progress:
            progress(len(places) - len(open_), len(places))
    ends = [(f"{at}/end", _finish, (kingdom, games, saved[at], pairs, worths)) for at, (kingdom, _) in enumerate(places)]
    done = _work(on, ends, kept, None)
    found = []
    for nth, kingdom in enumerate(kingdoms):
        of_kingdom = [done[f"{nth * searches + at}/end"] for at in range(searches)]
        league = _league(find_kingdom(kingdom), of_kingdom, league_games, seed, on) if searches > 1 else None
        found.append(Best(of_kingdom[0]["kingdom"], of_kingdom, league))
    return found


def _league(kingdom: Kingdom, searches: list[dict[str, Any]], games: int, seed: int, on: Workers) -> TourneyResult:
    """The best plan of each search against those of the others."""
    plans = [(f"search {at}: {found['plans'][0]['name']}", found["plans"][0]["text"]) for at, found in enumerate(searches)]
    cards = (None, [*kingdom.cards, *kingdom.landscapes])
    matches = {
        (a, b): _match([plans[a], plans[b]], cards, (seed, True, 200), None) for b in range(1, len(plans)) for a in range(b)
    }
    return _play_pairs([name for name, _ in plans], matches, games, seed, on, _Memory(), None)


def map(  # noqa: A001 - it is that of the standard library, elsewhere
    function: Callable,
    items: Sequence,
    *,
    on: Workers | None = None,
    progress: Callable[[int, int], object] | None = None,
) -> list:
    """Calls a function for every item by workers, and returns the results in the order of the items: the fitness of every
    strategy of a generation, say. The function and the items must be such that they can be pickled."""
    tasks = [(str(at), function, (item,)) for at, item in enumerate(items)]
    done = _work(on or Processes(), tasks, _Memory(), progress)
    return [done[key] for key, _, _ in tasks]


def tables(
    folder: str | Path,
    *contestants: str,
    games: int = 10_000,
    seed: int = 1,
    on: Workers | None = None,
    progress: Callable[[int, int], object] | None = None,
    **options,
) -> Path:
    """Plays games and writes them as Parquet files, one of each table for every part, in folders ``seats``, ``turns`` and ``gains``:
    what pandas, polars and DuckDB read. Parts whose files are there are not played again."""
    _check_games(games)
    folder = Path(folder)
    match = Match(list(contestants), seed=seed, **options)
    folder.mkdir(parents=True, exist_ok=True)
    about = folder / "run.json"
    if about.exists() and json.loads(about.read_text()) != json.loads(match.key()):
        raise ValueError(f"{folder} has the tables of another run")
    about.write_text(match.key())
    parts = _parts(match, match.total(games))
    tasks = [
        (f"{first}", write_part, (match, str(folder), first, last))
        for first, last in parts
        if not (folder / "gains" / f"{first:012}.parquet").exists()
    ]
    _work(on or Threads(), tasks, _Memory(), progress)
    return folder


def write_part(match: Match, folder: str, first: int, last: int) -> int:
    """Plays a part of a run and writes its tables. Each file appears as a whole, the one of gains last."""
    import pyarrow as pa
    import pyarrow.parquet as parquet

    names, kinds = match.names, pa.array(match.kinds())
    seats, turns, gains = match.table_part(first, last)
    contestant = pa.DictionaryArray.from_arrays(pa.array(seats.pop("contestant")), pa.array(names))
    card = pa.DictionaryArray.from_arrays(pa.array(gains.pop("kind")), kinds)
    made = {
        "seats": pa.table({**seats, "contestant": contestant}),
        "turns": pa.table(turns),
        "gains": pa.table({**gains, "card": card}),
    }
    for name, table in made.items():
        place = Path(folder) / name
        place.mkdir(exist_ok=True, parents=True)
        new = place / f".{first:012}.{os.getpid()}.new"
        parquet.write_table(table, new)
        new.replace(place / f"{first:012}.parquet")
    return last - first
