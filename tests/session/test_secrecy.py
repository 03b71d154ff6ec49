"""What a viewer is given before the end of a deal holds nothing that its place may not know."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from functools import cache
from pathlib import Path

from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st

from kiebitz import CARDS, Card, CardSet, Game
from kiebitz.session import FILE_NAME, Event, Store, Table, TableView
from tests.folders import quick_folder
from tests.games import choices, choose_move
from tests.knowledge import known_cards
from tests.session.players import TELLTALE
from tests.session.tables import settings, until_awaited


def cards_in(value: object) -> Iterator[Card]:
    """Every card that can be reached from a value, also in texts."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, CardSet):
        yield from value
    elif isinstance(value, str):
        yield from (card for card in CARDS if str(card) in value)
    elif isinstance(value, Enum | int | float | Path) or value is None:
        return
    elif isinstance(value, Game):
        for part in (value.deal.hands, value.deal.skat, value.moves):
            yield from cards_in(part)
    elif dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            yield from cards_in(getattr(value, field.name))
    elif isinstance(value, Mapping):
        yield from cards_in([*value.items()])
    else:
        assert isinstance(value, Iterable), value
        for part in value:
            yield from cards_in(part)


@examples(max_examples=15)
@given(st.sampled_from([("random", None, "random"), (None, None, None), (None, "rules", "random", TELLTALE)]), choices)
def test_no_hidden_card_and_no_secret_is_told_before_the_end(
    players: tuple[str | None, ...], numbers: list[int]
) -> None:
    with quick_folder() as folder, Store(folder / FILE_NAME) as store:
        table = Table.begin(store, settings(*players, practice=True))
        stored = store.load(table.id)
        opening = stored.state.round.opening
        assert opening is not None
        secrets = {opening.secret, opening.salt, stored.chance.root}
        told = 0

        @cache
        def stored_game(revision: int) -> Game:
            stored = store.load(table.id)
            assert stored.revision == revision
            return stored.state.game

        def check(event: Event | None, seen: TableView) -> None:
            nonlocal told
            told += 1
            game = stored_game(seen.revision)
            words = repr((event, seen))
            if not game.is_over:
                assert all(str(secret) not in words and f"{secret:x}" not in words for secret in secrets)
                seat = table.settings.seat_of(seen.place, seen.number)
                assert set(cards_in((event, seen))) <= known_cards(game, seat)

        for place in (None, *range(len(players))):
            table.watch(place, check)
            check(None, table.view(place))
        for number in numbers:
            awaited = until_awaited(table)
            game = store.load(table.id).state.game
            if game.is_over:
                break
            table.move(awaited.places[0], choose_move(game, number))
            if number % 7 == 0:
                table.take_back(awaited.places[0])
        assert told > len(players)
        table.close()
