"""Whoever knows python-chess finds what is looked for, and what is wrong at the border is said there."""

from __future__ import annotations

import copy
import inspect
import pickle
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import version

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kiebitz
from kiebitz.cards import FULL_DECK
from kiebitz.errors import WrongType
from tests.games import choices, finished_game, game_with_contract, play_out, seeds, state


def test_the_ten_lines_that_one_would_try_first() -> None:
    game = kiebitz.Game(kiebitz.deal())
    for call in ("18", "y", "p", "p"):
        game.push(call)
    assert game.legal_moves()
    game.push("s")
    game.push(f"G.{'.'.join(map(str, list(game.hand(0))[:2]))}")
    card = game.legal_moves()[0]
    game.push(str(card))
    assert game.pop() == card
    assert kiebitz.parse_game(game.line()) == game
    assert kiebitz.__version__ == version("kiebitz")


@given(seeds, choices)
def test_a_copy_is_equal_and_goes_its_own_way(seed: int, numbers: list[int]) -> None:
    game = play_out(kiebitz.Game(kiebitz.deal(seed)), numbers[:20], strange=True)
    before = state(game)
    for make in (kiebitz.Game.copy, copy.copy, copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))):
        other = make(game)
        assert other == game
        assert state(other) == before
        while other.history:
            other.pop()
        play_out(other, numbers[20:])
        assert state(game) == before


def test_games_are_equal_when_deal_and_moves_are() -> None:
    game, other = finished_game(1), finished_game(2)
    assert game != other
    assert game == finished_game(1)
    assert game != "a game"
    shorter = game.copy()
    shorter.pop()
    assert shorter != game
    with pytest.raises(TypeError, match="unhashable"):
        hash(game)


@pytest.mark.parametrize("seed", range(5))
def test_what_is_shown_can_be_evaluated(seed: int) -> None:
    game = finished_game(seed)
    names = {name: getattr(kiebitz, name) for name in kiebitz.__all__}
    for thing in (game, game.deal, game.deal.skat, next(iter(game.deal.skat))):
        assert eval(repr(thing), names) == thing


@given(st.integers(0, FULL_DECK))
def test_sets_of_cards_are_read_as_they_are_written(mask: int) -> None:
    cards = kiebitz.CardSet(mask)
    assert kiebitz.parse_cards(kiebitz.format_cards(cards)) == cards
    assert kiebitz.format_cards(list(cards)) == kiebitz.format_cards(mask) == str(cards)


def test_a_deal_without_a_seed_is_another_one_each_time() -> None:
    assert len({str(kiebitz.deal()) for _ in range(5)}) == 5


@pytest.mark.parametrize("seed", range(4))
def test_the_first_hand_stays_known_through_the_play(seed: int) -> None:
    game = game_with_contract(kiebitz.parse_contract("G"), 1, kiebitz.deal(seed))
    first = [game.hand(seat) for seat in range(3)]
    while not game.is_over:
        assert [game.view(seat).first_hand for seat in range(3)] == first
        game.push(game.legal_moves()[0])


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("♣D9", "CQ.C9"),
        ("♣BD9♠A10", "CJ.CQ.C9.SA.ST"),
        ("♣D", "CQ"),
        ("♦B", "DJ"),
        ("CJD9", "CJ.D9"),
        ("♣b ♥d", "CJ.HQ"),
        ("♣10", "CT"),
    ],
)
def test_german_cards_are_read_in_sets_too(text: str, cards: str) -> None:
    assert kiebitz.parse_cards(text) == kiebitz.parse_cards(cards)


@pytest.mark.parametrize(("text", "card"), [("♣J", "CJ"), ("C10", "CT"), ("♣B", "CJ"), ("♠10", "ST"), ("H7", "H7")])
def test_a_move_may_be_a_card_in_any_spelling(text: str, card: str) -> None:
    assert kiebitz.parse_move(text) == kiebitz.parse_card(card)


