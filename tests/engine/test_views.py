"""A view survives the way through JSON, and a view that cannot be is refused by name."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from dataclasses import fields
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kiebitz import Game, View, deal, parse_contract
from kiebitz.engine.faults import InvalidMessage
from kiebitz.engine.fitting import Knowledge, fitting_game
from kiebitz.engine.views import decode_view, encode_view
from kiebitz.engine.wire import ViewTold, read, write
from kiebitz.players.referee import Names
from tests.games import choices, choose_move, game_with_contract, play_out, seeds


def parts(view: View) -> dict[str, object]:
    return {field.name: getattr(view, field.name) for field in fields(View)}


def told_of(view: View) -> dict[str, Any]:
    """A view as JSON has it."""
    return json.loads(write(encode_view(view)))  # type: ignore[arg-type, no-any-return]


def view_of(told: object) -> View:
    return decode_view(read(json.dumps(told).encode(), msgspec.json.Decoder(ViewTold)))


def assert_round_trip(game: Game, names: Names | None = None) -> None:
    for seat in range(3):
        view = game.view(seat, names)
        assert parts(view_of(told_of(view))) == parts(view)


@given(seeds, choices)
def test_every_view_of_a_game_round_trips(seed: int, numbers: list[int]) -> None:
    game = Game(deal(seed))
    for number in numbers:
        if game.is_over:
            break
        if number % 4 == 0:
            assert_round_trip(game)
        game.push(choose_move(game, number))
    assert_round_trip(game)


@given(seeds, choices)
def test_views_of_games_with_claims_and_early_ends_round_trip(seed: int, numbers: list[int]) -> None:
    assert_round_trip(play_out(Game(deal(seed)), numbers, strange=True))


@given(seeds, st.tuples(st.text(), st.text(), st.text()))
def test_names_round_trip_whatever_people_call_themselves(seed: int, names: Names) -> None:
    assert_round_trip(Game(deal(seed)), names)


def test_a_host_that_tells_no_names_is_understood() -> None:
    told = card_play()
    del told["names"]
    assert view_of(told).names is None


@given(seeds, choices)
def test_shuffled_hidden_cards_leave_the_view_as_it_is(seed: int, numbers: list[int]) -> None:
    game = play_out(Game(deal(seed)), numbers[: numbers[0] % 40], strange=True)
    for seat in range(3):
        view = game.view(seat)
        shuffled = fitting_game(Knowledge.of(view), random.Random(seed)).view(seat)
        assert parts(shuffled) | {"result": None} == parts(view) | {"result": None}


def test_shuffling_moves_hidden_cards() -> None:
    game = Game(deal(3))
    shuffled = fitting_game(Knowledge.of(game.view(0)), random.Random(1))
    assert shuffled.deal.hands[0] == game.deal.hands[0]
    assert shuffled.deal.hands[1] != game.deal.hands[1]


def test_nothing_hidden_is_written() -> None:
    dealt = deal(11)
    game = game_with_contract(parse_contract("G"), 1, dealt)
    text = json.dumps(told_of(game.view(0)))
    assert [str(card) for card in dealt.hands[1] | dealt.hands[2] | dealt.skat if f'"{card}"' in text] == []


def card_play() -> dict[str, Any]:
    game = game_with_contract(parse_contract("G"), 1, deal(11))
    for number in (3, 1, 4, 1):
        game.push(choose_move(game, number))
    return told_of(game.view(1))


def set_to(name: str, value: object) -> Callable[[dict[str, Any]], None]:
    return lambda view: view.__setitem__(name, value)


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (lambda view: view.pop("hand"), "missing required field `hand`"),
        (lambda view: view.pop("points"), "missing required field `points`"),
        (set_to("seat", 3), r"Expected `int` <= 2 - at `\$.seat`"),
        (set_to("seat", True), r"Expected `int`, got `bool` - at `\$.seat`"),
        (set_to("hand", "CJ"), r"Expected `array`, got `str` - at `\$.hand`"),
        (set_to("hand", ["CJ", 7]), r"Expected `str`, got `int` - at `\$.hand\[1\]`"),
        (set_to("hand", ["XX"]), "not a card in 'hand': 'XX'"),
        (set_to("hand", ["CJ", "CJ"]), "comes twice"),
        (set_to("hand", ["CJ"]), "instead of 10"),
        (set_to("skat", None), "the view is impossible"),
        (set_to("history", [{"seat": 0, "move": "18"}]), "instead of 10"),
        (set_to("history", [7]), r"Expected `object`, got `int` - at `\$.history"),
        (lambda view: view["history"][0].update(move="y"), "not a move: 'y'; write 'hold'"),
        (lambda view: view["history"][0].update(move="nonsense"), "not a move: 'nonsense'"),
        (lambda view: view["history"][0].update(move="17"), "move 1, 17"),
        (lambda view: view["history"][0].update(seat=2), "move 1 is '18' of seat 2, but it can only be '18' of seat 1"),
        (set_to("turn", 0), "'turn' is 0, but the history gives"),
        (set_to("tricks", True), r"Expected `int`, got `bool` - at `\$.tricks`"),
        (set_to("phase", "auction"), "'phase' is 'auction'"),
        (set_to("open_hand", ["D7"]), "the view is impossible"),
        (set_to("result", {}), r"missing required field `declarer` - at `\$.result`"),
        (set_to("names", "Ada"), r"Expected `array \| null`, got `str` - at `\$.names`"),
        (set_to("names", ["Ada", 7, "Zoe"]), r"Expected `str`, got `int` - at `\$.names"),
        (set_to("names", ["Ada", "Zoe"]), r"Expected `array` of length 3 - at `\$.names`"),
    ],
)
def test_a_view_that_cannot_be_is_refused_by_name(spoil: Callable[[dict[str, Any]], object], complaint: str) -> None:
    view = copy.deepcopy(card_play())
    spoil(view)
    with pytest.raises(InvalidMessage, match=complaint):
        view_of(view)


def test_only_the_objects_of_json_can_be_views() -> None:
    for value in (None, 7, "view", [card_play()]):
        with pytest.raises(InvalidMessage, match="Expected `object`"):
            view_of(value)
