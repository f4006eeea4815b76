"""Many games by many workers."""

import json
import os
import signal
import time

import pytest

import fief
from fief import cluster

GAMES = 20_000


@pytest.fixture(scope="module")
def expected():
    return fief.sim("smithy", "big-money", games=GAMES, seed=7).json()


@pytest.mark.parametrize("workers", [1, 2, 5])
def test_the_result_is_that_of_sim_for_any_number_of_workers(expected, workers):
    assert cluster.sim("smithy", "big-money", games=GAMES, seed=7, on=cluster.Threads(workers)).json() == expected


def test_processes_count_the_same(expected):
    assert cluster.sim("smithy", "big-money", games=GAMES, seed=7, on=cluster.Processes(2)).json() == expected


def test_paired_games_and_games_of_three_are_the_same_too():
    for options in ({"paired": True}, {"losing_end": "refused"}):
        one = fief.sim("smithy", "big-money", "militia", games=5_000, seed=3, **options)
        many = cluster.sim("smithy", "big-money", "militia", games=5_000, seed=3, **options)
        assert one.json() == many.json()


def test_a_tournament_is_the_same():
    one = fief.tourney("smithy", "big-money", "militia", games=5_000, seed=3)
    assert cluster.tourney("smithy", "big-money", "militia", games=5_000, seed=3).json() == one.json()


SMALL = {"games": 40_000, "pairs": 5, "worths": False}


@pytest.fixture(scope="module")
def plans():
    return fief.best("First Game", **SMALL, threads=2)


def test_evolution_finds_the_same_plans_with_any_workers(plans):
    for on in (cluster.Threads(1), cluster.Processes(2)):
        (found,) = cluster.best("First Game", **SMALL, on=on)
        assert found.searches == [plans]
        assert found.plan == plans["plans"][0]["text"]
    assert fief.Strategy.parse(found.plan).bot()


def test_several_searches_meet_in_a_league():
    kingdoms = ["First Game", ["Smithy", "Village", "Market"]]
    runs = [
        cluster.best(*kingdoms, games=2_000, pairs=2, worths=False, searches=2, league_games=100, on=cluster.Threads(many))
        for many in (1, 3)
    ]
    for one, other in zip(*runs):
        assert one.searches == other.searches and one.league.json() == other.league.json()
        assert len(one.searches) == 2 and one.searches[0]["seed"] + 1 == one.searches[1]["seed"]
        assert one.plan in [found["plans"][0]["text"] for found in one.searches]


def test_a_search_that_was_stopped_goes_on_from_its_record(tmp_path, plans):
    record = tmp_path / "search.jsonl"

    class Some(cluster.Threads):
        """Stops after some parts."""

        def run(self, tasks):
            for part in super().run(tasks):
                yield part
                if len(record.read_bytes().splitlines()) > 1:
                    raise Enough

    with pytest.raises(Enough):
        cluster.best("First Game", **SMALL, on=Some(1), record=record)
    before = record.read_bytes()
    (found,) = cluster.best("First Game", **SMALL, record=record)
    assert found.searches == [plans] and record.read_bytes().startswith(before)
    with pytest.raises(ValueError, match="another run"):
        cluster.best("First Game", **{**SMALL, "games": 50_000}, record=record)


def test_what_is_wrong_with_a_search_is_said():
    for arguments, options, words in [
        ((), {}, "at least one kingdom"),
        (("First Game",), {"searches": 0}, "at least 1"),
        (("First Game",), {"games": 0}, "at least 1"),
        (("First Game",), {"games": 100, "pairs": 0}, "1 to 100,000"),
    ]:
        with pytest.raises(ValueError, match=words):
            cluster.best(*arguments, **options)
    with pytest.raises(fief.SetupError):
        cluster.best("Frist Game")
    with pytest.raises(fief.LoadError, match="no search"):
        fief.Search.resume(fief.kingdom("First Game"), 100, "{}")
    search = fief.Search(fief.kingdom("First Game"), 100)
    with pytest.raises(fief.FiefError, match="no plan yet"):
        search.finish()
    search.advance(1)
    with pytest.raises(fief.LoadError, match="cannot go on"):
        fief.Search.resume(fief.kingdom(["Smithy"]), 100, search.save())


class Enough(Exception):
    pass


