"""How strong an agent is: fixed suites of kingdoms, opponents with names, each deal from both seats, intervals.

    python -m fief.benchmark medium
    python -m fief.benchmark my_agent.py:Agent --suite base/test --against big-money-ultimate,medium
    python -m fief.benchmark first-game.net --kingdom "First Game"
    python -m fief.benchmark --leaderboard

An agent is the name of a bot or strategy, a file that ends in ``.strat`` or ``.net``, or something written in Python, as
``module:name`` or ``file.py:name``:

- a function of a `View` and a `Question` that returns what it picks, as for `fief.play`;
- a class whose instances are made with a `Start`, one for each kingdom, and have ``act(observation, mask) -> int``: the arrays and
  actions of `fief.env`.

Suites are named as in `fief.suites()`; ``base/train`` is the half on which agents may learn, ``base/test`` the half on which they are
measured. All agents meet the same deals, so that two tables can be compared line by line.
"""

from __future__ import annotations

import argparse
import html
import importlib
import importlib.util
import inspect
import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from ._games import kingdom as find_kingdom
from ._native import Bot, FiefError, Kingdom, Setup, Start, Stepper, deal_seed, measure, met_on, suite, tallies

#: Whom an agent meets unless somebody else is named.
AGAINST = ("big-money-ultimate", "best-terminal", "medium")

#: A game in which a player has had more turns is given up, and lost by the agent.
MOST_TURNS = 100


@dataclass
class Report:
    """What an agent did on a suite."""

    agent: str
    suite: str
    seed: int
    #: A row for each kingdom and opponent: kingdom, opponent, pairs of games by half points (0 to 4), games given up.
    rows: list[tuple[str, str, list[int], int]] = field(default_factory=list)

    def tallies(self) -> list[dict[str, Any]]:
        """For each opponent: the mean share over the kingdoms, its 95% interval, the worst tenth, kingdoms and games."""
        return tallies(self.rows)

    def json(self) -> str:
        """Everything as JSON."""
        rows = [
            {"kingdom": kingdom, "opponent": opponent, "pairs": list(pairs), "given_up": given_up}
            for kingdom, opponent, pairs, given_up in self.rows
        ]
        told = {"agent": self.agent, "suite": self.suite, "seed": self.seed, "against": self.tallies(), "rows": rows}
        return json.dumps(told, indent=2)

    def cells(self) -> list[list[str]]:
        """The table, with its head."""
        head = ["against", "share", "95% interval", "worst tenth", "kingdoms", "games", "given up"]
        return [head] + [
            [
                tally["opponent"],
                f"{tally['share']:.1%}",
                f"{100 * tally['interval'][0]:.1f}–{100 * tally['interval'][1]:.1f}%",
                f"{tally['worst_tenth']:.1%}",
                f"{tally['kingdoms']}",
                f"{tally['games']:,}",
                f"{tally['given_up']}",
            ]
            for tally in self.tallies()
        ]

    def __str__(self) -> str:
        return f"{self.agent} on {self.suite}, seed {self.seed}\n{text_table(self.cells())}"

    def _repr_html_(self) -> str:
        head, *rows = self.cells()
        line = lambda cells, tag: "".join(f"<{tag}>{html.escape(cell)}</{tag}>" for cell in cells)  # noqa: E731
        body = "".join(f"<tr>{line(cells, 'td')}</tr>" for cells in rows)
        title = html.escape(f"{self.agent} on {self.suite}, seed {self.seed}")
        return f"<table><caption>{title}</caption><tr>{line(head, 'th')}</tr>{body}</table>"


def text_table(rows: Sequence[Sequence[str]]) -> str:
    """Rows of cells as a text: the first column to the left, the others to the right."""
    widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = [row[0].ljust(widths[0])] + [cell.rjust(width) for cell, width in zip(row[1:], widths[1:])]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)


@lru_cache(maxsize=8)
def find_agent(name: str) -> Any:
    """The agent that a name means; see the head of this module."""
    where, colon, attribute = name.rpartition(":")
    if not colon or Path(name).exists():
        return Bot(name)
    path = Path(where)
    if path.suffix == ".py":
        spec = importlib.util.spec_from_file_location(path.stem, path)
        if spec is None or spec.loader is None or not path.is_file():
            raise ValueError(f"there is no file {where}")
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    else:
        try:
            module = importlib.import_module(where)
        except ModuleNotFoundError as error:
            raise ValueError(f"the agent '{name}' is not there: {error}") from None
    found = getattr(module, attribute, None)
    if not callable(found):
        there = ", ".join(name for name, it in vars(module).items() if callable(it) and not name.startswith("_"))
        raise ValueError(f"{where} has no agent '{attribute}'; it has {there or 'none'}")
    return found


