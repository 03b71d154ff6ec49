"""An engine stays for a whole list: it hears of every game, who sits where, and what was before it was started."""

from __future__ import annotations

import json
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from kiebitz import PASS, Bid, Game, create, deal, parse_contract, referee
from kiebitz.engine import EngineTimeout, ExecPlayer
from kiebitz.players.random import RandomPlayer
from tests.engine.engines import PASSES, engine
from tests.games import finished_game, game_with_contract

NAMES = ("Ada", "engine", "Jörg")
OPENING = ["hello", "options"]


def diarist(diary: Path, reply: str = PASSES) -> ExecPlayer:
    """A player whose engine writes down every line it reads."""
    spec = engine(reply, start=f"diary = open({str(diary)!r}, 'a', 1)")
    player = create(spec.replace("message = json.loads(line)", "message = json.loads(line); diary.write(line)"))
    assert isinstance(player, ExecPlayer)
    return player


def messages(diary: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in diary.read_text().splitlines()]


def story(diary: Path) -> list[str]:
    """What was read in what order; questions of the same kind in a row are one."""
    return [kind for kind, _ in groupby(message["type"] for message in messages(diary))]


def rotated(places: list[Any], game: int) -> list[Any]:
    """Who sits where in a game of a list."""
    return [places[(seat + game) % 3] for seat in range(3)]


def test_an_engine_hears_of_every_game_of_a_list(tmp_path: Path) -> None:
    player = diarist(tmp_path / "diary")
    for number in range(4):
        first, second, third = rotated(list(NAMES), number)
        players = rotated([create("rules"), player, create("rules")], number)
        refereed = referee(deal(number), players, names=(first, second, third))
        assert refereed.faults == []
    player.close()
    heard = messages(tmp_path / "diary")
    assert [it["type"] for it in heard if it["type"] in ("hello", "new_game", "game_over", "quit")] == [
        *("hello", "new_game", "game_over"),
        *(3 * ("new_game", "game_over")),
        "quit",
    ]
    begun = [(it["seat"], it["names"]) for it in heard if it["type"] == "new_game"]
    assert begun == [((1 - number) % 3, rotated(list(NAMES), number)) for number in range(4)]
    ended = [it["view"] for it in heard if it["type"] == "game_over"]
    assert [(view["seat"], view["names"]) for view in ended] == begun
    assert all(it["view"]["names"][it["view"]["seat"]] == "engine" for it in heard if "id" in it)


def test_after_moves_are_taken_back_the_same_engine_begins_anew(tmp_path: Path) -> None:
    player = diarist(tmp_path / "diary")
    game = game_with_contract(parse_contract("G"), 1, deal(1))
    game.push(player.play(game.view(0)))
    while game.history:
        game.pop()
    assert player.bid(game.view(0)) == PASS
    player.close()
    assert story(tmp_path / "diary") == [*OPENING, "new_game", "play", "new_game", "bid", "quit"]


def test_an_engine_is_told_of_the_games_before_it_was_started(tmp_path: Path) -> None:
    player = diarist(tmp_path / "diary")
    for number in range(2):
        player.game_over(finished_game(number).view(number, NAMES))
    player.bid(Game(deal(2)).view(2))
    player.close()
    before = 2 * ["new_game", "game_over"]
    assert story(tmp_path / "diary") == [*OPENING, *before, "new_game", "bid", "quit"]
    assert [it["seat"] for it in messages(tmp_path / "diary") if it["type"] == "new_game"] == [0, 1, 2]


@pytest.mark.parametrize("trouble", ["os.abort()", "print('nonsense', flush=True)", "time.sleep(600)"])
def test_who_fails_in_one_game_is_well_in_the_next_and_knows_of_all_before(
    trouble: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    diary = tmp_path / "diary"
    player = diarist(diary, f"{trouble} if view['names'][2] == 'trouble' else 0; {PASSES}")
    for name in ("peace", "trouble", "peace"):
        if name == "trouble":
            monkeypatch.setattr("kiebitz.engine.player.SECONDS_PER_MOVE", 0.3)
        refereed = referee(deal(1), [player, RandomPlayer(1), RandomPlayer(2)], names=("engine", "Ada", name))
        monkeypatch.undo()
        assert bool(refereed.faults) == (name == "trouble")
    player.close()
    first, second = "\n".join(story(diary)).split("\nhello\n")
    assert first.startswith("hello\noptions\nnew_game\nbid")
    assert second.startswith("options\nnew_game\ngame_over\nnew_game\ngame_over\nnew_game\nbid")


def test_the_clock_of_one_game_does_not_run_in_the_next(tmp_path: Path) -> None:
    player = diarist(tmp_path / "diary", "answer(legal[0])")
    assert player.bid(Game(deal(1)).view(1)) == Bid(18)
    player.set_time_left(0)
    with pytest.raises(EngineTimeout):
        player.bid(Game(deal(1)).view(1))
    assert player.bid(Game(deal(2)).view(1)) == Bid(18)
    player.close()
