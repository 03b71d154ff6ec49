"""Whatever people do in whatever order: what is refused changes nothing, and memory, disk and rules agree."""

from __future__ import annotations

from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st

from kiebitz import CLAIM, PASS, Bid, Leave, Move, Resign, format_game
from kiebitz.session import FILE_NAME, Store, Table
from tests.folders import quick_folder
from tests.games import choose_move
from tests.session.tables import settings

ACTIONS = "step step step good good good bad claim resign accept refuse undo next hint leave".split()
TABLES = [(None, "random", "random"), (None, None, None), (None, "random", None, "random")]
actions = st.lists(st.tuples(st.sampled_from(ACTIONS), st.integers(-1, 3), st.integers(0, 2**16)), max_size=150)


def attempt(table: Table, store: Store, action: str, place: int, number: int) -> None:
    """Do something, sensible or not."""
    game = store.load(table.id).state.game
    if action == "step":
        table.step()
    elif action == "good" and game.turn is not None:
        place = table.settings.seating(table.view(None).number)[game.turn]
        table.move(place, choose_move(game, number))
    elif action == "bad":
        wrong: list[Move] = [PASS, Bid(number % 300), Leave(0), *game.deal.skat, *game.deal.hands[number % 3]]
        table.move(place, wrong[number % len(wrong)])
    elif action == "claim":
        table.move(place, CLAIM)
    elif action == "resign":
        table.move(place, Resign(number % 3))
    elif action in ("accept", "refuse"):
        table.answer_claim(place, action == "accept")
    elif action == "undo":
        table.take_back(place)
    elif action == "next":
        table.next_deal(place)
    elif action == "hint":
        table.take_hint(place)


def everything(table: Table) -> tuple[object, ...]:
    """All that tells two states of a table apart."""
    view = table.view(None)
    games = [format_game(game) for game in view.finished]
    return view.revision, view.number, view.view.history, games, view.marks, view.is_over


@examples(max_examples=40)
@given(st.sampled_from(TABLES), st.booleans(), actions)
def test_what_is_refused_changes_nothing_and_what_is_done_is_stored(
    players: tuple[str | None, ...], practice: bool, sequence: list[tuple[str, int, int]]
) -> None:
    with quick_folder() as folder, Store(folder / FILE_NAME) as store:
        table = Table.begin(store, settings(*players, practice=practice, seed=1))
        for action, place, number in sequence:
            before = everything(table)
            if action == "leave":
                table.close()
                table = Table.resume(store, table.id)
                assert everything(table) == before
                continue
            try:
                attempt(table, store, action, place, number)
            except ValueError:
                assert everything(table) == before
            if table.is_over:
                break
            stored = store.load(table.id)
            assert stored.revision == table.view(None).revision >= before[0]  # type: ignore[operator]
            assert stored.state.game.view(None).history == table.view(None).view.history
            assert stored.state.number == table.view(None).number
        table.close()
