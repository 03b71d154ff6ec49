"""Tables for the tests, and people who play at them by the advice of a computer player."""

from __future__ import annotations

from collections.abc import Callable

from kiebitz import Move, View, ask, create, format_game
from kiebitz.session import Awaited, Place, Question, Settings, Store, Table

TOPS = "CJATKQ.SJAT.HJ.DJ/C987.SKQ.HATK.DAT/S987.HQ987.DKQ9/D87"
TOPS_GRAND = f"{TOPS} p p 18 s G.D8.D7"  # forehand has all tricks


def settings(*players: str | None, deals: int = 3, **others: object) -> Settings:
    """A table of these players, `None` for people, who are called after their places."""
    places = tuple(Place(f"Place{number}", player) for number, player in enumerate(players))
    return Settings(places, deals, **others)  # type: ignore[arg-type]


def single(*players: str | None, seat: int = 0, **others: object) -> Settings:
    return settings(*players, deals=1, seat=seat, **others)


def advised(view: View) -> Move:
    """What a person does who plays like `rules`."""
    return ask(create("rules"), view)


def act(table: Table, awaited: Awaited, decide: Callable[[View], Move] = advised) -> None:
    """Do what the table waits for, as the first of the people that it waits for."""
    place = awaited.places[0]
    if awaited.question is Question.MOVE:
        table.move(place, decide(table.view(place).view))
    elif awaited.question is Question.CLAIM:
        table.answer_claim(place, True)
    else:
        table.next_deal(place)


def until_awaited(table: Table) -> Awaited:
    """Let the computer players go on until somebody is awaited."""
    while (awaited := table.step()) is None:
        pass
    return awaited


def play_to_the_end(table: Table) -> list[str]:
    """Play all deals; the games in words."""
    while not table.is_over:
        if (awaited := table.step()) is not None:
            act(table, awaited)
    return games(table)


def play_moves(table: Table, count: int) -> None:
    """Go on until so many more things have happened, or the table is over."""
    target = table.view(None).revision + count
    while table.view(None).revision < target and not table.is_over:
        if (awaited := table.step()) is not None:
            act(table, awaited)


def games(table: Table) -> list[str]:
    return [format_game(game) for game in table.view(None).finished]


def a_list(store: Store, deals: int = 2, *, is_entered: bool = True) -> int:
    """A table at which so many deals are over; the last one's result is entered, or being looked at."""
    with Table.begin(store, settings(None, "random", "random", seed=3)) as table:
        over = 0
        while over < deals:
            asked = until_awaited(table)
            over += asked.question is Question.NEXT_DEAL
            if over < deals or is_entered:
                act(table, asked)
        return table.id
