"""Games that end as soon as their result is certain: nothing but how they end may differ from playing on."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from kiebitz import CLAIM, Game, Resign, Result, check_record, parse_game, parse_record
from kiebitz.arena.folder import FinishedMatch
from kiebitz.arena.match import Match
from kiebitz.arena.results import PlayedGame
from kiebitz.players.foregone import foregone
from kiebitz.view import Phase
from tests.arena.matches import cardplay, full, play, run_in
from tests.games import finished_game

TOPS = "CJATKQ.SJAT.HJ.DJ/C987.SKQ.HATK.DAT/S987.HQ987.DKQ9/D87"


def outcome(game: PlayedGame) -> PlayedGame:
    """Everything that counts; less what tells how long the game was."""
    return replace(game, moves=(0, 0, 0), seconds=(0.0, 0.0, 0.0), record="", mistakes=None)


@pytest.mark.parametrize(
    "match",
    [
        cardplay("rules", "random", pipma=True),
        cardplay("rules", "kermit:3", bidding="value+rules", roles=True, seed=2),
        full("value+rules", "random", seed=3),
        full("kermit:2", "rules", seed=4),
    ],
    ids=str,
)
def test_a_shortened_match_has_all_results_of_the_match_played_on(match: Match) -> None:
    units = 12
    played_on = [game for unit in play(match, units) for game in unit]
    shortened = [game for unit in play(replace(match, shorten=True), units) for game in unit]
    assert list(map(outcome, shortened)) == list(map(outcome, played_on))
    assert sum(sum(game.moves) for game in shortened) < sum(sum(game.moves) for game in played_on)
    for short, long in zip(shortened, played_on, strict=True):
        check_record(parse_record(short.record))
        assert _weighty(short) == _weighty(long)


def _weighty(game: PlayedGame) -> list[tuple[int, int]]:
    """For each seat its right decisions and its mistakes: where nothing matters any more, there is neither."""
    return [(word.count("o"), word.count("x")) for word in game.mistakes or ()]


def every_end(game: Game) -> set[Result]:
    """The results of all ways to play on, but for how the game ended."""
    if game.is_over:
        return {replace(game.result(), resigned=False)}
    ends: set[Result] = set()
    for move in game.legal_moves():
        game.push(move)
        ends |= every_end(game)
        game.pop()
    return ends


def test_a_game_is_foregone_only_if_every_way_to_play_on_has_the_same_result() -> None:
    """Random games, near their ends, so that every way can be tried."""
    ends = {CLAIM: 0, Resign: 0, None: 0}
    for seed in range(1500):
        game = finished_game(seed)
        if game.contract is None or game.phase is not Phase.OVER or game.stopped is not None:
            continue
        while game.phase is Phase.OVER or (game.position is not None and game.position.cards_left < 3):
            game.pop()
        while game.position is not None and game.position.trick:
            game.push(game.legal_moves()[0])
        ending = foregone(game)
        ends[CLAIM if CLAIM in ending else Resign if ending else None] += 1
        if ending:
            results = every_end(game)
            for move in ending:
                game.push(move)
            assert results == {replace(game.result(), resigned=False)}
    assert min(ends.values()) > 10


def test_only_the_rest_of_a_trump_game_or_a_null_that_cannot_be_caught_is_foregone() -> None:
    assert foregone(parse_game(f"{TOPS} p p 18 s G.D8.D7")) == [CLAIM, Resign(1), Resign(2)]
    assert foregone(parse_game(f"{TOPS} p p 18 s G.D8.D7 SC")) == [Resign(1), Resign(2)]
    assert foregone(parse_game(f"{TOPS} p p 18 s G.D8.D7 CJ")) == []  # in the middle of a trick
    assert foregone(parse_game(f"{TOPS} p p 18 s H.D8.D7")) == []
    assert foregone(parse_game(f"{TOPS} p p 18")) == []


def test_lists_are_not_shortened() -> None:
    with pytest.raises(ValueError, match="to the last card"):
        full("rules", "random", list_length=3, shorten=True)


def test_a_shortened_match_is_another_match_and_older_ones_are_still_read(tmp_path: Path) -> None:
    match = cardplay("rules", "random", shorten=True)
    run_in(tmp_path / "short", match, 2)
    assert FinishedMatch.load(tmp_path / "short").match == match
    run_in(tmp_path / "long", cardplay("rules", "random"), 2)
    assert "shorten" not in (tmp_path / "long" / "match.json").read_text()
    with pytest.raises(ValueError, match="shorten"):
        run_in(tmp_path / "short", cardplay("rules", "random"), 2)


def test_the_referee_draws_no_luck_for_what_is_not_played() -> None:
    """The players of a shortened game are asked the same questions before its end, so they answer the same."""
    match = cardplay("random", "random", seed=random.Random(1).randrange(1000))
    for short, long in zip(play(replace(match, shorten=True), 6), play(match, 6), strict=True):
        for one, other in zip(short, long, strict=True):
            cards = [str(move) for _, move in _history(one)]
            assert [str(move) for _, move in _history(other)][: len(cards)] == cards


def _history(game: PlayedGame) -> list[tuple[int, object]]:
    from kiebitz.formats.iss import replay

    history = replay(parse_record(game.record)).history
    return [(seat, move) for seat, move in history if not isinstance(move, Resign) and move != CLAIM]
