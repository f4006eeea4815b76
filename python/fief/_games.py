"""Games in few words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ._native import Bot, Kingdom, Question, Setup, Start, Table, View

#: Somebody who plays: a bot, its name, or a function from a view and a question to what is picked.
Ask = Bot | str | Callable[[View, Question], "int | str | list[int] | list[str]"]


def kingdom(what: str | Sequence[str] | Kingdom | int | None = None) -> Kingdom:
    """The kingdom that is meant: one by name, a list of cards, a seed for one by chance, or the First Game."""
    if what is None:
        return Kingdom.find("First Game")
    if isinstance(what, Kingdom):
        return what
    if isinstance(what, str):
        return Kingdom.find(what)
    if isinstance(what, int):
        return Kingdom.random(what)
    return Kingdom(list(what))


def start(
    players: int | Sequence[str] = 2,
    kingdom_: str | Sequence[str] | Kingdom | int | None = None,
    *,
    first: int | None = None,
) -> Start:
    """A legal game of these players with this kingdom."""
    names = players if isinstance(players, int) else list(players)
    return Start(Setup(names, kingdom(kingdom_), first))


def new_game(
    players: int | Sequence[str] = 2,
    kingdom: str | Sequence[str] | Kingdom | int | None = None,
    *,
    seed: int = 0,
    first: int | None = None,
) -> Table:
    """Deals a game and plays to its first question."""
    return Table(start(players, kingdom, first=first), seed)


def play(table: Table, players: Sequence[Ask | None]) -> Table:
    """Lets everybody answer until the game is over, or until a seat is asked whose player is None.

    A player is a bot, its name, or a function that takes a view and a question and returns what it picks.
    """
    seats = [Bot(who) if isinstance(who, str) else who for who in players]
    rust = [who if isinstance(who, Bot) else None for who in seats]
    while True:
        table.play(rust)
        question = table.question()
        if question is None:
            return table
        who = seats[question.player]
        if who is None:
            return table
        table.answer(who(table.view(question.acting), question))
