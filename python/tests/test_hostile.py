"""Whatever is given to fief from Python, an exception says what is wrong: no panic, no crash, nothing changed."""

import threading

import numpy as np
import pytest

import fief
from fief import _native

ODD = [-1, 0, 2**31, 2**64, -(2**70), 1.5, float("nan"), float("inf"), None, "", "x", "\0", b"x", [], [-1], ["x"], [None], {}, (), object()]
ODD += [np.zeros(3), np.array([np.nan]), lambda: 0]
SAID = (fief.FiefError, ValueError, TypeError, OverflowError, OSError)


def try_all(function, numbers=(0, 1, 2, 3)):
    """Calls a function with odd arguments. A `fief.Bug`, which a panic becomes, is no exception that may be raised."""
    for many in numbers:
        for at in range(len(ODD) if many else 1):
            arguments = [ODD[(at + 7 * place) % len(ODD)] for place in range(many)]
            try:
                function(*arguments)
            except SAID as error:
                assert str(error) or isinstance(error, TypeError), (function, arguments)


START = fief.start(2, "First Game", first=0)
MADE = {
    "table": lambda: fief.new_game(2, "First Game", seed=1, first=0),
    "over": lambda: over(),
    "stepper": lambda: fief.Stepper(START, seed=1),
    "view": lambda: fief.new_game(2).view(0),
    "question": lambda: fief.new_game(2).question(),
    "position": lambda: fief.Position(START),
    "match": lambda: fief.Match(["smithy", "big-money"]),
    "result": lambda: fief.sim("smithy", "big-money", games=4, seed=1),
    "bot": lambda: fief.Bot("medium"),
}


def over():
    table = fief.new_game(2, "First Game", seed=1)
    table.play(fief.Bot("big-money"))
    return table


@pytest.mark.parametrize("name", MADE)
def test_methods_survive_odd_arguments(name):
    thing = MADE[name]()
    for method in dir(thing):
        # A run would take whatever number of games it is given.
        if not method.startswith("_") and method != "run" and callable(getattr(thing, method)):
            try_all(lambda *arguments, method=method: getattr(MADE[name](), method)(*arguments), (0, 1, 2))


def test_functions_and_classes_survive_odd_arguments():
    for name in dir(_native):
        function = getattr(_native, name)
        if callable(function) and not name.startswith("__") and not (isinstance(function, type) and issubclass(function, BaseException)):
            try_all(function)
    for odd in ODD:
        for options in ({"seed": odd}, {"max_turns": odd}, {"threads": odd}, {"bots": odd}, {"players": odd}, {"games": odd}):
            try_all(lambda options=options: fief.VectorEnv(**{"games": 2, **options}), (0,))
        try_all(lambda odd=odd: fief.VectorEnv(2).step(odd), (0,))
        try_all(lambda odd=odd: fief.Match(["smithy", "medium"]).run(5, precision=odd), (0,))
        try_all(lambda odd=odd: fief.Match(["smithy", "medium"], cards=odd), (0,))
        try_all(lambda odd=odd: fief.Kingdom.random(1, landscapes=odd), (0,))


def test_too_many_games_at_once_are_refused_and_not_tried():
    for games in (0, 100_001, 2**40):
        with pytest.raises(ValueError, match="there can be 1 to 100000"):
            fief._native.Vector(START, games)


def test_actions_that_are_no_whole_numbers_are_refused():
    env = fief.VectorEnv(2)
    for wrong in ([0.0, 0.0], [np.nan, 1], ["a", "b"], None):
        with pytest.raises(TypeError, match="whole numbers"):
            env.step(np.array(wrong))


def test_a_game_that_is_over_takes_no_answers_and_stays_as_it_is():
    table = over()
    before = table.digest()
    with pytest.raises(fief.AnswerError, match="over"):
        table.answer(0)
    with pytest.raises(fief.AnswerError, match="over"):
        table.answer("buy Copper")
    with pytest.raises(fief.AnswerError, match="over"):
        fief.Bot("medium").decide(table)
    assert table.digest() == before and table.play(fief.Bot("medium")) == 0


def test_threads_may_share_what_does_not_change_and_are_told_where_they_may_not():
    """A table that one thread changes is not changed by another at the same time: it waits, or hears of it."""
    table, match = fief.new_game(2, "First Game", seed=1), fief.Match(["smithy", "big-money"], seed=3)
    wrong, parts = [], []

    def work():
        for _ in range(30):
            parts.append(match.count_part(0, 256))
            try:
                if table.question() is not None:
                    table.play(fief.Bot("big-money"), 1)
            except (RuntimeError, fief.AnswerError) as error:
                if isinstance(error, fief.Bug):
                    wrong.append(error)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong and len(set(parts)) == 1
    assert fief.Table.replay(table.start, 1, table.answers()).digest() == table.digest()
