"""How well work spreads over workers on this machine, and what that would mean for 1,000 cores: the figures of docs/CLUSTER.md.

    python python/benchmarks/efficiency.py --games 400000

It measures the time that a part of a run takes, what the driver spends on a part beside it, and the games a second with 1 to n workers.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
import time

import fief
from fief import cluster


def part_and_overhead(contestants: list[str], parts: int = 24) -> tuple[float, float, int]:
    """Processor seconds of a part for whoever plays it, and for the driver that hands it out, records and adds it up."""
    match = fief.Match(contestants, kingdom="First Game", seed=1)
    size = match.chunk * cluster.CHUNKS_IN_PART
    begun = time.process_time()
    counted = [match.count_part(at * size, (at + 1) * size) for at in range(parts)]
    part = (time.process_time() - begun) / parts

    class Ready:
        """Workers that have done everything already: what is left is the driver's own work."""

        def run(self, tasks):
            for key, _, _ in tasks:
                first = int(key.partition("-")[0])
                yield key, counted[first // size]

    begun = time.process_time()
    with tempfile.TemporaryDirectory() as folder:
        options = {"games": parts * size, "seed": 1, "kingdom": "First Game", "record": os.path.join(folder, "run")}
        cluster.sim(*contestants, on=Ready(), **options)
    return part, (time.process_time() - begun) / parts, len(json.dumps(counted[0]))


def pace(on: cluster.Workers, contestants: list[str], games: int) -> float:
    """Games a second by the clock."""
    begun = time.perf_counter()
    cluster.sim(*contestants, games=games, seed=1, kingdom="First Game", on=on)
    return games / (time.perf_counter() - begun)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--games", type=int, default=400_000)
    options.add_argument("--most", type=int, default=2 * cluster.cores(), help="workers [%(default)s]")
    options.add_argument("--contestants", default="medium,big-money")
    options.add_argument("--ray", action="store_true", help="measure Ray tasks as well")
    chosen = options.parse_args()
    contestants = chosen.contestants.split(",")
    part, overhead, size = part_and_overhead(contestants)
    print(f"A part takes {1000 * part:.0f} ms of a core; the driver spends {1000 * overhead:.2f} ms on it; {size:,} bytes come back.")
    crews = [(f"{n} threads", cluster.Threads(n)) for n in range(1, chosen.most + 1)]
    if chosen.ray:
        import ray

        ray.init(num_cpus=cluster.cores(), include_dashboard=False, log_to_driver=False)
        crews += [(f"Ray, {n} under way", cluster.Ray(in_flight=n)) for n in (1, 2, 4)]
        cluster.map(abs, [1], on=crews[-1][1])
    first = None
    for name, crew in crews:
        speed = pace(crew, contestants, chosen.games)
        first = first or speed
        print(f"{name:20} {speed:12,.0f} games/s  {speed / first:5.2f} times one thread  (load {os.getloadavg()[0]:.1f})", flush=True)
    for cores in (10, 100, 1_000, 10_000):
        # The driver hands out parts one after the other: it feeds as many cores as parts last longer than its own work.
        kept = min(1.0, part / (cores * overhead))
        print(f"{cores:6,} cores: the driver is busy {min(1.0, cores * overhead / part):5.1%}, efficiency at most {kept:.1%}")


if __name__ == "__main__":
    main()