def _player(agent: Any, start: Start) -> Callable[[Stepper], None]:
    """How an agent written in Python answers the question of a game."""
    made = agent(start) if inspect.isclass(agent) else agent
    if hasattr(made, "act"):

        def act(game: Stepper) -> None:
            seat = game.agent
            assert seat is not None
            game.step(int(made.act(game.observe(seat), game.mask(seat))))

        return act

    def answer(game: Stepper) -> None:
        question = game.question()
        assert question is not None
        game.answer(made(game.view(question.acting), question))

    return answer


def _points(game: Stepper, seat: int) -> int:
    """Half points that a seat has won."""
    reward = game.rewards()[seat]
    return 2 if reward > 0 else 1 if reward == 0 else 0


def _play(agent: Any, start: Start, opponent: Bot, seed: int, name: str, pairs: int) -> tuple[list[int], int]:
    """Plays each deal from both seats: pairs by half points, and games given up."""
    counts, given_up = [0] * 5, 0
    seats = [Stepper(start, [None, opponent], max_turns=MOST_TURNS), Stepper(start, [opponent, None], max_turns=MOST_TURNS)]
    answer = _player(agent, start)
    for deal in range(pairs):
        won = 0
        for seat, game in enumerate(seats):
            game.reset(deal_seed(seed, name, deal))
            while game.agent is not None:
                answer(game)
            if game.terminated:
                won += _points(game, seat)
            else:
                given_up += 1
        counts[won] += 1
    return counts, given_up


def on_kingdom(
    agent: str | Callable, kingdom: tuple[str, list[str]], against: Sequence[str], pairs: int, seed: int
) -> list[tuple[str, str, list[int], int]]:
    """Plays an agent on one kingdom, which is its name and its cards: what a worker does."""
    name, cards = kingdom
    # The first seat has the first turn; the agent sits in both.
    start = Start(Setup(["A", "B"], Kingdom(cards), 0))
    found = find_agent(agent) if isinstance(agent, str) else agent
    if isinstance(found, Bot):
        measured = measure(found, start, list(against), pairs, seed)
        return [(name, who, list(counts), given_up) for who, counts, given_up, *_ in measured]
    rows = []
    for who, opponent in met_on(list(against), start):
        counts, given_up = _play(found, start, opponent, seed, who, pairs)
        rows.append((name, who, counts, given_up))
    return rows


def evaluate(
    agent: str | Callable,
    suite_: str | Kingdom | Sequence[tuple[str, Kingdom]] = "base/test",
    *,
    against: Sequence[str] = AGAINST,
    games: int = 200,
    seed: int = 1,
    kingdoms: int | None = None,
    on: Any = None,
    record: str | Path | None = None,
    progress: Callable[[int, int], object] | None = None,
) -> Report:
    """Measures an agent. `games` are those against each opponent on each kingdom, two for each deal; `kingdoms` takes only the first
    ones. Workers (`on`), `record` and `progress` are those of `fief.cluster`: a kingdom is a task, and the report is the same for
    any number of workers."""
    from . import cluster

    if games < 2:
        raise ValueError(f"{games} games: there must be at least 2, one from each seat")
    title, all_ = _kingdoms(suite_)
    if kingdoms is not None:
        if kingdoms < 1:
            raise ValueError(f"{kingdoms} kingdoms say nothing: there must be at least 1")
        all_ = all_[:kingdoms]
    if isinstance(against, str):
        against = against.split(",")
    found = find_agent(agent) if isinstance(agent, str) else agent
    pairs = (games + 1) // 2
    tasks = [
        (name, on_kingdom, (agent, (name, [*kingdom.cards, *kingdom.landscapes]), tuple(against), pairs, seed))
        for name, kingdom in all_
    ]
    label = agent if isinstance(agent, str) else getattr(agent, "__name__", repr(agent))
    key = json.dumps({"agent": label, "kingdoms": [task[2][1] for task in tasks], "against": list(against), "pairs": pairs, "seed": seed})
    workers = on or (cluster.Threads() if isinstance(found, Bot) else _own_workers(found))
    done = cluster.work(workers, tasks, record, key, progress)
    rows = [(kingdom, who, list(counts), given_up) for name, *_ in tasks for kingdom, who, counts, given_up in done[name]]
    return Report(label, title, seed, rows)