PARSERS: list[Callable[[str], object]] = [
    kiebitz.parse_card,
    kiebitz.parse_cards,
    kiebitz.parse_contract,
    kiebitz.parse_deal,
    kiebitz.parse_game,
    kiebitz.parse_move,
    kiebitz.parse_player,
    kiebitz.parse_position,
    kiebitz.parse_record,
]


@pytest.mark.parametrize("parse", PARSERS)
@pytest.mark.parametrize("thing", [None, 5, 1.5, b"CJ", ["CJ"], object()])
def test_what_is_no_text_is_refused_where_it_is_given(parse: Callable[[str], object], thing: str) -> None:
    with pytest.raises(WrongType, match=r"read from a text, not from"):
        parse(thing)


def test_other_wrong_types_are_told_as_well() -> None:
    game = kiebitz.Game(kiebitz.deal(1))
    wrong: list[Callable[[], object]] = [
        lambda: kiebitz.Game("a deal"),  # type: ignore[arg-type]
        lambda: kiebitz.Deal((1, 2, 3), 4),  # type: ignore[arg-type]
        lambda: kiebitz.Deal([], kiebitz.CardSet()),  # type: ignore[arg-type]
        lambda: kiebitz.CardSet(None),  # type: ignore[arg-type]
        lambda: kiebitz.CardSet(["CJ"]),  # type: ignore[list-item]
        lambda: kiebitz.Card("CJ"),  # type: ignore[arg-type]
        lambda: kiebitz.format_cards([40]),  # type: ignore[list-item]
        lambda: kiebitz.create(5),  # type: ignore[arg-type]
        lambda: game.push(None),  # type: ignore[arg-type]
        lambda: game.view(7),
        lambda: game.view("0"),  # type: ignore[arg-type]
        lambda: game.hand(-1),
    ]
    for attempt in wrong:
        with pytest.raises(ValueError, match=r"\w"):
            attempt()


def test_a_malformed_position_is_refused_by_the_solver() -> None:
    good = kiebitz.parse_position("CJ.S7/CA.D7/CT.H7/DK8 G 0")
    fields = {name: getattr(good, name) for name in ("kind", "declarer", "hands", "skat", "leader", "trick")}
    wrong: list[dict[str, object]] = [
        {"kind": "G"},
        {"kind": 9},
        {"hands": (1, 2)},
        {"hands": None},
        {"hands": (kiebitz.CardSet(), 1, 2)},
        {"hands": (-1, 1, 2)},
        {"skat": None},
        {"skat": 1 << 40},
        {"trick": [kiebitz.CARDS[3]]},
        {"trick": (3,)},
        {"leader": None},
        {"declarer": 1.0},
    ]
    for change in wrong:
        with pytest.raises(ValueError, match=r"\w"):
            kiebitz.solve(kiebitz.Position(**fields | change))


def test_a_score_that_cannot_be_is_refused() -> None:
    hands = "CJ.S7/CA.D7/CT.H7/DK8 G 0 0:-"
    for score, border in (("0:8", "93 to 93"), ("94:8", "93 to 93"), ("1:0", "0 to 0"), ("34:1", "0 to 33")):
        with pytest.raises(ValueError, match=f"cannot have .*{border}"):
            kiebitz.parse_position(f"{hands} {score}")
    assert kiebitz.parse_position(f"{hands} 93:8").points == 93


def test_every_public_name_says_what_it_is() -> None:
    silent = []
    for name in kiebitz.__all__:
        thing = getattr(kiebitz, name)
        if not (inspect.isclass(thing) or inspect.isroutine(thing)):
            continue
        if not inspect.getdoc(thing):
            silent.append(name)
        if inspect.isclass(thing):
            members = {member: value for member, value in vars(thing).items() if not member.startswith("_")}
            silent += [
                f"{name}.{member}"
                for member, value in members.items()
                if isinstance(value, property | classmethod | staticmethod) or inspect.isroutine(value)
                if not inspect.getdoc(getattr(thing, member))
            ]
    assert silent == []


def test_the_package_is_a_program() -> None:
    done = subprocess.run([sys.executable, "-m", "kiebitz", "--version"], capture_output=True, text=True, check=True)
    assert version("kiebitz") in done.stdout