def test_a_run_that_was_stopped_goes_on_from_its_record(tmp_path, expected):
    record = tmp_path / "run.jsonl"

    def stop(done, _all):
        if done == 2:
            raise Enough

    def run(progress):
        return cluster.sim(
            "smithy", "big-money", games=GAMES, seed=7, record=record, progress=progress, on=cluster.Threads(1)
        )

    with pytest.raises(Enough):
        run(stop)
    # The machine went down while a line was written, and another line came twice.
    lines = record.read_bytes().splitlines(keepends=True)
    record.write_bytes(b"".join([*lines, lines[-1], lines[1][:20]]))
    told = []
    assert run(lambda done, _all: told.append(done)).json() == expected
    assert told[0] == 2
    assert len(record.read_bytes().splitlines()) == 1 + 5 + 1
    with pytest.raises(ValueError, match="another run"):
        cluster.sim("smithy", "big-money", games=GAMES, seed=8, record=record)
    record.write_text("nonsense\n")
    with pytest.raises(ValueError, match="no record"):
        run(None)


def die_once(path):
    """Takes its process down the first time."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        return path
    os.kill(os.getpid(), signal.SIGKILL)


def test_workers_that_are_killed_are_replaced(tmp_path):
    items = [str(tmp_path / str(at)) for at in range(4)]
    assert cluster.map(die_once, items, on=cluster.Processes(2)) == items


def fail(_item):
    raise KeyError("wrong")


def test_what_is_wrong_with_a_task_is_said():
    with pytest.raises(KeyError, match="wrong"):
        cluster.map(fail, [1], on=cluster.Processes(1))
    with pytest.raises(fief.StrategyError):
        cluster.sim("smithi", "big-money")
    with pytest.raises(ValueError, match="at least 1"):
        cluster.sim("smithy", "big-money", games=0)


def test_games_become_tables(tmp_path):
    parquet = pytest.importorskip("pyarrow.parquet")
    folder = cluster.tables(tmp_path / "games", "smithy", "big-money", games=5_000, seed=7)
    result = fief.sim("smithy", "big-money", games=5_000, seed=7).data()
    seats = parquet.read_table(folder / "seats").to_pylist()
    assert len(seats) == 10_000
    won = sum(row["won"] for row in seats if row["contestant"] == "Smithy")
    assert won / 5_000 == pytest.approx(result["contestants"][0]["win_share"])
    gains = parquet.read_table(folder / "gains")
    smithies = sum(card == "Smithy" for card in gains["card"].to_pylist())
    per_game = next(gain["per_game"] for gain in result["contestants"][0]["gains"] if gain["card"] == "Smithy")
    assert smithies / 5_000 == pytest.approx(per_game)
    before = os.stat(folder / "gains" / f"{0:012}.parquet").st_mtime_ns
    cluster.tables(folder, "smithy", "big-money", games=5_000, seed=7)
    assert os.stat(folder / "gains" / f"{0:012}.parquet").st_mtime_ns == before
    with pytest.raises(ValueError, match="another run"):
        cluster.tables(folder, "smithy", "big-money", games=5_000, seed=8)


def test_a_node_of_ray_that_is_killed_changes_nothing(tmp_path):
    ray = pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    games = 60_000
    few = fief.sim("smithy", "big-money", games=GAMES, seed=7).json()
    expected = fief.sim("medium", "big-money", games=games, seed=7, kingdom="First Game").json()
    nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        doomed = nodes.add_node(num_cpus=1)
        ray.init(address=nodes.address, log_to_driver=False)
        killed = []

        def kill(done, _all):
            if done == 4 and not killed:
                killed.append(time.monotonic())
                nodes.remove_node(doomed, allow_graceful=False)
                nodes.add_node(num_cpus=1)

        record = tmp_path / "run.jsonl"
        result = cluster.sim(
            "medium", "big-money", games=games, seed=7, kingdom="First Game", on=cluster.Ray(), record=record, progress=kill
        )
        assert killed and result.json() == expected
        # Actors keep their places, and evolution and evaluation go by the same roads.
        actors = cluster.Ray(actors=2)
        assert cluster.sim("smithy", "big-money", games=GAMES, seed=7, on=actors).json() == few
        (found,) = cluster.best("First Game", games=2_000, pairs=2, worths=False, on=cluster.Ray())
        assert found.searches == [fief.best("First Game", games=2_000, pairs=2, worths=False)]
        measured = {"games": 2, "kingdoms": 3, "against": ["medium"]}
        local = cluster.evaluate("big-money", **measured, on=cluster.Threads(1)).json()
        assert cluster.evaluate("big-money", **measured, on=actors).json() == local
        with pytest.raises(fief.StrategyError):
            cluster.map(fief.Bot, ["smithi"], on=cluster.Ray())
        parts = [json.loads(line)["part"] for line in record.read_text().splitlines()[1:]]
        assert len(parts) == len(set(parts))
    finally:
        ray.shutdown()
        nodes.shutdown()