def _own_workers(agent: Any) -> Any:
    """Processes, where they find the agent: what was written in a notebook or inside a function is only known here."""
    from . import cluster

    module = sys.modules.get(getattr(agent, "__module__", ""))
    can_be_found = getattr(module, "__file__", None) and hasattr(module, getattr(agent, "__qualname__", " "))
    return cluster.Processes() if can_be_found else cluster.Threads(1)


def _kingdoms(what: str | Kingdom | Sequence[tuple[str, Kingdom]]) -> tuple[str, list[tuple[str, Kingdom]]]:
    if isinstance(what, Kingdom):
        return str(what), [(str(what), what)]
    if isinstance(what, str):
        return what, suite(what)
    return "kingdoms of one's own", list(what)


def leaderboard() -> dict[str, Any]:
    """The leaderboard that comes with fief: what was measured here, and what others have published."""
    return json.loads(Path(__file__).with_name("leaderboard.json").read_text())


def leaderboard_text() -> str:
    """The leaderboard as a text."""
    board = leaderboard()
    parts = [board["about"]]
    for table in board["measured"]:
        head = ["agent", *(f"vs {name}" for name in table["against"])]
        rows = [head]
        for entry in table["entries"]:
            cells = [f"{share:.1f} ({low:.1f}–{high:.1f})" for share, low, high in entry["shares"]]
            rows.append([entry["agent"], *cells])
        parts.append(f"{table['suite']}: {table['about']}\n{text_table(rows)}")
    rows = [["published by others", "figure", "comparable"]]
    rows += [[entry["who"], entry["figure"], entry["comparable"]] for entry in board["published"]]
    parts.append("\n".join("  ".join(cell.ljust(30) if at == 0 else cell for at, cell in enumerate(row)) for row in rows))
    return "\n\n".join(parts)


def main(arguments: Sequence[str] | None = None) -> int:
    """The command ``python -m fief.benchmark``."""
    from . import cluster

    options = argparse.ArgumentParser(prog="python -m fief.benchmark", description=__doc__.splitlines()[0])
    options.add_argument("agent", nargs="?", help="a bot, a strategy, a file .strat or .net, module:name or file.py:name")
    options.add_argument("--suite", default="base/test", help="fixed kingdoms, such as base/test, all/train or plunder [base/test]")
    options.add_argument("--kingdom", help="only this kingdom: a name, or cards with commas between them")
    options.add_argument("--kingdoms", type=int, help="only so many kingdoms of the suite, the first ones")
    options.add_argument("--against", default=",".join(AGAINST), help="opponents, with commas between them [%(default)s]")
    options.add_argument("--games", type=int, default=200, help="against each opponent on each kingdom [%(default)s]")
    options.add_argument("--seed", type=int, default=1, help="the luck of the deals [%(default)s]")
    options.add_argument("--workers", type=int, help="how many work at it; it does not change the result")
    options.add_argument("--ray", action="store_true", help="work on the Ray cluster that RAY_ADDRESS names")
    options.add_argument("--record", help="a file from which the same command goes on after it was stopped")
    options.add_argument("--json", action="store_true", help="print everything as JSON")
    options.add_argument("--leaderboard", action="store_true", help="print the leaderboard")
    chosen = options.parse_args(arguments)
    if chosen.leaderboard:
        print(leaderboard_text())
        return 0
    if chosen.agent is None:
        options.error("name an agent, or --leaderboard")
    try:
        where: str | Kingdom = chosen.suite
        if chosen.kingdom:
            cards = [card.strip() for card in chosen.kingdom.split(",")]
            where = find_kingdom(cards if len(cards) > 1 else cards[0])
        agent = chosen.agent
        is_bot = isinstance(find_agent(agent), Bot)
        local = cluster.Threads(chosen.workers) if is_bot else cluster.Processes(chosen.workers)
        on = cluster.Ray() if chosen.ray else local
        bar = cluster.Bar("kingdoms") if sys.stderr.isatty() else None
        report = evaluate(
            agent,
            where,
            against=[name.strip() for name in chosen.against.split(",")],
            games=chosen.games,
            seed=chosen.seed,
            kingdoms=chosen.kingdoms,
            on=on,
            record=chosen.record,
            progress=bar,
        )
    except (FiefError, ValueError, OSError) as error:
        print(f"fief.benchmark: {error}", file=sys.stderr)
        return 1
    print(report.json() if chosen.json else report)
    return 0


if __name__ == "__main__":
    sys.exit(main())
