"""Whoever works at tasks: threads, processes, or a Ray cluster."""

from __future__ import annotations

import itertools
import multiprocessing
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol

#: How often a task may take its worker with it before that is taken for its own fault.
MOST_DEATHS = 5

Task = tuple[Any, Callable, tuple]


class Workers(Protocol):
    """Whoever works at tasks."""

    def run(self, tasks: Iterable[Task]) -> Iterator[tuple[Any, Any]]:
        """Works at tasks (a key, a function and its arguments) and hands out key and result, in whatever order."""
        ...


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _workers(wanted: int | None) -> int:
    if wanted is not None and wanted < 1:
        raise ValueError(f"{wanted} workers do nothing: there must be at least 1")
    return wanted or cores()


class Threads:
    """Threads of this process: the best for games that Rust plays, which need nothing of Python."""

    def __init__(self, workers: int | None = None):
        self.workers = _workers(workers)

    def run(self, tasks: Iterable[Task]) -> Iterator[tuple[Any, Any]]:
        with ThreadPoolExecutor(self.workers) as pool:
            yield from _in_flight(tasks, lambda task: pool.submit(task[1], *task[2]), 2 * self.workers)


class Processes:
    """Processes of this machine: for agents that are written in Python. A worker that dies is replaced."""

    def __init__(self, workers: int | None = None):
        self.workers = _workers(workers)

    def run(self, tasks: Iterable[Task]) -> Iterator[tuple[Any, Any]]:
        waiting = iter(tasks)
        again: list[Task] = []
        deaths: dict[Any, int] = {}
        while True:
            pool = ProcessPoolExecutor(self.workers, mp_context=multiprocessing.get_context("spawn"))
            flying: dict[Future, Task] = {}
            try:
                while True:
                    while len(flying) < 2 * self.workers:
                        task = again.pop() if again else next(waiting, None)
                        if task is None:
                            break
                        flying[pool.submit(task[1], *task[2])] = task
                    if not flying:
                        return
                    done, _ = wait(flying, return_when=FIRST_COMPLETED)
                    for future in done:
                        # Whoever died took all that was under way along; nothing of it was counted.
                        result = future.result()
                        yield flying.pop(future)[0], result
            except BrokenProcessPool:
                for task in flying.values():
                    deaths[task[0]] = deaths.get(task[0], 0) + 1
                    if deaths[task[0]] > MOST_DEATHS:
                        raise
                again.extend(flying.values())
            finally:
                pool.shutdown(wait=False, cancel_futures=True)


class Ray:
    """Tasks of a Ray cluster that `ray.init` has connected to. What dies with a node is played again elsewhere.

    With `actors`, so many processes stay for the whole run and keep what they have loaded, such as the network of an agent; Ray
    starts one again that has died. Machines that do not have fief installed get it by `runtime_env`, such as
    ``{"pip": ["fief-0.1.0-….whl"]}``.
    """

    def __init__(
        self,
        *,
        in_flight: int | None = None,
        num_cpus: float = 1,
        actors: int | None = None,
        runtime_env: dict | None = None,
    ):
        self.in_flight = in_flight
        self.actors = None if actors is None else _workers(actors)
        self.options: dict[str, Any] = {"num_cpus": num_cpus}
        if runtime_env:
            self.options["runtime_env"] = runtime_env

    def run(self, tasks: Iterable[Task]) -> Iterator[tuple[Any, Any]]:
        import ray

        if not ray.is_initialized():
            ray.init(log_to_driver=False)
        submit, most = self._crew(ray)
        waiting, again = iter(tasks), []
        flying: dict[Any, Task] = {}
        deaths: dict[Any, int] = {}
        while True:
            while len(flying) < most():
                task = again.pop() if again else next(waiting, None)
                if task is None:
                    break
                flying[submit(task)] = task
            if not flying:
                return
            done, _ = ray.wait(list(flying), num_returns=1)
            for reference in done:
                task = flying.pop(reference)
                try:
                    result = ray.get(reference)
                except ray.exceptions.RayTaskError as error:
                    # The task itself is wrong, and another worker would not do better: say it as if it had been done here.
                    raise error.cause from None
                except ray.exceptions.RayError:
                    deaths[task[0]] = deaths.get(task[0], 0) + 1
                    if deaths[task[0]] > MOST_DEATHS:
                        raise
                    again.append(task)
                    continue
                yield task[0], result

    def _crew(self, ray: Any) -> tuple[Callable[[Task], Any], Callable[[], int]]:
        """How a task is handed to a worker, and how many may be under way."""
        if self.actors is None:
            remote = ray.remote(_call).options(**self.options, max_retries=MOST_DEATHS)

            def most() -> int:
                return self.in_flight or 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))

            return lambda task: remote.remote(task[1], task[2]), most
        made = ray.remote(_Actor).options(**self.options, max_restarts=-1, max_task_retries=MOST_DEATHS)
        crew = [made.remote() for _ in range(self.actors)]
        turn = itertools.cycle(crew)
        return lambda task: next(turn).call.remote(task[1], task[2]), lambda: self.in_flight or 2 * len(crew)


class _Actor:
    """A process of a Ray cluster that stays."""

    def call(self, function: Callable, arguments: tuple) -> Any:
        return function(*arguments)


def _call(function: Callable, arguments: tuple) -> Any:
    return function(*arguments)


def _in_flight(tasks: Iterable[Task], submit: Callable[[Task], Future], most: int) -> Iterator[tuple[Any, Any]]:
    """Keeps some tasks under way, and no more than that in memory."""
    waiting = iter(tasks)
    flying: dict[Future, Any] = {}
    try:
        while True:
            while len(flying) < most and (task := next(waiting, None)) is not None:
                flying[submit(task)] = task[0]
            if not flying:
                return
            done, _ = wait(flying, return_when=FIRST_COMPLETED)
            for future in done:
                yield flying.pop(future), future.result()
    finally:
        for future in flying:
            future.cancel()
