"""How strong agents are."""

import json
import subprocess
import sys

import numpy as np
import pytest

import fief
from fief import benchmark, cluster
from fief.net import Net

QUICK = {"games": 4, "kingdoms": 2}


class Chance:
    """Does anything that is legal; the same for the same kingdom."""

    def __init__(self, start):
        self.rng = np.random.default_rng(len(start.kinds()))

    def act(self, observation, mask):
        return int(self.rng.choice(np.flatnonzero(mask)))


def big_money(view, question):
    """All Treasures, then the dearest of Province, Gold and Silver."""
    labels = {(option.sort, option.label): option.index for option in question.options}
    if question.verb != "turn":
        return list(range(question.min))
    for card in ("Gold", "Silver", "Copper"):
        if ("card", card) in labels:
            return labels["card", card]
    for pile in ("Province", "Gold", "Silver"):
        if ("pile", pile) in labels:
            return labels["pile", pile]
    return []


def test_suites_have_halves_for_every_set():
    assert {"base", "all", "intrigue", "dark-ages", "plunder"} <= set(fief.suites())
    for name in fief.suites():
        train, test = fief.suite(f"{name}/train"), fief.suite(f"{name}/test")
        assert not {kingdom for kingdom, _ in train} & {kingdom for kingdom, _ in test}
        assert len(train) + len(test) == len(fief.suite(name)) >= 10
    with pytest.raises(ValueError, match="did you mean base"):
        fief.suite("bass")


def test_a_bot_is_measured_alike_by_any_number_of_workers():
    reports = [
        benchmark.evaluate("medium", "base/train", on=on, **QUICK).json() for on in (cluster.Threads(1), cluster.Processes(2))
    ]
    assert reports[0] == reports[1]
    told = json.loads(reports[0])["against"]
    assert [tally["games"] for tally in told] == [8, 8, 8]
    assert told[2]["opponent"] == "medium" and told[2]["share"] == 0.5, "equals are equal on paired deals"


def test_agents_of_python_play_from_both_seats():
    report = benchmark.evaluate(Chance, "base", against=["big-money-ultimate"], games=4, kingdoms=2, on=cluster.Threads(1))
    assert report.tallies()[0]["share"] < 0.5
    report = benchmark.evaluate(big_money, "base", against=["big-money-ultimate"], games=40, kingdoms=1, on=cluster.Threads(1))
    share = report.tallies()[0]["share"]
    assert 0.1 < share < 0.7, "it is somewhat weaker than Big Money Ultimate"
    assert sum(report.rows[0][2]) == 20


def some_net(tmp_path):
    env = fief.VectorEnv(1, "First Game")
    net = Net.new("Some", env, np.arange(env.layout["size"]), [8], np.random.default_rng(3))
    net.layers[-1][0][:] = np.random.default_rng(4).normal(0, 1, net.layers[-1][0].shape)
    net.save(tmp_path / "some.net")
    return net


def test_a_network_does_the_same_in_rust_and_in_python(tmp_path):
    """The same network on the same deals: whatever Python's game shows must be what Rust's bot sees."""
    net = some_net(tmp_path)

    class Same:
        def __init__(self, start):
            pass

        def act(self, observation, mask):
            return int(net.best(observation[None], mask[None])[0])

    where = fief.kingdom("First Game")
    # A class that only this function knows is played here, and not by other processes.
    ways = [str(tmp_path / "some.net"), Same]
    rows = [benchmark.evaluate(way, where, against=["basic-big-money"], games=60).rows for way in ways]
    assert rows[0] == rows[1]


def test_the_command_prints_a_table_and_says_what_is_wrong(tmp_path, capsys):
    some_net(tmp_path)
    net = str(tmp_path / "some.net")
    assert benchmark.main([net, "--kingdom", "First Game", "--games", "4", "--against", "basic-big-money"]) == 0
    assert "Basic Big Money" in capsys.readouterr().out
    (tmp_path / "agent.py").write_text("def first(view, question):\n    return list(range(question.min))\n")
    agent = f"{tmp_path / 'agent.py'}:first"
    assert benchmark.main([agent, "--kingdoms", "1", "--games", "2", "--workers", "1", "--against", "medium", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["against"][0]["games"] == 2
    wrong = [
        ([net, "--games", "2"], "another kingdom"),
        (["mediun"], "did you mean medium"),
        ([f"{tmp_path / 'agent.py'}:last"], "it has first"),
        (["medium", "--against", "nobody"], "no opponent is named 'nobody'"),
        (["medium", "--suite", "base/half"], "no suite"),
        (["medium", "--games", "1"], "at least 2"),
        (["medium", "--kingdoms", "0"], "at least 1"),
        (["medium", "--workers", "-1"], "at least 1"),
        ([str(tmp_path / "none.net")], "none.net"),
        (["nowhere:agent"], "nowhere"),
    ]
    for arguments, words in wrong:
        assert benchmark.main(arguments) == 1, arguments
        assert words in capsys.readouterr().err, arguments


def test_the_module_is_a_command():
    done = subprocess.run([sys.executable, "-m", "fief.benchmark", "--leaderboard"], capture_output=True, text=True, check=True)
    assert "Big Money Ultimate" in done.stdout and "not comparable" in done.stdout


def test_every_figure_of_the_leaderboard_says_from_how_many_games_it_is():
    board = benchmark.leaderboard()
    assert board["measured"] and board["published"]
    for table in board["measured"]:
        assert table["suite"].split("/")[0] in [*fief.suites(), "First Game"]
        for entry in table["entries"]:
            assert entry["games"] > 0 and len(entry["shares"]) == len(table["against"])
            assert all(0 <= low <= share <= high <= 100 for share, low, high in entry["shares"]), entry
    assert all(entry["source"] and entry["comparable"] for entry in board["published"])
