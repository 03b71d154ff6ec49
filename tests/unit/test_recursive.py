"""Players that finish games in worlds: their names, what they refuse, and that luck and threads change nothing else."""

from __future__ import annotations

import pytest

from kiebitz import (
    Card,
    CorePlayer,
    Game,
    Games,
    InvalidOption,
    Recipe,
    create,
    deal,
    format_player,
    parse_player,
    referee,
)
from kiebitz.players import ask
from kiebitz.view import Phase

SPECS = (
    "recursive:6",
    "recursive:6,playouts=playing,fading=0.8,moves=4",
    "recursive:6,sampler=uniform,playouts=rules,declarer=policy",
    "recursive:6,sampler=bids,playouts=varied,role=defenders,share=0.3",
    "recursive:4,playouts=2,trick=5,moves=3,since=2,doubt=0.2,payoff=list",
    "rk:3x2",
    "rrules:12,inference",
)


def first_cards(spec: str, number: int, threads: int) -> list[Card]:
    """What each seat plays to the first trick."""
    game = Game(deal(number))
    bidder = create("value+rules")
    while game.phase is not Phase.PLAY:
        assert game.turn is not None
        game.push(ask(bidder, game.view(game.turn)))
    player = create(f"{spec},threads={threads}", 3)
    for _ in range(3):
        assert game.turn is not None
        game.push(player.play(game.view(game.turn)))
    return [card for _, card in game.view(None).plays]


@pytest.mark.parametrize("spec", SPECS)
def test_names_are_read_and_written(spec: str) -> None:
    assert format_player(parse_player(spec)) == spec
    assert isinstance(create(spec), CorePlayer)


@pytest.mark.parametrize("spec", SPECS)
def test_a_game_is_played_to_its_end_and_again_the_same(spec: str) -> None:
    first, second = (referee(deal(4), [create(spec, seed=2)] * 3) for _ in range(2))
    assert first.game.is_over
    assert not first.faults
    assert str(first.game) == str(second.game)


@pytest.mark.parametrize("spec", ["recursive:16,playouts=2,moves=3,share=0.5", "recursive:40", "rk:6x2"])
def test_threads_change_no_card(spec: str) -> None:
    assert first_cards(spec, 1, threads=1) == first_cards(spec, 1, threads=3)


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("rk:160", "are written 160x10"),
        ("rk:0x3", "are written 160x10"),
        ("recursive:playouts=kermit", "games are played by"),
        ("recursive:declarer=0", "games are played by"),
        ("recursive:share=0", "at least|from"),
        ("recursive:moves=0", "from 1 to 30"),
    ],
)
def test_what_cannot_be_is_refused(spec: str, message: str) -> None:
    with pytest.raises(InvalidOption, match=message):
        create(spec)


def test_who_forgets_cards_finishes_no_games() -> None:
    with pytest.raises(ValueError, match="whole deals"):
        Recipe(memory=1, declarers_games=Games(player="rules"))


def test_before_the_trick_from_which_games_are_played_open_cards_judge_alone() -> None:
    spec, since = "recursive:8,sampler=bids,playouts=rules", 4
    plain, always, later = create("kermit:8", 1), create(spec, 1), create(f"{spec},since={since}", 1)
    assert isinstance(plain, CorePlayer)
    assert isinstance(always, CorePlayer)
    assert isinstance(later, CorePlayer)
    game, differ = Game(deal(2)), 0
    while (seat := game.turn) is not None:
        if game.phase is Phase.PLAY:
            view = game.view(seat)
            judge = plain if len(game.view(None).plays) // 3 + 1 < since else always
            assert later.evidence(view) == judge.evidence(view)
            differ += plain.evidence(view) != always.evidence(view)
        game.push(ask(plain, game.view(seat)))
    assert differ


def test_a_share_fades_trick_by_trick() -> None:
    fading, game = create("kermit:8,playouts=both,finishes=policy,share=0.8,fading=0.5", 1), Game(deal(2))
    assert isinstance(fading, CorePlayer)
    while (seat := game.turn) is not None:
        if game.phase is Phase.PLAY:
            view = game.view(seat)
            share = 0.8 * 0.5 ** (len(view.plays) // 3)
            steady = create(f"kermit:8,playouts=both,finishes=policy,share={share}", 1)
            assert isinstance(steady, CorePlayer)
            assert fading.evidence(view) == steady.evidence(view)
        game.push(ask(fading, game.view(seat)))
